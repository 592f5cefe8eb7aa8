import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { entry, type Entry } from '../entries';
import type { ClaimResult } from './prose';

const compilerLine = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/;

/** Turns the output of `tsc` into entries. */
export function typeEntries(printed: string): Entry[] {
  const found: { file: string; line: number; message: string }[] = [];
  for (const line of printed.split('\n')) {
    const [, file, at, , message] = compilerLine.exec(line) ?? [];
    const last = found.at(-1);
    if (file !== undefined && message !== undefined)
      found.push({ file: file.replaceAll('\\', '/'), line: Number(at), message });
    // The reasons follow, each indented one level deeper. The first two say enough.
    else if (last && /^\s{2,4}\S/.test(line)) last.message += ` ${line.trim()}`;
  }
  return found.map(({ file, line, message }) =>
    entry('types', message, {
      ...{ file, line, about: 'TypeScript' },
      failed: message,
      ask: file.startsWith('docs/')
        ? 'Make it compile, and check what the page says about it.'
        : 'Make it compile.',
    }),
  );
}

/** Turns the problems found by `compileFences` into entries. */
export function fenceEntries(problems: readonly string[]): Entry[] {
  return problems.flatMap((problem) => {
    const [, file, line, message] = /^(.+?):(\d+): ([^]*)$/.exec(problem) ?? [];
    return file === undefined || message === undefined
      ? []
      : entry('fences', message, {
          ...{ file, line: Number(line), about: 'TypeScript' },
          failed: message,
          ask: 'Make the code compile, and check what the text says about it.',
        });
  });
}

/** The part of Vitest's JSON report that is used here. */
export interface ClaimsReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; title: string; failureMessages?: string[] }[];
  }[];
}

/** Returns the claims of each page by its file, with whether they hold. */
export const claimsByPage = (report: ClaimsReport, root: string): Map<string, ClaimResult[]> =>
  new Map(
    report.testResults.map(({ name, assertionResults }) => [
      `${folderOf(name, root)}/index.mdx`,
      assertionResults.map(({ title, status }) => ({ words: title, holds: status === 'passed' })),
    ]),
  );

/** Returns the folder of a file relative to the project's folder, with forward slashes. */
const folderOf = (file: string, root: string): string =>
  path.relative(root, path.dirname(file)).split(path.sep).join('/');

/** Returns the text of a message, without the HTML dump, stack trace and code excerpt that may follow. */
function reasonOf(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const end = lines.findIndex((line) => /^\s+at |^\s*❯|^\s*<body\b/.test(line));
  const said = lines.slice(0, end === -1 ? lines.length : end).join(' ');
  const short = said.replace(/\s+/g, ' ').trim();
  return short.length > 400 ? `${short.slice(0, 397)}…` : short;
}

/** Finds the line of a page where the words of a claim start. */
function lineOfWords(text: string, words: string): number {
  const plain = (value: string): string => value.replace(/[`*_]|\]\([^)]*\)|[[\]]/g, '');
  const [start = ''] = plain(words).split(/\s{2,}/);
  const index = text.split('\n').findIndex((line) => plain(line).includes(start));
  return index + 1 || 1;
}

/**
 * Makes entries for the claims of a report that don't hold.
 *
 * @param readPage - returns the text of a page, undefined if there is none
 */
export function claimEntries(
  report: ClaimsReport,
  root: string,
  readPage: (file: string) => string | undefined,
): Entry[] {
  return report.testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const folder = folderOf(name, root);
    const file = `${folder}/index.mdx`;
    const failed = assertionResults.filter((claim) => claim.status === 'failed');
    if (status === 'failed' && failed.length === 0) {
      return entry('claims', '', {
        file: `${folder}/${path.basename(name)}`,
        about: "none of the page's claims could run",
        failed: reasonOf(message),
        ask: 'Make the demos and claims of the page load, then run this again.',
      });
    }
    return failed.map(({ title, failureMessages = [] }) =>
      entry('claims', title, {
        file,
        line: lineOfWords(readPage(file) ?? '', title),
        about: `"${title}"`,
        failed: reasonOf(failureMessages[0] ?? ''),
        ask: 'Say what is true now, or correct the claim.',
      }),
    );
  });
}
