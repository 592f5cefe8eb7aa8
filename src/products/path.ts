import { decodePart } from '../utils/decode';

/** The base path this site is served under. */
export const defaultBaseUrl = '/x/';

const versionSegment = /^(?:v?\d+(?:\.\d+)*(?:-[\w.]+)?|next)$/i;

/** Joins decoded segments into a path that starts and ends with a slash: `/react-data-grid/layout/`. */
export function toPagePath(segments: readonly string[]): string {
  return segments.length === 0 ? '/' : `/${segments.map(encodeURIComponent).join('/')}/`;
}

/** Splits a path into decoded segments without origin, query, hash, empty and dot segments. */
function toSegments(path: unknown): string[] {
  if (typeof path !== 'string') return [];
  const pathname = path
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
    .replace(/[?#][\s\S]*$/, '');
  const segments: string[] = [];
  for (const segment of pathname.split('/').map(decodePart)) {
    if (segment === '..') {
      segments.pop();
    } else if (segment !== '' && segment !== '.') {
      segments.push(segment);
    }
  }
  return segments;
}

/**
 * Parses a path or a full address. Total: any input gives a result, at worst the site's root.
 *
 * The parts come in this order, each optional: language, base path, language, version, page. The language may be
 * on either side of the base path, because the hosts of older versions put it before and Docusaurus after.
 * The base path is matched regardless of case, so that a mistyped address still names its product.
 */
export function parseSitePath(path: unknown, baseUrl: string = defaultBaseUrl) {
  const rest = toSegments(path);
  const base = toSegments(baseUrl).map((segment) => segment.toLowerCase());
  const takeLanguage = () =>
    rest[0] !== undefined && isLanguageSegment(rest[0]) ? rest.shift() : undefined;

  const before = takeLanguage();
  if (base.every((segment, index) => rest[index]?.toLowerCase() === segment)) {
    rest.splice(0, base.length);
  }
  const language = before ?? takeLanguage();
  const version = rest[0] !== undefined && versionSegment.test(rest[0]) ? rest.shift() : undefined;
  return {
    /** The language segment as written (`fr`, `zh-CN`), or undefined for English. */
    language,
    /** The version segment as written (`8.0.0`, `v7`, `next`), or undefined for the current version. */
    version,
    /** The decoded segments of the page itself: `['react-data-grid', 'layout']`. */
    segments: rest,
  };
}

/** Two letters, with an optional script or region: `fr`, `pt-BR`, `zh-Hans`. */
const languageTag = /^[a-z]{2}(?:-[a-z0-9]{2,8})*$/i;

/** Whether a path segment is a language prefix, as in `/fr/x/` or `/x/zh-CN/`. */
export function isLanguageSegment(segment: string): boolean {
  return languageTag.test(segment);
}

/**
 * Returns the prefix that a reader's language adds to a link: `''` for English in any region, `/fr` for `fr`.
 * It is the segment Docusaurus' own i18n uses for that locale. Anything that is not a language gives `''`.
 */
export function languagePrefix(userLanguage: string = 'en'): '' | `/${string}` {
  const language = typeof userLanguage === 'string' ? userLanguage.trim() : '';
  if (!isLanguageSegment(language) || /^en(?:-|$)/i.test(language)) return '';
  return `/${language}`;
}
