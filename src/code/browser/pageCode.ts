import type { ComponentType } from 'react';
import type { SteppedModule } from '../../demos/browser/steppedModule';

/** What a page knows about a piece of code before it has it. */
export interface FenceFacts {
  /** Lines on screen at first, in TypeScript and in JavaScript. */
  lines: readonly [ts: number, js: number];
  hasVariants: boolean;
}

/** What a page knows about a demo before it loads it. */
export interface DemoFacts extends FenceFacts {
  /** The demo's file and those of its folder, as its code shows them. */
  files: readonly string[];
  /** Sample data: name of the file, and its code, which is fetched when it is asked for. */
  shared?: readonly (readonly [path: string, code: PageCode])[];
  load: () => Promise<SteppedModule<{ default: ComponentType }>>;
  /** Pixels the demo gives itself. */
  height?: number;
  needsIconFont?: boolean;
  formatsNumbers?: boolean;
}

/** The code of one page: static HTML of each fence and demo, by its place on the page. */
export interface PageCode {
  facts: readonly (FenceFacts | DemoFacts)[];
  /** Id of the element that holds a piece of code. */
  elementId: (index: number) => string;
  /** The HTML when it is here already, else null. */
  read: (index: number) => string | null;
  /** Fetches the HTML, once; rejects when it cannot be had. */
  load: () => Promise<void>;
}

/**
 * The code of a page, made by the build (`src/demos/build/codeModule.ts`).
 *
 * On the server the HTML is here and goes into the document. The browser of a reader who opens the page finds it there
 * and nowhere else: it is read back from the document once, so that React keeps what is painted and the page can be
 * left and entered again. Only a reader who comes from another page of the site fetches it, from the moment the page's
 * own script is there.
 *
 * @param id - names the content: the same code has the same id
 * @param source - the HTML itself, or the address of a JSON file with it
 */
export function pageCode(
  id: string,
  source: readonly string[] | string,
  facts: PageCode['facts'],
): PageCode {
  const blocks = new Map(typeof source === 'string' ? [] : source.entries());
  const elementId = (index: number): string => `code-${id}-${index}`;
  let loading: Promise<void> | undefined;

  async function fetchBlocks(address: string): Promise<void> {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    ((await response.json()) as string[]).forEach((html, index) => blocks.set(index, html));
  }

  const code: PageCode = {
    facts,
    elementId,
    read(index) {
      if (!blocks.has(index) && typeof document !== 'undefined') {
        const html = document.getElementById(elementId(index))?.innerHTML;
        if (html) blocks.set(index, html);
      }
      return blocks.get(index) ?? null;
    },
    load() {
      if (typeof source !== 'string') return Promise.resolve();
      loading ??= fetchBlocks(source).catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };

  // Sample data has no facts: it waits until it is asked for.
  const isWanted = facts.length > 0 && typeof document !== 'undefined';
  if (isWanted && !document.getElementById(elementId(0))) code.load().catch(() => undefined);
  return code;
}
