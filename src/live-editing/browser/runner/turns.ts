/** Milliseconds that loops may run without a pause. Even on a phone, loops that do real work finish much sooner. */
const most = 2000;

/** Number of iterations between two checks of the clock. */
const interval = 256;

let since = 0;
let turns = 0;
let isSpent = false;

/**
 * Called by the loops of edited code on every iteration.
 * @throws Error once loops have run too long without a pause, and from then on until `allowTurns`: React retries what failed
 */
export function takeTurn(): true {
  if (since === 0) {
    since = performance.now();
    setTimeout(() => {
      since = 0;
    });
  }
  turns += 1;
  isSpent ||= turns % interval === 0 && performance.now() - since > most;
  if (isSpent)
    throw new Error('A loop was stopped after running for two seconds. Check its condition.');
  return true;
}

/** Lets loops run again, for new code. */
export function allowTurns(): void {
  isSpent = false;
}
