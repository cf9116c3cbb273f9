// How much of the sheet is on the screen: a scale (pixels per board unit) and the unit at the
// left upper corner.

const EMPTY = 0.36; // how much of the map's width a pack may leave empty at its corner
const FOOT = 84; // what the whole map can spare for what lies there, in pixels
const WHOLE = 1.02; // hardly more than the scale that shows the whole map
const HEAD = 62; // what a block and one behind it take above their town, in pixels

export class Camera {
  scale = $state(1);
  left = $state(0);
  top = $state(0);
  width = $state(1);
  height = $state(1);
  /** What lies on one of the map's lower corners, in pixels. */
  covered = $state.raw({ width: 0, height: 0, left: false });
  #box: [number, number, number, number] = [0, 0, 1, 1];
  #highest = 0;
  #foot = 0;
  #touched = false;

  /** Board units per pixel: labels and pieces keep their size while the ground zooms. */
  get unit(): number {
    return 1 / this.scale;
  }

  /** The sheet, and how far up on it the northernmost town lies. */
  setBox(box: [number, number, number, number], highest: number): void {
    this.#box = box;
    this.#highest = highest;
    this.fit();
  }

  resize(width: number, height: number): void {
    if (width < 1 || height < 1) return;
    // Who saw the whole map still does when he turns his tablet or widens the window.
    const whole = this.scale <= this.#whole() * WHOLE;
    this.width = width;
    this.height = height;
    if (!this.#touched || whole || this.scale < this.#whole()) this.fit();
    else this.#clamp();
  }

  /** Something covers the corner. More than its empty part: then the whole map leaves room for it. */
  cover(width: number, height: number, left: boolean): void {
    this.covered = { width, height, left };
    const foot = width > this.width * EMPTY ? Math.min(height, FOOT) : 0;
    if (foot === this.#foot) return;
    this.#foot = foot;
    if (!this.#touched) this.fit();
  }

  /** Where a point of the board is on the screen. */
  place(x: number, y: number): [number, number] {
    return [(x - this.left) * this.scale, (y - this.top) * this.scale];
  }

  isCovered(px: number, py: number): boolean {
    return this.isAbove(px) && py > this.height - this.covered.height;
  }

  /** Whether something on the left or right corner lies below this point, or nearer than `half`. */
  isAbove(px: number, half = 0): boolean {
    const { width, left } = this.covered;
    return width > 0 && (left ? px < width + half : px > this.width - width - half);
  }

  /** The scale at which the whole sheet is just seen. */
  #whole(): number {
    const [, , w, h] = this.#box;
    return Math.min(this.width / w, this.height / h);
  }

  fit(): void {
    const [x, y, w, h] = this.#box;
    const high = this.height - this.#foot;
    this.#touched = false;
    const whole = Math.min(this.width / w, high / h);
    const above = (high - h * whole) / 2 + (this.#highest - y) * whole;
    const head = Math.min(Math.max(0, HEAD - above), high / 4);
    this.scale = Math.min(this.width / w, (high - head) / h);
    this.left = x - (this.width / this.scale - w) / 2;
    this.top = y - ((high + head) / this.scale - h) / 2;
  }

  /** Zoom by a factor, keeping the point under the pointer where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const least = this.#whole() * 0.9;
    const next = Math.max(least, Math.min(3, this.scale * factor));
    const x = this.left + px / this.scale;
    const y = this.top + py / this.scale;
    this.#touched = true;
    this.scale = next;
    this.left = x - px / next;
    this.top = y - py / next;
    this.#clamp();
  }

  /** Put a point of the board into the middle, at a scale. */
  look(x: number, y: number, scale: number): void {
    this.#touched = true;
    this.scale = scale;
    this.left = x - this.width / scale / 2;
    this.top = y - this.height / scale / 2;
    this.#clamp();
  }

  pan(dx: number, dy: number): void {
    this.#touched = true;
    this.left -= dx / this.scale;
    this.top -= dy / this.scale;
    this.#clamp();
  }

  /** Bring a point of the board into sight, if it is not. */
  reveal(x: number, y: number): void {
    const [px, py] = this.place(x, y);
    const margin = Math.min(64, this.width / 4);
    const above = Math.min(HEAD + 64, this.height / 3); // blocks above a town, and buttons above these
    const high = this.isCovered(px + (this.covered.left ? -margin : margin) / 2, py + margin / 2) ? this.height - this.covered.height : this.height;
    const dx = px < margin ? margin - px : px > this.width - margin ? this.width - margin - px : 0;
    const dy = py < above ? above - py : py > high - margin ? high - margin - py : 0;
    if (dx || dy) this.pan(dx, dy);
  }

  /** Never lose the sheet: half of the window at least shows some of it. */
  #clamp(): void {
    const [x, y, w, h] = this.#box;
    const wide = this.width / this.scale;
    const high = this.height / this.scale;
    this.left = Math.max(x - wide / 2, Math.min(x + w - wide / 2, this.left));
    this.top = Math.max(y - high / 2, Math.min(y + h - high / 2, this.top));
  }
}
