import { existsSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import { productById } from '../../products';
import type { ProductId } from '../../products/types';
import { matches } from '../node/names';
import type { Entry } from '../node/readEntries';
import type { GuideFile } from '../node/readGuides';
import { readSurface, diffSurfaces, type Surface, type Difference } from './surface';
import type { Release } from '../../code/node/releases';
import { products } from '../../products/registry';

/** A major whose packages are kept separate from the site's. The documented major uses those of the site. */
export type OldRelease = Exclude<Release, 'v8'>;

/** Returns the folder with the packages of an old major. */
export const packagesDir = (siteDir: string, release: OldRelease): string =>
  path.join(siteDir, 'src/migration/packages', release);

/** Majors whose grid is styled by a package with another name. */
const styledBy: Partial<Record<Release, readonly string[]>> = {
  v4: ['@material-ui/core/styles', '@material-ui/core'],
};

/**
 * Returns the packages that a fence for a major may use without an import, lowest plan first: the package of a higher plan
 * exports a `DataGrid` that accepts no props.
 *
 * @param folder - the folder whose `node_modules` holds them
 * @throws Error when none is installed; `npm test` installs them
 */
export function packageNamesOf(folder: string, release: Release): string[] {
  const isInstalled = (name: string): boolean =>
    existsSync(path.join(folder, 'node_modules', name));
  const own = products.flatMap(({ packages }) => Object.keys(packages)).filter(isInstalled);
  const all = release === 'lab' ? ['@mui/lab'].filter(isInstalled) : own;
  if (all.length === 0) {
    throw new Error(`${folder} has no packages; run "npm run install:releases".`);
  }
  return [...all, ...(styledBy[release] ?? ['@mui/material/styles', '@mui/material'])];
}

/** A product's packages in the two majors of a guide. */
export interface GuideSurfaces {
  packages: Map<string, { before: Surface; after: Surface }>;
  differences: Difference[];
}

const rootOf = (siteDir: string, major: number): string =>
  major === 8 ? siteDir : packagesDir(siteDir, `v${major}` as OldRelease);

/** Returns the product of a guide. */
export const productOfGuide = ({ product }: Pick<GuideFile, 'product'>) =>
  productById(`x-${product}` as ProductId);

/** Reads the packages of a guide. A package that only one of the majors has doesn't count as a difference. */
export function guideSurfaces(
  { product, to }: Pick<GuideFile, 'product' | 'to'>,
  siteDir: string,
  host: ts.CompilerHost,
): GuideSurfaces {
  const dirOf = (major: number, name: string): string =>
    path.join(rootOf(siteDir, major), 'node_modules', name);
  const surfaceOf = (major: number, name: string): Surface => readSurface(dirOf(major, name), host);
  const from = to - 1;
  const packages = new Map(
    Object.keys(productOfGuide({ product }).packages)
      .filter((name) => [from, to].every((major) => existsSync(dirOf(major, name))))
      .map((name) => [name, { before: surfaceOf(from, name), after: surfaceOf(to, name) }]),
  );
  if (packages.size === 0) {
    throw new Error(
      `${product} has no packages in both v${from} and v${to}; run "npm run install:releases".`,
    );
  }
  return { packages, differences: diffSurfaces(packages) };
}

/** Returns all public names of the older packages: exports, their members and entry points. */
export function oldNames(packages: GuideSurfaces['packages']): Set<string> {
  const names = new Set<string>();
  for (const [name, { before }] of packages) {
    for (const [exported, { entries, members }] of before) {
      names.add(exported);
      entries.forEach((entry) => names.add(name + entry));
      for (const member of members.keys()) names.add(`${exported}.${member}`);
    }
  }
  return names;
}

/**
 * Compares the entries of a guide with the differences between the packages.
 *
 * @param excused - name or pattern -> why no entry names it
 */
export function proveGuide(
  entries: readonly Entry[],
  { packages, differences }: GuideSurfaces,
  excused: Readonly<Record<string, string>>,
) {
  const named = entries.flatMap(({ names }) => names);
  const isIn = (patterns: readonly string[], { names }: Difference): boolean =>
    names.some((name) => patterns.some((pattern) => matches(pattern, name)));
  const unnamed = differences.filter((difference) => !isIn(named, difference));
  const missing = unnamed.filter((difference) => !isIn(Object.keys(excused), difference));
  const known = [...oldNames(packages)];
  return {
    /** How many differences the packages have, how many of these entries name, and how many are excused. */
    counts: {
      found: differences.length,
      named: differences.length - unnamed.length,
      excused: unnamed.length - missing.length,
    },
    /** Differences that no entry names and that aren't excused. */
    missing,
    /** Names in entries that the older packages don't have, with the entry. */
    stale: entries.flatMap((entry) =>
      entry.names
        .filter((pattern) => !known.some((name) => matches(pattern, name)))
        .map((name) => ({ name, entry })),
    ),
    /** Exceptions that no difference needs. */
    needless: Object.keys(excused).filter(
      (pattern) => !unnamed.some((difference) => isIn([pattern], difference)),
    ),
  };
}
