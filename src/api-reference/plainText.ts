/** A part of a line of text. */
export interface Inline {
  text: string;
  isCode: boolean;
}

/** Removes emphasis markers. */
const plain = (text: string): string =>
  text
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/(^|[\s(])_([^_\s][^_]*)_(?=[\s).,:;]|$)/g, '$1$2');

/** Splits some Markdown into text and inline code. Of links, only the text remains. */
function inlines(markdown: string): Inline[] {
  return markdown
    .replace(/\[((?:`[^`]*`|[^\]`])*)\]\([^)\s]+\)/g, '$1')
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^`[^`]+`$/.test(part)
        ? { text: part.slice(1, -1), isCode: true }
        : { text: plain(part), isCode: false },
    );
}

/**
 * Returns the first lines of a description: paragraphs, and each list item as a line with a bullet. Fenced code is left out.
 *
 * @param most - how many lines to keep
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

/** Returns the whole text of some Markdown, without fenced code. */
export const textOf = (markdown: string): string =>
  linesOf(markdown, Infinity)
    .map((line) => line.map(({ text }) => text).join(''))
    .join(' ');
