import { findPage, parseAddress, UsageError } from './scaffold/address.mjs';

/**
 * Returns the folders whose claims `npm run test:claims -- …` runs.
 * @param {readonly string[]} args pages, or folders of pages, as writers name them
 * @param {object} known
 * @param {readonly string[]} known.pages files of pages, such as `docs/react-charts/index.mdx`
 * @param {readonly string[]} known.claims files of claims, such as `docs/react-charts/claims.test.tsx`
 * @returns {string[]} such as `docs/react-charts/`
 * @throws {UsageError} for a page that doesn't exist or has no claims
 */
export function claimsFolders(args, { pages, claims }) {
  return args.map((arg) => {
    const folder = `docs/${parseAddress(arg.replace(/\/claims\.test\.tsx$/, ''))}/`;
    if (claims.some((file) => file.startsWith(folder))) return folder;
    const isPage = pages.some((file) => file.startsWith(folder));
    if (!isPage) findPage(folder.slice('docs/'.length, -1), pages);
    throw new UsageError(
      `${folder} has no claims. They are written in ${folder}claims.test.tsx; tests/claims/README.md says how.`,
    );
  });
}
