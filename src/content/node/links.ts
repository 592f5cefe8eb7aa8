import path from 'node:path';
import { anchorsOf as anchorsOfDemo } from '../../demos/paths';
import { nearestPages } from '../../navigation/nearestPages';
import { docsTabSegments } from '../../products/docsTab';
import { defaultBaseUrl } from '../../products/path';
import { renames, type Rename } from '../../products/renames';
import { nearest } from '../../utils/nearest';
import { lineOfField, lineWhere } from '../mdx/frontMatterLines';
import { orNothing } from '../../utils/orNothing';
import { movesIn, readPage, type Page } from '../mdx/readPage';

/** Sections whose pages the build generates; it also checks the links to them. */
const builtSections = ['blog', 'playground', 'search'];

/** The pages of the API reference, which `npm start` and the build write. Their anchors are not in their text. */
const apiPages = 'docs/api/';

/** What links may point to. */
export interface LinkedSite {
  /** Files of the docs' pages, such as `docs/react-charts/index.mdx`. */
  pages: readonly string[];
  /** Returns the text of one of them. */
  read: (file: string) => string;
  renames?: readonly Rename[];
}

export interface PageProblem {
  file: string;
  line: number;
  message: string;
}

/** `docs/react-charts/index.mdx` -> `/react-charts/`. */
const addressOf = (file: string): string => file.replace(/^docs|index\.mdx?$/g, '');

/**
 * Returns the anchors of a page; null if they are not all in its text, or if it isn't valid MDX, which is reported when that page
 * is checked.
 */
function anchorsOf(text: string): readonly string[] | null {
  if (/^<Api[A-Z]/m.test(text)) return null;
  const page = readPage(text);
  const demos = page.demos.flatMap(({ src }) => anchorsOfDemo(path.basename(src, '.tsx')));
  const own = orNothing(() => [...page.headings.map(({ id }) => id), ...page.ids]);
  return own
    ? [...own, ...demos, ...(page.frontMatter.components.length > 0 ? ['api'] : [])]
    : null;
}

/** Returns where a section is that was on a page before. */
function addressOfMoved(id: string, { frontMatter }: Page): string | undefined {
  const found = movesIn(frontMatter).find((moved) => moved.id === id);
  return found && `${found.to}#${id}`;
}

/** Returns the addresses of the sections that a page had before, as links of the page. */
function movedLinks(text: string): { url: string; line: number }[] {
  const field = lineOfField(text, 'movedSections');
  return movesIn(readPage(text).frontMatter).map(({ id, to }) => ({
    url: `${to}#${id}`,
    line: lineWhere(text, field, (each) => each.trim().startsWith(`${to}:`)),
  }));
}

/** Suggests a page for an address that has none: the page it was renamed to, or the one most similar to it. */
function hint(pathname: string, { pages, read, renames: moved = renames }: LinkedSite): string {
  const to = moved.find(({ from }) => from === pathname)?.to;
  if (to) return `The page is now at "${to}".`;
  const known = pages.map((file) => ({
    path: addressOf(file),
    title: readPage(read(file)).frontMatter.title,
  }));
  const [best] = nearestPages(pathname, known, 1);
  return best ? `The nearest page is "${best.path}".` : 'Link to a page that exists.';
}

/** How many anchors a message lists at most. */
const listedAnchors = 12;

/** Suggests the most similar anchor of a page; lists the first ones if none is similar. */
function anchorHint(id: string, anchors: readonly string[]): string {
  const [best] = nearest(id, anchors);
  if (best) return ` The nearest is "#${best}".`;
  if (anchors.length === 0) return ' The page has none.';
  const listed = anchors.slice(0, listedAnchors).map((anchor) => `"#${anchor}"`);
  const more = anchors.length > listedAnchors ? ', …' : '';
  return ` The page has ${listed.join(', ')}${more}.`;
}

/** Returns what is wrong with an anchor; empty if nothing is. */
function anchorProblem(url: string, id: string, file: string, site: LinkedSite): string[] {
  if (id === '') return [];
  const text = site.read(file);
  const anchors = anchorsOf(text);
  if (!anchors || anchors.includes(id)) return [];
  const moved = addressOfMoved(id, readPage(text));
  if (moved)
    return [`the link "${url}" leads to a section that has moved. It is now at "${moved}".`];
  return [`the anchor of the link "${url}" is not in ${file}.${anchorHint(id, anchors)}`];
}

/** Returns an address as it is on all pages: without the path below which the site is served, which the build adds. */
function writtenFromRoot(pathname: string, own: string): string {
  if (pathname.startsWith(defaultBaseUrl)) return pathname.slice(defaultBaseUrl.length - 1);
  if (pathname.startsWith('/')) return pathname;
  const absolute = path.posix.join(addressOf(own), pathname);
  return absolute.endsWith('/') || /\.[a-z]+$/.test(absolute) ? absolute : `${absolute}/`;
}

function problemsOf(url: string, own: string, site: LinkedSite): string[] {
  const [, pathname = '', , id = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  if (pathname === '') return own.startsWith('docs/') ? anchorProblem(url, id, own, site) : [];
  // Another host, an e-mail address, or a file that the build leaves as it is.
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return [];
  const fromRoot = writtenFromRoot(pathname, own);
  if (fromRoot !== pathname) {
    return [
      `the link "${url}" isn't written from the site's root: "${url.replace(pathname, fromRoot)}".`,
    ];
  }
  const [section, ...more] = pathname.split('/').slice(1).filter(Boolean);
  const last = more.at(-1) ?? '';
  if (!section || builtSections.includes(section)) return [];
  if (/\.[a-z]+$/.test(last || section)) return [];
  if (!pathname.endsWith('/')) {
    return [`the link "${url}" has no slash at the end of its address: "${pathname}/".`];
  }
  const isApi = section === 'api';
  // Not in a clone in which nothing was built.
  if (isApi && !site.pages.some((each) => each.startsWith(apiPages))) return [];
  const isTab = docsTabSegments.includes(last);
  const page = isTab ? pathname.replace(`${last}/`, '') : pathname;
  const file = site.pages.find((each) => addressOf(each) === page);
  if (!file) return [`the link "${url}" is broken. ${hint(pathname, site)}`];
  return isTab || isApi ? [] : anchorProblem(url, id, file, site);
}

/**
 * Finds links of a page that lead nowhere, to other guides and to sections, including its own. The build finds them too, and
 * those to pages that it generates, but it names only the page and the address, not the line.
 *
 * @param file - its path below the project's folder
 */
export function checkLinks(file: string, text: string, site: LinkedSite): PageProblem[] {
  const links = orNothing(() => readPage(text).links);
  if (!links) return [];
  return [...movedLinks(text), ...links].flatMap(({ url, line }) =>
    problemsOf(url, file, site).map((message) => ({ file, line, message })),
  );
}
