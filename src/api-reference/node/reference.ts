import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PageCheck } from '../../bundler/live';
import { lineOfField } from '../../content/mdx/frontMatterLines';
import { readPage } from '../../content/mdx/readPage';
import { nearest } from '../../utils/nearest';
import { apiSlugOf, products } from '../../products/registry';
import { throwProblems } from '../../utils/problems';
import { installed, installedNewerNames, installedReference } from './generate';
import { linkPages, pageAddress, type LinkTargets } from './links';
import { blockSources } from './selection';
import {
  renderPage,
  renderTables,
  tableSections,
  tabPrefix,
  type PageSection,
} from './render/page';
import { tableHtml } from './render/table';
import { blockAddress, blockTables, indexTables } from './render/tables';
import { newerNameProblems } from './since/newerNames';
import { searchRow, searchSections } from './searchSections';
import { readChanges } from './site/changes';
import { indexMdx, pageMdx } from './site/mdx';
import { pageName, readGuides, usagesOf, type GuidePage } from './site/usage';
import type { ApiBlocks, ApiPage, IndexedSection, RemovedNames } from '../types';
import {
  basePathOfVersion,
  currentReference,
  referenceOfFile,
  type ReferenceVersion,
} from './versions';

/** Returns what a page lost in a major. */
export type RemovedOf = (page: ApiPage) => readonly RemovedNames[];

const nothingRemoved: RemovedOf = () => [];

/** The file of a page below the `api` folder. */
const fileOf = (at: string): string => `${at.replace(/^\/api\//, '')}index.mdx`;

/** Name of each API object that combines features -> the feature of each of its methods. */
function apiFeatures({ methods }: ApiBlocks): Map<string, Map<string, string>> {
  // The other keys are components, whose names start with a capital letter.
  const features = Object.entries(methods)
    .filter(([of]) => /^[a-z]/.test(of))
    .flatMap(([of, members]) => Object.keys(members).map((name) => [name, of] as const));
  const objects = Object.values(blockSources).flatMap(({ api }) => api ?? []);
  return new Map(objects.map((api) => [api, new Map(features)]));
}

/** Returns a message for each name in a guide's `components:` that has no page. */
export function unknownComponents(
  guides: readonly Pick<GuidePage, 'file' | 'line' | 'components'>[],
  names: readonly string[],
  docsDir: string,
): string[] {
  return guides.flatMap(({ file, line, components }) =>
    components
      .filter((name) => !names.includes(name))
      .map((name) => {
        const near = nearest(name, names, 3).map((each) => `"${each}"`);
        const hint = near.length > 0 ? ` The nearest names: ${near.join(', ')}.` : '';
        return `${docsDir}/${file}:${line}: "components" has "${name}", which has no page in the API reference.${hint}`;
      }),
  );
}

const noBlocks: ApiBlocks = { events: [], selectors: [], methods: {} };

/** What surrounds the pages of a version. */
interface Surroundings {
  version: ReferenceVersion;
  /** The other pages of the version. */
  guides: readonly GuidePage[];
  /** Name of an API object with a page -> the feature of each of its methods. */
  features: ReadonlyMap<string, ReadonlyMap<string, string>>;
  removedOf: RemovedOf;
}

/**
 * Links the pages, indexes and building blocks of a version, which become HTML or Markdown.
 *
 * @param source - what the packages say
 * @param place - where the pages are shown; see `LinkTargets`
 */
export function linkReference(
  source: { pages: readonly ApiPage[]; blocks: ApiBlocks },
  { version, guides, features, removedOf }: Surroundings,
  place: Pick<LinkTargets, 'baseUrl' | 'file'>,
) {
  const { pages, targets, links } = linkPages(source.pages, guides, place);
  const addressOf = (at: string): string => pageAddress(at, targets);
  return {
    links,
    pages: pages.map((page) => ({
      page,
      context: {
        links,
        features: features.get(page.name),
        removed: removedOf(page).map((each) => ({ ...each, path: addressOf(each.path) })),
        usages: usagesOf(page, guides, addressOf),
        documented: version.label,
      },
    })),
    indexes: products.flatMap((product) => {
      const at = `/api/${apiSlugOf(product)}/`;
      const own = pages.filter(({ path: each }) => each.startsWith(at));
      return own.length > 0 ? [{ product, at, own, tables: indexTables(own, addressOf) }] : [];
    }),
    blocks: blockTables(source.blocks, pages, targets),
  };
}

/**
 * Builds all pages of a version with links that work on this site, their static HTML and their Markdown.
 *
 * @param pages - the pages as the packages have them
 * @param guides - the other pages of the version
 * @param blocks - what the building blocks for guides show
 * @param removedOf - returns what a page lost in the version's major
 * @throws ContentError for a name in a guide's `components:` that has no page
 */
export function buildReference(
  version: ReferenceVersion,
  baseUrl: string,
  pages: readonly ApiPage[],
  guides: readonly GuidePage[],
  blocks: ApiBlocks = noBlocks,
  removedOf: RemovedOf = nothingRemoved,
) {
  const problems = unknownComponents(
    guides,
    pages.map(({ name }) => name),
    version.docsDir,
  );
  throwProblems(problems);
  const base = basePathOfVersion(version, baseUrl);
  const address = (at: string): string => base + at.slice(1);
  const features = apiFeatures(blocks);
  const surroundings = { version, guides, features, removedOf };
  const linked = linkReference({ pages, blocks }, surroundings, { baseUrl: base });
  const { links } = linked;
  const sections = new Map<string, PageSection[]>();
  const texts = new Map<string, readonly IndexedSection[]>();
  const files = new Map<string, string>();
  for (const { page, context } of linked.pages) {
    const at = address(page.path);
    const own = renderPage(page, { ...context, json: at.replace(/\/$/, '.json') });
    sections.set(at, own);
    texts.set(at, searchSections(page, links));
    files.set(fileOf(page.path), pageMdx(page, at, own));
  }
  const json = `${version.segment && `/${version.segment}`}/api/index.json`;
  for (const { product, at: prefix, own, tables } of linked.indexes) {
    const at = address(prefix);
    const index = tableSections(tables, links);
    sections.set(at, index);
    texts.set(at, tables.flatMap(({ rows }) => rows).map(searchRow));
    files.set(fileOf(prefix), indexMdx(product.name, at, json, own, index));
  }
  for (const [key, { caption, rows }] of linked.blocks) {
    const at = blockAddress(key, base);
    const html = tableHtml(caption, rows, links);
    sections.set(at, [{ id: '', title: '', html, level: 2, isTable: true }]);
    texts.set(at, rows.map(searchRow));
  }
  // Rendered on request: each tab shows other members of a page.
  const tablesOf = (page: ApiPage, key: string): PageSection[] => {
    const tables = renderTables(page, links, tabPrefix(page), features.get(page.name));
    sections.set(key, tables);
    return tables;
  };
  return {
    ...surroundings,
    /** The base path of the version: `/x/`, `/x/8.0.0/`. */
    base,
    /** Pages with links that work on this site. */
    pages: linked.pages.map(({ page }) => page),
    /** Name of a component or interface -> the address of its page. */
    links,
    /** Address of a page or a building block, or key of a page's part in docs tabs -> its static HTML. */
    sections,
    /** Address of a page or a building block -> what search indexes of it. */
    texts,
    /** The keys of the building blocks for guides. */
    blockKeys: [...linked.blocks.keys()],
    /** Returns the tables of a page as a docs tab has them, and adds them to the sections under a key. */
    tablesOf,
    /** The Markdown files of the version's `api` folder: path below it -> text. */
    files,
  };
}

/** The API reference of one version of the docs. */
export type Reference = ReturnType<typeof buildReference>;

/** A message for each name in a guide that is newer than what the version documents. */
function checkNewerNames(
  siteDir: string,
  version: ReferenceVersion,
  guides: readonly GuidePage[],
): string[] {
  const names = installedNewerNames(siteDir, version);
  return guides.flatMap(({ file, components }) => {
    const place = `${version.docsDir}/${file}`;
    return newerNameProblems(
      readFileSync(path.join(siteDir, place), 'utf8'),
      place,
      components,
      names,
    );
  });
}

/** Checks the API names of a guide that the live server compiles; loading the reference checks those of all guides. */
export const checkApiNames: PageCheck = ({ siteDir, file, text }) => {
  const version = referenceOfFile(file);
  if (!version) return [];
  const names = installedReference(siteDir, version).map(({ name }) => name);
  const components = readPage(text).frontMatter.components.map(pageName);
  const guide = {
    file: path.posix.relative(version.docsDir, file),
    line: lineOfField(text, 'components'),
    components,
  };
  return [
    ...unknownComponents([guide], names, version.docsDir),
    ...newerNameProblems(text, file, components, installedNewerNames(siteDir, version)),
  ];
};

/** The references read last, by the folders of the site and of the version's pages. */
const known = new Map<string, Reference>();

const keyOf = (siteDir: string, { docsDir }: ReferenceVersion): string => `${siteDir} ${docsDir}`;

/** Returns the reference of a version as it was read last; reads it first if needed, as in a site without the plugin. */
export const knownReference = (
  siteDir: string,
  baseUrl: string,
  version: ReferenceVersion,
): Reference => known.get(keyOf(siteDir, version)) ?? readReference(siteDir, baseUrl, version);

/**
 * Reads the reference of a version of the site's docs, from the installed packages and the guides as they are now. Returns
 * the one that was read last if the guides have not changed in anything that it shows.
 */
export function readReference(
  siteDir: string,
  baseUrl: string,
  version: ReferenceVersion,
  removedOf: RemovedOf = nothingRemoved,
): Reference {
  const guides = readGuides(path.join(siteDir, version.docsDir));
  throwProblems(checkNewerNames(siteDir, version, guides));
  const key = keyOf(siteDir, version);
  const before = known.get(key);
  if (before?.removedOf === removedOf && isDeepStrictEqual(before.guides, guides)) return before;
  const { pages, blocks } = installed(siteDir, version);
  const built = buildReference(version, baseUrl, pages, guides, blocks, removedOf);
  const changes =
    version === currentReference ? [['changes/index.mdx', readChanges(siteDir)] as const] : [];
  const reference = { ...built, files: new Map([...built.files, ...changes]) };
  known.set(key, reference);
  return reference;
}
