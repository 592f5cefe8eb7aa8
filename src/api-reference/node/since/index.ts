import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareVersions } from '../../../utils/compareVersions';
import { groupBy } from '../../../utils/groupBy';
import { mapRows, methodsOf, rowId, rowsOf, type RowKind } from '../../model';
import {
  planRank,
  type ApiPage,
  type ApiReference,
  type Arrival,
  type ProductInput,
} from '../../types';
import { stemOf } from '../extract/names';
import { basisOf } from '../extract/manifest';

/** What a change log says about one release. */
export interface LoggedRelease {
  version: string;
  /** The lines about a package: the highlights, and the section of its product. */
  lines: readonly string[];
}

/**
 * Reads the releases in a package's change log, the newest first. A log covers all products of the library; the sections of
 * the others are left out.
 */
export function readChangeLog(text: string, packageName: string): LoggedRelease[] {
  return text
    .split(/^## (?=\d)/m)
    .slice(1)
    .flatMap((release): LoggedRelease[] => {
      const [version = ''] = release.split(/\s/, 1);
      const [highlights = '', ...sections] = release.split(/^### /m);
      const own = sections.filter((section) => section.includes(`\`${packageName}@`));
      const lines = [highlights, ...own].flatMap((part) => part.split('\n'));
      return version ? [{ version, lines }] : [];
    });
}

/** Reads the change log of an installed package; empty when it has none. */
export function changeLogOf(dir: string, packageName: string): LoggedRelease[] {
  const file = path.join(dir, 'CHANGELOG.md');
  return existsSync(file) ? readChangeLog(readFileSync(file, 'utf8'), packageName) : [];
}

/** Whether a line says that something was added: "Add `gap` option". */
const adds = (line: string): boolean => /\b(?:add(?:s|ed)?|introduc(?:es?|ed)|new)\b/i.test(line);

/** Returns the first of some releases that adds a name, written as code; undefined when none does. */
export function releaseThatAdds(
  name: string,
  releases: readonly LoggedRelease[],
): LoggedRelease | undefined {
  const inCode = new RegExp(`\`[^\`]*(?<![\\w-])${name.replace(/\W/g, '\\$&')}(?![\\w-])[^\`]*\``);
  return releases.find(({ lines }) => lines.some((line) => adds(line) && inCode.test(line)));
}

/**
 * Finds the newer releases of smaller plans that larger ones bring along. Their types tell what was added after the
 * documented release.
 *
 * @param pages - the pages of the products' packages
 */
export function broughtProducts(
  products: readonly ProductInput[],
  pages: readonly ApiPage[],
): ProductInput[] {
  return products.flatMap((product): ProductInput[] => {
    const packages = product.packages
      .flatMap((each) => basisOf(product, each))
      .filter((each) => !product.packages.includes(each));
    const names = packages.map(({ name }) => name);
    const ofOthers = pages
      .filter(
        ({ product: slug, source }) => slug === product.slug && !names.includes(source.package),
      )
      .map(({ name }) => name);
    const without = [...(product.without ?? []), ...ofOthers];
    return packages.length > 0 ? [{ ...product, packages, without }] : [];
  });
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

/** Returns the history of each page by its subject: its rows in every release of its package in the references, oldest first. */
function historiesOf(references: readonly ApiReference[]) {
  const all = references.flatMap(({ pages, blocks }) => pages.map((page) => ({ page, blocks })));
  const byPackage = groupBy(all, ({ page }) => page.source.package);
  const historyOf = (found: typeof all, { name, product, plan, source }: ApiPage) => {
    const releases = (byPackage.get(source.package) ?? []).map(({ page }) => page.source.version);
    return {
      ...{ name, product, plan },
      points: [...new Set(releases)].sort(compareVersions).map((version) => {
        const own = found.findLast(({ page }) => page.source.version === version);
        /** Id of a row -> its type and description; none in a release without the page, which itself is the row ''. */
        const rows = own ? textsOf(own.page, own.blocks) : new Map<string, string>();
        return { version, rows };
      }),
    };
  };
  return new Map(
    [...groupBy(all, ({ page }) => subjectOf(page))].flatMap(([subject, found]) =>
      found.slice(0, 1).map(({ page }) => [subject, historyOf(found, page)] as const),
    ),
  );
}

type Histories = ReturnType<typeof historiesOf>;
type History = Histories extends Map<string, infer Own> ? Own : never;

/** A row was added after one release, and by another one at the latest. */
interface Range {
  after: string;
  by: string;
}

const isBefore = (a: string, b: string): boolean => compareVersions(a, b) < 0;

/** The releases between which a row was added; undefined when the oldest has it, or none. */
function rangeIn(points: History['points'], row: string): Range | undefined {
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
  histories: Histories,
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
    // Without an older release of this package, the history of the same component in a smaller plan has to do.
    const range =
      counterpart && isBefore(oldest, version) ? rangeIn(counterpart.points, row) : undefined;
    return range ? toArrival(range, name, log) : {};
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
