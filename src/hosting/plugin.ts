import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ForeignSources } from './headers';
import { noteFile, type HostingNote } from './node/write';

export { foreignSourcesOf } from './node/foreign';
export { default as robotsPlugin } from './node/robots';

/**
 * Saves what the files for hosts are made from. `npm run build` writes them when Docusaurus has finished: all
 * plugins end at the same time, and the rules cover every file.
 */
export default function hostingPlugin(
  { siteDir }: LoadContext,
  { foreign }: { foreign: ForeignSources },
): Plugin {
  return {
    name: 'x-hosting',
    async postBuild({ outDir, baseUrl }) {
      const note: HostingNote = { outDir: path.relative(siteDir, outDir), baseUrl, foreign };
      await writeFile(path.join(siteDir, noteFile), JSON.stringify(note));
    },
  };
}
