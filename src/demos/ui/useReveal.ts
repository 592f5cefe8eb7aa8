import { startTransition, useCallback, useState } from 'react';
import { pause } from '../../utils/pause';

export interface Reveal {
  isShown: boolean;
  /** Shows the demo, in a task of its own. */
  show: () => void;
}

/**
 * A demo is set up out of sight and shown when that is done: rendering and inserting it is one task, and what it does once
 * it is on the page, such as measuring itself, is another. In between the page answers.
 *
 * @param round - every round of the demo begins hidden
 */
export function useReveal(round: number): Reveal {
  const [shownRound, setShownRound] = useState<number | null>(null);
  const show = useCallback(() => {
    void pause().then(() => startTransition(() => setShownRound(round)));
  }, [round]);
  return { isShown: shownRound === round, show };
}
