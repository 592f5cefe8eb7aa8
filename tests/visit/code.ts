import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** The blocks of code of a page; demos may have some of their own. */
export const codeBlocks = 'pre:not([data-demo] pre)';

/**
 * Puts a specimen into the first block of code that the open page shows: a word of each kind of token, and one that is no token, each
 * on a line as it is and on a highlighted one.
 *
 * @returns how many words it has
 */
export const showAllTokens = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const kindsIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return /^pre \.(t\w)$/.exec(rule.selectorText)?.[1] ?? [];
        return rule instanceof CSSGroupingRule ? kindsIn(rule.cssRules) : [];
      });
    const kinds = [...document.styleSheets].flatMap(({ cssRules }) => kindsIn(cssRules));
    const words = ['', ...kinds].map((kind) => `<span class="${kind}">word ${kind}</span>\n`);
    const blocks = [...document.querySelectorAll('main pre:not([data-demo] pre) code')];
    const code = blocks.find((block) => block.checkVisibility())!;
    code.setAttribute('data-specimen', '');
    code.innerHTML = `${words.join('')}<mark>${words.join('')}</mark>`;
    return words.length * 2;
  });

/** In which colors words of code are written, and on which: each pair once, such as `rgb(1, 2, 3) on rgb(4, 5, 6)`. */
const looksOfCode = (page: Page, blocks: string): Promise<string[]> =>
  page.locator(blocks).evaluateAll((all) => {
    const backgroundOf = (element: Element | null): string => {
      if (!element) return 'nothing';
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor === 'rgba(0, 0, 0, 0)'
        ? backgroundOf(element.parentElement)
        : backgroundColor;
    };
    const looks = new Set<string>();
    for (const block of all) {
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const word = text.parentElement!;
        if (text.textContent?.trim() && word.checkVisibility()) {
          looks.add(`${getComputedStyle(word).color} on ${backgroundOf(word)}`);
        }
      }
    }
    return [...looks].sort();
  });

/**
 * All code of the page is written in the colors of the specimen, which `axe.spec.ts` scans once for all pages. Its blocks are
 * empty afterwards, as large as before: axe would place and weigh each of their thousands of words.
 */
export async function expectKnownCode(page: Page): Promise<void> {
  const looks = await looksOfCode(page, codeBlocks);
  if (looks.length === 0) return;
  await showAllTokens(page);
  const known = await looksOfCode(page, '[data-specimen]');
  await page.locator(`${codeBlocks} > code`).evaluateAll((all) => {
    const sizes = all.map((code) => code.getBoundingClientRect());
    for (const [index, { width, height }] of sizes.entries()) {
      const code = all[index] as HTMLElement;
      code.replaceChildren();
      if (width > 0) code.style.cssText = `inline-size: ${width}px; block-size: ${height}px`;
    }
  });
  expect(
    looks.filter((look) => !known.includes(look)),
    'colors of code that are not checked',
  ).toEqual([]);
}
