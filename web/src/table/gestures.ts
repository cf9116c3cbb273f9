import type { Camera } from "./camera.svelte";

/** Pointers on the map: one pans, two zoom. A press that hardly moves is a touch of what lies
 * under it. */
export class Gestures {
  #pointers = new Map<number, { x: number; y: number }>();
  #travelled = 0;
  /** Was Shift held when something was last pressed? */
  shifted = false;
  #camera: Camera;
  #frame: () => HTMLElement | undefined;

  constructor(camera: Camera, frame: () => HTMLElement | undefined) {
    this.#camera = camera;
    this.#frame = frame;
  }

  /** Was the map moved, rather than something on it touched? */
  get moved(): boolean {
    return this.#travelled > 6;
  }

  still(): void {
    this.#travelled = 0;
  }

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.shifted = event.shiftKey;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pointers.size === 1) this.#travelled = 0;
  };

  up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
  };

  move = (event: PointerEvent): void => {
    const last = this.#pointers.get(event.pointerId);
    const frame = this.#frame();
    if (!last || !frame) return;
    const dx = event.clientX - last.x;
    const dy = event.clientY - last.y;
    this.#travelled += Math.abs(dx) + Math.abs(dy);
    if (this.moved && !frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId);
    if (this.#pointers.size > 1) this.#pinch(event, last, frame);
    else if (this.moved) this.#camera.pan(dx, dy);
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  #pinch(event: PointerEvent, last: { x: number; y: number }, frame: HTMLElement): void {
    const other = [...this.#pointers.entries()].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    const box = frame.getBoundingClientRect();
    const x = (event.clientX + other.x) / 2 - box.left;
    const y = (event.clientY + other.y) / 2 - box.top;
    if (before > 0) this.#camera.zoom(after / before, x, y);
    this.#camera.pan((event.clientX - last.x) / 2, (event.clientY - last.y) / 2);
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = this.#frame()?.getBoundingClientRect();
    if (!box) return;
    this.#camera.zoom(Math.exp(-event.deltaY * 0.0015), event.clientX - box.left, event.clientY - box.top);
  };
}
