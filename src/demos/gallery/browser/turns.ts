import { startTransition } from 'react';
import { whenIdle } from '@site/src/utils/whenIdle';
import type { DemoSource } from '../../ui/useDemoModule';

/** A place for a demo. */
export interface Spot {
  /** Distance of its middle from the middle of the window, in window heights. */
  distance: number;
  /** Whether its demo is mounted. */
  isAlive: boolean;
}

/** How many demos of a gallery are mounted at once, at most. */
export const most = 24;

/** Within this distance demos are mounted, and beyond the other one unmounted. The window ends at 0.5. */
const near = 1;
const far = 2;

/**
 * Returns what to do next: unmount a demo that is far away or whose room a nearer one needs, or mount the nearest. One step at a
 * time keeps each task short.
 *
 * @returns undefined if everything is as it should be
 */
export function nextStep<Place extends Spot>(
  places: readonly Place[],
): { kind: 'mount' | 'unmount'; place: Place } | undefined {
  const kept = places
    .filter(({ isAlive, distance }) => distance <= (isAlive ? far : near))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, most);
  const gone = places.find((place) => place.isAlive && !kept.includes(place));
  const place = gone ?? kept.find(({ isAlive }) => !isAlive);
  return place && { kind: gone ? 'unmount' : 'mount', place };
}

interface Seat extends Spot {
  element: Element;
  /** The path of its demo below the playground. */
  path: string;
  /** Mounts its demo, or unmounts it. */
  show: (demo: DemoSource | null) => void;
}

/** Milliseconds after which the next demo doesn't wait for this one: it may never load. */
const patience = 4000;
/** Windows a second, and milliseconds without such a scroll after which demos are mounted: no reader looks at what flies past. */
const fast = 4;
const calm = 150;

const seats = new Set<Seat>();
let isRunning = false;
let end = (): void => {};

/** The last scroll event, and until when the page counts as scrolled fast. */
let last = { top: 0, time: 0 };
let fastUntil = 0;

function onChange(): void {
  const now = { top: window.scrollY, time: performance.now() };
  const windows = Math.abs(now.top - last.top) / window.innerHeight;
  if (windows / ((now.time - last.time) / 1000) > fast) fastUntil = now.time + calm;
  last = now;
  void run();
}

function measure(): Seat[] {
  const { innerHeight } = window;
  for (const seat of seats) {
    const { top, bottom } = seat.element.getBoundingClientRect();
    seat.distance = Math.abs((top + bottom) / 2 - innerHeight / 2) / innerHeight;
  }
  return [...seats];
}

/** Takes one step after the other, each in idle time, until none is left. */
async function run(): Promise<void> {
  if (isRunning || seats.size === 0) return;
  isRunning = true;
  for (;;) {
    while (performance.now() < fastUntil) await new Promise((go) => void setTimeout(go, calm));
    await new Promise<void>((go) => void whenIdle(go, 500));
    const step = nextStep(measure());
    // It has every demo by its path, and may be unavailable until the browser is online again.
    const table =
      step && (await import('@generated/x-demos/default/playground.js').catch(() => {}));
    if (!step || !table) break;
    const { place, kind } = step;
    place.isAlive = kind === 'mount';
    await new Promise<void>((resolve) => {
      end = resolve;
      startTransition(() => place.show((place.isAlive && table.default[place.path]) || null));
      setTimeout(resolve, patience);
    });
  }
  isRunning = false;
}

/** Called by a demo that is shown, that can't be, or that is gone. */
export const finishTurn = (): void => end();

/**
 * Enters a place for a demo: the demos nearest to the window are mounted, one after the other, and at most `most` at once.
 *
 * @returns ends its part
 */
export function takePart(element: Element, path: string, show: Seat['show']): () => void {
  const seat: Seat = { element, path, show, isAlive: false, distance: Infinity };
  // The same function for all places: it is added once.
  for (const type of ['scroll', 'resize', 'online']) window.addEventListener(type, onChange);
  seats.add(seat);
  void run();
  return () => {
    seats.delete(seat);
    // The others move up.
    void run();
  };
}
