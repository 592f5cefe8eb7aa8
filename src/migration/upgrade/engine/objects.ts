import type { Node } from '@babel/types';
import type { Use } from '../types';
import { choicesIn, type Bindings, type Reexport } from './bindings';
import { placeInside, placeOfType, type Place } from './owners';
import {
  childrenOf,
  isFunction,
  keyName,
  keysOf,
  lineOf,
  literalText,
  nodesIn,
  returnsOf,
  type MaybeNode,
} from '../../../utils/syntax';
import { typeIn } from './wrappers';

/** An export of another module of the reader, and what it is there. */
export interface Wanted {
  source: string;
  name: string;
  place: Place;
}

/** What a script uses of MUI X, where that can't be said, and what leaves the script. */
export class Found {
  uses: Use[] = [];
  unseen: { line: number; why: string; source?: string }[] = [];
  wanted: Wanted[] = [];
  reexports: Reexport[] = [];
}

export type MemberNode = Extract<Node, { type: 'MemberExpression' | 'OptionalMemberExpression' }>;

export const isMember = (node: MaybeNode): node is MemberNode =>
  node?.type === 'MemberExpression' || node?.type === 'OptionalMemberExpression';

export const memberName = (node: MaybeNode): string | undefined =>
  isMember(node) ? keyName(node.property, node.computed) : undefined;

/** Says what a value is that is no literal: an object, or a function that takes nothing, or doesn't use its first parameter. */
function shapeOf(value: MaybeNode): string | undefined {
  if (value?.type === 'ObjectExpression') return '{}';
  if (!value || !isFunction(value)) return undefined;
  const [first] = value.params;
  if (!first) return '()';
  // One with a type is checked by the compiler even so.
  const isUnused =
    first.type === 'Identifier' && first.name.startsWith('_') && !first.typeAnnotation;
  return isUnused ? '(_)' : undefined;
}

/** Returns functions that read objects and parameters whose type is known. */
export function readersOf(file: Node, all: Bindings, { uses, unseen, wanted }: Found) {
  const { values, imports } = all;
  const seen = new Set<string>();

  /** Adds a member of what is known, unless it has no name or is the reader's own. */
  function addMember(node: Node, place?: Place, name?: string, more?: Partial<Use>): void {
    if (!place || name === undefined || place.own?.has(name)) return;
    const { owners, product } = place;
    uses.push({ line: lineOf(node), kind: 'member', owners, product, name, ...more });
  }

  const miss = (node: Node, why: string, source?: string): void =>
    void unseen.push({ line: lineOf(node), why, source });

  /** Whether a node was read as what it is now read as; objects that refer to themselves end here. */
  function wasRead(node: Node, { owners: [owner = ''] }: Place): boolean {
    const key = `${node.type} ${node.start} ${owner}`;
    const was = seen.has(key);
    seen.add(key);
    return was;
  }

  /** Reads the members that code uses of a name: `model.items[0].columnField`, `model.items.map((item) => item.columnField)`. */
  function readParameter(parameter: MaybeNode, scope: Node, place: Place | undefined): void {
    if (place && parameter?.type === 'ObjectPattern')
      for (const each of parameter.properties)
        if (each.type === 'ObjectProperty')
          addMember(each, place, keyName(each.key, each.computed));
    if (!place || parameter?.type !== 'Identifier') return;

    /** Returns what the elements of a list are, if the name holds it; also of one that was filtered. */
    const elementOf = (list: Node): Place | undefined =>
      list.type === 'Identifier' ? undefined : placeOf(list);

    const placeOf = (node: MaybeNode): Place | undefined => {
      if (node?.type === 'Identifier') return node.name === parameter.name ? place : undefined;
      if (node?.type === 'CallExpression')
        return isMember(node.callee) ? elementOf(node.callee.object) : undefined;
      if (!isMember(node)) return undefined;
      if (node.computed) return elementOf(node.object);
      const outer = placeOf(node.object);
      return outer && placeInside(outer, memberName(node) ?? '');
    };

    for (const node of nodesIn(scope)) {
      if (isMember(node)) addMember(node.property, placeOf(node.object), memberName(node));
      if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern')
        readParameter(node.id, scope, placeOf(node.init));
      if (node.type !== 'CallExpression' || !isMember(node.callee)) continue;
      const [callback] = node.arguments;
      if (callback && isFunction(callback))
        readParameter(callback.params[0], callback, elementOf(node.callee.object));
    }
  }

  /** Reads a key of an object, or a prop, and what its value holds. */
  function readMember(
    key: Node,
    name: string,
    value: MaybeNode,
    place: Place,
    beside: readonly string[],
  ): void {
    addMember(key, place, name, { beside, value: literalText(value) ?? shapeOf(value) });
    readObject(value, placeInside(place, name));
  }

  /** Reads an expression of a known type, through variables, memos and functions that return it. */
  function readObject(node: MaybeNode, place: Place | undefined): void {
    if (!node || !place) return;
    const read = (next: Node): void => readObject(next, place);
    switch (node.type) {
      case 'Identifier': {
        if (wasRead(node, place)) return;
        // What is read of a state goes by its type as well: `model.length`.
        if (/Model$/.test(place.owners[0] ?? '')) readParameter(node, file, place);
        const from = values.has(node.name) ? undefined : imports.get(node.name);
        if (from) wanted.push({ ...from, place });
        return values.get(node.name)?.forEach(read);
      }
      case 'CallExpression': {
        const { callee } = node;
        if (callee.type === 'Identifier') read(callee);
        if (callee.type === 'Identifier' && values.has(callee.name)) return;
        return node.arguments.slice(0, 1).forEach(read);
      }
      case 'ObjectExpression':
        if (wasRead(node, place)) return;
        for (const each of node.properties) {
          const name = 'key' in each ? keyName(each.key, each.computed) : undefined;
          if (each.type === 'SpreadElement') read(each);
          else if (name !== undefined)
            readMember(each.key, name, 'value' in each ? each.value : each, place, keysOf(node));
          else if (place.group) miss(each, `a computed key of ${place.owners[0]}`);
        }
        return;
      case 'ArrayExpression':
        addMember(node, place, '[]');
        return childrenOf(node).forEach(read);
      default:
        choicesIn(node).forEach(read);
        if (!isFunction(node) || wasRead(node, place)) return;
        if (place.isTaken && node.params.length > 0) readParameter(node.params[0], node, place);
        else returnsOf(node).forEach(read);
    }
  }

  /** Returns what a value of a type is. */
  function placeIn(type: MaybeNode): Place | undefined {
    const binding = typeIn(type, all);
    return binding && placeOfType(binding.name, binding.product);
  }

  /** Reads expressions as what a type says they are. */
  function readTyped(type: MaybeNode, ...typed: MaybeNode[]): void {
    const place = placeIn(type);
    for (const each of typed) {
      // The type of a component says what its props are: `FC<DatePickerProps>`.
      const isTaken = place?.group === 'props' && each && isFunction(each);
      readObject(each, place && isTaken ? { ...place, isTaken } : place);
    }
  }

  return { addMember, miss, placeIn, readParameter, readMember, readObject, readTyped };
}
