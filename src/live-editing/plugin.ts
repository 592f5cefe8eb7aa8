import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { findDemos, ownFiles, pageGlobs } from '../demos/plugin';
import { foldersOf, snapshotOfFile, snapshots } from '../products/snapshots';
import { existingSnapshots, hasFrozenVersions } from '../snapshots/build/existing';
import { tableFiles, takenModules, type VersionModules } from './build/modules';
import { writeRunnerPage } from './build/runnerPage';
import { currentPackages } from './names';

/** Lets readers edit demos where they stand. See README.md. */
export default function liveEditingPlugin({
  siteDir,
  baseUrl,
}: LoadContext): Plugin<VersionModules[]> {
  // The live server has no page that runs edited code: its scripts change too often to be handed over.
  const isOn = process.env.NODE_ENV === 'production';

  async function loadContent(): Promise<VersionModules[]> {
    const demos = await findDemos(siteDir, hasFrozenVersions(process.env));
    const versionOf = (file: string): string =>
      snapshotOfFile(path.relative(siteDir, file).replaceAll('\\', '/'))?.version ??
      currentPackages;
    const versions = [
      { version: currentPackages, folders: {} },
      ...existingSnapshots(siteDir, snapshots).map((snapshot) => ({
        version: snapshot.version,
        folders: foldersOf(snapshot),
      })),
    ];
    return versions.map(({ version, folders }) => {
      // What is missing is reported where its page asks for it.
      const own = demos.filter(({ file }) => existsSync(file) && versionOf(file) === version);
      const sources = own.flatMap(({ file }) => ownFiles(file).map(({ source }) => source));
      return { version, folders, modules: takenModules(new Set(sources)) };
    });
  }

  return {
    name: 'x-live-editing',

    loadContent: async () => (isOn ? loadContent() : []),
    getPathsToWatch: () => (isOn ? pageGlobs : []),

    async contentLoaded({ content, actions }) {
      await actions.createData('settings.js', `export const isOn = ${isOn};\n`);
      for (const [name, source] of tableFiles(content)) await actions.createData(name, source);
    },

    async postBuild({ outDir, currentBundler }) {
      await writeRunnerPage({ currentBundler, outDir, baseUrl });
    },
  };
}
