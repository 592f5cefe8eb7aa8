import type { Node, Root } from 'mdast';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { showsDemo } from './demoProps';

/** Blocks of prose; a list or a table is one block. */
const isProse = ({ type }: Node): boolean => /^(?:heading|paragraph|list|table)$/.test(type);

const endOf = ({ position }: Node): number => position?.end.offset ?? 0;

/** Returns the inline code of the prose before a demo, back to the heading of its section. */
export function codeBefore(tree: Root, element: Node) {
  let near: string[][] = [];
  let before: string[][] = [];
  visit(tree, (node) => {
    if (node === element) return EXIT;
    if (showsDemo(node as { name?: string })) {
      before = [...near, ...before];
      near = [];
    }
    const isAround = endOf(node) >= endOf(element);
    if (!isProse(node) || isAround) return undefined;
    const block: string[] = [];
    visit(node, 'inlineCode', ({ value }) => void block.push(value));
    const blocks = block.length > 0 ? [block] : [];
    if (node.type === 'heading') [near, before] = [[], blocks];
    else near = [...blocks, ...near];
    return SKIP;
  });
  return {
    /** What is said since the heading, or since another demo: this is about the demo. */
    near,
    /** What is said before that, back to the heading of the section, which is the last one. */
    before,
  };
}

/** The inline code of the prose before a demo, by blocks, the nearest one first. */
export type CodeBefore = ReturnType<typeof codeBefore>;
