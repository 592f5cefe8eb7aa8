import path from 'node:path';
import { visit } from 'unist-util-visit';
import { parseNextDemo, showsDemo } from '../mdx/demoProps';
import { readPage } from '../mdx/readPage';
import type { PageProblem } from './links';

/**
 * Finds demos of a page that the compiler would refuse: wrong props, a file that isn't there, the same file twice. For texts
 * that nobody compiles while they are written.
 *
 * @param file - the path of the page, below the project's folder
 * @param exists - whether there is a file
 */
export function checkDemos(
  file: string,
  text: string,
  exists: (file: string) => boolean,
): PageProblem[] {
  const problems: PageProblem[] = [];
  const shown = new Set<string>();
  const folder = path.posix.dirname(file);
  visit(readPage(text).tree, 'mdxJsxFlowElement', (node) => {
    if (!showsDemo(node)) return;
    try {
      const { src } = parseNextDemo(node, shown);
      const name = path.posix.basename(src, '.tsx');
      if (!exists(path.posix.join(folder, src))) {
        throw new Error(
          `there is no file "${src}" next to the page. To make one: npm run new:demo -- ${folder.replace(/^docs\//, '')} ${name}`,
        );
      }
    } catch (error) {
      const { message } = error as Error;
      problems.push({ file, line: node.position?.start.line ?? 1, message });
    }
  });
  return problems;
}
