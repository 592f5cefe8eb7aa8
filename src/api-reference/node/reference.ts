import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { nearest } from '../../utils/nearest';
import { remember } from '../../utils/remember';
import { apiSlugOf, products } from '../../products/registry';
import { ContentError, throwProblems } from '../../utils/problems';
import { readChanges } from './changes';
import { installedBlocks, installedNewerNames, installedReference } from './generate';
import { linkPage } from './links';
import { blockSources } from './selection';
import { renderPage, renderTables, type PageSection } from './render/page';
import { blockAddress, readBlocks } from './site/blocks';
import { newerNameProblems, type NewerNames } from './since/newerNames';
import {
  blockSearchSections,
  indexSearchSections,
  searchSections,
  type IndexedSection,
} from './searchSections';
import { indexMdx, pageMdx } from './site/mdx';
import { indexSections } from './site/productIndex';
import { readGuides, usagesOf, type GuidePage } from './site/usage';
import { tabPrefix } from './tabs/keys';
import type { ApiBlocks, ApiPage, RemovedNames } from '../types';
import { basePathOfVersion, currentReference, type ReferenceVersion } from './versions';

/** Returns what a page lost in a major. */
export type RemovedOf = (page: ApiPage) => readonly RemovedNames[];

const nothingRemoved: RemovedOf = () => [];

/** The API reference of one version of the docs. */
export interface Reference {
  version: ReferenceVersion;
  /** The base path of the version: `/x/`, `/x/8.0.0/`. */
  base: string;
  /** Pages with links that work on this site. */
  pages: readonly ApiPage[];
  /** The other pages of the version. */
  guides: readonly GuidePage[];
  /** Name of an API object with a page -> the feature of each of its methods. */
  features: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Returns what a page lost in the version's major. */
  removedOf: RemovedOf;
  /** Name of a component or interface -> the address of its page. */
  links: ReadonlyMap<string, string>;
  /** Address of a page or a building block, or key of a page's part in docs tabs -> its static HTML. */
  sections: ReadonlyMap<string, PageSection[]>;
  /** Address of a page or a building block -> what search indexes of it. */
  texts: ReadonlyMap<string, readonly IndexedSection[]>;
  /** Returns the tables of a page as a docs tab has them, and adds them to the sections under a key. */
  tablesOf: (page: ApiPage, key: string) => readonly PageSection[];
  /** The Markdown files of the version's `api` folder: path below it -> text. */
  files: ReadonlyMap<string, string>;
}

/** A reference to which more can be added after its pages. */
interface ReferenceInMaking extends Reference {
  sections: Map<string, PageSection[]>;
  texts: Map<string, readonly IndexedSection[]>;
  files: Map<string, string>;
}

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
  guides: readonly GuidePage[],
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

/**
 * Builds all pages of a version with links that work on this site, their static HTML and their Markdown.
 *
 * @param installed - the pages as the packages have them
 * @param guides - the other pages of the version
 * @param features - name of an API object with a page -> the feature of each of its methods
 * @param removedOf - returns what a page lost in the version's major
 * @throws ContentError for a name in a guide's `components:` that has no page
 */
export function buildReference(
  version: ReferenceVersion,
  baseUrl: string,
  installed: readonly ApiPage[],
  guides: readonly GuidePage[],
  features: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(),
  removedOf: RemovedOf = nothingRemoved,
): ReferenceInMaking {
  const problems = unknownComponents(
    guides,
    installed.map(({ name }) => name),
    version.docsDir,
  );
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  const base = basePathOfVersion(version, baseUrl);
  const address = (at: string): string => base + at.slice(1);
  const slugs = [...new Set(installed.map(({ product }) => `/api/${product}/`))];
  const paths = new Set([...installed, ...guides].map(({ path: at }) => at).concat(slugs));
  const names = new Map(installed.map((page) => [page.name, page.path]));
  const pages = installed.map((page) => linkPage(page, { baseUrl: base, paths, names }));
  const links = new Map(pages.map(({ name, path: at }) => [name, address(at)]));
  const sections = new Map<string, PageSection[]>();
  const texts = new Map<string, readonly IndexedSection[]>();
  const files = new Map<string, string>();
  for (const page of pages) {
    const at = address(page.path);
    const own = renderPage(page, {
      links,
      features: features.get(page.name),
      removed: removedOf(page),
      base,
      usages: usagesOf(page, guides, base),
      documented: version.label,
      json: at.replace(/\/$/, '.json'),
    });
    sections.set(at, own);
    texts.set(
      at,
      searchSections(page, (type) => links.has(type)),
    );
    files.set(fileOf(page.path), pageMdx(page, at, own));
  }
  const json = `${version.segment && `/${version.segment}`}/api/index.json`;
  for (const product of products) {
    const prefix = `/api/${apiSlugOf(product)}/`;
    const own = pages.filter(({ path: at }) => at.startsWith(prefix));
    if (own.length > 0) {
      const at = address(prefix);
      const index = indexSections(own, base);
      sections.set(at, index);
      texts.set(at, indexSearchSections(own));
      files.set(fileOf(prefix), indexMdx(product.name, at, json, own, index));
    }
  }
  // Rendered on request: each tab shows other members of a page.
  const tablesOf = (page: ApiPage, key: string): PageSection[] => {
    const tables = renderTables(page, links, tabPrefix(page), features.get(page.name));
    sections.set(key, tables);
    return tables;
  };
  return {
    version,
    base,
    pages,
    guides,
    features,
    removedOf,
    links,
    sections,
    texts,
    tablesOf,
    files,
  };
}

/** The problems found on pages, by the set of newer names that they were checked for. */
const checked = new WeakMap<NewerNames, Map<string, string[]>>();

/** A message for each name in a guide that is newer than what the version documents. */
function checkNewerNames(
  siteDir: string,
  version: ReferenceVersion,
  guides: readonly GuidePage[],
): string[] {
  const names = installedNewerNames(siteDir, version);
  const known = checked.get(names) ?? new Map<string, string[]>();
  checked.set(names, known);
  return guides.flatMap(({ file, components }) => {
    const place = `${version.docsDir}/${file}`;
    const text = readFileSync(path.join(siteDir, place), 'utf8');
    return remember(known, `${place}\n${text}`, () =>
      newerNameProblems(text, place, components, names),
    );
  });
}

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
  const pages = installedReference(siteDir, version);
  const blocks = installedBlocks(siteDir, version);
  const features = apiFeatures(blocks);
  const reference = buildReference(version, baseUrl, pages, guides, features, removedOf);
  const { base, sections, texts, files } = reference;
  for (const [key, html] of readBlocks(siteDir, baseUrl, version)) {
    sections.set(blockAddress(key, base), [{ id: '', title: '', html, level: 2, isTable: true }]);
  }
  for (const [key, rows] of blockSearchSections(blocks)) texts.set(blockAddress(key, base), rows);
  if (version === currentReference) {
    files.set('changes/index.mdx', readChanges(siteDir));
  }
  known.set(key, reference);
  return reference;
}
