/**
 * The values of preferences and the names they are stored under: the single source for the inline script
 * (which runs before first paint) and the store (which takes over afterwards).
 */

/** Text direction of the whole site. The first value is the default. */
export const directions = ['ltr', 'rtl'] as const;
export type Direction = (typeof directions)[number];

/** Language of the code that is shown. The first value is the default. */
export const codeVariants = ['TS', 'JS'] as const;
export type CodeVariant = (typeof codeVariants)[number];

/** What a reader can choose; `system` follows the operating system. */
export type ColorScheme = 'light' | 'dark' | 'system';

/** How the rows of an API page are laid out. The first value is the default. */
export const apiViews = ['table', 'list'] as const;
export type ApiView = (typeof apiViews)[number];

/** Local storage key of the layout of API pages, and the attribute on `<html>` that carries it. */
export const API_VIEW_KEY = 'apiView';
export const API_VIEW_ATTRIBUTE = 'data-api-view';

/**
 * The parameters of an address that filter the tables of an API page, and the attribute on `<html>` that marks such an
 * address: `pending` until the rows are filtered, `done` from then on.
 */
export const apiFilterNames = {
  text: 'filter',
  onlyPlans: 'plans',
  hideDeprecated: 'current',
} as const;
export const API_FILTER_ATTRIBUTE = 'data-api-filter';

/** Milliseconds after which all rows are shown if they have not been filtered by then. */
export const API_FILTER_PATIENCE = 5000;

/** Local storage key of the direction, and the attribute on `<html>` that carries it. */
export const DIRECTION_KEY = 'direction';
export const DIRECTION_ATTRIBUTE = 'dir';

/** Cookie name of the code variant, and the attribute on `<html>` that carries it. */
export const CODE_VARIANT_COOKIE = 'codeVariant';
export const CODE_VARIANT_ATTRIBUTE = 'data-code-variant';

/**
 * Local storage key of the color scheme, and the attributes on `<html>` that carry the scheme in
 * effect and the one asked for. All three belong to Docusaurus (`theme-common`, colorMode).
 */
export const COLOR_SCHEME_KEY = 'theme';
export const COLOR_SCHEME_ATTRIBUTE = 'data-theme';
export const COLOR_SCHEME_CHOICE_ATTRIBUTE = 'data-theme-choice';

/**
 * Returns the code variant a link asks for: `#SortingGrid.js` is JS, `#SortingGrid.tsx` is TS, anything
 * else is null. Case matters, as in file names.
 */
export function variantFromHash(hash: string): CodeVariant | null {
  if (hash.endsWith('.js')) return 'JS';
  return hash.endsWith('.tsx') ? 'TS' : null;
}

/**
 * Returns the direction a link asks for with `?dir=rtl` or `?dir=ltr` (demos opened alone use it), or null.
 * If the name appears more than once, the first valid one counts.
 */
export function directionFromSearch(search: string): Direction | null {
  const match = /[?&]dir=(ltr|rtl)(?=&|$)/.exec(search);
  return match ? (match[1] as Direction) : null;
}

/** The attribute on `<html>` that is set if the keyboard is a Mac's, whose keys have other names. */
export const MAC_ATTRIBUTE = 'data-mac';
