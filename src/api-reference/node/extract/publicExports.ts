import ts from 'typescript';
import { nearest } from '../../../utils/nearest';
import { packageOfFile, type LoadedPackage } from './packages';

/** Something that a package's root exports. */
export interface PublicExport {
  /** The name without `Unstable_`, which is also the name of its page. */
  name: string;
  /** The name to import. */
  exportName: string;
  symbol: ts.Symbol;
  declaration: ts.Declaration;
  /** The package whose file declares it. */
  declaredIn: string;
}

const unstablePrefix = /^unstable_/i;

/** Returns all root exports of a package by name; a stable export wins over an unstable one of the same name. */
export function publicExports(pkg: LoadedPackage): Map<string, PublicExport> {
  const { checker } = pkg;
  const root = checker.getSymbolAtLocation(pkg.entry);
  const found = new Map<string, PublicExport>();
  for (const exported of root ? checker.getExportsOfModule(root) : []) {
    const symbol =
      exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const declaration = symbol.declarations?.[0];
    const name = exported.name.replace(unstablePrefix, '');
    const isUnstable = name !== exported.name;
    if (declaration && !(isUnstable && found.has(name))) {
      found.set(name, {
        name,
        exportName: exported.name,
        symbol,
        declaration,
        declaredIn: packageOfFile(declaration.getSourceFile().fileName),
      });
    }
  }
  return found;
}

/** Makes the error that stops the build when a name in our lists is not exported. */
export function unknownExport(name: string, list: string, candidates: Iterable<string>): Error {
  const near = nearest(name, candidates, 3);
  const hint = near.length > 0 ? ` Nearest names: ${near.join(', ')}.` : '';
  return new Error(
    `API reference: "${name}" in ${list} is not exported by the installed packages.${hint} Correct the list.`,
  );
}
