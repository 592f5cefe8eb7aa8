import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Selects the code blocks of a page, but not those that demos show. */
export const codeBlocks = 'pre:not([data-demo] pre)';

/**
 * Replaces the first visible code block of the open page with a specimen: a word for each kind of token and one that is no token, each
 * on a plain line, a highlighted one, and those that a migration removes and adds.
 *
 * @returns the number of words in it
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
    code.innerHTML = ['span', 'mark', 'del', 'ins']
      .map((line) => `<${line}>${words.join('')}</${line}>`)
      .join('');
    return words.length * 4;
  });

/** The colors of words in code and of their backgrounds: each pair once, such as `rgb(1, 2, 3) on rgb(4, 5, 6)`. */
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
 * Expects all code of the page to have the colors of the specimen, which `axe.spec.ts` checks once for all pages. Empties the
 * code blocks but keeps their size: axe would otherwise check each of their thousands of words.
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
