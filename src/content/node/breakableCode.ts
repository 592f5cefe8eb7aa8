import type { ElementContent, Root } from 'hast';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { htmlNode } from '../mdx/hast';

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

/**
 * Rehype step for tables written in Markdown: lets long names in inline code break between words. Their text stays the same.
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
