import type { ProductId } from '../products/types';

/** The files of one version, by their names in the manifest's folder. */
export interface ManifestVersion {
  /** The version as a reader knows it: `8.1.0`. */
  version: string;
  /** The names of pages, headings and API rows: enough for a first answer. */
  names: string;
  /** The words of the texts. */
  index: string;
  /** The excerpts, by the shard numbers in the names file. */
  excerpts: string[];
  pages: number;
}

/** The list of search files, at an address that never changes; the files themselves are named by their content. */
export interface Manifest {
  /** The format of all search files; those with another one are refused. */
  format: number;
  /** Identifies the build; each names and index file has the same value. */
  build: string;
  /** Whether pages may change while they are being read, as those of the dev server do. */
  isLive?: true;
  /** By the segment of a version in addresses: empty for the current one, `8.0.0` for a frozen one. */
  versions: Record<string, ManifestVersion>;
}

export const manifestFormat = 4;

/** The folder of the search files below the base path. */
export const searchFolder = 'search/';

export const manifestName = 'manifest.json';

/** Where the manifest is: `/x/search/manifest.json`. */
export const manifestPath = (baseUrl: string): string => baseUrl + searchFolder + manifestName;

/** Whether something read from the network is a manifest that this code understands. */
export const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' &&
  value !== null &&
  (value as Manifest).format === manifestFormat &&
  typeof (value as Manifest).versions === 'object' &&
  (value as Manifest).versions !== null;

/**
 * Returns the address of the page of all results: `/x/search/?q=row%20height`.
 *
 * @param question - with the segment of a frozen version, and the product if only its pages are searched
 */
export function resultsAddress(
  baseUrl: string,
  { query, segment, product }: { query: string; segment?: string; product?: ProductId },
): string {
  const parameters = new URLSearchParams({
    q: query.trim(),
    ...(segment && { version: segment }),
    ...(product && { product }),
  });
  return `${baseUrl}${searchFolder}?${parameters.toString()}`;
}
