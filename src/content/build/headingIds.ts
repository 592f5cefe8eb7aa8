import { createSlugger } from '@docusaurus/utils';
import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** The words of a heading, without its badges. */
function textOf(heading: Heading): string {
  const words: string[] = [];
  visit(heading, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') words.push(node.value);
  });
  return words.join('');
}

/**
 * Remark step, before Docusaurus': a heading that ends in a badge has the id of its words. The space between them would be
 * a dash at the end of it. What else an id says stays to the writer, or to Docusaurus.
 */
export default function headingIds() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading) => {
      const last = heading.children.at(-1);
      const text = textOf(heading);
      if (last?.type !== 'mdxJsxTextElement' || text === text.trimEnd()) return;
      heading.data = {
        ...heading.data,
        hProperties: { id: createSlugger().slug(text.trim()), ...heading.data?.hProperties },
      };
    });
  };
}
