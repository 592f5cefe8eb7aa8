import { mapRows, rowId, type RowKind } from '../../model';
import { planRank, type ApiPage, type ApiReference, type Arrival } from '../../types';
import { stemOf } from '../extract/names';
import { arrivalOf, historiesOf, smallerPlans, subjectOf, type Known } from './arrival';
import type { LoggedRelease } from './releases';

/** What is known about other releases. */
export interface OtherReleases {
  /** The oldest documented release: what it has is not marked. */
  oldest: string;
  /** The references of other releases, older and newer. */
  references: readonly ApiReference[];
  /** Returns the change log of a package in the reference. */
  logOf: (packageName: string) => readonly LoggedRelease[];
}

/** Makes a function that returns since when a row of a page exists. */
function arrivals(
  page: ApiPage,
  histories: ReturnType<typeof historiesOf>,
  { oldest, logOf }: OtherReleases,
): (kind: RowKind | null, name: string) => Arrival {
  const smaller = smallerPlans(histories, page).sort((a, b) => planRank(b.plan) - planRank(a.plan));
  const known: Known = {
    version: page.source.version,
    oldest,
    points: histories.get(subjectOf(page))?.points ?? [],
    counterpart: smaller.find((other) => stemOf(other.name) === stemOf(page.name)),
    smaller,
    log: logOf(page.source.package),
  };
  return (kind, name) => arrivalOf(kind === null ? '' : rowId(kind, name), name, known) ?? {};
}

/** Adds to pages and members since when they exist, if they are newer than the oldest documented release. */
export function addSince(reference: ApiReference, others: OtherReleases): ApiReference {
  const histories = historiesOf([reference, ...others.references]);
  const methods = { ...reference.blocks.methods };
  const pages = reference.pages.map((page): ApiPage => {
    const of = arrivals(page, histories, others);
    const arrived = of(null, page.name);
    // Everything on a new page is as new as the page.
    if (arrived.since ?? arrived.after) return { ...page, ...arrived };
    const own = Object.entries(methods[page.name] ?? {}).map(
      ([name, row]) => [name, { ...row, ...of('method', name) }] as const,
    );
    if (own.length > 0) methods[page.name] = Object.fromEntries(own);
    return mapRows(page, (row, kind, name) => ({ ...row, ...of(kind, name) }));
  });
  return { pages, blocks: { ...reference.blocks, methods } };
}
