import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readGuides } from '../node/readGuides';
import { entriesFile } from './entriesFile';

/** Gives the upgrade check its entries: the page's worker as data, the server for assistants as a file of the build. */
export default function upgradePlugin({ siteDir }: LoadContext): Plugin<string> {
  const docsDir = path.join(siteDir, 'docs');
  return {
    name: 'x-upgrade',
    getPathsToWatch: () => [path.join(docsDir, 'migration/*/index.mdx')],
    loadContent: async () => JSON.stringify(readGuides(docsDir)),
    async contentLoaded({ content, actions }) {
      await actions.createData(entriesFile, content);
    },
    async postBuild({ content, outDir }) {
      writeFileSync(path.join(outDir, entriesFile), content);
    },
  };
}
