import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadTs } from '../load-ts.mjs';

/**
 * @typedef {{ page: string, file: string, src: string, line: number, names: string[], missing: string[], elsewhere: string[] }} Compared
 * a demo, what the prose before it names, and what of this its preview doesn't show: `elsewhere` is in its other files
 */

const wordsIn = (text) => text.match(/[\w$-]+/g) ?? [];

/**
 * Compares a demo's preview with the prose before the demo.
 * @param {string} file
 * @param {{ near: string[][], before: string[][] }} named the inline code of the prose; see `src/content/mdx/codeBefore.ts`
 */
export function compareDemo(file, named) {
  const { parseSource } = loadTs('../../src/code/node/parse.ts');
  const { readMarks } = loadTs('../../src/code/node/marks.ts');
  const { nameIn, namedIn, placesIn } = loadTs('../../src/code/node/namedPlaces.ts');
  const { linesIn } = loadTs('../../src/code/node/taught.ts');
  const { ownFiles } = loadTs('../../src/demos/node/ownFiles.ts');
  const { previewsOf } = loadTs('../../src/demos/node/preview.ts');
  const { code, taught } = readMarks(readFileSync(file, 'utf8'));
  const lines = code.split('\n');
  const [{ parts }] = previewsOf(code, code, taught, named);
  const shown = new Set(linesIn(parts).flatMap((line) => wordsIn(lines[line - 1])));
  // What the section says about an earlier demo doesn't count.
  const own = { near: named.near, before: [] };
  const names = namedIn(own, placesIn(parseSource(code)));
  const others = ownFiles(file)
    .slice(1)
    .flatMap((other) =>
      namedIn(own, placesIn(parseSource(other.source))).map((name) => [name, other]),
    );
  // Prose that names the file says where to look.
  const mentioned = new Set(named.near.flat().filter((text) => nameIn(text) !== undefined));
  const elsewhere = others.filter(
    ([name, other]) => !names.includes(name) && !mentioned.has(path.basename(other.file)),
  );
  return {
    names: [...names, ...new Set(elsewhere.map(([name]) => name))],
    missing: names.filter((name) => !shown.has(name)),
    elsewhere: [...new Set(elsewhere.map(([name]) => name))],
  };
}

/**
 * Compares the previews of a page's demos with the prose before them.
 * @param {string} page its path below the project's folder
 * @param {string} text
 * @returns {Compared[]} those whose prose names something
 */
export function comparePreviews(page, text) {
  const { readPage } = loadTs('../../src/content/mdx/readPage.ts');
  return readPage(text).demos.flatMap(({ src, line, named }) => {
    const file = path.posix.join(path.posix.dirname(page), src);
    if (!existsSync(file)) return [];
    try {
      const compared = compareDemo(file, named);
      return compared.names.length > 0 ? [{ page, file, src, line, ...compared }] : [];
    } catch {
      // The build and the check of marks report what is wrong with it.
      return [];
    }
  });
}

const quoted = (names) => names.map((name) => `\`${name}\``).join(', ');

/**
 * Reports demos whose preview doesn't show what the prose before them names.
 * @param {readonly Compared[]} compared
 * @returns {{ file: string, line: number, message: string }[]}
 */
export function previewProblems(compared) {
  return compared.flatMap(({ page, src, line, names, missing, elsewhere }) => {
    const lacking = [...missing, ...elsewhere];
    if (lacking.length === 0) return [];
    const lack = lacking.length === names.length ? 'shows nothing' : 'shows only a part';
    const where =
      elsewhere.length > 0
        ? `; name the file that has ${quoted(elsewhere)}, such as \`data.ts\``
        : '';
    return [
      {
        file: page,
        line,
        message: `the preview of ${src} ${lack} of what the text before it names: not ${quoted(lacking)}. Change its "#region taught" marks if it has any, or split the text${where}.`,
      },
    ];
  });
}
