import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeRegexp } from '@docusaurus/utils';
import { docsDirOf, foldersOf, sampleDataDirOf, type Snapshot } from '../../../products/snapshots';

/** A bundler rule that says what package names stand for in some files. */
export interface AliasRule {
  test: RegExp;
  resolve: { alias: Record<string, string> };
}

/** Matches files below a folder of the site, on every operating system. */
const below = (folder: string): RegExp =>
  new RegExp(`[\\\\/]${folder.split('/').map(escapeRegexp).join('[\\\\/]')}[\\\\/]`);

const versionAt = (dir: string): string | undefined => {
  const file = path.join(dir, 'package.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version
    : undefined;
};

/** Package name -> folder, where they differ. */
const renamed = (folders: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(folders).filter(([name, folder]) => name !== folder));

/**
 * Returns the aliases by which an aliased package finds its own dependencies. npm installs separate copies for it. A copy
 * of the same version as another alias is replaced by that alias, so that a snapshot has one copy of each package and one
 * context of each component.
 *
 * @param folder - the folder of the package in `node_modules`
 * @param folders - package name -> folder, for the snapshot's packages
 */
export function dependencyAliases(
  siteDir: string,
  folder: string,
  folders: Readonly<Record<string, string>>,
): Record<string, string> {
  const modules = path.join(siteDir, 'node_modules');
  return Object.fromEntries(
    Object.entries(renamed(folders)).filter(([name, alias]) => {
      const found =
        versionAt(path.join(modules, folder, 'node_modules', name)) ??
        versionAt(path.join(modules, name));
      return alias === folder || found === versionAt(path.join(modules, alias));
    }),
  );
}

/**
 * Returns the rules by which the files of snapshots, and their packages, resolve package names. Aliases are bare names too:
 * an absolute folder would bypass the `exports` of its package. Rspack applies such rules by `test`, not by `issuer`.
 */
export function aliasRules(siteDir: string, all: readonly Snapshot[]): AliasRule[] {
  const ofPackages = new Map<string, Record<string, string>>();
  const ofPages = all.map((snapshot): AliasRule => {
    const folders = foldersOf(snapshot);
    for (const folder of Object.values(renamed(folders))) {
      ofPackages.set(folder, {
        ...dependencyAliases(siteDir, folder, folders),
        ...ofPackages.get(folder),
      });
    }
    const sampleData = path.join(siteDir, sampleDataDirOf(snapshot));
    return {
      test: below(docsDirOf(snapshot)),
      resolve: { alias: { ...renamed(folders), 'sample-data': sampleData } },
    };
  });
  return [
    ...ofPages,
    ...[...ofPackages].map(([folder, alias]) => ({
      test: below(`node_modules/${folder}`),
      resolve: { alias },
    })),
  ];
}

/**
 * Returns a sentence for each package of a snapshot that isn't installed in the recorded version, with the command that
 * installs it. After a change of the current packages, a version that both used may be needed under its alias.
 */
export function missingPackages(siteDir: string, all: readonly Snapshot[]): string[] {
  return all.flatMap((snapshot) =>
    Object.entries(foldersOf(snapshot)).flatMap(([name, folder]) => {
      const version = snapshot.packages[name];
      const found = versionAt(path.join(siteDir, 'node_modules', folder));
      if (found === version) return [];
      const state = found === undefined ? 'does not exist' : `is ${found}`;
      return `src/products/snapshot-packages.json: ${snapshot.version} needs ${name} ${version}, but node_modules/${folder} ${state}. Run: npm install --save-exact ${folder}@npm:${name}@${version}`;
    }),
  );
}
