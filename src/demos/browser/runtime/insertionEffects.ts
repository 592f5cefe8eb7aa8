/**
 * Replaces `@emotion/use-insertion-effect-with-fallbacks` (an alias in `src/demos`). Emotion generates the CSS of every
 * component while React commits, which can't be interrupted: a third of the longest task of a demo. Here, it is generated
 * while React renders, which can yield, and inserted all at once during the commit.
 */
import { useInsertionEffect } from 'react';
import { holdRules, writeHeldRules } from './LayerSheet';

/** For styled components; `insert` does nothing for styles that were inserted before. */
export function useInsertionEffectAlwaysWithSyncFallback(insert: () => void): void {
  holdRules(insert);
  useInsertionEffect(writeHeldRules);
}

/** For global styles, which come and go with their component: as in Emotion. */
export const useInsertionEffectWithLayoutFallback = useInsertionEffect;
