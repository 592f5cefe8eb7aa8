// What the arguments of `npm run test:e2e` and `npm run test:claims` name.
import path from 'node:path';
import { findPage, parseAddress } from './scaffold/address.mjs';
import { UsageError } from './usage-error.mjs';

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
  // `parseAddress` leaves no sign in an address that means something in a pattern.
  const paths = found.map((file) => file.replace(/^docs|index\.mdx?$/g, ''));
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

const ofClaims = /[\\/]claims\.test\.tsx$/;

/**
 * Returns what `npm run test:claims -- …` runs: a folder stands for all claims in it, the file of a page's claims only for these.
 * @param {readonly string[]} args pages, folders of pages, or files of claims, as writers name them
 * @param {object} known
 * @param {readonly string[]} known.pages files of pages, such as `docs/react-charts/index.mdx`
 * @param {readonly string[]} known.claims files of claims, such as `docs/react-charts/claims.test.tsx`
 * @returns {string[]} such as `docs/react-charts/` or `docs/react-charts/claims.test.tsx`
 * @throws {UsageError} for a page that doesn't exist or has no claims
 */
export function namedClaims(args, { pages, claims }) {
  return args.map((arg) => {
    const folder = `docs/${parseAddress(arg.replace(ofClaims, ''))}/`;
    const own = `${folder}claims.test.tsx`;
    if (ofClaims.test(arg) && claims.includes(own)) return own;
    if (claims.some((file) => file.startsWith(folder))) return folder;
    const isPage = pages.some((file) => file.startsWith(folder));
    if (!isPage) findPage(folder.slice('docs/'.length, -1), pages);
    throw new UsageError(
      `${folder} has no claims. They are written in ${own}; tests/claims/README.md says how.`,
    );
  });
}

/**
 * Returns the pages behind what runs, for the tests that concern them otherwise (`CONTENT_PAGES`).
 * @param {readonly string[]} found from {@link namedClaims}
 * @param {readonly string[]} pages files of pages
 * @returns {string[]} addresses below `/x/`, such as `react-charts`
 */
export const pagesBehind = (found, pages) =>
  pages
    .filter((file) =>
      found.some((each) =>
        each.endsWith('/')
          ? file.startsWith(each)
          : path.posix.dirname(file) === path.posix.dirname(each),
      ),
    )
    .map((file) => path.posix.dirname(file).replace(/^docs\//, ''));
