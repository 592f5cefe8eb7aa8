import type { Node } from '@babel/types';
import type { Use } from '../types';
import type { Bindings } from './bindings';
import { lower, parameterTypeOf, placeInside, valueTypesOf, type Place } from './owners';
import {
  isFunction,
  type FunctionNode,
  keyName,
  keysOf,
  literalText,
  returnsOf,
  walk,
} from '../../utils/syntax';

/** Where readers put what they find. */
export interface Sink {
  add: (node: Node, use: Omit<Use, 'line'>) => void;
  miss: (node: Node, why: string, source?: string) => void;
  want: (wanted: Wanted) => void;
}

/** An export of another module of the reader, and what it is there. */
export interface Wanted {
  source: string;
  name: string;
  place: Place;
  product: string;
}

export type MemberNode = Extract<Node, { type: 'MemberExpression' | 'OptionalMemberExpression' }>;

export const isMember = (node: Node | null | undefined): node is MemberNode =>
  node?.type === 'MemberExpression' || node?.type === 'OptionalMemberExpression';

export const memberName = (node: Node | null | undefined): string | undefined =>
  isMember(node) ? keyName(node.property, node.computed) : undefined;

/** Says what a value is that is no literal: an object, or a function that takes nothing, or doesn't use its first parameter. */
function shapeOf(value: Node | undefined): string | undefined {
  if (value?.type === 'ObjectExpression') return '{}';
  if (!value || !isFunction(value)) return undefined;
  const [first] = value.params;
  if (!first) return '()';
  // One with a type is checked by the compiler even so.
  const isUnused =
    first.type === 'Identifier' && first.name.startsWith('_') && !first.typeAnnotation;
  return isUnused ? '(_)' : undefined;
}

/** Methods of arrays that return elements like those they were called on. */
const passesOn = /^(?:filter|concat|slice|map|sort|toSorted)$/;

/** Returns functions that read objects and parameters whose type is known. */
export function readersOf(file: Node, { values, imports }: Bindings, { add, miss, want }: Sink) {
  const seen = new Map<Node, Set<string>>();

  /** Returns the functions that a value is, also behind a name and `useCallback`. */
  const functionsIn = (value: Node): FunctionNode[] => {
    if (value.type === 'Identifier')
      return (values.get(value.name) ?? []).flatMap((each) =>
        each.type === 'Identifier' ? [] : functionsIn(each),
      );
    const made = value.type === 'CallExpression' ? value.arguments[0] : value;
    return made && isFunction(made) ? [made] : [];
  };

  /** Whether a node was read as what it is now read as; objects that refer to themselves end here. */
  function wasRead(node: Node, { owners: [owner = ''] }: Place): boolean {
    const known = seen.get(node) ?? new Set();
    const was = known.has(owner);
    seen.set(node, known.add(owner));
    return was;
  }

  /** Reads the members that code uses of a name: `model.items[0].columnField`, `model.items.map((item) => item.columnField)`. */
  function readParameter(
    parameter: Node | null | undefined,
    scope: Node,
    place: Place,
    product: string,
  ): void {
    const member = { kind: 'member' as const, product, isProp: place.group === 'props' };
    if (parameter?.type === 'ObjectPattern') {
      for (const property of parameter.properties) {
        if (property.type !== 'ObjectProperty') continue;
        const name = keyName(property.key, property.computed);
        if (name !== undefined && !place.own?.has(name))
          add(property, { ...member, owners: place.owners, name });
      }
    }
    if (parameter?.type !== 'Identifier') return;
    const isNamed = (node: Node): boolean =>
      node.type === 'Identifier' && node.name === parameter.name;

    /** Returns what the elements of one of its lists are, also of one that was filtered. */
    const elementsOf = (node: Node): Place | undefined => {
      let list = node;
      while (list.type === 'CallExpression' && isMember(list.callee)) list = list.callee.object;
      const name = isMember(list) && isNamed(list.object) ? memberName(list) : undefined;
      const [type] = valueTypesOf(name ?? '') ?? [];
      return type === undefined ? undefined : { owners: [type], component: type };
    };

    const placeOf = (node: Node | null | undefined): Place | undefined => {
      if (node && isNamed(node)) return place;
      return isMember(node) && node.computed ? elementsOf(node.object) : undefined;
    };

    walk(scope, (node) => {
      if (isMember(node)) {
        const name = memberName(node);
        const holder = placeOf(node.object);
        if (holder && name !== undefined && !holder.own?.has(name))
          add(node.property, { ...member, owners: holder.owners, name });
      }
      if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern') {
        const taken = placeOf(node.init);
        if (taken) readParameter(node.id, scope, taken, product);
      }
      if (node.type !== 'CallExpression' || !isMember(node.callee)) return;
      const inside = elementsOf(node.callee.object);
      const [callback] = node.arguments;
      if (inside && callback && isFunction(callback))
        readParameter(callback.params[0], callback, inside, product);
    });
  }

  /** Reads a key of an object, or a prop, and what its value holds. */
  function readMember(
    key: Node,
    name: string,
    held: Node | undefined,
    place: Place,
    product: string,
    beside: readonly string[],
  ): void {
    const { owners, group } = place;
    const isProp = group !== undefined && group !== 'classes';
    const value = held?.type === 'JSXExpressionContainer' ? held.expression : held;
    const use = {
      kind: 'member' as const,
      owners,
      product,
      isProp,
      beside,
      value: literalText(value) ?? shapeOf(value),
    };
    // `components` of older majors had its keys in capitals.
    const names = group === 'slots' ? new Set([name, lower(name)]) : [name];
    for (const each of names) if (!place.own?.has(each)) add(key, { ...use, name: each });
    if (!value) return;
    const inside = placeInside(place, name);
    if (inside) readObject(value, inside, product);
    // What is read of a state goes by its type as well: `model.length`.
    if (inside && /Model$/.test(name)) readParameter(value, file, inside, product);
    const type = parameterTypeOf(name);
    if (type === undefined) return;
    for (const each of functionsIn(value))
      readParameter(each.params[0], each, { owners: [type], component: type }, product);
  }

  /** Reads an expression of a known type, through variables, memos and functions that return it. */
  function readObject(node: Node, place: Place, product: string): void {
    const read = (next: Node): void => readObject(next, place, product);
    switch (node.type) {
      case 'JSXExpressionContainer':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
        return read(node.expression);
      case 'SpreadElement':
      case 'AwaitExpression':
        return read(node.argument);
      case 'ConditionalExpression':
        return [node.consequent, node.alternate].forEach(read);
      case 'LogicalExpression':
        return [node.left, node.right].forEach(read);
      case 'ArrayExpression':
        add(node, { kind: 'member', owners: place.owners, name: '[]', product });
        return node.elements.forEach((each) => each && read(each));
      case 'Identifier': {
        if (wasRead(node, place)) return;
        const from = values.has(node.name) ? undefined : imports.get(node.name);
        if (from) want({ ...from, place, product });
        return values.get(node.name)?.forEach(read);
      }
      case 'CallExpression': {
        const { callee } = node;
        if (callee.type === 'Identifier' && values.has(callee.name)) return read(callee);
        if (callee.type === 'Identifier' && imports.has(callee.name)) read(callee);
        if (isMember(callee) && passesOn.test(memberName(callee) ?? '')) read(callee.object);
        return node.arguments.slice(0, 1).forEach(read);
      }
      case 'ObjectExpression':
        if (wasRead(node, place)) return;
        for (const property of node.properties) {
          if (property.type === 'SpreadElement') {
            read(property);
            continue;
          }
          const name = keyName(property.key, property.computed);
          const value = property.type === 'ObjectMethod' ? property : property.value;
          if (name !== undefined)
            readMember(property.key, name, value, place, product, keysOf(node));
          else if (place.group) miss(property, `a computed key of ${place.owners[0]}`);
        }
        return;
      default:
        if (isFunction(node) && !wasRead(node, place)) returnsOf(node).forEach(read);
    }
  }

  return { readParameter, readMember, readObject };
}
