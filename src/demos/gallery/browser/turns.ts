import { startTransition } from 'react';
import { whenIdle } from '@site/src/utils/whenIdle';
import type { DemoSource } from '../../ui/useDemo';

/** A place for a demo. */
export interface Spot {
  /** Distance of its middle from the middle of the window, in window heights. */
  readonly distance: number;
  /** Whether its demo is mounted. */
  isAlive: boolean;
}

/** How many demos of a gallery are mounted at once, at most. */
export const most = 24;

/**
 * Returns the place that changes next: one whose demo must go, because it is far away or a nearer one needs its room, or else the nearest
 * place without its demo. One at a time keeps each task short.
 *
 * @returns undefined if everything is as it should be
 */
export function nextPlace<Place extends Spot>(places: readonly Place[]): Place | undefined {
  // A demo is mounted up to distance 1 and stays up to 2, so that none flickers at the limit. The window ends at 0.5.
  const kept = places
    .filter(({ isAlive, distance }) => distance <= (isAlive ? 2 : 1))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, most);
  const gone = places.find((place) => place.isAlive && !kept.includes(place));
  return gone ?? kept.find(({ isAlive }) => !isAlive);
}

interface Seat extends Spot {
  /** The path of its demo below the playground. */
  path: string;
  /** Mounts its demo, or unmounts it. */
  show: (demo: DemoSource | null) => void;
}

const seats = new Set<Seat>();
let running: Promise<void> | undefined;
let end = (): void => {};

/** Takes one step after the other, each in idle time, until none is left. */
async function run(): Promise<void> {
  for (;;) {
    // Nothing is mounted while the page scrolls faster than a fifth of a window in 50 ms: no reader looks at what flies past.
    let top: number;
    do {
      top = window.scrollY;
      await new Promise((go) => void setTimeout(go, 50));
    } while (Math.abs(window.scrollY - top) > window.innerHeight / 5);
    await new Promise<void>((go) => void whenIdle(go, 500));
    const place = nextPlace([...seats]);
    // It has every demo by its path, and may be unavailable until the browser is online again.
    const table =
      place && (await import('@generated/x-demos/default/playground.js').catch(() => {}));
    if (!place || !table) return;
    place.isAlive = !place.isAlive;
    await new Promise<void>((resolve) => {
      end = resolve;
      startTransition(() => place.show((place.isAlive && table.default[place.path]) || null));
      // A demo may never load; the next one doesn't wait for it.
      setTimeout(resolve, 4000);
    });
  }
}

function wake(): void {
  // On a page without any, the listeners are still there.
  if (seats.size > 0) running ??= run().finally(() => (running = undefined));
}

/** Lets the next place change. A demo calls it once it is shown, can't be shown, or is removed. */
export const finishTurn = (): void => end();

/**
 * Enters a place for a demo: the demos nearest to the window are mounted, one after the other, and at most `most` at once.
 *
 * @returns a function that removes the place
 */
export function takePart(element: Element, path: string, show: Seat['show']): () => void {
  const seat: Seat = {
    ...{ path, show, isAlive: false },
    get distance() {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.abs((top + bottom) / window.innerHeight - 1) / 2;
    },
  };
  // The same function for all places: it is added once.
  for (const type of ['scroll', 'resize', 'online']) window.addEventListener(type, wake);
  seats.add(seat);
  wake();
  return () => {
    seats.delete(seat);
    // The others move up.
    wake();
  };
}
