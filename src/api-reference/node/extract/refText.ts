import ts from 'typescript';
import { isDeclaredByProduct } from './packages';
import { propsByDefault, type PackageReader } from './reader';
import { memberTypeText } from './typeText';

/**
 * Whether the text of a type says nothing to a reader: it has no name, or an alias that the package doesn't export, or a
 * TypeScript alias for an empty type (`Partial<{}>`). The name of an interface says what it is, even if it is exported under
 * another name (`GridApiCommunity`).
 */
function isUnreadable(type: ts.Type, { checker, exports }: PackageReader): boolean {
  const alias = type.aliasSymbol;
  const isNamed =
    ((type.symbol?.flags ?? 0) & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) !== 0;
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  if (!isObject || isNamed || (alias && exports.has(alias.name))) return false;
  const isEmpty =
    checker.getPropertiesOfType(type).length === 0 &&
    checker.getIndexInfosOfType(type).length === 0;
  return !alias || isDeclaredByProduct(alias) || isEmpty;
}

/** Whether a type as written looks up a member by its name: `Props['apiRef']`. */
function looksUp(node: ts.Node, member: string): boolean {
  const isLookup =
    ts.isIndexedAccessTypeNode(node) &&
    ts.isLiteralTypeNode(node.indexType) &&
    ts.isStringLiteral(node.indexType.literal) &&
    node.indexType.literal.text === member;
  return (
    isLookup || (ts.forEachChild(node, (child) => looksUp(child, member) || undefined) ?? false)
  );
}

/** Whether two types have members of the same names and can be assigned to each other. */
function isSame(a: ts.Type, b: ts.Type, checker: ts.TypeChecker): boolean {
  const names = [a, b].map((type) =>
    checker
      .getPropertiesOfType(type)
      .map(({ name }) => name)
      .sort()
      .join(),
  );
  return (
    names[0] === names[1] && checker.isTypeAssignableTo(a, b) && checker.isTypeAssignableTo(b, a)
  );
}

/**
 * The name that a package exports for what a ref prop holds, such as `ChartApi` for the `apiRef` of a chart: an alias that
 * looks up the prop and is the same type. Null when there is none.
 */
function exportedName(prop: string, type: ts.Type, pkg: PackageReader): string | null {
  const { checker } = pkg;
  for (const { exportName, declaration, symbol } of pkg.exports.values()) {
    const isCandidate =
      ts.isTypeAliasDeclaration(declaration) &&
      !declaration.typeParameters &&
      looksUp(declaration.type, prop);
    if (isCandidate && isSame(checker.getDeclaredTypeOfSymbol(symbol), type, checker)) {
      return exportName;
    }
  }
  return null;
}

/** A type written out as its members. */
function membersText(type: ts.Type, checker: ts.TypeChecker): string {
  const members = checker.getPropertiesOfType(type).map((symbol) => {
    const mark = symbol.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `${symbol.name}${mark}: ${memberTypeText(symbol, checker)};`;
  });
  return members.length > 0 ? `{ ${members.sort().join(' ')} }` : '{}';
}

/**
 * Returns the type of a prop that takes a ref, if readers could not use the name of what the ref holds: with the name that
 * the package exports for it, else with its members. Type parameters of the component have their defaults, as in code that
 * passes none. Null for any other prop; its declared type says enough.
 *
 * @param component - name of the component whose prop it is
 */
export function refTypeText(
  component: string,
  symbol: ts.Symbol,
  pkg: PackageReader,
): string | null {
  const { checker } = pkg;
  const declared = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  if (declared.symbol?.name !== 'RefObject' || declared.aliasSymbol) return null;
  const byDefault = propsByDefault(component, pkg).get(symbol.name);
  const ref = checker.getNonNullableType(checker.getTypeOfSymbol(byDefault ?? symbol));
  const current = checker.getPropertyOfType(ref, 'current');
  const held = current && checker.getTypeOfSymbol(current);
  const type = held && checker.getNonNullableType(held);
  if (!type || !isUnreadable(type, pkg)) return null;
  const name = exportedName(symbol.name, type, pkg) ?? membersText(type, checker);
  const parts = held.isUnion() ? held.types : [held];
  const mayBe = (flag: ts.TypeFlags): boolean => parts.some(({ flags }) => (flags & flag) !== 0);
  return `React.RefObject<${[
    name,
    ...(mayBe(ts.TypeFlags.Null) ? ['null'] : []),
    ...(mayBe(ts.TypeFlags.Undefined) ? ['undefined'] : []),
  ].join(' | ')}>`;
}
