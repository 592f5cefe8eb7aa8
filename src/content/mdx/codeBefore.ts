import type { Node, Root } from 'mdast';
import { EXIT, SKIP, visit } from 'unist-util-visit';

/** Blocks of prose; a list or a table is one block. */
const isProse = ({ type }: Node): boolean => /^(?:heading|paragraph|list|table)$/.test(type);

const endOf = ({ position }: Node): number => position?.end.offset ?? 0;

/**
 * Returns the inline code of the prose before an element, by blocks, the nearest one first: back to the heading of its section,
 * which is the last one. What it names is what the element shows.
 */
export function codeBefore(tree: Root, element: Node): string[][] {
  let blocks: string[][] = [];
  visit(tree, (node) => {
    if (node === element) return EXIT;
    const isAround = endOf(node) >= endOf(element);
    if (!isProse(node) || isAround) return undefined;
    if (node.type === 'heading') blocks = [];
    const block: string[] = [];
    visit(node, 'inlineCode', ({ value }) => void block.push(value));
    if (block.length > 0) blocks.unshift(block);
    return SKIP;
  });
  return blocks;
}
