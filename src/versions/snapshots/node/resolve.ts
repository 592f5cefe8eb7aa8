import path from 'node:path';
import ts from 'typescript';
import { docsDirOf, foldersOf, sampleDataDirOf, type Snapshot } from '../../../products/snapshots';
import { dependencyAliases } from './rules';

/** Returns what an import stands for in a snapshot. */
export type Substitute = (specifier: string, containingFile: string) => string;

/** Replaces the package name in a specifier if the package has another folder. */
function inFolder(specifier: string, folders: Readonly<Record<string, string>>): string {
  const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [];
  const folder = name === undefined ? undefined : folders[name];
  return name === undefined || folder === undefined
    ? specifier
    : folder + specifier.slice(name.length);
}

/** Returns the rules of `aliasRules` as a function, for tools other than the bundler. */
export function substituteOf(siteDir: string, snapshot: Snapshot): Substitute {
  const folders = foldersOf(snapshot);
  const pages = `${path.join(siteDir, docsDirOf(snapshot))}${path.sep}`;
  const modules = path.join(siteDir, 'node_modules');
  const packages = Object.entries(folders)
    .filter(([name, folder]) => name !== folder)
    .map(([, folder]) => ({
      root: `${path.join(modules, folder)}${path.sep}`,
      aliases: dependencyAliases(siteDir, folder, folders),
    }));
  return (specifier, containingFile) => {
    const file = path.normalize(containingFile);
    if (file.startsWith(pages)) {
      return specifier.startsWith('sample-data/')
        ? path.join(siteDir, sampleDataDirOf(snapshot), specifier.slice('sample-data/'.length))
        : inFolder(specifier, folders);
    }
    const owner = packages.find(({ root }) => file.startsWith(root));
    return owner ? inFolder(specifier, owner.aliases) : specifier;
  };
}

/**
 * Makes a compiler host resolve imports as the bundler does for a snapshot. `paths` in a tsconfig can't do this: they apply
 * to all files alike, and a package that isn't of the snapshot's version has dependencies of its own.
 */
export function withSubstitutes(
  host: ts.CompilerHost,
  options: ts.CompilerOptions,
  substitute: Substitute,
): ts.CompilerHost {
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (file) =>
    host.getCanonicalFileName(file),
  );
  host.resolveModuleNameLiterals = (literals, containingFile, redirected, _options, source) =>
    literals.map((literal) =>
      ts.resolveModuleName(
        substitute(literal.text, containingFile),
        containingFile,
        options,
        host,
        cache,
        redirected,
        ts.getModeForUsageLocation(source, literal, options),
      ),
    );
  return host;
}
