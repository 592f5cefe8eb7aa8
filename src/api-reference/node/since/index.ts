import { compareVersions } from '../../../utils/compareVersions';
import { groupBy } from '../../../utils/groupBy';
import { mapRows, methodsOf, rowId, rowsOf, type RowKind } from '../../model';
import { planRank, type ApiPage, type ApiReference, type Arrival, type Plan } from '../../types';
import { stemOf } from '../extract/names';
import { releaseThatAdds, type LoggedRelease } from './releases';

/** The rows of a page in one release of its package. */
interface HistoryPoint {
  version: string;
  /** Id of a row -> its type and description. The page itself is the row ''. */
  rows: ReadonlyMap<string, string>;
}

/** A page through all known releases, the oldest first. */
interface History {
  name: string;
  product: string;
  plan: Plan;
  points: readonly HistoryPoint[];
}

/** Returns what identifies a page across releases: its package and its address. */
const subjectOf = ({ path, source }: ApiPage): string => `${source.package} ${path}`;

const textsOf = (page: ApiPage, { methods }: ApiReference['blocks']): Map<string, string> =>
  new Map([
    ['', ''],
    ...[...rowsOf(page), ...methodsOf('', methods[page.name] ?? {})].map(
      ({ id, type = '', description = '' }) =>
        [id, `${type} ${description.replace(/\s+/g, ' ')}`] as const,
    ),
  ]);

/** Package -> its releases among some pages. */
const releasesOf = (pages: readonly ApiPage[]): Map<string, Set<string>> =>
  new Map(
    [...groupBy(pages, ({ source }) => source.package)].map(([name, own]) => [
      name,
      new Set(own.map(({ source }) => source.version)),
    ]),
  );

/**
 * Returns the histories of all pages in some references, by subject. A release that is in two references counts once, and a
 * release of the package without the page has no rows.
 */
function historiesOf(references: readonly ApiReference[]): Map<string, History> {
  const all = references.flatMap(({ pages, blocks }) => pages.map((page) => ({ page, blocks })));
  const groups = groupBy(all, ({ page }) => subjectOf(page));
  const releases = releasesOf(all.map(({ page }) => page));
  return new Map(
    [...groups].flatMap(([subject, found]) => {
      const [first] = found;
      if (!first) return [];
      const { name, product, plan, source } = first.page;
      const points = new Map<string, Map<string, string>>(
        [...(releases.get(source.package) ?? [])].map((version) => [version, new Map()]),
      );
      for (const { page, blocks } of found) {
        points.set(page.source.version, textsOf(page, blocks));
      }
      const history: History = {
        ...{ name, product, plan },
        points: [...points]
          .map(([version, rows]) => ({ version, rows }))
          .sort((a, b) => compareVersions(a.version, b.version)),
      };
      return [[subject, history] as const];
    }),
  );
}

/** A row was added after one release, and by another one at the latest. */
interface Range {
  after: string;
  by: string;
}

const isBefore = (a: string, b: string): boolean => compareVersions(a, b) < 0;

/** The releases between which a row was added; undefined when the oldest has it, or none. */
function rangeIn(points: readonly HistoryPoint[], row: string): Range | undefined {
  const at = points.findIndex(({ rows }) => rows.has(row));
  const [before, first] = [points[at - 1], points[at]];
  return before && first && { after: before.version, by: first.version };
}

/** A range, narrowed by the same row in smaller plans, which may have been published more often. */
function narrowed(range: Range, row: string, text: string, smaller: readonly History[]): Range {
  return smaller
    .filter(({ points }) => points.some(({ rows }) => rows.get(row) === text))
    .flatMap(({ points }) => rangeIn(points, row) ?? [])
    .reduce(
      (found, { after, by }) =>
        isBefore(by, found.by) && isBefore(found.after, by)
          ? { after: isBefore(found.after, after) ? after : found.after, by }
          : found,
      range,
    );
}

/** The final releases in a range, the oldest first. A change log also has prereleases, such as `8.0.0-beta.1`. */
const releasesIn = ({ after, by }: Range, log: readonly LoggedRelease[]): LoggedRelease[] =>
  log
    .filter(({ version }) => /^[\d.]+$/.test(version))
    .filter(({ version }) => isBefore(after, version) && !isBefore(by, version))
    .sort((a, b) => compareVersions(a.version, b.version));

/** The release that added a row, if the range has only one or the change log names it; else the last known to lack the row. */
function toArrival(range: Range, name: string, log: readonly LoggedRelease[]): Arrival {
  const releases = releasesIn(range, log);
  const release = releases.length === 1 ? releases[0] : releaseThatAdds(name, releases);
  return release ? { since: release.version } : { after: range.after };
}

/** The release that a change log names as the first with a name, for lack of types; nothing if it is not in the range. */
function loggedArrival(range: Range, name: string, log: readonly LoggedRelease[]): Arrival {
  const first = releaseThatAdds(name, [...log].reverse());
  return first && releasesIn(range, log).includes(first) ? { since: first.version } : {};
}

/** What is known about other releases. */
export interface OtherReleases {
  /** The oldest documented release: what it has is not marked. */
  oldest: string;
  /** The references of other releases, older and newer. */
  references: readonly ApiReference[];
  /** Returns the change log of a package in the reference. */
  logOf: (packageName: string) => readonly LoggedRelease[];
}

/**
 * Makes a function that finds out since when a row of a page exists: from the types if an older release of its package is known,
 * else from the page of a smaller plan and from the change log. The function returns nothing if the oldest documented release has
 * the row, or if the release is unknown; `null` stands for the page itself.
 */
function arrivals(
  page: ApiPage,
  histories: ReturnType<typeof historiesOf>,
  { oldest, logOf }: OtherReleases,
): (kind: RowKind | null, name: string) => Arrival {
  const { version } = page.source;
  const log = logOf(page.source.package);
  const points = (histories.get(subjectOf(page))?.points ?? []).filter(
    (point) => !isBefore(version, point.version),
  );
  // A page may share rows with all pages of smaller plans.
  const smaller = [...histories.values()]
    .filter(({ product, plan }) => product === page.product && planRank(plan) < planRank(page.plan))
    .sort((a, b) => planRank(b.plan) - planRank(a.plan));
  const counterpart = smaller.find((other) => stemOf(other.name) === stemOf(page.name));
  return (kind, name) => {
    const row = kind === null ? '' : rowId(kind, name);
    if (points.length > 1) {
      const range = rangeIn(points, row);
      const text = points.at(-1)?.rows.get(row) ?? '';
      return range ? toArrival(narrowed(range, row, text, smaller), name, log) : {};
    }
    if (!isBefore(oldest, version)) return {};
    if (counterpart?.points.some(({ rows }) => rows.has(row))) {
      const range = rangeIn(counterpart.points, row);
      return range ? toArrival(range, name, log) : {};
    }
    return loggedArrival({ after: oldest, by: version }, name, log);
  };
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
