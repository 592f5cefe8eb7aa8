import { readFileSync } from 'node:fs';
import path from 'node:path';
import { instance } from '@viz-js/viz';
import type { Element, Parents, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { throwProblems } from '../utils/problems';
import { drawLanes, drawStates, element } from './node/draw';
import { isFigure, readFigure } from './node/readFigure';

/** In the page, not in the site's stylesheet, which every page without figures would load too. */
const styles = readFileSync(path.join(__dirname, 'figures.css'), 'utf8').replace(
  /\/\*.*?\*\/|\s+(?=[\s{}])|(?<=[{};,])\s+|;\s*(?=\})/gs,
  '',
);

/** Returns the only child of an element, if it is a list. */
function listIn({ children }: MdxJsxFlowElementHast): Element | undefined {
  const [list, ...more] = children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  const isList = list?.type === 'element' && ['ul', 'ol'].includes(list.tagName);
  return isList && more.length === 0 ? list : undefined;
}

/**
 * Rehype step: turns `<Sequence>`, `<States>` and `<Timeline>` into figures, a picture and the list it is drawn from. See README.md.
 *
 * @throws ContentError for a mistake, naming file, line and what is allowed
 */
export function rehypeFigures({ siteDir }: { siteDir: string }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const titles = new Set<string>();

    async function figureOf(node: MdxJsxFlowElementHast): Promise<Element> {
      const list = listIn(node);
      const { start, end } = list?.position ?? {};
      const source = list && String(file).slice(start?.offset, end?.offset);
      try {
        const { kind, title, names, steps } = readFigure(node, source);
        if (titles.has(title))
          throw new Error(`the page has two figures with the title "${title}".`);
        titles.add(title);
        return element(
          'figure',
          { className: ['x-figure'] },
          ...(titles.size === 1 ? [element('style', {}, styles)] : []),
          element('figcaption', {}, title),
          kind === 'States' ? drawStates(names, steps, await instance()) : drawLanes(names, steps),
          { ...(list as Element), tagName: 'ol', properties: {} },
        );
      } catch (error) {
        const { message, line } = error as Error & { line?: number };
        const at = line === undefined ? node.position?.start.line : (start?.line ?? 1) + line;
        throwProblems([
          `${path.relative(siteDir, file.path).replaceAll('\\', '/')}:${at}: ${message}`,
        ]);
        throw error;
      }
    }

    const found: [MdxJsxFlowElementHast, number, Parents][] = [];
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (!parent || index === undefined || !isFigure(node.name)) return undefined;
      found.push([node, index, parent as Parents]);
      return SKIP;
    });
    for (const [node, index, parent] of found) parent.children[index] = await figureOf(node);
  };
}
