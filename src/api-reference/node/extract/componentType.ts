import ts from 'typescript';

/** The call signature of a component, through unions of `forwardRef` results; null for anything else. */
function renderSignature(type: ts.Type): ts.Signature | null {
  const candidates = type.isUnion() ? type.types : [type];
  return candidates.map((part) => part.getCallSignatures()[0]).find(Boolean) ?? null;
}

/** What a function component may return. */
const renderedTypes = /\b(Element|ReactNode|ReactElement)\b/;

/** What the type of a component says about it. */
export interface ComponentType {
  /** The type of its props, null when it takes none. */
  props: ts.Type | null;
  /** Names of its type parameters, which may appear in the types of its props. */
  typeParameters: ReadonlySet<string>;
}

/**
 * Returns the component behind an export, null for anything else. Also null for stubs such as `DataGrid(): null`, with which
 * a larger plan keeps the name of a smaller one from being used, and for styled parts, which are not documented.
 */
export function componentTypeOf(symbol: ts.Symbol, checker: ts.TypeChecker): ComponentType | null {
  if ((symbol.flags & ts.SymbolFlags.Value) === 0 || !/^[A-Z]/.test(symbol.name)) {
    return null;
  }
  const type = checker.getTypeOfSymbol(symbol);
  if (type.aliasSymbol?.name === 'StyledComponent' || type.symbol?.name === 'StyledComponent') {
    return null;
  }
  const signature = renderSignature(type);
  if (!signature) {
    return null;
  }
  const rendered = checker.typeToString(checker.getReturnTypeOfSignature(signature));
  if (!renderedTypes.test(rendered)) {
    return null;
  }
  const parameter = signature.parameters[0];
  const typeParameters = new Set(
    (signature.typeParameters ?? []).map(({ symbol: { name } }) => name),
  );
  return { props: parameter ? checker.getTypeOfSymbol(parameter) : null, typeParameters };
}
