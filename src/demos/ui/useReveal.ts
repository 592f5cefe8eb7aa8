import { startTransition, useCallback, useState } from 'react';
import { pause } from '../../utils/pause';

export type Reveal = ReturnType<typeof useReveal>;

/**
 * Keeps a demo hidden until it is set up: rendering and inserting it is one task, and what it does once it is visible, such
 * as measuring itself, is another. In between, the page can respond.
 *
 * @param round - every round of the demo starts hidden
 */
export function useReveal(round: number) {
  const [shownRound, setShownRound] = useState<number | null>(null);
  /** Shows the demo, in a task of its own. */
  const show = useCallback(() => {
    void pause().then(() => startTransition(() => setShownRound(round)));
  }, [round]);
  return { isShown: shownRound === round, show };
}
