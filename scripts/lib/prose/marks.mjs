import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { check, resolveConfig } from 'prettier';
import { loadTs } from '../load-ts.mjs';
import { lineAt } from './page.mjs';

const { readPage } = loadTs('../../src/content/mdx/readPage.ts');

const hasMark = /^[ \t]*(?:\/\/|\{\/\*)[ \t]*#(?:end)?region\b/m;

/** Returns the line of the first mark in a source that has marks. */
const lineOfMark = (source) => lineAt(source, source.search(hasMark));

/**
 * Checks the marks of a demo (see CONTRIBUTING.md, "Demos").
 * @param {string} source its text, which has marks
 * @param {object} options Prettier's options for the file
 * @returns {Promise<{ line: number, message: string }[]>}
 */
export async function checkMarksOf(source, options) {
  // Loaded here, since few pages have marks.
  const { readMarks, taughtPreview } = loadTs('../../src/code/node/marks.ts');
  const { previewOf } = loadTs('../../src/code/node/inspectDemo.ts');
  const { linesIn } = loadTs('../../src/code/node/taught.ts');
  const line = lineOfMark(source);
  let marked;
  try {
    marked = readMarks(source);
  } catch (error) {
    return [{ line: error.line ?? line, message: `${error.message}.` }];
  }
  const { code, taught } = marked;
  const problems = [];
  const shown = new Set(linesIn(taughtPreview(taught)));
  const cut = linesIn(taught).length - shown.size;
  const hidden = linesIn([previewOf(code)]).filter((number) => !shown.has(number)).length;
  if (cut > shown.size || (cut === 0 && hidden > shown.size)) {
    const what =
      cut > 0
        ? `${cut} of the marked lines are left out`
        : `hide ${hidden} that would be shown without them`;
    problems.push({
      line,
      message: `its marks hide more than they show: they show ${shown.size} lines, and ${what}. ${cut > 0 ? 'Mark fewer lines.' : 'Mark the related lines too, or remove the marks.'}`,
    });
  }
  if (!(await check(code, { ...options, parser: 'typescript' }))) {
    problems.push({
      line,
      message:
        'without its marks, Prettier formats this file differently: enclose a whole element or statement.',
    });
  }
  return problems;
}

/**
 * Checks the marks of a page's demos, and reports marks in other files of its folder, which have no preview.
 * @param {string} page its path below the project's folder
 * @param {string} text
 * @returns {Promise<{ file: string, line: number, message: string }[]>}
 */
export async function checkMarks(page, text) {
  const folder = path.posix.dirname(page);
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    : [];
  const sources = files
    .map((name) => ({ name, source: readFileSync(path.join(folder, name), 'utf8') }))
    .filter(({ source }) => hasMark.test(source));
  if (sources.length === 0) {
    return [];
  }
  const shown = new Set(readPage(text).demos.map(({ src }) => path.posix.basename(src)));
  const found = sources.map(async ({ name, source }) => {
    const file = path.posix.join(folder, name);
    const problems = shown.has(name)
      ? await checkMarksOf(source, (await resolveConfig(file)) ?? {})
      : [
          {
            line: lineOfMark(source),
            message: 'marks say what the preview of a demo shows, but this file is not a demo.',
          },
        ];
    return problems.map((problem) => ({ file, ...problem }));
  });
  return (await Promise.all(found)).flat();
}
