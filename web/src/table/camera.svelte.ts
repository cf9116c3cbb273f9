// How much of the sheet is on the screen: a scale (pixels per board unit) and the unit at the
// left upper corner.

export class Camera {
  scale = $state(1);
  left = $state(0);
  top = $state(0);
  width = $state(1);
  height = $state(1);
  #box: [number, number, number, number] = [0, 0, 1, 1];
  #touched = false;

  /** Board units per pixel: labels and pieces keep their size while the ground zooms. */
  get unit(): number {
    return 1 / this.scale;
  }

  setBox(box: [number, number, number, number]): void {
    this.#box = box;
    this.fit();
  }

  resize(width: number, height: number): void {
    if (width < 1 || height < 1) return;
    this.width = width;
    this.height = height;
    if (!this.#touched) this.fit();
    else this.#clamp();
  }

  fit(): void {
    const [x, y, w, h] = this.#box;
    this.#touched = false;
    this.scale = Math.min(this.width / w, this.height / h);
    this.left = x - (this.width / this.scale - w) / 2;
    this.top = y - (this.height / this.scale - h) / 2;
  }

  /** Zoom by a factor, keeping the point under the pointer where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const [, , w, h] = this.#box;
    const least = Math.min(this.width / w, this.height / h) * 0.9;
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
    const px = (x - this.left) * this.scale;
    const py = (y - this.top) * this.scale;
    const margin = 90;
    const dx = px < margin ? margin - px : px > this.width - margin ? this.width - margin - px : 0;
    const dy = py < margin ? margin - py : py > this.height - margin ? this.height - margin - py : 0;
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
