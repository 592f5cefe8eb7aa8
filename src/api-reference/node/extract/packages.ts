import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { PackageInput } from '../../types';
import { declarationOptions, withTexts } from '../../../utils/compilerHost';
import { nearest } from '../../../utils/nearest';
import { remember } from '../../../utils/remember';
import { readManifest, type Manifest } from './manifest';

/** What a module exports: the names, and the symbols that they stand for. */
function exportsOf(
  entry: ts.SourceFile,
  checker: ts.TypeChecker,
): { exportName: string; symbol: ts.Symbol }[] {
  const root = checker.getSymbolAtLocation(entry);
  return (root ? checker.getExportsOfModule(root) : []).map((exported) => ({
    exportName: exported.name,
    symbol: exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported,
  }));
}

/** Exported aliases and interfaces `...Props` whose type parameters all have defaults. */
const genericPropsNames = (program: ts.Program, entry: ts.SourceFile): string[] =>
  exportsOf(entry, program.getTypeChecker())
    .filter(({ exportName }) => exportName.endsWith('Props'))
    .filter(({ symbol }) => {
      const declaration = symbol.declarations?.[0];
      const parameters =
        declaration &&
        (ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration))
          ? declaration.typeParameters
          : undefined;
      return parameters?.every((parameter) => parameter.default !== undefined) ?? false;
    })
    .map(({ exportName }) => exportName);

/**
 * Creates the program of one package. Throws when its root declarations are missing.
 *
 * @param ambient - declarations to add, as an application that uses the package would: resolved from inside the package
 */
export function loadPackage(input: PackageInput, host: ts.CompilerHost, ambient = '') {
  const { version, exports } = readManifest(input.dir);
  // Those of the ES modules.
  const root = path.resolve(input.dir, exports?.['.']?.import?.types ?? '');
  const extraFile = path.join(path.dirname(root), 'documentation-extra.d.ts');
  const bare = ts.createProgram([root], declarationOptions, host);
  const entry = bare.getSourceFile(root);
  if (!entry) throw new Error(`API reference: ${input.name} has no declarations at ${root}`);
  // Only the compiler can fill in default type arguments, and only where code uses a type without any: this file does.
  const entryModule = path.basename(root).replace(/\.d\.(m?)ts$/, '.$1js');
  const uses = genericPropsNames(bare, entry).map(
    (name) => `export type ${name} = import('./${entryModule}').${name};`,
  );
  const extra = [ambient, ...uses, 'export {};'].join('\n');
  const program = ts.createProgram(
    [root, extraFile],
    declarationOptions,
    withTexts(host, new Map([[extraFile, extra]])),
    bare,
  );
  const checker = program.getTypeChecker();
  const extraSource = program.getSourceFile(extraFile);
  const extraModule = extraSource && checker.getSymbolAtLocation(extraSource);
  return {
    ...input,
    version,
    /** The declarations of the package's root. */
    entry,
    program,
    checker,
    /** Generic props types of the package with their default type arguments, by name. */
    defaultTypes: extraModule?.exports ?? new Map<ts.__String, ts.Symbol>(),
  };
}

/** A package with its own program, so that what other plans add to its types does not reach it. */
export type LoadedPackage = ReturnType<typeof loadPackage>;

const owners = new Map<string, string>();

/** Returns the name of the package that a file belongs to, from the nearest manifest above it that has a name. */
export function packageOfFile(fileName: string): string {
  const dir = path.dirname(fileName);
  return remember(owners, dir, () => {
    const manifest = path.join(dir, 'package.json');
    const name = fs.existsSync(manifest)
      ? (JSON.parse(fs.readFileSync(manifest, 'utf8')) as Partial<Manifest>).name
      : undefined;
    return name ?? (dir === path.dirname(dir) ? '' : packageOfFile(dir));
  });
}

/** Whether a file belongs to one of the products' packages, rather than to React or Material UI. */
export const isOfProduct = ({ fileName }: ts.SourceFile): boolean =>
  /^@[^/]+\/x-/.test(packageOfFile(fileName));

/** Whether one of the products' packages declares a member. */
export const isDeclaredByProduct = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some((declaration) => isOfProduct(declaration.getSourceFile()));

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
  const found = new Map<string, PublicExport>();
  for (const { exportName, symbol } of exportsOf(pkg.entry, pkg.checker)) {
    const declaration = symbol.declarations?.[0];
    const name = exportName.replace(unstablePrefix, '');
    const isUnstable = name !== exportName;
    if (declaration && !(isUnstable && found.has(name))) {
      found.set(name, {
        name,
        exportName,
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
    `API reference: "${name}" in ${list} is not exported by the installed packages.${hint} Correct the list. If only a frozen version lacks it, add it to the "without" of that version in src/products/snapshot-packages.json.`,
  );
}
