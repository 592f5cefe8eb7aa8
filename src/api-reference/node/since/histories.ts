import { groupBy } from '../../../utils/groupBy';
import { compareVersions } from '../../../utils/compareVersions';
import { methodsOf, rowsOf } from '../../model';
import { planRank, type ApiPage, type ApiReference, type Plan } from '../../types';

/** The rows of a page in one release of its package. */
export interface HistoryPoint {
  version: string;
  /** Id of a row -> its type and description. The page itself is the row ''. */
  rows: ReadonlyMap<string, string>;
}

/** A page through all known releases, the oldest first. */
export interface History {
  name: string;
  product: string;
  plan: Plan;
  points: readonly HistoryPoint[];
}

/** Returns what identifies a page across releases: its package and its address. */
export const subjectOf = ({ path, source }: ApiPage): string => `${source.package} ${path}`;

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
export function historiesOf(references: readonly ApiReference[]): Map<string, History> {
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

/** Returns those of some histories that belong to smaller plans, which a page may share rows with. */
export const smallerPlans = (
  histories: ReadonlyMap<string, History>,
  { product, plan }: ApiPage,
): History[] =>
  [...histories.values()].filter(
    (other) => other.product === product && planRank(other.plan) < planRank(plan),
  );
