import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Entry } from '../types';
import { distinct, entry } from './entry';

const compilerLine = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/;

/** What `tsc` printed, as entries. */
export function typeEntries(printed: string): Entry[] {
  const found: { file: string; line: number; message: string }[] = [];
  for (const line of printed.split('\n')) {
    const [, file, at, , message] = compilerLine.exec(line) ?? [];
    const last = found.at(-1);
    if (file !== undefined && message !== undefined)
      found.push({ file: file.replaceAll('\\', '/'), line: Number(at), message });
    // The reasons stand below, each a step deeper; the first two say what a person needs.
    else if (last && /^\s{2,4}\S/.test(line)) last.message += ` ${line.trim()}`;
  }
  return distinct(
    found.map(({ file, line, message }) =>
      entry('types', message, {
        ...{ file, line, about: 'TypeScript' },
        failed: message,
        ask: file.startsWith('docs/')
          ? 'Make it compile, and read what its page says of it.'
          : 'Make it compile.',
      }),
    ),
  );
}

/** What `compileFences` found, as entries. */
export function fenceEntries(problems: readonly string[]): Entry[] {
  return distinct(
    problems.flatMap((problem) => {
      const [, file, line, message] = /^(.+?):(\d+): ([^]*)$/.exec(problem) ?? [];
      return file === undefined || message === undefined
        ? []
        : entry('fences', message, {
            ...{ file, line: Number(line), about: 'TypeScript' },
            failed: message,
            ask: 'Make the code compile, and read what the text says of it.',
          });
    }),
  );
}

/** The part of Vitest's JSON report that is read here. */
export interface ClaimsReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; title: string; failureMessages?: string[] }[];
  }[];
}

/** The sentences of a message, without the page in which something was not found, the stack and the code around it. */
function reasonOf(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const end = lines.findIndex((line) => /^\s+at |^\s*❯|^\s*<body\b/.test(line));
  const said = lines.slice(0, end === -1 ? lines.length : end).join(' ');
  const short = said.replace(/\s+/g, ' ').trim();
  return short.length > 400 ? `${short.slice(0, 397)}…` : short;
}

/** The line of a page on which the words of a claim start. */
function lineOfWords(text: string, words: string): number {
  const plain = (value: string): string => value.replace(/[`*_]|\]\([^)]*\)|[[\]]/g, '');
  const [start = ''] = plain(words).split(/\s{2,}/);
  const index = text.split('\n').findIndex((line) => plain(line).includes(start));
  return index + 1 || 1;
}

/**
 * The claims of a report, as entries for those that do not hold.
 *
 * @param readPage - the text of a page, undefined when there is none
 */
export function claimEntries(
  report: ClaimsReport,
  root: string,
  readPage: (file: string) => string | undefined,
): Entry[] {
  return distinct(
    report.testResults.flatMap(({ name, status, message = '', assertionResults }) => {
      const folder = path.relative(root, path.dirname(name)).split(path.sep).join('/');
      const file = `${folder}/index.mdx`;
      const failed = assertionResults.filter((claim) => claim.status === 'failed');
      if (status === 'failed' && failed.length === 0) {
        return entry('claims', '', {
          file: `${folder}/${path.basename(name)}`,
          about: 'none of its claims could run',
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
    }),
  );
}
