import { readFileSync } from 'node:fs';
import { loadTs } from '../load-ts.mjs';

const { readPage } = loadTs('../../src/content/mdx/readPage.ts');
const { docsTabSegments } = loadTs('../../src/products/docsTab.ts');
const { renames } = loadTs('../../src/products/renames.ts');
const { nearest } = loadTs('../../src/utils/nearest.ts');
const { nearestPages } = loadTs('../../src/navigation/nearestPages.ts');

/** Sections whose pages the build generates; it also checks the links to them. */
const builtSections = ['api', 'blog', 'playground', 'search'];

/**
 * What links may point to.
 * @typedef {object} Site
 * @property {readonly string[]} pages files of the docs' pages, such as `docs/react-charts/index.mdx`
 * @property {(file: string) => string} read returns the text of one of them
 * @property {readonly { from: string, to: string }[]} renames
 */

/**
 * Returns the site as it is on disk.
 * @param {readonly string[]} pages
 * @returns {Site}
 */
export function siteOf(pages) {
  const texts = new Map();
  const read = (file) => {
    if (!texts.has(file)) texts.set(file, readFileSync(file, 'utf8'));
    return texts.get(file);
  };
  return { pages, read, renames };
}

/** `docs/react-charts/index.mdx` -> `/react-charts/`. */
const addressOf = (file) => file.replace(/^docs|index\.mdx?$/g, '');

/** Returns the anchors of a page; undefined if it isn't valid MDX, which is reported when that page is checked. */
function anchorsOf(text) {
  const page = readPage(text);
  try {
    const ids = [...page.headings.map(({ id }) => id), ...page.ids];
    return page.frontMatter.components.length > 0 ? [...ids, 'api'] : ids;
  } catch {
    return undefined;
  }
}

/** Suggests a page for an address that has none: the page it was renamed to, or the one most similar to it. */
function hint(pathname, { pages, read, renames: moved }) {
  const to = moved.find(({ from }) => from === pathname)?.to;
  if (to) return `The page is now at "${to}".`;
  const known = pages.map((file) => ({
    path: addressOf(file),
    title: readPage(read(file)).frontMatter.title,
  }));
  const [best] = nearestPages(pathname, known, 1);
  return best ? `The nearest page is "${best.path}".` : 'Link to a page that exists.';
}

/** Returns what is wrong with an anchor; empty if nothing is. */
function anchorProblem(url, id, file, site) {
  if (id === '') return [];
  const anchors = anchorsOf(site.read(file));
  if (!anchors || anchors.includes(id)) return [];
  const [best] = nearest(id, anchors);
  const like = best ? ` The nearest is "#${best}".` : '';
  return [`the anchor of the link "${url}" is not in ${file}.${like}`];
}

function problemsOf(url, own, site) {
  const [, pathname = '', , id = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  if (pathname === '') return own.startsWith('docs/') ? anchorProblem(url, id, own, site) : [];
  const [section, ...more] = pathname.split('/').slice(1).filter(Boolean);
  const last = more.at(-1) ?? '';
  if (!pathname.startsWith('/') || !section || builtSections.includes(section)) return [];
  if (/\.[a-z]+$/.test(last || section)) return [];
  if (!pathname.endsWith('/')) {
    return [`the link "${url}" has no slash at the end of its address: "${pathname}/".`];
  }
  const isTab = docsTabSegments.includes(last);
  const page = isTab ? pathname.replace(`${last}/`, '') : pathname;
  const file = site.pages.find((each) => addressOf(each) === page);
  if (!file) return [`the link "${url}" is broken. ${hint(pathname, site)}`];
  return isTab ? [] : anchorProblem(url, id, file, site);
}

/**
 * Finds links of a page that lead nowhere, to other guides and to sections, including its own. The build finds them too, and
 * those to pages that it generates, but it names only the page and the address, not the line.
 * @param {string} file its path below the project's folder
 * @param {string} text
 * @param {Site} site
 * @returns {{ file: string, line: number, message: string }[]}
 */
export function checkLinks(file, text, site) {
  let links;
  try {
    ({ links } = readPage(text));
  } catch {
    // Not valid MDX: `checkText` says where.
    return [];
  }
  return links.flatMap(({ url, line }) =>
    problemsOf(url, file, site).map((message) => ({ file, line, message })),
  );
}
