import type { LiveRun } from '../protocol';

/** What a new frame runs: the newest code, the last that was shown, or nothing. */
export type Next = 'newest' | 'shown' | 'none';

/** How many new frames may start with the same code, if it has been shown and if it hasn't. */
const most = { shown: 3, unseen: 1 };

/** Milliseconds after which a new frame counts as running well: what ends it then can be the reader, with a link in a demo. */
const calm = 30_000;

interface Attempt {
  run: LiveRun;
  /** Number of new frames that have started with it. */
  frames: number;
}

/**
 * Chooses the code for the frame that replaces one that has ended. The newest code always comes first. It isn't to blame for
 * the end of a frame that ran other code before, and whatever the frame said about that can't be trusted: only code that a new
 * frame has started with had its chance.
 */
export class Attempts {
  #newest: Attempt | undefined;
  #shown: Attempt | undefined;
  #running: Attempt | undefined;
  #since = 0;

  /** Adds what the reader has typed; it runs in the frame that is there, or else in the next one. */
  add(run: LiveRun): void {
    this.#newest = { run, frames: 0 };
    this.#running = this.#newest;
  }

  isRunning(run: number): boolean {
    return this.#running?.run.run === run;
  }

  /** Notes that the code that runs is shown. */
  show(): void {
    this.#shown = this.#running;
  }

  /** Returns what a new frame starts with. */
  begin(now: number): LiveRun | undefined {
    this.#running = this.#choose();
    if (this.#running) this.#running.frames += 1;
    this.#since = now;
    return this.#running?.run;
  }

  /** Notes the end of a frame; returns what the next one will run, unless the reader types something newer. */
  end(now: number): Next {
    if (this.#running && now - this.#since > calm) this.#running.frames = 0;
    const next = this.#choose();
    if (!next) return 'none';
    return next === this.#newest ? 'newest' : 'shown';
  }

  #choose(): Attempt | undefined {
    return [this.#newest, this.#shown].find(
      (each) => each && each.frames < (each === this.#shown ? most.shown : most.unseen),
    );
  }
}
