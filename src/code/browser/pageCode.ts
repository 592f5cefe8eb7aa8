import { staticHtml, type StaticHtml } from '../../static-html/browser/staticHtml';

/** What a page knows about a piece of code before it has it; demos know more (`src/demos/browser/demoFacts.ts`). */
export interface FenceFacts {
  /** Lines on screen at first, in TypeScript and in JavaScript. */
  lines: readonly [ts: number, js: number];
  hasVariants: boolean;
}

/** The code of one page: static HTML of each fence and demo, by its place on the page. */
export interface PageCode extends StaticHtml {
  facts: readonly FenceFacts[];
}

/**
 * The code of a page, made by the build (`src/demos/build/codeModule.ts`). Who comes from another page of the site fetches
 * it from the moment the page's own script is there.
 *
 * @param id - names the content: the same code has the same id
 * @param source - the HTML itself, or the address of a JSON file with it
 */
export function pageCode(
  id: string,
  source: readonly string[] | string,
  facts: PageCode['facts'],
): PageCode {
  const html = staticHtml(`code-${id}`, source);
  // Sample data has no facts: it waits until it is asked for.
  const isWanted = facts.length > 0 && typeof document !== 'undefined';
  if (isWanted && !document.getElementById(html.elementId(0))) html.load().catch(() => undefined);
  return { ...html, facts };
}
