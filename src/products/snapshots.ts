import { packagePins } from './pins';
import { products } from './registry';
// Data of its own, so that `npm run version:cut` and `version:remove` can write it.
import recorded from './snapshot-packages.json';

/** A frozen version of the docs, with the packages that its demos run. */
export interface Snapshot {
  /** `8.0.0`; also its segment in addresses and Docusaurus' name of it. */
  version: string;
  /** npm package name -> exact version: that of the docs, or the nearest that was published. */
  packages: Readonly<Record<string, string>>;
  /** Names of the reference's lists (`src/api-reference/build/selection.ts`) that these packages do not export. */
  without?: readonly string[];
}

/** The snapshots, newest first, as `snapshot-packages.json` has them. */
export const snapshots: readonly Snapshot[] = Object.entries(
  recorded as Record<string, Omit<Snapshot, 'version'>>,
).map(([version, snapshot]) => ({ version, ...snapshot }));

/** The packages of the current docs, which are installed under their own names. */
const currentPackages: Readonly<Record<string, string>> = Object.assign(
  {},
  ...products.map(({ packages }) => packages),
);

/** The folder of `node_modules` that an older version of a package is installed in: `x-data-grid-8-0-0`. */
export function aliasOf(name: string, version: string): string {
  return `${name.replace(/^@[^/]+\//, '')}-${version.replace(/\W/g, '-')}`;
}

/**
 * The folder of `node_modules` that a version of a package is installed in. The version that the current docs have is
 * not installed twice: a bundle has one copy of each package per version.
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

/** Package name -> its folder of `node_modules`, for all packages of a snapshot. */
export function foldersOf({ packages }: Snapshot): Record<string, string> {
  return Object.fromEntries(
    Object.entries(packages).map(([name, version]) => [name, folderOf(name, version)]),
  );
}

/** The packages of a snapshot that are not of its own version, because that was never published. */
export function nearestOf({ version, packages }: Snapshot): Record<string, string> {
  return Object.fromEntries(Object.entries(packages).filter(([, own]) => own !== version));
}

/** The folder of a snapshot's pages, below the site's folder. */
export const docsDirOf = ({ version }: Pick<Snapshot, 'version'>): string =>
  `versioned_docs/version-${version}`;

/** The folder of a snapshot's sample data; the underscore keeps Docusaurus from taking it for pages. */
export const sampleDataDirOf = (snapshot: Pick<Snapshot, 'version'>): string =>
  `${docsDirOf(snapshot)}/_sample-data`;

/**
 * The snapshot that a file belongs to; undefined for the files of the current docs.
 *
 * @param file - its path below the site's folder, with forward slashes
 */
export function snapshotOfFile(
  file: string,
  all: readonly Snapshot[] = snapshots,
): Snapshot | undefined {
  return all.find((snapshot) => file.startsWith(`${docsDirOf(snapshot)}/`));
}

/** Package name -> exact version, for the demos and sandboxes of a page. */
export function pinsOfFile(
  file: string,
  all: readonly Snapshot[] = snapshots,
): Readonly<Record<string, string>> {
  return { ...packagePins, ...snapshotOfFile(file, all)?.packages };
}
