import { staticHtml, type StaticHtml } from '../static-html/browser/staticHtml';

/** Facts about a piece of code that are known before it has loaded; demos have more (`src/demos/browser/demoFacts.ts`). */
export interface FenceFacts {
  /** Number of lines shown at first, in TypeScript and in JavaScript. */
  lines: readonly [ts: number, js: number];
  hasVariants: boolean;
}

/** The code of one page: static HTML of each fence and demo, by position on the page. */
export interface PageCode extends StaticHtml {
  facts: readonly FenceFacts[];
}

/**
 * Returns the code of a page, made by the build (`src/demos/node/codeModule.ts`). After a navigation within the site, it starts
 * to load as soon as the page's own script runs.
 *
 * @param id - identifies the content: the same code has the same id
 * @param source - the HTML itself, or the address of a JSON file that contains it
 */
export function pageCode(
  id: string,
  source: readonly string[] | string,
  facts: PageCode['facts'],
): PageCode {
  const html = staticHtml(`code-${id}`, source);
  // Sample data has no facts: it loads on request.
  const isWanted = facts.length > 0 && typeof document !== 'undefined';
  if (isWanted && !document.getElementById(html.elementId(0))) html.load().catch(() => undefined);
  return { ...html, facts };
}
