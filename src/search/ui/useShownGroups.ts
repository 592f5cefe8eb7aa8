import { useDeferredValue, useMemo } from 'react';
import type { ClientState } from '@site/src/search/browser/client';
import { dialogLimits, groupHits, type HitGroup } from '@site/src/search/browser/groupHits';

/** The hits that are shown, and the query they answer. */
export interface ShownGroups {
  groups: readonly HitGroup[];
  query: string;
}

const nothing: ShownGroups = { groups: [], query: '' };

/** How many hits are rendered first: together with the field, they fill the screen of a phone. */
const firstHits = 4;

function firstOf(groups: readonly HitGroup[]): HitGroup[] {
  let left = firstHits;
  return groups.flatMap(({ kind, hits }) => {
    const own = hits.slice(0, left);
    left -= own.length;
    return own.length > 0 ? [{ kind, hits: own }] : [];
  });
}

/**
 * Returns the hits to render. They lag a little behind the answer, so that the field stays responsive. If there was nothing
 * before, the first few are rendered before the rest.
 *
 * @returns what is shown, and whether it has caught up with the answer; empty without an answer
 */
export function useShownGroups({ status, result, answered }: ClientState): {
  shown: ShownGroups;
  isLatest: boolean;
} {
  const latest = useMemo(
    () =>
      status === 'ready' && result && result.hits.length > 0
        ? { groups: groupHits(result.hits, dialogLimits), query: answered ?? '' }
        : nothing,
    [status, result, answered],
  );
  const current = useDeferredValue(latest, nothing);
  const before = useDeferredValue(current, nothing);
  const isFirst = before === nothing;
  const shown = useMemo(
    () => (isFirst ? { ...current, groups: firstOf(current.groups) } : current),
    [isFirst, current],
  );
  return { shown, isLatest: latest === current };
}
