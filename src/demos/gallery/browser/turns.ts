import { whenIdle } from '@site/src/utils/whenIdle';
import { nextStep, type Spot } from './nextStep';

/** Mounts or unmounts a demo. Rejects if it can't. */
type SetAlive = (isAlive: boolean) => Promise<void>;

/** A place that takes part, and how its demo is mounted or unmounted. */
interface Seat extends Spot {
  element: Element;
  setAlive: SetAlive;
  /** Whether it is within the margin of the observer. */
  isClose: boolean;
}

/** Milliseconds after which the next demo doesn't wait for this one: it may never load. */
const patience = 4000;
/** Windows a second, and milliseconds without such a scroll after which demos are mounted: no reader looks at what flies past. */
const fast = 4;
const calm = 150;

const seats = new Map<Element, Seat>();
let observer: IntersectionObserver | undefined;
let isRunning = false;
let end = (): void => {};

const idle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve, 500));

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** The last scroll event, and until when the page counts as scrolled fast. */
let last = { top: 0, time: 0 };
let fastUntil = 0;

function onScroll(): void {
  const now = { top: window.scrollY, time: performance.now() };
  const windows = Math.abs(now.top - last.top) / window.innerHeight;
  if (windows / ((now.time - last.time) / 1000) > fast) fastUntil = now.time + calm;
  last = now;
  void run();
}

/** Measures the places that matter. */
function measure(): Seat[] {
  const { innerHeight } = window;
  const places = [...seats.values()].filter(({ isAlive, isClose }) => isAlive || isClose);
  for (const seat of places) {
    const { top, bottom } = seat.element.getBoundingClientRect();
    seat.distance = Math.abs((top + bottom) / 2 - innerHeight / 2) / innerHeight;
  }
  return places;
}

/** Takes one step after the other, each in idle time, until none is left. */
async function run(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  for (;;) {
    while (performance.now() < fastUntil) await after(calm);
    await idle();
    const step = nextStep(measure());
    if (!step) break;
    const { place, kind } = step;
    place.isAlive = kind === 'mount';
    await new Promise<void>((resolve) => {
      end = resolve;
      place.setAlive(place.isAlive).catch(() => {
        // Not at once, since it would fail again.
        window.addEventListener('online', () => mountAgain(place), { once: true });
        resolve();
      });
      setTimeout(resolve, patience);
    });
  }
  isRunning = false;
}

/** Gives a place another turn whose demo could not be mounted. */
function mountAgain(place: Seat): void {
  place.isAlive = false;
  void run();
}

/** Called by a demo that is shown, that can't be, or that is gone. */
export const finishTurn = (): void => end();

/**
 * Enters a place for a demo: the demos nearest to the window are mounted, one after the other, and at most `most` at once.
 *
 * @returns ends its part
 */
export function takePart(element: Element, setAlive: SetAlive): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const seat = seats.get(target);
        if (seat) seat.isClose = isIntersecting;
      }
      void run();
    },
    { rootMargin: '150% 0px' },
  );
  if (seats.size === 0) window.addEventListener('scroll', onScroll, { passive: true });
  seats.set(element, { element, setAlive, isAlive: false, isClose: false, distance: Infinity });
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    seats.delete(element);
    if (seats.size === 0) window.removeEventListener('scroll', onScroll);
  };
}
