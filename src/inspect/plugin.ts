import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Element, Root } from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import {
  installedReference,
  oncePerVersion,
  referenceOfFile,
  referenceVersions,
} from '../api-reference/plugin';
import { propNode } from '../content/mdx/nodes';
import { throwProblems } from '../utils/problems';
import { builtVersions } from '../versions/snapshots/node/existing';
import { readAnatomy } from './node/anatomy';
import { materialNames, partsTable } from './node/partsTable';
import type { PartsTable } from './types';

type Version = (typeof referenceVersions)[number];

const tablesOf = (siteDir: string): ((version: Version) => PartsTable) => {
  const material = materialNames(siteDir);
  return oncePerVersion((version) =>
    partsTable(
      installedReference(siteDir, version),
      version.segment && `/${version.segment}`,
      material,
    ),
  );
};

/** Names the parts of demos. See README.md. */
export default function inspectPlugin({
  siteDir,
}: LoadContext): Plugin<readonly (readonly [string, PartsTable])[]> {
  const tableOf = tablesOf(siteDir);
  return {
    name: 'x-inspect',

    loadContent: async () =>
      builtVersions(siteDir, referenceVersions).map(
        (version) => [version.segment, tableOf(version)] as const,
      ),

    async contentLoaded({ content, actions }) {
      const entries: string[] = [];
      for (const [segment, table] of content) {
        const name = `parts-${segment || 'current'}.json`;
        await actions.createData(name, JSON.stringify(table));
        entries.push(`${JSON.stringify(segment)}: () => import('./${name}')`);
      }
      await actions.createData(
        'tables.js',
        `export const tables = {\n  ${entries.join(',\n  ')},\n};\n`,
      );
    },
  };
}

/**
 * Rehype step: the list in an `<Anatomy>` becomes a table of parts, and the demo learns how to find them. The step for code has
 * renamed the element, and the list has been Markdown like any other.
 *
 * @throws ContentError for a part that isn't in the reference, naming file and line
 */
export function rehypeAnatomies({ siteDir }: { siteDir: string }) {
  const tableOf = tablesOf(siteDir);
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'XAnatomy') return undefined;
      const page = path.relative(siteDir, file.path).replaceAll('\\', '/');
      const version = referenceOfFile(page);
      const [list, ...more] = node.children.filter(
        (child) => child.type !== 'text' || child.value.trim() !== '',
      );
      try {
        if (!version) throw new Error('<Anatomy> only works in docs with an API reference.');
        if (more.length > 0 || list?.type !== 'element' || !['ul', 'ol'].includes(list.tagName))
          throw new Error('<Anatomy> takes one list of parts, and nothing else.');
        const { table, selectors } = readAnatomy(list as Element, tableOf(version));
        node.children = [table];
        node.attributes.push(propNode('parts', JSON.stringify(selectors)));
      } catch (error) {
        const { message, line = node.position?.start.line } = error as Error & { line?: number };
        throwProblems([`${page}:${line}: ${message}`]);
      }
      return SKIP;
    });
  };
}
