// Rehype steps for tables written in Markdown.
import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { htmlNode } from '../mdx/hast';

const isElement = (node: ElementContent, ...names: string[]): node is Element =>
  node.type === 'element' && names.includes(node.tagName);

const childrenOf = (node: Element, ...names: string[]): Element[] =>
  node.children.filter((child): child is Element => isElement(child, ...names));

/**
 * The first cell of a row becomes its header, and every cell carries the text of its column header, so that CSS can show each row
 * as a card on a phone.
 */
export function tableLabels() {
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

/** Text of a cell -> the sign shown in its place. */
const signs = new Map([
  ['Yes', '✓'],
  ['No', '–'],
]);

/**
 * A cell that contains only "Yes" or "No" shows a check mark or a dash, so that a column can be read at a glance. The word stays
 * for screen readers.
 */
export function tableTicks() {
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

/** Names up to this length don't break. */
const unbrokenLetters = 12;

/** Splits a name where it may break: before a capital inside it, and after a dot, slash or dash. */
export const partsOfName = (name: string): string[] =>
  name.length > unbrokenLetters ? name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[./-])(?=\w)/) : [name];

const breakable = (node: ElementContent): ElementContent[] =>
  node.type === 'text'
    ? partsOfName(node.value).flatMap((value, index) => [
        ...(index > 0 ? [htmlNode('wbr', {})] : []),
        { type: 'text' as const, value },
      ])
    : [node];

/** Lets long names in inline code break between words. Their text stays the same. */
export function breakableCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return CONTINUE;
      visit(table, 'element', (code) => {
        if (code.tagName !== 'code') return CONTINUE;
        code.children = code.children.flatMap(breakable);
        return SKIP;
      });
      return SKIP;
    });
  };
}
