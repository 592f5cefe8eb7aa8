import path from 'node:path';
import { apiSlugOf, currentVersion, products } from '../../products/registry';
import { docsDirOf, foldersOf, snapshots, type Snapshot } from '../../products/snapshots';
import { planOfPackage } from '../../navigation/tags';
import { remember } from '../../utils/remember';
import type { PackageInput, ProductInput } from '../types';

/** A version of the docs whose API reference is generated. */
export interface ReferenceVersion {
  /** The version that its pages describe, as a reader knows it: `8.1.0`. */
  label: string;
  /** The folder of its pages, below the site's folder: `docs`, `versioned_docs/version-8.0.0`. */
  docsDir: string;
  /** Its segment in addresses: empty for the current version, `8.0.0` for a frozen one. */
  segment: string;
  /**
   * Package name -> its folder in `node_modules`, if that differs from the name: the packages of a frozen version are
   * installed under aliases, such as `x-data-grid-8-0-0` for `@mui/x-data-grid`.
   */
  folders?: Readonly<Record<string, string>>;
  /** Names in `selection.ts` that its packages do not export, such as those of a plan that was not published yet. */
  without?: readonly string[];
}

/** The version that the unversioned pages describe. */
export const currentReference: ReferenceVersion = {
  label: currentVersion,
  docsDir: 'docs',
  segment: '',
};

/** Returns the path of a version's pages: `/x/` for the current one, `/x/8.0.0/` for a frozen one. */
export function basePathOfVersion({ segment }: ReferenceVersion, baseUrl: string): string {
  return segment ? `${baseUrl}${segment}/` : baseUrl;
}

/**
 * Lists the products to document with the packages of a version, from the registry of products. If the version has
 * `folders`, only packages with a folder there are read: those that were never published for it have none.
 *
 * @param siteDir - the folder whose `node_modules` holds the packages
 */
export function productInputs(
  siteDir: string,
  { folders, without }: ReferenceVersion = currentReference,
): ProductInput[] {
  return products.flatMap((product): ProductInput[] => {
    const slug = apiSlugOf(product);
    const packages = Object.keys(product.packages)
      .filter((name) => !folders || Object.hasOwn(folders, name))
      .map((name): PackageInput => {
        const dir = path.join(siteDir, 'node_modules', folders?.[name] ?? name);
        return { name, plan: planOfPackage(name) ?? 'community', dir };
      });
    return slug && packages.length > 0 ? [{ slug, packages, ...(without && { without }) }] : [];
  });
}

/** Returns the reference of a frozen version, from the packages that the registry of snapshots records. */
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

/** Finds the version of the reference that belongs to a version of the docs, by Docusaurus' name: `current`, `8.0.0`. */
export function referenceOfDocs(versionName: string): ReferenceVersion | undefined {
  const wanted = versionName === 'current' ? '' : versionName;
  return referenceVersions.find(({ segment }) => segment === wanted);
}

/**
 * Finds the version that a file of the docs belongs to; undefined for other files.
 *
 * @param file - its path below the site's folder, with forward slashes
 */
export function referenceOfFile(file: string): ReferenceVersion | undefined {
  return referenceVersions.find(({ docsDir }) => file.startsWith(`${docsDir}/`));
}

/** Wraps a function so that it is called once for each version and its result is kept. */
export function oncePerVersion<Result>(
  make: (version: ReferenceVersion) => Result,
): (version: ReferenceVersion) => Result {
  const results = new Map<string, Result>();
  return (version) => remember(results, version.docsDir, () => make(version));
}
