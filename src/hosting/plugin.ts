import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ForeignSources } from './headers';
import { noteFile, type HostingNote } from './build/write';

/**
 * Notes what the files for hosts are made from. They are written by `npm run build` when Docusaurus has ended: all
 * plugins end at the same time, and the rules are about every file.
 */
export default function hostingPlugin({ siteDir }: LoadContext, foreign: ForeignSources): Plugin {
  return {
    name: 'x-hosting',
    async postBuild({ outDir, baseUrl }) {
      const note: HostingNote = { outDir: path.relative(siteDir, outDir), baseUrl, foreign };
      await writeFile(path.join(siteDir, noteFile), JSON.stringify(note));
    },
  };
}
