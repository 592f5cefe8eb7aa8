import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dropUnused, missedIn, wordsIn } from './unused';

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

/** Classes that Markdown itself makes, which are in the HTML alone. */
const kept = ['contains-task-list', 'task-list-item', 'footnotes', 'data-footnote-backref'];

/** Infima's classes that scripts name as words for something else. */
const homonyms = ['badge', 'card', 'dropdown', 'pagination'];

const filesBelow = (folder: string, test: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => test.test(file));

/** The sources of pages: static text that names a class is in no script. */
const contentIn = (siteDir: string): string[] =>
  ['docs', 'blog', 'versioned_docs']
    .map((name) => path.join(siteDir, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => filesBelow(folder, /\.mdx?$/).map((file) => path.join(folder, file)));

const pagesIn = (outDir: string): string[] => filesBelow(outDir, /\.html$/);

/**
 * Takes out of the stylesheets what no page uses: most of Infima. It runs on what the bundler is about to write, when all
 * scripts are there to say what is used, and before names get the hash of their content.
 */
export class DropUnusedPlugin {
  readonly #dropped = new Set<string>();

  constructor(readonly siteDir: string) {}

  /**
   * Stops the build when a page has a class whose rules were dropped.
   *
   * @param outDir - folder of the built pages
   */
  check(outDir: string): void {
    for (const file of pagesIn(outDir)) {
      const missed = missedIn(readFileSync(path.join(outDir, file), 'utf8'), this.#dropped);
      if (missed.length > 0) {
        throw new Error(
          `${file} has the class "${missed[0]}", which no script and no page of docs/ or blog/ names, so that its rules were ` +
            'dropped from the stylesheet. Add it to `kept`, or take it out of `homonyms`, in src/plugins/css/DropUnusedPlugin.ts.',
        );
      }
    }
  }

  apply(compiler: Compiler): void {
    const name = 'DropUnusedPlugin';
    const { Compilation, sources } = compiler.webpack;
    // After the minimizers, so that less is read.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const words = new Set(kept);
        for (const file of contentIn(this.siteDir)) wordsIn(readFileSync(file, 'utf8'), words);
        for (const [file, asset] of Object.entries(assets)) {
          if (/\.js(?:on)?$/.test(file)) wordsIn(String(asset.source()), words);
        }
        homonyms.forEach((word) => words.delete(word));
        const files = Object.keys(assets).filter((file) => /^assets\/css\/.*\.css$/.test(file));
        const sheets = files.map((file) => String(assets[file]?.source()));
        dropUnused(sheets, words, this.#dropped).forEach((css, index) =>
          compilation.updateAsset(files[index] ?? '', new sources.RawSource(css)),
        );
      });
    });
  }
}
