import type { CodeVariant } from '../preferences/values';

/**
 * Returns the path of a page below the site's base, from its file: `react-data-grid/sorting` for
 * `docs/react-data-grid/sorting/index.mdx`. A frozen version comes first, as in the page's address. Never throws.
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

/** Returns the path of a demo's own page below the playground: `react-data-grid/sorting/SortingGrid`. Never throws. */
export function demoPagePath(page: string, name: string): string {
  return [pagePath(page), name].filter(Boolean).join('/');
}

/**
 * Returns the path of a source in a variant: in JavaScript, `Name.tsx` becomes `Name.jsx` and `data/orders.ts` becomes
 * `data/orders.js`.
 */
export const variantPath = (path: string, variant: CodeVariant): string =>
  variant === 'JS' ? path.replace(/\.ts(x?)$/, '.js$1') : path;

/** Returns the names that link to a demo: its TypeScript and its JavaScript file. */
export const anchorsOf = (name: string): readonly [string, string] => [`${name}.tsx`, `${name}.js`];
