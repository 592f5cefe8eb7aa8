import { readFileSync } from 'node:fs';
import path from 'node:path';
import { instance } from '@viz-js/viz';
import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { htmlNode, onlyList } from '../../content/mdx/hast';
import { ContentError } from '../../utils/problems';
import { drawLanes, drawStates } from './node/draw';
import { isFigure, readFigure, type FigureNode } from './node/readFigure';

/** In the page, not in the site's stylesheet, which every page without figures would load too. */
const styles = readFileSync(path.join(__dirname, 'figures.css'), 'utf8');

/** Starting it takes 0.2 s. */
let graphviz: ReturnType<typeof instance> | undefined;

/**
 * Rehype step: turns `<Sequence>`, `<States>` and `<Timeline>` into figures, a picture and the list it is drawn from. See README.md.
 *
 * @throws ContentError for a mistake, naming file, line and what is allowed
 */
export function rehypeFigures({ siteDir }: { siteDir: string }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const titles = new Set<string>();

    async function figureOf(node: FigureNode): Promise<Element> {
      const list = onlyList(node);
      const { start, end } = list?.position ?? {};
      try {
        const source = list && String(file).slice(start?.offset, end?.offset);
        const { title, names, steps } = readFigure(node, source);
        if (titles.has(title))
          throw new Error(`the page has two figures with the title "${title}".`);
        titles.add(title);
        return htmlNode(
          'figure',
          { className: ['x-figure'] },
          ...(titles.size === 1 ? [htmlNode('style', {}, styles)] : []),
          htmlNode('figcaption', {}, title),
          node.name === 'States'
            ? drawStates(names, steps, await (graphviz ??= instance()))
            : drawLanes(names, steps),
          { ...(list as Element), tagName: 'ol', properties: {} },
        );
      } catch (error) {
        const { message, line } = error as Error & { line?: number };
        const at = line === undefined ? node.position?.start.line : (start?.line ?? 1) + line;
        const page = path.relative(siteDir, file.path).replaceAll('\\', '/');
        throw new ContentError([`${page}:${at}: ${message}`]);
      }
    }

    const drawn: Promise<void>[] = [];
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (!parent || index === undefined || !isFigure(node)) return undefined;
      drawn.push(figureOf(node).then((figure) => void (parent.children[index] = figure)));
      return SKIP;
    });
    await Promise.all(drawn);
  };
}
