import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

const flags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.OmitThisParameter;

/** One line, single quotes, no `import("...")` in front of names. */
function tidy(text: string): string {
  return text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/"([^"'\n]*)"/g, "'$1'")
    .replace(/\s*\n\s*/g, ' ')
    .replace(/;\s*}/g, '; }')
    .trim();
}

/** Returns the position of the bracket that closes the one that a text starts with. */
export function closingOf(text: string, [open, close]: readonly [string, string]): number {
  let depth = 0;
  return [...text].findIndex((char) => {
    depth += char === open ? 1 : char === close ? -1 : 0;
    return depth === 0;
  });
}

/** Removes the `undefined` that being optional adds to a member's type, and parentheses around the whole. */
export function withoutUndefined(type: string): string {
  const text = type.replace(/ \| undefined$/, '');
  const isInside = text.startsWith('(') && closingOf(text, ['(', ')']) === text.length - 1;
  return isInside ? text.slice(1, -1) : text;
}

/** Whether a type as written makes sense only in its context: it has a type parameter, `this` or an indexed access. */
function dependsOnScope(
  node: ts.TypeNode,
  checker: ts.TypeChecker,
  known: ReadonlySet<string>,
): boolean {
  const declaredInside = new Set<ts.Node>();
  const visit = (child: ts.Node): boolean => {
    if (ts.isTypeParameterDeclaration(child)) {
      declaredInside.add(child);
    }
    if (ts.isIndexedAccessTypeNode(child) || ts.isThisTypeNode(child)) return true;
    if (ts.isTypeReferenceNode(child) && ts.isIdentifier(child.typeName)) {
      const declaration = checker.getSymbolAtLocation(child.typeName)?.declarations?.[0];
      const isParameter = declaration !== undefined && ts.isTypeParameterDeclaration(declaration);
      if (isParameter && !declaredInside.has(declaration) && !known.has(child.typeName.text)) {
        return true;
      }
    }
    return ts.forEachChild(child, (inner) => visit(inner) || undefined) ?? false;
  };
  return visit(node);
}

/** Prints a type node as written, on one line and without comments. */
export function printNode(node: ts.Node): string {
  return tidy(printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()));
}

/** Prints a type as the compiler resolves it. */
export function printType(type: ts.Type, checker: ts.TypeChecker): string {
  return tidy(checker.typeToString(type, undefined, flags));
}

/**
 * Prints the type of a member in a form that readers can use: as its authors wrote it if that makes sense on its own, which
 * keeps the names of types and the order of unions, else as the compiler resolves it.
 *
 * @param known - names of type parameters that the page itself explains, such as the `R` of `GridColDef<R>`
 */
export function memberTypeText(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  known: ReadonlySet<string> = new Set(),
): string {
  const [declaration, ...others] = symbol.declarations ?? [];
  const node = declaration && ts.isPropertySignature(declaration) && declaration.type;
  if (others.length === 0 && node && !dependsOnScope(node, checker, known)) {
    return withoutUndefined(printNode(node));
  }
  const type = checker.getTypeOfSymbol(symbol);
  const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const text = printType(type, checker);
  return optional ? withoutUndefined(text) : text;
}
