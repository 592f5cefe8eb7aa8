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
export function readersOf(all: Bindings, { uses, unseen, wanted }: Found) {
  const { values, imports } = all;
  const seen = new Set<string>();
  /** Names of known types, with the scopes where they have them. */
  const typed = new Map<string, { place: Place; scope?: Node }[]>();

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

  /** Says what a parameter is in its function, or a variable in the file: what it takes apart is read, what it names is for `readAccess`. */
  function bindParameter(target: MaybeNode, place: Place | undefined, scope?: Node): void {
    if (target?.type === 'ObjectPattern')
      for (const each of target.properties)
        if (each.type === 'ObjectProperty')
          addMember(each, place, keyName(each.key, each.computed));
    if (place && target?.type === 'Identifier')
      typed.set(target.name, [...(typed.get(target.name) ?? []), { place, scope }]);
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
        if (/Model$/.test(place.owners[0] ?? '')) bindParameter(node, place);
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
        if (place.isTaken && node.params.length > 0) bindParameter(node.params[0], place, node);
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

  return { addMember, miss, typed, placeIn, bindParameter, readMember, readObject, readTyped };
}

export type Readers = ReturnType<typeof readersOf>;
