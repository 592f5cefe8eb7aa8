interface Source {
  source: () => string | Buffer;
}

/** The part of webpack or Rspack that is needed to change a build's files; `More` is what else of a compilation is used. */
export interface AssetCompiler<More> {
  webpack: {
    Compilation: Record<AssetStage, number>;
    sources: { RawSource: new (text: string) => Source };
  };
  hooks: {
    thisCompilation: {
      tap: (name: string, run: (compilation: AssetCompilation & More) => void) => void;
    };
  };
}

interface AssetCompilation {
  hooks: {
    processAssets: {
      tap: (
        options: { name: string; stage: number },
        run: (assets: Record<string, Source>) => void,
      ) => void;
    };
  };
  updateAsset: (file: string, update: (source: Source) => Source) => void;
}

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

const textOf = (asset: Source | undefined): string => asset?.source().toString() ?? '';

/**
 * Changes the files of every build of a bundler.
 *
 * @param at - the plugin's name, and when it runs: `after` moves it to later within the stage
 */
export function changeAssets<More>(
  compiler: AssetCompiler<More>,
  { name, stage, after = 0 }: { name: string; stage: AssetStage; after?: number },
  run: (files: AssetFiles, compilation: More) => void,
): void {
  const { Compilation, sources } = compiler.webpack;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    const options = { name, stage: Compilation[stage] + after };
    compilation.hooks.processAssets.tap(options, (assets) => {
      const files: AssetFiles = {
        names: Object.keys(assets),
        read: (file) => textOf(assets[file]),
        edit: (file, change) =>
          compilation.updateAsset(file, (asset) => new sources.RawSource(change(textOf(asset)))),
      };
      run(files, compilation);
    });
  });
}
