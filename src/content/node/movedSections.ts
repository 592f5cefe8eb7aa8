import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { lineOfField } from '../mdx/frontMatterLines';
import { elementNode, importNode, propNode } from '../mdx/nodes';
import { headingsIn, movesIn, readPage } from '../mdx/readPage';
import { throwProblems } from '../../utils/problems';

/** Its name in the page's module; no writer would choose it. */
const name = 'XMovedSection';

/**
 * Remark step: keeps links to sections that are on another page now (`movedSections` in the front matter). Must run before the steps
 * that change links and ids.
 *
 * @throws ContentError when the page still has a heading with such an id
 */
export default function movedSections({ siteDir }: { siteDir: string }) {
  return (tree: Root, file: VFile): void => {
    const source = String(file);
    const moved = movesIn(readPage(source).frontMatter);
    if (moved.length === 0) return;
    const page = path.relative(siteDir, file.path).replaceAll('\\', '/');
    const own = headingsIn(tree).map(({ id }) => id);
    throwProblems(
      moved
        .filter(({ id }) => own.includes(id))
        .map(
          ({ id }) =>
            `${page}:${lineOfField(source, 'movedSections')}: "movedSections" has "${id}", but a heading of this page has that id.`,
        ),
    );
    tree.children.push(
      importNode(name, '@site/src/content/ui/MovedSection'),
      ...moved.map(({ id, to }) =>
        elementNode(name, [propNode('id', id), propNode('to', `${to}#${id}`)]),
      ),
    );
  };
}
