import fs from 'node:fs';
import ts from 'typescript';
import type { ApiSelector } from '../../../types';
import { deprecationOf, isIgnored, tagText } from '../jsdoc';
import { docOf } from '../members';
import { lowerFirst } from '../names';
import type { PublicExport } from '../packages';
import type { PackageReader, ProductReader } from '../reader';
import { printType, withoutUndefined } from '../typeText';

function readCall(call: ts.CallExpression, source: ts.SourceFile) {
  const maker = call.expression.getText(source);
  const [combiner, ...inputs] = [...call.arguments].reverse();
  if (!/^create(Root)?Selector/.test(maker) || !combiner || !ts.isArrowFunction(combiner)) {
    return null;
  }
  const taken = maker === 'createRootSelector' ? 1 : inputs.length;
  return {
    /** The selectors that it combines. */
    inputs: inputs.map((input) => input.getText(source)),
    /** Whether its own function takes an argument besides the results of its inputs, or besides the state. */
    takesArgument: combiner.parameters.length > taken,
  };
}

/** A selector as its compiled module creates it. */
type MadeSelector = NonNullable<ReturnType<typeof readCall>>;

/** Reads the selectors that a compiled module creates, by name. */
export function readSelectors(text: string): Map<string, MadeSelector> {
  const source = ts.createSourceFile('module.js', text, ts.ScriptTarget.Latest, true);
  const found = new Map<string, MadeSelector>();
  for (const statement of source.statements) {
    const declarations = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : [];
    for (const { name, initializer } of declarations) {
      const made =
        initializer && ts.isCallExpression(initializer) ? readCall(initializer, source) : null;
      if (made) {
        found.set(name.getText(source), made);
      }
    }
  }
  return found;
}

/**
 * Returns the selector whose argument a selector takes: itself, one of its inputs that it passes the argument on to, or null
 * for no argument. Read from the code, because the declared type has an inferred argument even where there is none.
 */
export function argumentOwner(
  name: string,
  selectors: ReadonlyMap<string, MadeSelector>,
): string | null {
  const made = selectors.get(name);
  if (made?.takesArgument) return name;
  return made?.inputs.map((input) => argumentOwner(input, selectors)).find(Boolean) ?? null;
}

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
