import { loadTs } from '../load-ts.mjs';
import { UsageError } from '../usage-error.mjs';

const list = (values) => values.map((value) => `"${value}"`).join(', ');

/**
 * Returns the first segments that addresses of pages may have: those of the products, and the existing folders.
 * @param {readonly { pathPrefixes: readonly string[] }[]} products
 * @param {readonly string[]} pages existing ones, such as `docs/introduction/index.mdx`
 */
export function allowedPrefixes(products, pages) {
  const ofProducts = products
    .flatMap(({ pathPrefixes }) => pathPrefixes)
    .filter((prefix) => !prefix.startsWith('/api/'))
    .map((prefix) => prefix.slice(1));
  const folders = pages.map((file) => file.split('/')[1]);
  return [...new Set([...ofProducts, ...folders, 'migration'])]
    .filter((name) => !['api', 'contributing'].includes(name))
    .sort();
}

/**
 * Normalizes the address of a page to `react-tree-view/items`, from input with or without `docs/`, slashes and `index.mdx`.
 * @param {string | undefined} input as typed
 * @returns {string} segments with slashes between them
 * @throws {UsageError} if it isn't an address
 */
export function parseAddress(input) {
  const address = (input ?? '')
    .trim()
    .replaceAll('\\', '/')
    .replace(/\/index\.mdx?$/, '')
    .replace(/^\.?\/+|\/+$/g, '')
    .replace(/^(?:docs|x)(?:\/|$)/, '');
  if (address === '') {
    throw new UsageError(
      'Name the page by its address, such as react-tree-view/rich-tree-view/items.',
    );
  }
  const wrong = address.split('/').find((segment) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(segment));
  if (wrong !== undefined) {
    throw new UsageError(
      `"${wrong}" in "${address}" cannot be a part of an address: use only lowercase letters, digits and single hyphens, such as "rich-tree-view".`,
    );
  }
  return address;
}

/**
 * @param {string} address of a new page
 * @param {readonly string[]} prefixes allowed ones
 * @throws {UsageError} if it starts with something else
 */
export function checkPrefix(address, prefixes) {
  const [first] = address.split('/');
  if (!prefixes.includes(first)) {
    const { hint } = loadTs('../../src/utils/nearest.ts');
    throw new UsageError(
      `"${first}" is not a folder for pages; allowed: ${list(prefixes)}.${hint(first, prefixes)}`,
    );
  }
}

/**
 * Finds the page at an address.
 * @param {readonly string[]} pages existing ones
 * @throws {UsageError} naming the nearest pages if there is none
 */
export function findPage(address, pages) {
  const file = pages.find((page) => page.replace(/\.mdx?$/, '') === `docs/${address}/index`);
  if (file) {
    return file;
  }
  const links = pages.map((page) => ({
    path: page.replace(/^docs\/|\/index\.mdx?$/g, ''),
    title: '',
  }));
  const { nearestPages } = loadTs('../../src/navigation/nearestPages.ts');
  const near = nearestPages(address, links, 3).map(({ path }) => path);
  throw new UsageError(
    `There is no page docs/${address}/index.mdx.${near.length > 0 ? ` The nearest are ${list(near)}.` : ''} To create it: npm run new:page -- ${address}`,
  );
}
