import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from '../bundler/assets';
import { findDemos, ownFiles, pageGlobs } from '../demos/plugin';
import { foldersOf, snapshotOfFile, snapshots } from '../products/snapshots';
import { existingSnapshots, hasFrozenVersions } from '../versions/snapshots/node/existing';
import { cacheGroups } from './node/chunks';
import { tableFiles, importedModules, type VersionModules } from './node/modules';
import { writeRunnerPage } from './node/runnerPage';
import { currentPackages, modulesChunk } from './names';

/** Lets readers edit demos in place. See README.md. */
export default function liveEditingPlugin({
  siteDir,
  baseUrl,
}: LoadContext): Plugin<VersionModules[]> {
  // The live server has no page that runs edited code: its scripts change too often to be passed to a frame.
  const isOn = process.env.NODE_ENV === 'production';
  /** The scripts that the table of all packages loads. */
  const packageScripts = new Set<string>();
  const notePackages = {
    apply(compiler: Compiler): void {
      compiler.hooks.done.tap('x-live-editing', ({ compilation }) => {
        for (const { files } of compilation.namedChunks.get(modulesChunk)?.getAllAsyncChunks() ??
          [])
          for (const file of files) if (file.endsWith('.js')) packageScripts.add(file);
      });
    },
  };

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
      const own = demos.filter(({ file }) => versionOf(file) === version);
      const sources = own.flatMap(({ file }) => ownFiles(file)).map(({ source }) => source);
      return { version, folders, modules: importedModules(new Set(sources)) };
    });
  }

  return {
    name: 'x-live-editing',

    loadContent: async () => (isOn ? loadContent() : []),
    getPathsToWatch: () => (isOn ? pageGlobs : []),

    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : { optimization: { splitChunks: { cacheGroups } }, plugins: isOn ? [notePackages] : [] },

    async contentLoaded({ content, actions }) {
      await actions.createData('settings.js', `export const isOn = ${isOn};\n`);
      for (const [name, source] of tableFiles(content)) await actions.createData(name, source);
    },

    async postBuild({ outDir, currentBundler }) {
      // Without demos, nothing imports the table that the page starts with.
      if (packageScripts.size === 0) return;
      await writeRunnerPage({
        currentBundler,
        outDir,
        baseUrl,
        packageScripts: [...packageScripts].sort(),
      });
    },
  };
}
