import { dropUnused, wordsIn } from './unused';

/** What is used of the bundler, webpack or Rspack. */
interface Source {
  source: () => string | Buffer;
}
interface Compilation {
  updateAsset: (name: string, source: Source) => void;
  hooks: {
    processAssets: {
      tap: (
        options: { name: string; stage: number },
        run: (assets: Record<string, Source>) => void,
      ) => void;
    };
  };
}
interface Compiler {
  webpack: {
    Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number };
    sources: { RawSource: new (source: string) => Source };
  };
  hooks: {
    thisCompilation: {
      tap: (name: string, run: (compilation: Compilation) => void) => void;
    };
  };
}

/**
 * Takes out of the stylesheets what no page uses: most of Infima. It runs on what the bundler is about to write, when all
 * scripts are there to say what is used, and before names get the hash of their content.
 */
export class DropUnusedPlugin {
  apply(compiler: Compiler): void {
    const name = 'DropUnusedPlugin';
    const { Compilation, sources } = compiler.webpack;
    // After the minimizers, so that less is read.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const words = new Set<string>();
        for (const [file, asset] of Object.entries(assets)) {
          if (/\.js(?:on)?$/.test(file)) wordsIn(String(asset.source()), words);
        }
        for (const [file, asset] of Object.entries(assets)) {
          if (!/^assets\/css\/.*\.css$/.test(file)) continue;
          compilation.updateAsset(
            file,
            new sources.RawSource(dropUnused(String(asset.source()), words)),
          );
        }
      });
    });
  }
}
