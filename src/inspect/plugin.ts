import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import {
  installedReference,
  oncePerVersion,
  referenceOfFile,
  referenceVersions,
} from '../api-reference/plugin';
import { onlyList } from '../content/mdx/hast';
import { ContentError } from '../utils/problems';
import { builtVersions } from '../versions/snapshots/node/existing';
import { anatomyTable } from './node/anatomy';
import { materialNames, partsTable } from './node/partsTable';

const tablesOf = (siteDir: string) =>
  oncePerVersion((version) =>
    partsTable(
      installedReference(siteDir, version),
      version.segment && `/${version.segment}`,
      materialNames(siteDir),
    ),
  );

/** Names the parts of demos. See README.md. */
export default function inspectPlugin({ siteDir }: LoadContext): Plugin {
  const tableOf = tablesOf(siteDir);
  return {
    name: 'x-inspect',
    async contentLoaded({ actions }) {
      for (const version of builtVersions(siteDir, referenceVersions)) {
        const name = `parts-${version.segment || 'current'}.json`;
        await actions.createData(name, JSON.stringify(tableOf(version)));
      }
    },
  };
}

/**
 * Rehype step: the list in an `<Anatomy>` becomes a table of parts. The step for code has renamed the element, and the list has been
 * Markdown like any other.
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
      const list = onlyList(node);
      try {
        if (!version) throw new Error('<Anatomy> only works in docs with an API reference.');
        if (!list) throw new Error('<Anatomy> takes one list of parts, and nothing else.');
        node.children = [anatomyTable(list, tableOf(version))];
      } catch (error) {
        const { message, line = node.position?.start.line } = error as Error & { line?: number };
        throw new ContentError([`${page}:${line}: ${message}`]);
      }
      return SKIP;
    });
  };
}
