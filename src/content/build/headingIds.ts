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
 * Remark step, before Docusaurus': no id ends in a dash, which a space before a badge, a bracket or a quote would become.
 * What else an id says stays to the writer, or to Docusaurus.
 */
export default function headingIds() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading) => {
      // The writer's own: `{/* #id */}`.
      if (heading.children.at(-1)?.type === 'mdxTextExpression') return;
      const slug = createSlugger().slug(textOf(heading));
      const id = slug.replace(/-+$/, '');
      if (id === slug || id === '') return;
      heading.data = {
        ...heading.data,
        hProperties: { id, ...heading.data?.hProperties },
      };
    });
  };
}
