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
  if (!isLanguageSegment(language) || /^en(?:-|$)/i.test(language)) {
    return '';
  }
  return `/${language}`;
}
