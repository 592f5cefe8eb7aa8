import type { CurrentBundler } from '@docusaurus/types';

/** Docusaurus types Rspack as webpack. */
export type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;
type Compilation = InstanceType<CurrentBundler['instance']['Compilation']>;

/** Before scripts are minified, or along with the steps that shrink files; the hashes in files are corrected after both. */
export type AssetStage = 'PROCESS_ASSETS_STAGE_OPTIMIZE' | 'PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE';

/** The files of a build, by their paths in it. */
export interface AssetFiles {
  names: readonly string[];
  /** Returns the text of a file, or an empty string if there is none with this name. */
  read: (file: string) => string;
  /** Changes the current text of a file. */
  edit: (file: string, change: (text: string) => string) => void;
}

/**
 * Changes the files of every build of a bundler.
 *
 * @param at - the plugin's name, and when it runs: `after` moves it to later within the stage
 */
export function changeAssets(
  compiler: Compiler,
  { name, stage, after = 0 }: { name: string; stage: AssetStage; after?: number },
  run: (files: AssetFiles, compilation: Compilation) => void,
): void {
  const { Compilation, sources } = compiler.webpack;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    const options = { name, stage: Compilation[stage] + after };
    compilation.hooks.processAssets.tap(options, (assets) => {
      const files: AssetFiles = {
        names: Object.keys(assets),
        read: (file) => assets[file]?.source().toString() ?? '',
        edit: (file, change) =>
          compilation.updateAsset(
            file,
            (asset) => new sources.RawSource(change(asset.source().toString())),
          ),
      };
      run(files, compilation);
    });
  });
}
