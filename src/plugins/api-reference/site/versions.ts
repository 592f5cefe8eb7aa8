import path from 'node:path';
import { installedBlocks, installedReference } from '../generate';
import type { LinkTargets } from '../links';
import type { ApiPage } from '../types';
import { blocksHtml } from './blocks';
import { readGuides } from './usage';

/** The version of the docs that a file belongs to, and where its pages stand below the site's base path. */
export interface FileVersion {
  /** Null for the current version. */
  version: string | null;
  /** Empty for the current version, `/8.0.0` for a frozen one. */
  basePath: string;
  /** The path of the file below the folder of its version, with forward slashes. */
  file: string;
}

/** The version that a file of the docs belongs to, null for any other file. */
export function versionOfFile(siteDir: string, filePath: string): FileVersion | null {
  const below = path.relative(siteDir, filePath).split(path.sep).join('/');
  const [, version, file] = /^(?:docs|versioned_docs\/version-([^/]+))\/(.+)$/.exec(below) ?? [];
  return file === undefined
    ? null
    : { version: version ?? null, basePath: version === undefined ? '' : `/${version}`, file };
}

/** What the pages of one version of the docs link to and show. */
export interface VersionReference {
  pages: readonly ApiPage[];
  /** Static HTML of the building blocks, by key; see `blocksHtml`. */
  blocks: ReadonlyMap<string, string>;
}

/** The site, as far as building blocks and links care. */
export interface SiteOptions {
  siteDir: string;
  /** With a slash at both ends. */
  baseUrl: string;
}

function currentReference({ siteDir, baseUrl }: SiteOptions): VersionReference {
  const pages = installedReference(siteDir);
  const guides = readGuides(path.join(siteDir, 'docs'));
  const targets: LinkTargets = {
    baseUrl,
    paths: new Set([...pages, ...guides].map(({ path: at }) => at)),
    names: new Map(pages.map(({ name, path: at }) => [name, at])),
  };
  return { pages, blocks: blocksHtml(installedBlocks(siteDir), pages, targets) };
}

const references = new Map<string, VersionReference>();

/** The reference of the current version, made once in a process. */
export function siteReference(options: SiteOptions): VersionReference {
  const key = `${options.siteDir} ${options.baseUrl}`;
  const known = references.get(key) ?? currentReference(options);
  references.set(key, known);
  return known;
}

/**
 * The reference that pages of a version use; null for a version whose packages are not read, whose pages then have no
 * links of their own making.
 *
 * @param version - null for the current one
 */
export type ReferenceOf = (version: string | null) => VersionReference | null;

/** The references of a site. */
export const referencesOf =
  (options: SiteOptions): ReferenceOf =>
  (version) =>
    version === null ? siteReference(options) : null;
