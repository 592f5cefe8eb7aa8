import path from 'node:path';
import { currentVersion, products } from '../../products/registry';
import { docsDirOf, foldersOf, snapshots, type Snapshot } from '../../products/snapshots';
import type { PackageInput, Plan, ProductInput } from '../types';

/** A version of the docs whose API reference is generated. */
export interface ReferenceVersion {
  /** The version that its pages describe, as a reader knows it: `8.1.0`. */
  label: string;
  /** The folder of its pages, below the site's folder: `docs`, `versioned_docs/version-8.0.0`. */
  docsDir: string;
  /** Its segment in addresses: empty for the current version, `8.0.0` for a frozen one. */
  segment: string;
  /**
   * Package name -> the folder of `node_modules` that it is installed in, where that is another: the packages of a frozen
   * version are installed under aliases, such as `x-data-grid-8-0-0` for `@mui/x-data-grid`.
   */
  folders?: Readonly<Record<string, string>>;
  /** Names of `selection.ts` that its packages do not export, such as those of a plan that was not published then. */
  without?: readonly string[];
}

/** The version that the unversioned pages describe. */
export const currentReference: ReferenceVersion = {
  label: currentVersion,
  docsDir: 'docs',
  segment: '',
};

/** The path of a version's pages: `/x/` for the current one, `/x/8.0.0/` for a frozen one. */
export function basePathOfVersion({ segment }: ReferenceVersion, baseUrl: string): string {
  return segment ? `${baseUrl}${segment}/` : baseUrl;
}

const apiPrefix = '/api/';

function planOf(packageName: string): Plan {
  const [, plan] = /-(pro|premium)$/.exec(packageName) ?? [];
  return (plan as Plan | undefined) ?? 'community';
}

/**
 * The products to document with the packages of a version, from the registry of products. For a version with folders of
 * its own only packages that have one are read: what was never published for it has none.
 *
 * @param siteDir - the folder whose `node_modules` holds the packages
 */
export function productInputs(
  siteDir: string,
  { folders, without }: ReferenceVersion = currentReference,
): ProductInput[] {
  return products.flatMap((product): ProductInput[] => {
    const prefix = product.pathPrefixes.find((candidate) => candidate.startsWith(apiPrefix));
    const packages = Object.keys(product.packages)
      .filter((name) => !folders || Object.hasOwn(folders, name))
      .map((name): PackageInput => {
        const dir = path.join(siteDir, 'node_modules', folders?.[name] ?? name);
        return { name, plan: planOf(name), dir };
      });
    return prefix && packages.length > 0
      ? [{ slug: prefix.slice(apiPrefix.length), packages, ...(without && { without }) }]
      : [];
  });
}

/** The reference of a frozen version, from the packages that the registry of snapshots records. */
export function referenceOfSnapshot(snapshot: Snapshot): ReferenceVersion {
  return {
    label: snapshot.version,
    docsDir: docsDirOf(snapshot),
    segment: snapshot.version,
    folders: foldersOf(snapshot),
    ...(snapshot.without && { without: snapshot.without }),
  };
}

/** All versions whose reference is generated: the current one and every snapshot. */
export const referenceVersions: readonly ReferenceVersion[] = [
  currentReference,
  ...snapshots.map(referenceOfSnapshot),
];

/** The version of the reference that belongs to a version of the docs, by Docusaurus' name: `current`, `8.0.0`. */
export function referenceOfDocs(versionName: string): ReferenceVersion | undefined {
  return versionName === 'current'
    ? currentReference
    : referenceVersions.find(({ segment }) => segment === versionName);
}

/**
 * The version that a file of the docs belongs to; undefined for other files.
 *
 * @param file - its path below the site's folder, with forward slashes
 */
export function referenceOfFile(file: string): ReferenceVersion | undefined {
  return referenceVersions.find(({ docsDir }) => file.startsWith(`${docsDir}/`));
}

/** A function that is called once for each version and keeps its result. */
export function oncePerVersion<Result>(
  make: (version: ReferenceVersion) => Result,
): (version: ReferenceVersion) => Result {
  const results = new Map<ReferenceVersion, Result>();
  return (version) => {
    const result = results.get(version) ?? make(version);
    results.set(version, result);
    return result;
  };
}
