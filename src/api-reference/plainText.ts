/** A part of a line of text. */
export interface Inline {
  text: string;
  isCode: boolean;
}

/** Links as their text, emphasis as plain words. */
const plain = (text: string): string =>
  text
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/(^|[\s(])_([^_\s][^_]*)_(?=[\s).,:;]|$)/g, '$1$2');

const withoutLinks = (text: string): string =>
  text.replace(/\[((?:`[^`]*`|[^\]`])*)\]\([^)\s]+\)/g, '$1');

/** The text and the inline code of some Markdown. */
export function inlines(markdown: string): Inline[] {
  return withoutLinks(markdown)
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^`[^`]+`$/.test(part)
        ? { text: part.slice(1, -1), isCode: true }
        : { text: plain(part), isCode: false },
    );
}

/**
 * The first lines of a description for a popover: paragraphs, and each item of a list as a line with a bullet. Fenced
 * code is left out.
 *
 * @param most - how many lines are kept
 */
export function linesOf(markdown: string, most: number): Inline[][] {
  return markdown
    .replace(/^\s*```[^]*?^\s*```\s*$/gm, '\n\n')
    .replace(/^\s*(?:[-*]|\d+\.)\s+/gm, '\n\n• ')
    .split(/\n\s*\n/)
    .map((block) => block.replace(/\s*\n\s*/g, ' ').trim())
    .filter((block) => block !== '')
    .slice(0, most)
    .map(inlines);
}

/** All words of some Markdown, fenced code aside. */
export const textOf = (markdown: string): string =>
  linesOf(markdown, Infinity)
    .map((line) => line.map(({ text }) => text).join(''))
    .join(' ');
