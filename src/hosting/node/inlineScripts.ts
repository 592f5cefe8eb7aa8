import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Types of scripts that are data, which no browser runs and no policy blocks. */
const dataTypes = /^(?:application\/(?:ld\+)?json|text\/template)$/;

const isCode = (name: string, value: string): boolean =>
  name.startsWith('on') ||
  (['href', 'src', 'action'].includes(name) && /^\s*javascript:/i.test(value));

interface InlineCode {
  /** Texts of scripts. */
  scripts: string[];
  /** Tags with attributes that run code, or with addresses that are code: no hash allows them. */
  handlers: string[];
}

function readInlineCode(html: string): InlineCode {
  const found: InlineCode = { scripts: [], handlers: [] };
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { src, type = '' } = attributes;
      if (name === 'script' && src === undefined && !dataTypes.test(type)) script = '';
      if (Object.entries(attributes).some(([key, value]) => isCode(key, value)))
        found.handlers.push(html.slice(parser.startIndex, parser.endIndex + 1));
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag() {
      if (script !== undefined) found.scripts.push(script);
      script = undefined;
    },
  });
  parser.end(html);
  return found;
}

/** Returns the texts of the inline scripts in a page's HTML that run. */
export const inlineScriptsOf = (html: string): string[] => readInlineCode(html).scripts;

/** Returns the source expression with which a policy allows exactly this script. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the hashes of all inline scripts. No page may have others than `reference`, the page that has nothing but the site's
 * layout.
 *
 * @param pages - path of each page in the build -> its HTML
 * @param reference - a key of `pages`
 * @returns source expressions for `script-src`
 * @throws Error naming the page and the first characters of a script or tag that the policy would block
 */
export function scriptHashes(pages: ReadonlyMap<string, string>, reference: string): string[] {
  const known = new Set(inlineScriptsOf(pages.get(reference) ?? ''));
  for (const [page, html] of pages) {
    const { scripts, handlers } = readInlineCode(html);
    const unknown = scripts.find((text) => !known.has(text));
    const blocked = unknown === undefined ? handlers[0] : `<script>${unknown}`;
    if (blocked !== undefined) {
      throw new Error(
        `${page}: the Content-Security-Policy would block "${blocked.slice(0, 80)}". Allowed are the inline scripts ` +
          `of every page (${reference}); move this one to a file, or inject it into every page with a plugin.`,
      );
    }
  }
  return [...known].map(hashSource).sort();
}
