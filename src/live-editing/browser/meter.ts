/** What a frame may cost the page per second. A demo that reports its height on every animation frame stays well below. */
const most = 500;

/** Adds up what a frame costs the page: a message counts as one, plus the milliseconds that reading it took. */
export class Meter {
  #since = 0;
  #spent = 0;

  /** @returns whether the frame has cost too much within a second */
  add(cost: number, now: number): boolean {
    if (now - this.#since > 1000) {
      this.#since = now;
      this.#spent = 0;
    }
    this.#spent += cost;
    return this.#spent > most;
  }
}
