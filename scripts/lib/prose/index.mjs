import { checkCase, checkHeadings } from './headings.mjs';
import { mdxProblem, parsePage } from './page.mjs';
import { checkEnding, checkUnwritten } from './unfinished.mjs';
import { checkBannedWords, checkEquality } from './words.mjs';

/**
 * Applies all rules for the text of a page, except spelling.
 * @param {string} file its path below the project's folder
 * @param {string} text
 * @returns {{ file: string, line: number, message: string }[]} sorted by line
 */
export function checkText(file, text) {
  let page;
  try {
    page = parsePage(text);
  } catch (error) {
    return [{ file, ...mdxProblem(error) }];
  }
  const titles = page.fields
    .filter(({ name }) => name === 'title')
    .map(({ line, value }) => ({
      line,
      what: `the title "${value}"`,
      parts: [{ text: value, isCode: false }],
    }));
  return [
    ...checkCase(titles),
    ...checkHeadings(page.headings),
    ...checkBannedWords(page.prose),
    ...checkEquality(page.prose),
    ...checkUnwritten(page),
    ...checkEnding(file, page),
  ]
    .map((problem) => ({ file, ...problem }))
    .sort((a, b) => a.line - b.line);
}

/** Formats a problem so that an editor's terminal links it: `docs/a/index.mdx:12: ...`. */
export const formatProblem = ({ file, line, message }) => `${file}:${line}: ${message}`;
