import type { Element, ElementContent, Root } from 'hast';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';

/** Names longer than this may break at their inner capitals. */
const unbrokenLetters = 12;

/** A name divided where it may break: before a capital inside it, and after a dot, slash or dash. */
export const partsOfName = (name: string): string[] =>
  name.length > unbrokenLetters ? name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[./-])(?=\w)/) : [name];

const lineBreak = (): Element => ({
  type: 'element',
  tagName: 'wbr',
  properties: {},
  children: [],
});

const breakable = (node: ElementContent): ElementContent[] =>
  node.type === 'text'
    ? partsOfName(node.value).flatMap((value, index) => [
        ...(index > 0 ? [lineBreak()] : []),
        { type: 'text' as const, value },
      ])
    : [node];

/**
 * Rehype step for tables written in Markdown: a long name in inline code breaks between its words. Its text stays as it is.
 */
export default function breakableCode() {
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
