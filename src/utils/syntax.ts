import { parse, type ParserPlugin } from '@babel/parser';
import type { File, Node } from '@babel/types';

const skippedKeys = new Set(['loc', 'extra', 'errors', 'tokens', 'comments']);

/** A node that the code may leave out. */
export type MaybeNode = Node | null | undefined;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Parses a script; decorators and Flow are understood. Returns undefined if that is impossible. */
export function parseScript(path: string, text: string): File | undefined {
  const ofTypes: ParserPlugin[] = /\.[cm]?ts$/.test(path) ? ['typescript'] : ['jsx', 'typescript'];
  const choices: ParserPlugin[][] = /\.[cm]?jsx?$/.test(path)
    ? [ofTypes, ['jsx', 'flow']]
    : [ofTypes];
  for (const plugins of choices) {
    try {
      return parse(text, {
        sourceType: 'unambiguous',
        attachComment: false,
        errorRecovery: true,
        allowReturnOutsideFunction: true,
        allowImportExportEverywhere: true,
        allowAwaitOutsideFunction: true,
        allowUndeclaredExports: true,
        plugins: [...plugins, 'decorators-legacy'],
      });
    } catch {
      // The next choice may understand it.
    }
  }
  return undefined;
}

/** Returns the nodes directly below a node. Most of the time of a walk is spent here, so it makes no lists of keys. */
export function childrenOf(node: Node): Node[] {
  const found: Node[] = [];
  for (const key in node) {
    const value = node[key as keyof Node] as unknown;
    if (typeof value !== 'object' || skippedKeys.has(key)) continue;
    if (Array.isArray(value)) {
      // One at a time: data may be longer than a call can have arguments.
      for (const each of value) if (isNode(each)) found.push(each);
    } else if (isNode(value)) found.push(value);
  }
  return found;
}

/** Calls a function for a node and everything below it, without recursion: generated code nests deeply. */
export function walk(root: Node, visit: (node: Node, parent: Node | undefined) => void): void {
  const stack: [Node, Node | undefined][] = [[root, undefined]];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [node] = next;
    visit(...next);
    for (const child of childrenOf(node).reverse()) stack.push([child, node]);
  }
}

/** Returns a node and everything below it, in the order of the code. */
export function nodesIn(root: Node): Node[] {
  const found: Node[] = [];
  walk(root, (node) => found.push(node));
  return found;
}

/** Whether a node lies in another one. */
export const isIn = (node: Node, outer: Node | undefined): boolean =>
  (outer?.start ?? Infinity) <= (node.start ?? 0) && (node.end ?? 0) <= (outer?.end ?? 0);

export const lineOf = (node: Node): number => node.loc?.start.line ?? 1;

/** Returns the text of a literal, and undefined for anything else. */
export function literalText(node: MaybeNode): string | undefined {
  if (!node) return undefined;
  if (node.type === 'JSXExpressionContainer') return literalText(node.expression);
  if (node.type === 'StringLiteral') return node.value;
  if (node.type === 'NumericLiteral' || node.type === 'BooleanLiteral') return String(node.value);
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

/** Returns the name of a key or property, and undefined if it is computed. */
export function keyName(key: Node, isComputed: boolean): string | undefined {
  if (key.type === 'StringLiteral') return key.value;
  if (isComputed) return literalText(key);
  if (key.type === 'Identifier' || key.type === 'JSXIdentifier') return key.name;
  return literalText(key);
}

/** Returns the names of an object's keys, or of those that a pattern takes. */
export const keysOf = ({
  properties,
}: Extract<Node, { type: 'ObjectExpression' | 'ObjectPattern' }>): string[] =>
  properties.flatMap((each) => ('key' in each && keyName(each.key, each.computed)) || []);

const functionTypes = [
  'ArrowFunctionExpression',
  'FunctionExpression',
  'FunctionDeclaration',
  'ObjectMethod',
  'ClassMethod',
] as const;

export type FunctionNode = Extract<Node, { type: (typeof functionTypes)[number] }>;

export const isFunction = (node: Node): node is FunctionNode =>
  functionTypes.some((type) => type === node.type);

/** Returns what a function returns, without looking into the functions in it. */
export function returnsOf(node: FunctionNode): Node[] {
  if (node.body.type !== 'BlockStatement') return [node.body];
  const found: Node[] = [];
  const stack: Node[] = [node.body];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next.type === 'ReturnStatement') {
      if (next.argument) found.push(next.argument);
    } else stack.push(...childrenOf(next).filter((child) => !isFunction(child)));
  }
  return found;
}

/** Returns the name of the first type argument. */
export function argumentName(parameters: Node): string | undefined {
  const [first] = parameters.type === 'TSTypeParameterInstantiation' ? parameters.params : [];
  return first?.type === 'TSTypeReference' && first.typeName.type === 'Identifier'
    ? first.typeName.name
    : undefined;
}

/** Whether an identifier is a key or a property, which only looks like a reference. */
export function isKey(node: Node, parent: Node): boolean {
  if (/^Import|^JSXAttribute$/.test(parent.type)) return true;
  if ('property' in parent && parent.property === node)
    return !('computed' in parent && parent.computed);
  if ('key' in parent && parent.key === node)
    return (
      !('computed' in parent && parent.computed) && !('shorthand' in parent && parent.shorthand)
    );
  return false;
}
