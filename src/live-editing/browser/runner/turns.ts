/** Milliseconds that loops may take without a pause: on a phone, what has work to do is done much sooner. */
const most = 2000;

/** How many turns go by between two looks at the clock. */
const interval = 256;

let since = 0;
let turns = 0;
let isSpent = false;

/**
 * Asked by each loop of edited code at every turn.
 * @throws Error once loops have run too long in one go, and from then on until `allowTurns`: React tries again what failed
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
    throw new Error(
      'A loop ran for two seconds without an end, and was stopped. Check its condition.',
    );
  return true;
}

/** Other code, other loops. */
export function allowTurns(): void {
  isSpent = false;
}
