import { memberKind, rowId, type RowKind } from '../../rowId';
import { planRank, type ApiPage, type ApiReference, type Arrival } from '../../types';
import { arrivalOf, type Known } from './arrival';
import type { LoggedRelease } from './changeLog';
import { historiesOf, smallerPlans, subjectOf } from './histories';

/** What is known of other releases. */
export interface OtherReleases {
  /** The oldest documented release: what it has is marked nowhere. */
  oldest: string;
  /** The references of other releases, older and newer ones. */
  references: readonly ApiReference[];
  /** The change log of a package of the reference. */
  logOf: (packageName: string) => readonly LoggedRelease[];
}

/** `FunnelChart` of `FunnelChartPro`: the same component in a smaller plan. */
const baseName = (name: string): string => name.replace(/(?:Pro|Premium)$/, '');

/** A function that says since when a row of a page exists. */
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
    twin: smaller.find((other) => baseName(other.name) === baseName(page.name)),
    smaller,
    log: logOf(page.source.package),
  };
  return (kind, name) => arrivalOf(kind === null ? '' : rowId(kind, name), name, known) ?? {};
}

/** A reference whose pages and members say since when they exist, where they are newer than the oldest documented release. */
export function addSince(reference: ApiReference, others: OtherReleases): ApiReference {
  const histories = historiesOf([reference, ...others.references]);
  const methods = { ...reference.blocks.methods };
  const pages = reference.pages.map((page): ApiPage => {
    const of = arrivals(page, histories, others);
    const arrived = of(null, page.name);
    // All of a new page is as new as the page.
    if (arrived.since ?? arrived.after) return { ...page, ...arrived };
    const mark = <Row extends object>(kind: RowKind, rows: Readonly<Record<string, Row>>) =>
      Object.fromEntries(
        Object.entries(rows).map(([name, row]) => [name, { ...row, ...of(kind, name) }]),
      );
    const own = methods[page.name];
    if (own) methods[page.name] = mark('method', own);
    return {
      ...page,
      props: mark(memberKind(page.kind), page.props),
      slots: page.slots.map((slot) => ({ ...slot, ...of('slot', slot.name) })),
      classes: page.classes.map((each) => ({ ...each, ...of('class', each.key) })),
    };
  });
  return { pages, blocks: { ...reference.blocks, methods } };
}
