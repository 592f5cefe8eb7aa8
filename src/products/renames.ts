/** A page that was given another address. */
export interface Rename {
  /** Where it was, below base and version, with slashes at both ends: `/react-data-grid/old/`. */
  from: string;
  /** Where it is now, of the same form. */
  to: string;
}

/**
 * Pages of the docs that were given another address, each once, in any order. Old addresses lead to new ones, and the
 * version switcher finds a page under the name that it had in another version. The build checks each entry.
 */
export const renames: readonly Rename[] = [];

/** All paths that a page has or had, its own first. */
export function pathsOfPage(pagePath: string, all: readonly Rename[] = renames): string[] {
  const found = [pagePath];
  // Grows while it is walked, so that a page that moved twice is followed in both directions.
  for (const at of found) {
    for (const { from, to } of all) {
      const next = from === at ? to : to === at ? from : undefined;
      if (next !== undefined && !found.includes(next)) {
        found.push(next);
      }
    }
  }
  return found;
}

/**
 * What is wrong with renames, a sentence each.
 *
 * @param hasPage - whether the current version has a page at a path
 */
export function checkRenames(
  hasPage: (pagePath: string) => boolean,
  all: readonly Rename[] = renames,
): string[] {
  const place = 'src/products/renames.ts';
  return all.flatMap(({ from, to }, index) => {
    const entry = `${place}: { from: '${from}', to: '${to}' }`;
    const malformed = [from, to].find((path) => !/^\/(?:[^/?#\s]+\/)+$/.test(path));
    if (malformed !== undefined) {
      return [
        `${entry}: "${malformed}" is no path of a page; one starts and ends with a slash, such as '/react-data-grid/layout/'.`,
      ];
    }
    const isMovedOn = all.some((other) => other.from === to);
    return [
      ...(hasPage(from)
        ? [`${entry}: there is a page at "${from}"; an address that is in use leads nowhere else.`]
        : []),
      ...(hasPage(to) || isMovedOn
        ? []
        : [`${entry}: there is no page at "${to}". Name the page that took its place.`]),
      ...(all.findIndex((other) => other.from === from) < index
        ? [`${entry}: "${from}" has an entry already. Keep one of them.`]
        : []),
    ];
  });
}

/**
 * Pages of frozen versions that the current version has not, and that no rename leads on: a sentence each.
 *
 * @param frozen - path of a page, such as `/react-data-grid/old/` -> the version that has it
 * @param hasPage - whether the current version has a page at a path
 * @param nearestTo - the page of the current version that is most like a path
 */
export function forgottenRenames(
  frozen: ReadonlyMap<string, string>,
  hasPage: (pagePath: string) => boolean,
  nearestTo: (pagePath: string) => string | undefined,
  all: readonly Rename[] = renames,
): string[] {
  return [...frozen]
    .filter(([path]) => !hasPage(path) && !all.some(({ from }) => from === path))
    .map(([path, version]) => {
      const to = nearestTo(path) ?? '/…/';
      return `"${path}" is a page of ${version}, and leads nowhere in the current docs. Add the page that took its place to src/products/renames.ts, for example { from: '${path}', to: '${to}' }.`;
    });
}
