import { createSlugger } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { anchorOf, textOf } from '../../mdx/readPage';

/**
 * Remark step, before Docusaurus': no id ends in a dash, which a space before a badge, a bracket or a quote would become.
 * What else an id says stays to the writer, or to Docusaurus.
 */
export default function headingIds() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading) => {
      // The writer's own: `{/* #id */}`.
      if (heading.children.at(-1)?.type === 'mdxTextExpression') return;
      const id = anchorOf(heading);
      if (id === '' || id === createSlugger().slug(textOf(heading))) return;
      heading.data = {
        ...heading.data,
        hProperties: { id, ...heading.data?.hProperties },
      };
    });
  };
}
