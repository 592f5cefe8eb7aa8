import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadTs } from '../load-ts.mjs';

/** Demos whose preview may lack what the prose before them names: path below `docs/` -> why. */
export const exceptions = {};

/**
 * Finds what a demo's preview lacks of what the prose before the demo names.
 * @param {string} source its text
 * @param {readonly (readonly string[])[]} named the inline code of the prose; see `src/content/mdx/codeBefore.ts`
 * @returns {string[]} names that the source has, but its preview doesn't show
 */
export function missingIn(source, named) {
  const { readMarks } = loadTs('../../src/code/node/marks.ts');
  const { cutOf, linesIn } = loadTs('../../src/code/node/taught.ts');
  const { previewsOf } = loadTs('../../src/demos/node/preview.ts');
  const { code, taught } = readMarks(source);
  const [{ parts }] = previewsOf(code, code, taught, named);
  const lines = code.split('\n');
  const words = new Set(linesIn(parts).flatMap((line) => lines[line - 1].match(/[\w$-]+/g) ?? []));
  return cutOf(code, named).names.filter((name) => !words.has(name));
}

/**
 * Reports the demos of a page whose preview doesn't show what the prose before them names, and exceptions without a reason.
 * @param {string} page its path below the project's folder
 * @param {string} text
 * @returns {{ file: string, line: number, message: string }[]}
 */
export function checkPreviews(page, text) {
  const { readPage } = loadTs('../../src/content/mdx/readPage.ts');
  return readPage(text).demos.flatMap(({ src, line, named }) => {
    const file = path.posix.join(path.posix.dirname(page), src);
    if (!existsSync(file) || exceptions[file.replace(/^docs\//, '')]) return [];
    let missing;
    try {
      missing = missingIn(readFileSync(file, 'utf8'), named);
    } catch {
      // The build and the check of marks report what is wrong with it.
      return [];
    }
    return missing.length === 0
      ? []
      : [
          {
            file: page,
            line,
            message: `the preview of ${src} doesn't show ${missing.map((name) => `\`${name}\``).join(', ')}, which the text before it names. Remove the demo's "#region taught" marks or mark these lines too.`,
          },
        ];
  });
}
