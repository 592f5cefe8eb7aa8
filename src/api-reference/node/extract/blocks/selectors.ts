import fs from 'node:fs';
import ts from 'typescript';
import type { ApiSelector } from '../../../types';
import { deprecationOf, isIgnored, tagText } from '../jsdoc';
import { docOf } from '../members';
import type { PublicExport } from '../publicExports';
import type { PackageReader, ProductReader } from '../reader';
import { printType, withoutUndefined } from '../typeText';
import { lowerFirst } from './features';
import { argumentOwner, readSelectors } from './selectorArguments';

/** `Visible Columns` as one word: `visibleColumns`. */
function categoryOf(text: string | null): string | null {
  return text && lowerFirst(text.replace(/\s+(\w)/g, (_, letter: string) => letter.toUpperCase()));
}

/** The exported selectors of a package that are not marked as internal. */
function selectorsOf(pkg: PackageReader, selectorType: string): PublicExport[] {
  return [...pkg.exports.values()].filter(
    ({ symbol }) =>
      (symbol.flags & ts.SymbolFlags.Value) !== 0 &&
      pkg.checker.getTypeOfSymbol(symbol).symbol?.name === selectorType &&
      !isIgnored(docOf(symbol)),
  );
}

/** All selectors that are created in the compiled modules of the exported ones. */
function madeSelectors(exported: readonly PublicExport[]): ReturnType<typeof readSelectors> {
  const files = new Set(
    exported.map(({ declaration }) =>
      declaration.getSourceFile().fileName.replace(/\.d\.ts$/, '.js'),
    ),
  );
  return new Map(
    [...files]
      .filter((file) => fs.existsSync(file))
      .flatMap((file) => [...readSelectors(fs.readFileSync(file, 'utf8'))]),
  );
}

function signatureOf({ symbol }: PublicExport, checker: ts.TypeChecker): ts.Signature | undefined {
  return checker.getTypeOfSymbol(symbol).getCallSignatures()[0];
}

/**
 * Describes the exported selectors of a product, sorted by name, each with the smallest plan that has it.
 *
 * @param selectorType - the name of the type that selectors have: a function of the API object and an optional argument
 */
export function describeSelectors(reader: ProductReader, selectorType: string): ApiSelector[] {
  const found = new Map<string, { exported: PublicExport; pkg: PackageReader }>();
  for (const pkg of reader.packages) {
    for (const exported of selectorsOf(pkg, selectorType)) {
      if (!found.has(exported.name)) {
        found.set(exported.name, { exported, pkg });
      }
    }
  }
  const made = madeSelectors([...found.values()].map(({ exported }) => exported));
  const argumentOf = (name: string): string | null => {
    const owner = found.get(argumentOwner(name, made) ?? '');
    const parameter = owner && signatureOf(owner.exported, owner.pkg.checker)?.parameters[1];
    return parameter
      ? withoutUndefined(printType(owner.pkg.checker.getTypeOfSymbol(parameter), owner.pkg.checker))
      : null;
  };
  return [...found]
    .map(([name, { exported, pkg }]) => {
      const signature = signatureOf(exported, pkg.checker);
      const doc = docOf(exported.symbol);
      return {
        name,
        plan: pkg.plan,
        type: signature ? printType(signature.getReturnType(), pkg.checker) : '',
        argument: argumentOf(name),
        category: categoryOf(tagText(doc, 'category')),
        description: doc.description,
        deprecated: deprecationOf(doc),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
