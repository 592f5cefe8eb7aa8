import ts from 'typescript';
import { textOf } from '../plainText';
import { deprecationOf } from './extract/jsdoc';
import { docOf } from './extract/members';

/** A use of something deprecated in a demo. */
export interface DeprecatedUse {
  file: string;
  /** The first line of the file that has it. */
  line: number;
  name: string;
  /** What its package says about it. */
  reason: string;
}

/** Returns a node of TypeScript's syntax tree and everything below it, in the order of the text. */
export function nodesBelow(node: ts.Node): ts.Node[] {
  const below = [node];
  ts.forEachChild(node, (child) => void below.push(...nodesBelow(child)));
  return below;
}

const isDeprecated = (node: ts.Node): boolean => ts.getJSDocDeprecatedTag(node) !== undefined;

/** The names of deprecated declarations in a declaration file. Other things with such a name are told apart by symbol. */
function deprecatedIn(source: ts.SourceFile): string[] {
  if (!source.text.includes('@deprecated')) return [];
  return nodesBelow(source).flatMap((node) => {
    const { name } = node as ts.NamedDeclaration;
    return name && ts.isIdentifier(name) && isDeprecated(node) ? [name.text] : [];
  });
}

/** The members of a type with a given name. In a union, not every type needs to have it. */
const membersOf = (type: ts.Type | undefined, name: string): ts.Symbol[] =>
  (type?.isUnion() ? type.types : type ? [type] : []).flatMap(
    (each) => each.getProperty(name) ?? [],
  );

/** The symbols that a name stands for. For a prop that is passed, that is the component's prop, not the value. */
export function symbolsOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol[] {
  const { parent, text } = node;
  const owner = parent.parent;
  const isPassed =
    (ts.isJsxAttribute(parent) || ts.isObjectLiteralElementLike(parent)) && parent.name === node;
  if (isPassed && (ts.isJsxAttributes(owner) || ts.isObjectLiteralExpression(owner)))
    return membersOf(checker.getContextualType(owner), text);
  if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node)
    return membersOf(checker.getTypeAtLocation(owner), text);
  const symbol = checker.getSymbolAtLocation(node);
  if (!symbol) return [];
  return [symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol];
}

/** Why something is deprecated. Null unless everything that the name stands for is, including all overloads of a function. */
function reasonOf(symbols: readonly ts.Symbol[]): string | null {
  const declarations = symbols.flatMap((symbol) => symbol.declarations ?? []);
  const [first] = symbols;
  if (!first || declarations.length === 0 || !declarations.every(isDeprecated)) return null;
  const reason = deprecationOf(docOf(first));
  return reason && textOf(reason).replace(/\{@link\s+\S+\s+([^}]+)\}/g, '$1');
}

/**
 * Finds what the demos of a site use that is deprecated, each name once per file. Only names of deprecated declarations
 * are looked up: checking all types takes longer.
 *
 * @param files - absolute paths of demos
 * @param program - with these files
 * @param isOfPackage - whether a declaration file belongs to the packages that the site documents
 */
export function deprecatedUses(
  files: readonly string[],
  program: ts.Program,
  isOfPackage: (file: string) => boolean,
): DeprecatedUse[] {
  const checker = program.getTypeChecker();
  const names = new Set(
    program
      .getSourceFiles()
      .filter(({ fileName, isDeclarationFile }) => isDeclarationFile && isOfPackage(fileName))
      .flatMap(deprecatedIn),
  );
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const found = new Map<string, DeprecatedUse>();
    for (const node of source ? nodesBelow(source) : []) {
      if (!ts.isIdentifier(node) || !names.has(node.text) || found.has(node.text)) continue;
      const reason = reasonOf(symbolsOf(node, checker));
      const line = (source?.getLineAndCharacterOfPosition(node.getStart()).line ?? 0) + 1;
      if (reason !== null) found.set(node.text, { file, line, name: node.text, reason });
    }
    return [...found.values()];
  });
}
