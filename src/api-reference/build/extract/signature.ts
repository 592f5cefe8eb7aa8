import ts from 'typescript';
import type { ApiParameter, ApiSignature } from '../../types';
import type { ParsedDoc } from './jsdoc';
import { isDeclaredByProduct } from './packages';
import { printNode, printType, withoutUndefined } from './typeText';

/** `{Type} name text`, the body of a `@param`, taken apart; braces may be nested in the type. */
export function parseParam(text: string): { type: string; name: string; description: string } {
  let rest = text.trim();
  let type = '';
  if (rest.startsWith('{')) {
    let depth = 0;
    const end = [...rest].findIndex((char) => {
      depth += char === '{' ? 1 : char === '}' ? -1 : 0;
      return depth === 0;
    });
    type = rest.slice(1, end).trim();
    rest = rest.slice(end + 1).trim();
  }
  const [, name = '', description = ''] =
    /^\[?([\w.$]+)(?:=[^\]]*)?\]?\s*(?:- )?([\s\S]*)$/.exec(rest) ?? [];
  return { type, name, description: description.replace(/\s*\n\s*/g, ' ').trim() };
}

/** `{Type} text`, the body of a `@returns`. */
function parseReturns(text: string): { type: string; description: string } {
  const { type } = parseParam(text);
  const description = text.replace(/^\s*\{/, '').slice(type ? text.indexOf(type) + type.length : 0);
  return {
    type,
    description: (type ? description.replace(/^\s*\}?/, '') : text)
      .replace(/\s*\n\s*/g, ' ')
      .trim(),
  };
}

function documentedParameters(doc: ParsedDoc): Map<string, ApiParameter> {
  const params = doc.tags
    .filter(({ name }) => name === 'param')
    .map(({ text }) => parseParam(text));
  return new Map(params.map((param) => [param.name, param]));
}

/**
 * The only call signature of a type besides null and undefined, or of the part of a union that is a function; null when
 * it has none or is overloaded beyond use.
 */
function callSignature(type: ts.Type, checker: ts.TypeChecker): ts.Signature | null {
  const own = checker.getNonNullableType(type);
  const parts = own.isUnion() ? own.types : [];
  return [own, ...parts].flatMap((part) => part.getCallSignatures())[0] ?? null;
}

/** The function type that a type as written stands for: itself, the alias of one, or a part of a union. */
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
  // Of React's own aliases some are components, which nobody calls.
  return alias && symbol && isDeclaredByProduct(symbol) ? functionNode(alias.type, checker) : null;
}

/** The type of a parameter; what can be nothing at all is called as its alias calls it. */
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
 * The signature of a member that is a function, with the words of its comment. Components and references are functions to
 * the compiler but not to a reader: a member counts when its comment documents parameters, or when it is declared as a
 * method, an arrow type, an alias of one, or an `on...` callback.
 */
export function signatureOf(
  name: string,
  symbol: ts.Symbol,
  doc: ParsedDoc,
  checker: ts.TypeChecker,
): ApiSignature | null {
  const documented = documentedParameters(doc);
  const returnsText = doc.tags.find((tag) => tag.name === 'returns' || tag.name === 'return')?.text;
  const declaration = symbol.declarations?.[0];
  const isMethod = (symbol.flags & ts.SymbolFlags.Method) !== 0;
  const node =
    declaration !== undefined && ts.isPropertySignature(declaration)
      ? functionNode(declaration.type, checker)
      : null;
  const hasWords = documented.size > 0 || returnsText !== undefined;
  if (!hasWords && !isMethod && !node && !/^on[A-Z]/.test(name)) {
    return null;
  }
  const signature = callSignature(checker.getTypeOfSymbol(symbol), checker);
  const returns = parseReturns(returnsText ?? '');
  if (!signature) {
    return hasWords ? { parameters: [...documented.values()], returns } : null;
  }
  const named = signature.parameters.map((parameter): ApiParameter => {
    const type = parameterType(parameter, node, checker);
    const words = documented.get(parameter.name);
    documented.delete(parameter.name);
    return { name: parameter.name, type, description: words?.description ?? '' };
  });
  // What is left are parts of a parameter, `params.row`; a comment that names the parameter differently is not invented.
  const parts = [...documented.values()].filter((part) =>
    named.some((parameter) => part.name.startsWith(`${parameter.name}.`)),
  );
  const result = printType(checker.getReturnTypeOfSignature(signature), checker);
  return {
    parameters: [...named, ...parts],
    returns: { type: result, description: returns.description },
  };
}
