import type { ApiPage } from '../../api-reference/types';
import type { GuideEntry } from '../../migration/types';
import { isManifest, manifestName, searchFolder, type Manifest } from '../../search/manifest';
import type { NamesFile } from '../../search/namesFile';
import { entriesFile } from '../../migration/upgrade/entriesFile';
import { compareVersions } from '../../utils/compareVersions';
import { AskError, listed, quoted } from './askError';
import type { SiteSource } from './source';

/** A version of the documentation that a site has. */
export interface DocsVersion {
  /** `8.1.0` */
  version: string;
  /** Its segment in addresses: empty for the current version. */
  segment: string;
  pages: number;
}

/** A page of the reference, as listed in its index. */
export interface ApiEntry {
  name: string;
  /** The segment of the product below `/api/`. */
  product: string;
  /** Path of its JSON, relative to the base path of the site. */
  json: string;
  /** Its path, relative to the base path of the version, with a trailing slash. */
  path: string;
}

/** Returns the folder of a version, relative to the base path. */
export const folderOf = ({ segment }: DocsVersion): string => (segment ? `${segment}/` : '');

function isList(value: unknown): value is Record<string, string>[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null);
}

function toEntry(entry: Record<string, string>): ApiEntry {
  const { name = '', product = '', url = '', json = '' } = entry;
  const below = (address: string, start: RegExp): string => start.exec(address)?.[1] ?? '';
  return {
    name,
    product,
    json: below(json, /((?:[\d.]+\/)?api\/.*)$/),
    path: below(url, /(api\/.*)$/),
  };
}

/** Opens a site. Its files are read on demand. */
export function openSite(source: SiteSource) {
  async function json(file: string): Promise<unknown> {
    const text = await source.read(file);
    if (text === undefined) {
      throw new AskError(
        `${source.name} has no ${file}: it isn't a build of this documentation. "npm run build" creates one; use --site for the address of another site.`,
      );
    }
    try {
      return JSON.parse(text);
    } catch {
      throw new AskError(`${file} of ${source.name} isn't valid JSON.`);
    }
  }

  /** Reads the manifest of its search on every call, because it changes with each build. */
  async function manifest(): Promise<Manifest> {
    const read = await json(searchFolder + manifestName);
    if (!isManifest(read)) {
      throw new AskError(
        `${source.name} was built by a different release of this documentation: its search has a different format.`,
      );
    }
    return read;
  }

  /** Returns the versions, newest first. */
  async function versions(): Promise<DocsVersion[]> {
    return Object.entries((await manifest()).versions)
      .map(([segment, { version, pages }]) => ({ version, segment, pages }))
      .sort((a, b) => compareVersions(b.version, a.version));
  }

  return {
    source,
    manifest,
    versions,

    /** Finds a version by name; the current one by default. */
    async version(name: string | undefined): Promise<DocsVersion> {
      const all = await versions();
      const wanted = name?.replace(/^v/i, '').toLowerCase();
      const found = all.find(({ version, segment }) =>
        wanted === undefined || wanted === 'current' ? segment === '' : version === wanted,
      );
      if (found) return found;
      throw new AskError(
        `There is no version ${quoted(name ?? '')}. The versions are ${listed(
          all.map(({ version }) => version),
          'and',
        )}.`,
      );
    },

    async names({ segment }: DocsVersion): Promise<NamesFile> {
      const file = (await manifest()).versions[segment]?.names ?? '';
      // Written by the same build as the manifest, whose format was checked.
      return (await json(searchFolder + file)) as NamesFile;
    },

    async apiIndex(version: DocsVersion): Promise<ApiEntry[]> {
      const list = await json(`${folderOf(version)}api/index.json`);
      if (!isList(list)) throw new AskError(`The API index of ${source.name} isn't a list.`);
      return list.map(toEntry);
    },

    async apiPage(entry: ApiEntry): Promise<ApiPage> {
      return (await json(entry.json)) as ApiPage;
    },

    /** Returns the entries of all migration guides. */
    guideEntries: async () => (await json(entriesFile)) as GuideEntry[],
  };
}

/** What the tools read from a site. */
export type Site = ReturnType<typeof openSite>;
