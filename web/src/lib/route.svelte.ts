// The address bar as a value; links change it without loading the page again.

class Route {
  path = $state(location.pathname);

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** For links: ordinary clicks stay inside, everything else is the browser's. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest("a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    if (link.origin !== location.origin || link.hasAttribute("download")) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  };
}

export const route = new Route();
addEventListener("popstate", () => (route.path = location.pathname));
