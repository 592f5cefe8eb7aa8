import { createHash } from 'node:crypto';

/** Scripts with one of these types are data, which no browser runs and no policy forbids. */
const dataTypes = /\btype=["']?(?:application\/(?:ld\+)?json|text\/template)\b/;

/** The texts of the scripts that stand in a page's HTML and run. */
export function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc=/i.test(attributes) && !dataTypes.test(attributes))
    .map(([, , text = '']) => text);
}

/** Attributes that run code, and addresses that are code: no hash allows them. */
export function inlineHandlersOf(html: string): string[] {
  const tags =
    html.replace(/(<script\b[^>]*>)[^]*?<\/script>/gi, '$1').match(/<[a-z][^>]*>/gi) ?? [];
  return tags.filter((tag) => /\son[a-z]+=|\s(?:href|src|action)=["']?\s*javascript:/i.test(tag));
}

/** The source expression by which a policy allows exactly this script. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The hashes of all inline scripts, which must be the same on every page: those of `reference`, the page that has
 * nothing but the frame of the site.
 *
 * @param pages - path of each page in the build -> its HTML
 * @param reference - a key of `pages`
 * @returns source expressions for `script-src`
 * @throws Error naming the page and the first characters of a script or tag that the policy would block
 */
export function scriptHashes(pages: ReadonlyMap<string, string>, reference: string): string[] {
  const known = new Set(inlineScriptsOf(pages.get(reference) ?? ''));
  for (const [page, html] of pages) {
    const unknown = inlineScriptsOf(html).find((text) => !known.has(text));
    const blocked = unknown === undefined ? inlineHandlersOf(html)[0] : `<script>${unknown}`;
    if (blocked !== undefined) {
      throw new Error(
        `${page}: the Content-Security-Policy would block "${blocked.slice(0, 80)}". Allowed are the inline scripts ` +
          `of every page (${reference}); give this one a file of its own, or inject it everywhere by a plugin.`,
      );
    }
  }
  return [...known].map(hashSource).sort();
}
