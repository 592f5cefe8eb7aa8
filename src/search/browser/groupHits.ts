import type { Details } from './details';
import { kinds, type Hit, type Kind } from '../types';

export interface HitGroup {
  kind: Kind;
  hits: Hit[];
}

/** So many hits of a kind are shown in the dialog; the page of all results has the rest. */
export const dialogLimits: Readonly<Record<Kind, number>> = { guide: 6, api: 8, migration: 3 };

/**
 * Hits by kind. The group with the best hit comes first, so that the best hit is the first one on the screen.
 *
 * @param limits - how many of each kind; all when not given
 */
export function groupHits(
  hits: readonly Hit[],
  limits?: Readonly<Record<Kind, number>>,
): HitGroup[] {
  const groups = new Map<Kind, Hit[]>();
  for (const hit of hits) {
    groups.set(hit.kind, [...(groups.get(hit.kind) ?? []), hit]);
  }
  return [...groups]
    .map(([kind, own]) => ({ kind, hits: limits ? own.slice(0, limits[kind]) : own }))
    .sort(
      (a, b) =>
        (b.hits[0]?.score ?? 0) - (a.hits[0]?.score ?? 0) ||
        kinds.indexOf(a.kind) - kinds.indexOf(b.kind),
    );
}

/** Details belong to one hit: joined once, a hit stays the same object while others get theirs. */
const joined = new WeakMap<Details, Hit>();

function withOwn(hit: Hit, details: Details): Hit {
  const known = joined.get(details);
  if (known) return known;
  const whole = { ...hit, ...details };
  joined.set(details, whole);
  return whole;
}

/** Hits with what the excerpts add to them. */
export const withDetails = (
  hits: readonly Hit[],
  details: Readonly<Record<string, Details>>,
): Hit[] =>
  hits.map((hit) => {
    const own = details[hit.path];
    return own ? withOwn(hit, own) : hit;
  });
