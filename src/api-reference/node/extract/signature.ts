import ts from 'typescript';
import type { ApiParameter, ApiSignature } from '../../types';
import type { ParsedDoc } from './jsdoc';
import { isDeclaredByProduct } from './packages';
import { closingOf, printNode, printType, withoutUndefined } from './typeText';

/** Splits the body of a tag, `{Type} text`; the type may contain nested braces. */
function splitType(text: string): { type: string; rest: string } {
  const rest = text.trim();
  if (!rest.startsWith('{')) return { type: '', rest };
  const end = closingOf(rest, ['{', '}']);
  return { type: rest.slice(1, end).trim(), rest: rest.slice(end + 1).trim() };
}

const onOneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();

/** Parses the body of a `@param`, `{Type} name text`. */
export function parseParam(text: string): ApiParameter {
  const { type, rest } = splitType(text);
  const [, name = '', description = ''] =
    /^\[?([\w.$]+)(?:=[^\]]*)?\]?\s*(?:- )?([\s\S]*)$/.exec(rest) ?? [];
  return { type, name, description: onOneLine(description) };
}

/** The first call signature of a type, or of the members of a union, ignoring null and undefined; null when there is none. */
function callSignature(type: ts.Type, checker: ts.TypeChecker): ts.Signature | null {
  const own = checker.getNonNullableType(type);
  const parts = own.isUnion() ? own.types : [];
  return [own, ...parts].flatMap((part) => part.getCallSignatures())[0] ?? null;
}

/** The function type behind a type as written: the type itself, what an alias stands for, or a member of a union. */
function functionNode(
  node: ts.TypeNode | undefined,
  checker: ts.TypeChecker,
): ts.FunctionTypeNode | null {
  if (!node) return null;
  if (ts.isFunctionTypeNode(node)) return node;
  if (ts.isParenthesizedTypeNode(node)) return functionNode(node.type, checker);
  if (ts.isUnionTypeNode(node)) {
    return node.types.map((part) => functionNode(part, checker)).find(Boolean) ?? null;
  }
  if (!ts.isTypeReferenceNode(node)) return null;
  const name = checker.getSymbolAtLocation(node.typeName);
  const symbol = name && name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name;
  const alias = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
  // Some of React's own aliases are components, which are not called.
  return alias && symbol && isDeclaredByProduct(symbol) ? functionNode(alias.type, checker) : null;
}

/** The type of a parameter; instead of `never`, the type as the function type's declaration writes it. */
function parameterType(
  parameter: ts.Symbol,
  node: ts.FunctionTypeNode | null,
  checker: ts.TypeChecker,
): string {
  const text = withoutUndefined(printType(checker.getTypeOfSymbol(parameter), checker));
  if (text !== 'never') return text;
  const declared = node?.parameters.find(({ name }) => name.getText() === parameter.name)?.type;
  return declared ? printNode(declared) : text;
}

/**
 * Returns the signature of a member that is a function, with the descriptions from its comment. Components and refs are
 * functions to the compiler but not to a reader. A member counts as a function if its comment documents parameters or a
 * return value, or if it is declared as a method, an arrow type, an alias of one, or an `on...` callback.
 */
export function signatureOf(
  name: string,
  symbol: ts.Symbol,
  doc: ParsedDoc,
  checker: ts.TypeChecker,
): ApiSignature | null {
  const params = doc.tags.filter((tag) => tag.name === 'param').map(({ text }) => parseParam(text));
  const documented = new Map(params.map((param) => [param.name, param]));
  const returnsText = doc.tags.find((tag) => tag.name === 'returns' || tag.name === 'return')?.text;
  const declaration = symbol.declarations?.[0];
  const isMethod = (symbol.flags & ts.SymbolFlags.Method) !== 0;
  const node =
    declaration !== undefined && ts.isPropertySignature(declaration)
      ? functionNode(declaration.type, checker)
      : null;
  const hasWords = documented.size > 0 || returnsText !== undefined;
  if (!hasWords && !isMethod && !node && !/^on[A-Z]/.test(name)) return null;
  const signature = callSignature(checker.getTypeOfSymbol(symbol), checker);
  const { type, rest } = splitType(returnsText ?? '');
  const returns = { type, description: onOneLine(rest) };
  if (!signature) return hasWords ? { parameters: [...documented.values()], returns } : null;
  const named = signature.parameters.map((parameter): ApiParameter => {
    const type = parameterType(parameter, node, checker);
    const words = documented.get(parameter.name);
    documented.delete(parameter.name);
    return { name: parameter.name, type, description: words?.description ?? '' };
  });
  // What is left are parts of a parameter, such as `params.row`. Documented names that the signature lacks are dropped.
  const parts = [...documented.values()].filter((part) =>
    named.some((parameter) => part.name.startsWith(`${parameter.name}.`)),
  );
  const result = printType(checker.getReturnTypeOfSignature(signature), checker);
  return {
    parameters: [...named, ...parts],
    returns: { type: result, description: returns.description },
  };
}
