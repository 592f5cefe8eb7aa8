/** A page that moved to another address. */
export interface Rename {
  /** Its old path, without base path and version, with slashes at both ends: `/react-data-grid/old/`. */
  from: string;
  /** Its current path, in the same form. */
  to: string;
}

/**
 * Docs pages that moved to another address, each listed once, in any order. Old addresses redirect to new ones, and the
 * version switcher finds a page under the name that it had in another version. The build checks each entry.
 */
export const renames: readonly Rename[] = [];

/** Returns all paths that a page has or had, the given one first. */
export function pathsOfPage(pagePath: string, all: readonly Rename[] = renames): string[] {
  const found = [pagePath];
  // The list grows during the loop, so that a page that moved twice is followed in both directions.
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
 * Returns a sentence for each mistake in the renames.
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
        `${entry}: "${malformed}" is not a page path; it must start and end with a slash, as in '/react-data-grid/layout/'.`,
      ];
    }
    const isMovedOn = all.some((other) => other.from === to);
    return [
      ...(hasPage(from)
        ? [`${entry}: there is a page at "${from}"; an address in use can't redirect.`]
        : []),
      ...(hasPage(to) || isMovedOn
        ? []
        : [`${entry}: there is no page at "${to}". Name the page that took its place.`]),
      ...(all.findIndex((other) => other.from === from) < index
        ? [`${entry}: "${from}" already has an entry. Keep only one.`]
        : []),
    ];
  });
}

/**
 * Returns a sentence for each page of a frozen version that the current version doesn't have and that has no rename.
 *
 * @param frozen - path of a page, such as `/react-data-grid/old/` -> the version that has it
 * @param hasPage - whether the current version has a page at a path
 * @param nearestTo - returns the page of the current version that is most similar to a path
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
      return `"${path}" is a page of ${version}, but it does not exist in the current docs. Add the page that took its place to src/products/renames.ts, for example { from: '${path}', to: '${to}' }.`;
    });
}
