import type {
  CallExpression,
  ConditionalExpression,
  Node,
  ObjectExpression,
  Program,
} from 'estree';
import { names } from './rehypeStatic';

/** The bundler replaces it with true on the server, which renders a page's static parts, and with false in the browser. */
export const condition = 'X_STATIC_CHILDREN';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Whether a node creates the element of a part: `_jsx(XStatic, {...})`. */
const isPart = (node: Node): node is CallExpression =>
  node.type === 'CallExpression' &&
  node.callee.type === 'Identifier' &&
  node.arguments[0]?.type === 'Identifier' &&
  node.arguments[0].name === names.component;

const isChildren = (property: ObjectExpression['properties'][number]): boolean =>
  property.type === 'Property' &&
  property.key.type === 'Identifier' &&
  property.key.name === 'children';

const withoutChildren = (call: CallExpression): CallExpression => ({
  ...call,
  arguments: call.arguments.map((argument) =>
    argument.type === 'ObjectExpression'
      ? { ...argument, properties: argument.properties.filter((each) => !isChildren(each)) }
      : argument,
  ),
});

const divided = (call: CallExpression): ConditionalExpression => ({
  type: 'ConditionalExpression',
  test: { type: 'Identifier', name: condition },
  consequent: call,
  alternate: withoutChildren(call),
});

/** Returns the node with each part in it made conditional. Parts are never nested. */
function replaced(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(replaced);
  if (!isNode(value)) return value;
  if (isPart(value)) return divided(value);
  const node = value as unknown as Record<string, unknown>;
  for (const [key, child] of Object.entries(node)) {
    if (typeof child === 'object' && child !== null) node[key] = replaced(child);
  }
  return node;
}

/**
 * Recma step that puts the children of a page's static parts behind `condition`. One compilation of a page serves the server
 * and the browser; the branch that the browser can't reach is dropped from its script.
 */
export default function recmaStatic() {
  return (program: Program): void => {
    program.body = replaced(program.body) as Program['body'];
  };
}
