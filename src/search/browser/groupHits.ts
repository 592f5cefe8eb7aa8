import { groupBy } from '../../utils/groupBy';
import type { Details } from './details';
import { kinds, type Hit, type Kind } from '../types';

export interface HitGroup {
  kind: Kind;
  hits: Hit[];
}

/** How many hits of each kind the dialog shows; the page of all results has the rest. */
export const dialogLimits: Readonly<Record<Kind, number>> = { guide: 6, api: 8, migration: 3 };

/** After the first few, hits of the first group below this share of its best are dropped, to keep the next group in view. */
const firstShare = 0.8;
const firstSure = 2;
/** Up to this many stay anyway if they are at least as good as the best of the next group. */
const firstLikely = 4;

/**
 * Groups hits by kind. The group with the best hit comes first, so that the best hit is the first one on the screen.
 *
 * @param limits - how many of each kind to keep; all if omitted
 */
export function groupHits(
  hits: readonly Hit[],
  limits?: Readonly<Record<Kind, number>>,
): HitGroup[] {
  const sorted = [...groupBy(hits, ({ kind }) => kind)]
    .map(([kind, own]) => ({ kind, hits: limits ? own.slice(0, limits[kind]) : own }))
    .sort(
      (a, b) =>
        (b.hits[0]?.score ?? 0) - (a.hits[0]?.score ?? 0) ||
        kinds.indexOf(a.kind) - kinds.indexOf(b.kind),
    );
  const [first, ...rest] = sorted;
  if (!limits || !first || rest.length === 0) return sorted;
  const best = first.hits[0]?.score ?? 0;
  const next = rest[0]?.hits[0]?.score ?? 0;
  const strong = first.hits.filter(
    ({ score }, index) =>
      index < firstSure || score >= firstShare * best || (index < firstLikely && score >= next),
  );
  return [{ ...first, hits: strong }, ...rest];
}

/** Returns the key of a hit. It doesn't depend on the hit's position or on what its excerpt adds. */
export const hitKey = ({ path, section }: Pick<Hit, 'path' | 'section'>): string =>
  section?.isRow ? `${path}#${section.id}` : path;

/** Adds to hits what their excerpts say. All other hits stay the same objects. */
export const withDetails = (
  hits: readonly Hit[],
  details: Readonly<Record<string, Details>>,
): Hit[] =>
  hits.map((hit) => {
    const own = details[hitKey(hit)];
    return own ? { ...hit, ...own, section: hit.section ?? own.section } : hit;
  });
