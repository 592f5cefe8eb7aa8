import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { htmlNode } from '../mdx/hast';

/** Text of a cell -> the sign shown in its place. */
const signs = new Map([
  ['Yes', '✓'],
  ['No', '–'],
]);

/**
 * Rehype step for tables written in Markdown: a cell that contains only "Yes" or "No" shows a check mark or a dash, so that
 * a column can be read at a glance. The word stays for screen readers.
 */
export default function tableTicks() {
  return (tree: Root): void => {
    visit(tree, 'element', (cell) => {
      if (cell.tagName !== 'td') return;
      const word = toString(cell).trim();
      const sign = signs.get(word);
      if (sign === undefined) return;
      cell.children = [
        htmlNode('span', { ariaHidden: 'true' }, sign),
        htmlNode('span', { className: ['x-visually-hidden'] }, word),
      ];
    });
  };
}
