import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { lineOfField, lineWhere } from '../mdx/frontMatterLines';
import { anchorOf, headingsIn, ownId, readPage, textOf } from '../mdx/readPage';
import { advice } from '../../utils/nearest';
import { throwProblems } from '../../utils/problems';

/** Reports ids that a writer chose, in a comment at the end of a heading, and that another heading of the page also has. */
function sharedIds(tree: Root, page: string): string[] {
  // Docusaurus gives headings with the same text different ids in this way, but doesn't change ids that a writer chose.
  const slugger = createSlugger();
  const seen = new Map<string, number>();
  const problems: string[] = [];
  visit(tree, 'heading', (heading) => {
    const id = ownId(heading) ?? slugger.slug(anchorOf(heading));
    const line = heading.position?.start.line ?? 1;
    const before = seen.get(id);
    if (before === undefined) seen.set(id, line);
    else {
      problems.push(
        `${page}:${line}: the id "${id}" is also used by the heading on line ${before}; change one of them.`,
      );
    }
  });
  return problems;
}

/** Reports keywords in the front matter for sections that the page no longer has, because their headings were renamed. */
function lostSections(tree: Root, source: string, page: string): string[] {
  const named = Object.keys(readPage(source).frontMatter.sectionKeywords);
  const ids = headingsIn(tree).map(({ id }) => id);
  const field = lineOfField(source, 'sectionKeywords');
  return named
    .filter((id) => !ids.includes(id))
    .map((id) => {
      const line = lineWhere(source, field, (text) => text.trim().startsWith(`${id}:`));
      return `${page}:${line}: "sectionKeywords" has "${id}", but no heading has that id; ${advice(id, ids)}`;
    });
}

/**
 * Finds ids that two headings share, and keywords for sections that don't exist.
 *
 * @param tree - the page, before any step has changed it
 * @param source - its text
 * @param page - its path, for messages
 */
export const headingProblems = (tree: Root, source: string, page: string): string[] => [
  ...lostSections(tree, source, page),
  ...sharedIds(tree, page),
];

/**
 * Remark step that runs before Docusaurus' own: keeps ids from ending in a dash, which a space before a badge, a bracket or
 * a quote would become. In every other respect, ids are up to the writer or Docusaurus.
 *
 * @throws ContentError when a writer chose an id that another heading also has, and when the front matter has keywords for
 *   a section that doesn't exist
 */
export default function headingIds({ siteDir }: { siteDir: string }) {
  return (tree: Root, file: VFile): void => {
    const page = path.relative(siteDir, file.path).replaceAll('\\', '/');
    throwProblems(headingProblems(tree, String(file), page));
    visit(tree, 'heading', (heading) => {
      // The writer chose the id: `{/* #id */}`.
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
