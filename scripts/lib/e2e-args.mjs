import { escapeRegexp } from './escape-regexp.mjs';
import { UsageError, findPage, parseAddress } from './scaffold/address.mjs';

/** The test of one page: a visit to it. */
const ofPage = 'tests/guides.spec.ts';

/** Whether an argument can only be meant as a page: `/react-charts`, `react-charts/quickstart`. */
const looksLikePage = (arg) => /^\.?\/|\/./.test(arg) && !/^\.?\/?tests\//.test(arg);

/** Playwright options whose value is the next argument. */
const optionsWithValue =
  /^-(?:[gcj]|-(?:grep|grep-invert|config|workers|project|retries|repeat-each|reporter|timeout|output|shard|max-failures|trace))$/;

/**
 * Interprets the arguments of `npm run test:e2e -- …`: names of test files and options are for Playwright; pages are addresses,
 * with or without `docs/`, slashes and `index.mdx`.
 * @param {readonly string[]} args
 * @param {object} known
 * @param {readonly string[]} known.pages files of pages, such as `docs/react-charts/index.mdx`
 * @param {readonly string[]} known.tests files of tests, such as `tests/navigation.spec.ts`
 * @returns {{ args: string[], pages: string[] }} arguments for `playwright test`, and the files of the pages
 * @throws {UsageError} for a page that doesn't exist, and for pages and test files in one call
 */
export function e2eArgs(args, { pages, tests }) {
  const isPage = (arg) =>
    !tests.some((file) => file.includes(arg)) &&
    (looksLikePage(arg) || pages.includes(`docs/${arg}/index.mdx`));
  // The value of an option isn't a page: `-g /x/react-charts/`.
  const named = args.filter(
    (arg, index) => !arg.startsWith('-') && !optionsWithValue.test(args[index - 1] ?? ''),
  );
  const wanted = named.filter(isPage);
  if (wanted.length === 0) return { args: [...args], pages: [] };
  const files = named.filter((arg) => !isPage(arg));
  if (files.length > 0) {
    throw new UsageError(`Name pages or files of tests, not both; found ${named.join(', ')}.`);
  }
  const found = wanted.map((arg) => findPage(parseAddress(arg), pages));
  const paths = found.map((file) => escapeRegexp(file.replace(/^docs|index\.mdx?$/g, '')));
  return {
    args: [
      ofPage,
      '--project=site',
      `--grep=/x(?:${paths.join('|')}) `,
      ...args.filter((arg) => !wanted.includes(arg)),
    ],
    pages: found,
  };
}
