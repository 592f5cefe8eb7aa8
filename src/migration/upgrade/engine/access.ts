import type { Node } from '@babel/types';
import { isFunction, isIn, keyName, type MaybeNode } from '../../../utils/syntax';
import { exportBehind, type Bindings } from './bindings';
import type { Readers } from './objects';
import { placeInside, placeOfType, type Place } from './owners';

/** Objects that go by their names: what they are, and the product that the file must use. */
const namedObjects: readonly [path: RegExp, type: string, product: string][] = [
  [/\.(?:current|api)$|^(?:grid)?api$/i, 'GridApi', 'data-grid'],
  [/\.state$/, 'GridState', 'data-grid'],
  [/\.mixins$/, 'mixins', 'data-grid'],
  [/\.current$/, 'TreeViewApi', 'tree-view'],
  [/^(?:adapter|utils|dateAdapter)$/i, 'LocalizationProviderProps', 'date-pickers'],
];

type MemberNode = Extract<Node, { type: 'MemberExpression' | 'OptionalMemberExpression' }>;

const isMember = (node: MaybeNode): node is MemberNode =>
  node?.type === 'MemberExpression' || node?.type === 'OptionalMemberExpression';

const memberName = (node: MemberNode): string | undefined => keyName(node.property, node.computed);

/** Returns what code writes for an object or function, without what is computed: `props.apiRef.current`. */
export const pathOf = (node: Node): string =>
  isMember(node)
    ? `${pathOf(node.object)}.${memberName(node) ?? ''}`
    : (keyName(node, false) ?? '');

/** Reads what code takes of objects that are known by their types, their names or what made them. It comes last, when all types are known. */
export function readAccess(accesses: readonly Node[], all: Bindings, readers: Readers): void {
  const { addMember, bindParameter, miss, typed } = readers;
  const products = new Set([...all.exports.values()].map(({ product }) => product));
  const named = namedObjects.filter(([, , product]) => products.has(product));

  /** Returns the exports that make what a name stands for: `new AdapterDayjs()`, `useGridApiRef()`. */
  const makersOf = (local: string): string[] =>
    (all.values.get(local) ?? []).flatMap((made) =>
      'callee' in made ? (exportBehind(made.callee, all)?.name ?? []) : [],
    );

  /** Returns what the members of known objects hold: `model.items`. */
  const heldIn = (node: Node): Place[] =>
    isMember(node) && !node.computed
      ? placesOf(node.object).flatMap((each) => placeInside(each, memberName(node) ?? '') ?? [])
      : [];

  /** Returns what the elements of lists in known objects are, also of those that were filtered. */
  const elementsOf = (node: Node): Place[] =>
    node.type === 'CallExpression' && isMember(node.callee)
      ? elementsOf(node.callee.object)
      : heldIn(node);

  /** Returns what an expression is, by what holds it, by its type, or by the name that such objects go by. */
  function placesOf(node: Node, path = pathOf(node)): Place[] {
    if (isMember(node) && node.computed) return elementsOf(node.object);
    const name = makersOf(path).some((maker) => maker.startsWith('Adapter')) ? 'adapter' : path;
    const found = heldIn(node);
    for (const { place, scope } of typed.get(path) ?? [])
      if (!scope || isIn(node, scope)) found.push(place);
    for (const [pattern, type, product] of named)
      if (pattern.test(name)) found.push(placeOfType(type, product));
    return found;
  }

  for (const node of accesses) {
    if (isMember(node)) {
      const name = memberName(node);
      const path = pathOf(node.object);
      // The type of a ref that the file makes itself may be empty.
      const isOwnRef =
        node.type === 'MemberExpression' &&
        path.endsWith('.current') &&
        makersOf(path.slice(0, -'.current'.length)).includes('useGridApiRef');
      const value = isOwnRef ? 'ref' : undefined;
      const own = all.exports.get(path);
      const places = [...placesOf(node.object, path), own && placeOfType(own.name, own.product)];
      for (const place of places) addMember(node.property, place, name, { value });
      if (name === undefined && places.some((each) => each?.component.endsWith('Api')))
        miss(node, 'a computed member of the API object');
    }
    if (node.type === 'VariableDeclarator' && node.init && node.id.type === 'ObjectPattern')
      for (const place of placesOf(node.init)) bindParameter(node.id, place);
    if (node.type !== 'CallExpression' || !isMember(node.callee)) continue;
    const [callback] = node.arguments;
    if (callback && isFunction(callback))
      for (const place of elementsOf(node.callee.object))
        bindParameter(callback.params[0], place, callback);
  }
}
