import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../utils/filesBelow';
import { changeAssets, type Compiler } from '../../assets';
import { dropUnused, missedIn, wordsIn } from './unused';

/** Classes that Markdown generates, which occur only in the HTML. */
const kept = ['contains-task-list', 'task-list-item', 'footnotes', 'data-footnote-backref'];

/** Infima's classes whose names scripts also use as words for something else. */
const homonyms = ['badge', 'card', 'dropdown', 'pagination'];

/** Returns the sources of pages, since the classes of static text are in no script. */
const contentIn = (siteDir: string): string[] =>
  ['docs', 'blog', 'versioned_docs']
    .map((name) => path.join(siteDir, name))
    .flatMap((folder) => filesBelow(folder).map((file) => path.join(folder, file)))
    .filter((file) => /\.mdx?$/.test(file));

/**
 * Removes what no page uses from the stylesheets: most of Infima. Runs on what the bundler is about to write, when all scripts
 * are there to show what is used, and before file names get their content hashes.
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
    for (const file of filesBelow(outDir).filter((each) => each.endsWith('.html'))) {
      const missed = missedIn(readFileSync(path.join(outDir, file), 'utf8'), this.#dropped);
      if (missed.length > 0) {
        throw new Error(
          `${file} has the class "${missed[0]}", which no script and no page in docs/, blog/ or versioned_docs/ mentions, so its rules were ` +
            'dropped from the stylesheet. Add it to `kept`, or remove it from `homonyms`, in src/bundler/page-weight/styles/DropUnusedPlugin.ts.',
        );
      }
    }
  }

  apply(compiler: Compiler): void {
    // After the minimizers, so that there is less to read.
    const stage = 'PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE';
    changeAssets(compiler, { name: 'DropUnusedPlugin', stage, after: 1 }, (files) => {
      const words = new Set(kept);
      for (const file of contentIn(this.siteDir)) wordsIn(readFileSync(file, 'utf8'), words);
      for (const file of files.names) {
        if (/\.js(?:on)?$/.test(file)) wordsIn(files.read(file), words);
      }
      homonyms.forEach((word) => words.delete(word));
      const sheets = files.names.filter((file) => /^assets\/css\/.*\.css$/.test(file));
      dropUnused(sheets.map(files.read), words, this.#dropped).forEach((css, index) =>
        files.edit(sheets[index] ?? '', () => css),
      );
    });
  }
}
