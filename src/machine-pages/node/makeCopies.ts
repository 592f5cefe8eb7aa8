import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReferenceMarkdown } from '../../api-reference/plugin';
import { readPage } from '../../content/mdx/readPage';
import { currentVersion, productById, products } from '../../products';
import type { Rename } from '../../products/renames';
import { targetsOf, linkInVersion } from '../../versions/snapshots/plugin';
import { throwProblems } from '../../utils/problems';
import { demoMarkdown } from './elements';
import {
  featureTable,
  pageLine,
  pagesByGroup,
  withoutReference,
  indexName,
  indexText,
  wholeName,
  type WholeText,
} from './llms';
import { pageMarkdown } from './pageMarkdown';
import type { SitePage, VersionPages } from '../../content/node/sitePages';
import { copyName, copyText } from './copyHead';

/** What a site's links may lead to. */
export interface SiteAddresses {
  /** The origin the site is served from, without a trailing slash. */
  origin: string;
  /** With a slash at both ends. */
  baseUrl: string;
  /** The addresses that have a copy, with the base path and a trailing slash. */
  pages: ReadonlySet<string>;
}

/** Returns the full address for one of this site that has the base path; for a page, that of its copy. */
export function fullAddress(
  address: string,
  { origin, pages }: Pick<SiteAddresses, 'origin' | 'pages'>,
): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const page = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return origin + (pages.has(page) ? `${page}${copyName}${rest}` : pathname + rest);
}

/**
 * Returns the full address that a link of a page leads to. Pages become their copies, in the version of the page with the
 * link. Addresses of other sites stay unchanged.
 *
 * @param url - as the writer wrote it, from the root of the site or relative to the page
 * @param page - its address with the base path and a trailing slash, and the version in it; none for the current one
 */
export function linkFrom(
  url: string,
  page: { permalink: string; version?: string | undefined },
  site: SiteAddresses,
): string {
  const { baseUrl, pages } = site;
  const file = /^pathname:\/\/(\/.*)$/s.exec(url)?.[1];
  if (file !== undefined) return fullAddress(file, site);
  if (url.startsWith('/') && !url.startsWith('//')) {
    const { version } = page;
    const inVersion = version
      ? linkInVersion(url, version, (below) => pages.has(`${baseUrl}${version}/${below}/`))
      : url;
    return fullAddress(baseUrl + inVersion.slice(1), site);
  }
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url)) return url;
  const { pathname, search, hash } = new URL(url, `http://localhost${page.permalink}`);
  return fullAddress(pathname + search + hash, site);
}

export interface CopiesInput {
  siteDir: string;
  /** The origin the site is served from, without a trailing slash. */
  origin: string;
  baseUrl: string;
  versions: readonly VersionPages[];
  posts: readonly SitePage[];
  /** Segment of a version -> its reference, if it has one. */
  references: ReadonlyMap<string, ReferenceMarkdown>;
  /** Pages that moved to another address; those of the site by default. */
  renames?: readonly Rename[];
}

/** Returns the text of a page that is written in Markdown. */
function bodyOf(page: SitePage, version: VersionPages, input: CopiesInput, site: SiteAddresses) {
  const { siteDir, origin, baseUrl, references } = input;
  const { permalink } = page;
  const file = path.join(siteDir, page.file);
  const source = readFileSync(file, 'utf8').replace(/\r\n/g, '\n');
  const reference = references.get(version.segment);
  const addressOf = (at: string): string => fullAddress(at, site);
  const shown = new Set<string>();
  const body = pageMarkdown(source, readPage(source).tree, {
    linkOf: (url) => linkFrom(url, { permalink, version: version.segment }, site),
    parts: {
      demo: (node) => demoMarkdown(node, { file, page: page.file, root: origin + baseUrl }, shown),
      apiBlock: (key) => reference?.blocks.get(key) ?? '',
      productIndex: () => {
        const listed = withoutReference(version.pages.slice(0, version.listed), version.base);
        const own = listed.filter(({ product }) => product.id === page.product.id);
        return pagesByGroup(own, 1, (group) => `**${group}**`, addressOf);
      },
      featureTable: () =>
        featureTable(page.features ?? [], (at) => addressOf(baseUrl + at.slice(1))),
    },
  });
  const api = reference?.listOf(page.components) ?? '';
  return api ? `${body}\n\n## API\n\n${api}` : body;
}

/** Returns the copies of a version's pages, by permalink. */
function copiesOf(version: VersionPages, input: CopiesInput, site: SiteAddresses) {
  const reference = input.references.get(version.segment);
  const copies = new Map<string, string>();
  const problems: string[] = [];
  for (const page of version.pages) {
    const { permalink } = page;
    try {
      const body = reference?.pages.get(permalink) ?? bodyOf(page, version, input, site);
      copies.set(permalink, copyText(page, version.version, input.origin, body));
    } catch (error) {
      problems.push(`${page.file}: ${(error as Error).message}`);
    }
  }
  throwProblems(problems);
  return copies;
}

/** Returns all guides of each product as one text, with its address below the product's overview in that version. */
function wholeTexts(version: VersionPages, copies: ReadonlyMap<string, string>) {
  const guides = version.pages
    .slice(0, version.listed)
    .filter(({ permalink }) => !permalink.startsWith(`${version.base}api/`));
  return products.flatMap(({ id, name, overviewPath }) => {
    const own = guides.filter(({ product }) => product.id === id);
    const text = own.map(({ permalink }) => copies.get(permalink) ?? '').join('\n');
    return text ? [{ name, at: version.base + overviewPath.slice(1) + wholeName, text }] : [];
  });
}

/** Returns copies for the old addresses of pages that moved. A static host can't redirect, so they name the new address. */
function movedCopies({ version, base, pages }: VersionPages, { origin, renames }: CopiesInput) {
  const moved = new Map<string, string>();
  const pageAt = new Map(pages.map((page) => [page.permalink, page]));
  const permalinkOf = (pagePath: string): string => base + pagePath.slice(1);
  const hasPage = (pagePath: string): boolean => pageAt.has(permalinkOf(pagePath));
  for (const [from, to] of targetsOf(hasPage, renames)) {
    const page = pageAt.get(permalinkOf(to));
    if (!page) continue;
    const url = origin + page.permalink;
    const text = `This page has moved: [${page.title}](${url}${copyName}).`;
    const description = `This page has moved to ${url}`;
    moved.set(permalinkOf(from), copyText({ ...page, description }, version, origin, text));
  }
  return moved;
}

/** Returns the copies of the home page and the blog's list. They have no Markdown source, so they are lists of pages. */
function listPages(input: CopiesInput, index: string, addressOf: (at: string) => string) {
  const { baseUrl, origin, posts } = input;
  const product = productById('introduction');
  const list = (permalink: string, title: string, description: string, body: string): string =>
    copyText({ permalink, title, description, product, tags: [] }, currentVersion, origin, body);
  const pages = index.replace(/^# .*\n\n/, '').trimEnd();
  const lists = new Map([
    [baseUrl, list(baseUrl, 'MUI X documentation', 'All pages, each with a line.', pages)],
  ]);
  if (posts.length > 0) {
    const blog = `${baseUrl}blog/`;
    const description = 'What this documentation offers, release by release.';
    const lines = posts.map((post) => pageLine(post, addressOf)).join('\n');
    lists.set(blog, list(blog, 'Blog', description, lines));
  }
  return lists;
}

/**
 * Returns all texts for machines: a copy for each page, an index for each version, and the guides of each product in one.
 *
 * @returns address with the base path -> text
 */
export function makeCopies(input: CopiesInput): Map<string, string> {
  const { origin, baseUrl, versions, posts } = input;
  // They describe the current version, and link from the root.
  const blog = { version: currentVersion, segment: '', base: baseUrl, pages: posts, listed: 0 };
  const pages = [...versions, blog].flatMap((version) => version.pages);
  const lists = [baseUrl, ...(posts.length > 0 ? [`${baseUrl}blog/`] : [])];
  const site: SiteAddresses = {
    origin,
    baseUrl,
    pages: new Set([...pages.map(({ permalink }) => permalink), ...lists]),
  };
  const addressOf = (at: string): string => fullAddress(at, site);
  const texts = new Map<string, string>();
  const addCopies = (copies: ReadonlyMap<string, string>): void =>
    copies.forEach((text, permalink) => texts.set(permalink + copyName, text));

  for (const version of versions) {
    const copies = copiesOf(version, input, site);
    addCopies(copies);
    const wholes = wholeTexts(version, copies).map(({ name, at, text }): WholeText => {
      texts.set(at, text);
      return { name, address: origin + at, text };
    });
    const isCurrent = version.segment === '';
    const index = indexText({
      version,
      wholes,
      posts: isCurrent ? posts : [],
      others: versions
        .filter((other) => other !== version)
        .map((other) => ({ version: other.version, address: origin + other.base + indexName })),
      addressOf,
    });
    texts.set(version.base + indexName, index);
    if (isCurrent) {
      addCopies(listPages(input, index, addressOf));
      addCopies(movedCopies(version, input));
    }
  }
  addCopies(copiesOf(blog, { ...input, references: new Map() }, site));
  return texts;
}
