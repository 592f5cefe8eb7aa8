import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

const isElement = (node: ElementContent, ...names: string[]): node is Element =>
  node.type === 'element' && names.includes(node.tagName);

const childrenOf = (node: Element, ...names: string[]): Element[] =>
  node.children.filter((child): child is Element => isElement(child, ...names));

/**
 * Rehype step for tables written in Markdown: the first cell of a row becomes its header, and every
 * cell carries the text of its column header, so that CSS can show each row as a card on a phone.
 */
export default function tableLabels() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return undefined;
      const [head] = childrenOf(table, 'thead').flatMap((part) => childrenOf(part, 'tr'));
      const headers = head ? childrenOf(head, 'th') : [];
      const labels = headers.map((cell) => toString(cell).trim());
      // The empty corner of a comparison table labels nothing, so it isn't a header.
      headers.filter((_, index) => !labels[index]).forEach((cell) => (cell.tagName = 'td'));
      for (const row of childrenOf(table, 'tbody').flatMap((part) => childrenOf(part, 'tr'))) {
        childrenOf(row, 'td', 'th').forEach((cell, index) => {
          if (labels[index]) {
            cell.properties.dataLabel = labels[index];
          }
          if (index === 0 && labels.length > 1) {
            cell.tagName = 'th';
            cell.properties.scope = 'row';
          }
        });
      }
      return SKIP;
    });
  };
}
