import { currentPackages, packagePins } from './pins';
// In a separate file, so that `npm run version:cut` and `version:remove` can write it.
import recorded from './snapshot-packages.json';

/** A frozen version of the docs, with the packages that its demos use. */
export interface Snapshot {
  /** `8.0.0`; also its segment in addresses and its name in Docusaurus. */
  version: string;
  /** npm package name -> exact version: that of the docs, or the nearest published one. */
  packages: Readonly<Record<string, string>>;
  /** Names in the lists of the reference (`src/api-reference/node/selection.ts`) that these packages don't export. */
  without?: readonly string[];
}

/** The snapshots in `snapshot-packages.json`, newest first. */
export const snapshots: readonly Snapshot[] = Object.entries(
  recorded as Record<string, Omit<Snapshot, 'version'>>,
).map(([version, snapshot]) => ({ version, ...snapshot }));

/** Returns the folder in `node_modules` of an older version of a package: `x-data-grid-8-0-0`. */
export function aliasOf(name: string, version: string): string {
  return `${name.replace(/^@[^/]+\//, '')}-${version.replace(/\W/g, '-')}`;
}

/**
 * Returns the folder in `node_modules` of a version of a package. The version that the current docs use isn't installed
 * twice, so that a bundle has only one copy of each package per version.
 *
 * @param current - the packages that are installed under their own names
 */
export function folderOf(
  name: string,
  version: string,
  current: Readonly<Record<string, string>> = currentPackages,
): string {
  return current[name] === version ? name : aliasOf(name, version);
}

/** Returns package name -> folder in `node_modules`, for all packages of a snapshot. */
export function foldersOf({ packages }: Snapshot): Record<string, string> {
  return Object.fromEntries(
    Object.entries(packages).map(([name, version]) => [name, folderOf(name, version)]),
  );
}

/** Returns the packages of a snapshot that have another version, because the snapshot's own was never published. */
export function nearestOf({ version, packages }: Snapshot): Record<string, string> {
  return Object.fromEntries(Object.entries(packages).filter(([, own]) => own !== version));
}

/** Returns the folder of a snapshot's pages, relative to the site's folder. */
export const docsDirOf = ({ version }: Pick<Snapshot, 'version'>): string =>
  `versioned_docs/version-${version}`;

/** Returns the folder of a snapshot's sample data. The underscore keeps Docusaurus from treating its files as pages. */
export const sampleDataDirOf = (snapshot: Pick<Snapshot, 'version'>): string =>
  `${docsDirOf(snapshot)}/_sample-data`;

/**
 * Returns the snapshot that a file belongs to; undefined for the files of the current docs.
 *
 * @param file - its path relative to the site's folder, with forward slashes
 */
export function snapshotOfFile(
  file: string,
  all: readonly Snapshot[] = snapshots,
): Snapshot | undefined {
  return all.find((snapshot) => file.startsWith(`${docsDirOf(snapshot)}/`));
}

/** Returns package name -> exact version, for the demos and sandboxes of a page. */
export function pinsOfFile(
  file: string,
  all: readonly Snapshot[] = snapshots,
): Readonly<Record<string, string>> {
  return { ...packagePins, ...snapshotOfFile(file, all)?.packages };
}
