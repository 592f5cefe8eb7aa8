/**
 * The path of a page below the site's base, from its file: `docs/react-data-grid/sorting/index.mdx` is
 * `react-data-grid/sorting`; a frozen version comes first, as in the page's address. Total.
 *
 * @param page - the file, below the site's root
 */
export function pagePath(page: string): string {
  return page
    .replaceAll('\\', '/')
    .replace(/\.mdx?$/, '')
    .replace(/(?:^|\/)index$/, '')
    .replace(/^docs(?:\/|$)/, '')
    .replace(/^versioned_docs\/version-/, '')
    .replace(/\/$/, '');
}

/** The path of a demo's own page below the playground: `react-data-grid/sorting/SortingGrid`. Total. */
export function playgroundPath(page: string, name: string): string {
  return [pagePath(page), name].filter(Boolean).join('/');
}

/** The names a demo can be linked by: its TypeScript and its JavaScript file. */
export const anchorsOf = (name: string): readonly [string, string] => [`${name}.tsx`, `${name}.js`];
