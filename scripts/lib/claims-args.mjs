import path from 'node:path';
import { findPage, parseAddress, UsageError } from './scaffold/address.mjs';

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
