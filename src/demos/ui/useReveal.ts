import { startTransition, useCallback, useState } from 'react';
import { pause } from '../../utils/pause';

export interface Curtain {
  isOpen: boolean;
  /** Opens it, in a task of its own. */
  open: () => void;
}

/**
 * A demo is set up out of sight and shown when that is done: rendering and inserting it is one task, and what it does once
 * it is on the page, such as measuring itself, is another. In between the page answers.
 *
 * @param round - every round of the demo begins with a closed curtain
 */
export function useCurtain(round: number): Curtain {
  const [opened, setOpened] = useState<number | null>(null);
  const open = useCallback(() => {
    void pause().then(() => startTransition(() => setOpened(round)));
  }, [round]);
  return { isOpen: opened === round, open };
}
