/** The files of one version, by their names in the folder of the manifest. */
export interface ManifestVersion {
  /** The version as a reader knows it: `8.1.0`. */
  version: string;
  /** What pages, headings and API rows are called: enough for a first answer. */
  names: string;
  /** The words of the texts. */
  index: string;
  /** The excerpts, by the numbers that the index names. */
  excerpts: string[];
  pages: number;
}

/**
 * The list of the files of search, at an address that never changes; the files themselves are named by their content.
 * Whoever wants search without a network caches this and `filesOf` the version.
 */
export interface Manifest {
  format: number;
  /** Differs from build to build; the same stands in each index. */
  build: string;
  /** Whether the pages may change while a reader reads: the dev server's do. */
  isLive?: true;
  /** By the segment of a version in addresses: empty for the current one, `8.0.0` for a frozen one. */
  versions: Record<string, ManifestVersion>;
}

export const manifestFormat = 2;

/** The folder of the files of search below the base path. */
export const searchFolder = 'search/';

export const manifestName = 'manifest.json';

/** Where the manifest is: `/x/search/manifest.json`. */
export const manifestPath = (baseUrl: string): string => baseUrl + searchFolder + manifestName;

/** The addresses of all that search in one version reads, the manifest first; empty for a version it does not know. */
export function filesOf(manifest: Manifest, segment: string, baseUrl: string): string[] {
  const version = manifest.versions[segment];
  return version
    ? [
        manifestPath(baseUrl),
        ...[version.names, version.index, ...version.excerpts].map(
          (name) => baseUrl + searchFolder + name,
        ),
      ]
    : [];
}

/** Whether something read from the network is a manifest that this code understands. */
export const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' &&
  value !== null &&
  (value as Manifest).format === manifestFormat &&
  typeof (value as Manifest).versions === 'object' &&
  (value as Manifest).versions !== null;
