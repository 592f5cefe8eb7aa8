import { rowName, rowsOf } from '../model';
import type { ApiPage } from '../types';

/** What changed on one page of the reference. `added`, `removed` and `deprecated` are sorted names. */
export interface PageDiff {
  name: string;
  product: string;
  /** Path below the base path; the newer version's, if that has the page. */
  path: string;
  /** Whether the page itself was added or removed; if so, its members are not listed. */
  page: 'added' | 'removed' | 'kept';
  added: string[];
  removed: string[];
  /** Members that are deprecated now and were not before. */
  deprecated: string[];
  defaults: { name: string; from: string | null; to: string | null }[];
}

const sorted = (names: readonly string[]): string[] =>
  [...names].sort((a, b) => a.localeCompare(b, 'en'));

function diffPage(before: ApiPage, after: ApiPage): PageDiff {
  const old = new Set(rowsOf(before).map(rowName));
  const now = new Set(rowsOf(after).map(rowName));
  const both = Object.entries(after.props).flatMap(([name, member]) => {
    const earlier = Object.hasOwn(before.props, name) ? before.props[name] : undefined;
    return earlier ? [{ name, earlier, member }] : [];
  });
  return {
    name: after.name,
    product: after.product,
    path: after.path,
    page: 'kept',
    added: sorted([...now].filter((name) => !old.has(name))),
    removed: sorted([...old].filter((name) => !now.has(name))),
    deprecated: sorted([
      ...(after.deprecated !== null && before.deprecated === null ? [after.name] : []),
      ...both
        .filter(({ earlier, member }) => member.deprecated !== null && earlier.deprecated === null)
        .map(({ name }) => name),
    ]),
    defaults: both
      .filter(({ earlier, member }) => earlier.default !== member.default)
      .map(({ name, earlier, member }) => ({ name, from: earlier.default, to: member.default })),
  };
}

/**
 * Finds what changed in the public API between two versions: pages and members that were added, removed or deprecated,
 * and defaults that changed. Unchanged pages are left out. The rest is in the order of the newer version, followed by the
 * removed pages.
 */
export function diffReference(before: readonly ApiPage[], after: readonly ApiPage[]): PageDiff[] {
  const old = new Map(before.map((page) => [page.path, page]));
  const now = new Set(after.map(({ path }) => path));
  const whole = ({ name, product, path }: ApiPage, page: 'added' | 'removed'): PageDiff => ({
    ...{ name, product, path, page },
    ...{ added: [], removed: [], deprecated: [], defaults: [] },
  });
  return [
    ...after.map((page) => {
      const earlier = old.get(page.path);
      return earlier ? diffPage(earlier, page) : whole(page, 'added');
    }),
    ...before.filter(({ path }) => !now.has(path)).map((page) => whole(page, 'removed')),
  ].filter(
    ({ page, added, removed, deprecated, defaults }) =>
      page !== 'kept' || [added, removed, deprecated, defaults].some((list) => list.length > 0),
  );
}

/** Formats the changes as lines for a terminal, by product. */
export function diffText(diffs: readonly PageDiff[]): string {
  if (diffs.length === 0) return 'No public member changed.';
  const products = [...new Set(diffs.map(({ product }) => product))];
  return products
    .map((product) => {
      const lines = diffs
        .filter((diff) => diff.product === product)
        .flatMap(({ name, page, added, removed, deprecated, defaults }) => [
          ...(page === 'added' ? [`  + ${name} (new page)`] : []),
          ...(page === 'removed' ? [`  - ${name} (page removed)`] : []),
          ...added.map((member) => `  + ${name}: ${member}`),
          ...removed.map((member) => `  - ${name}: ${member}`),
          ...deprecated.map((member) => `  ! ${name}: ${member} is deprecated`),
          ...defaults.map(
            (each) => `  ~ ${name}: ${each.name} defaults to ${each.to}, was ${each.from}`,
          ),
        ]);
      return [product, ...lines].join('\n');
    })
    .join('\n\n');
}
