/**
 * Stands in for `@emotion/use-insertion-effect-with-fallbacks` (an alias in `src/demos`). Emotion makes the CSS of
 * every component while React commits, in one go that nothing can interrupt: a third of the longest task of a demo. Here it
 * is made while React renders, which yields to the reader, and waits for the commit to be inserted, all of it at once.
 */
import { useInsertionEffect } from 'react';
import { holdRules, writeHeldRules } from './LayerSheet';

/** For styled components; `insert` does nothing for styles that are known. */
export function useInsertionEffectAlwaysWithSyncFallback(insert: () => void): void {
  holdRules(insert);
  useInsertionEffect(writeHeldRules);
}

/** For global styles, which come and go with their component: as in Emotion. */
export const useInsertionEffectWithLayoutFallback = useInsertionEffect;
