import type { Frame, Page } from '@playwright/test';
import { expect, open } from '../fixtures';

/**
 * What a translator does with a text node: puts a translation in its place, in one step or in two, or moves it into an element.
 * Browsers and extensions differ.
 */
export const ways = ['replaces', 'inserts and removes', 'moves'] as const;
export type Way = (typeof ways)[number];

/**
 * Translates the page, or a frame of it, as a browser does, from now on or, with `early`, from its first moment on: puts each text,
 * what is there and what comes, into `<font><font>…</font></font>`, but for what carries `translate="no"`. The language stays
 * English, so that elements have the same names.
 */
export async function translate(
  page: Page | Frame,
  way: Way,
  { early = false } = {},
): Promise<void> {
  const run = (how: Way): void => {
    const untouched = '[translate=no],font,script,style,noscript,textarea,option,title';

    function wrap(text: Text): void {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      if (how === 'inserts and removes') {
        text.before(outer);
        text.remove();
      } else text.replaceWith(outer);
      if (how === 'moves') inner.append(text);
      else inner.textContent = text.data;
    }

    function walk(node: Node): void {
      if (node instanceof Text) return wrap(node);
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const all: Text[] = [];
      while (texts.nextNode()) all.push(texts.currentNode as Text);
      all.forEach(wrap);
    }

    const start = (): void => {
      new MutationObserver((records) =>
        records.forEach(({ addedNodes }) => addedNodes.forEach(walk)),
      ).observe(document.body, { childList: true, subtree: true });
      walk(document.body);
    };
    if (document.body) start();
    else document.addEventListener('DOMContentLoaded', start);
  };
  await (early && 'addInitScript' in page ? page.addInitScript(run, way) : page.evaluate(run, way));
}

/** Opens a page and has it translated. */
export async function openTranslated(page: Page, path: string, way: Way): Promise<void> {
  await open(page, path);
  await translate(page, way);
  await expect(page.locator('main font').first()).toBeAttached();
}
