import type { Node } from '@babel/types';
import { exportBehind, type Bindings } from './bindings';
import { isMember, memberName, type MemberNode, type Readers } from './objects';
import { placeOfType } from './owners';
import { literalText } from '../../../utils/syntax';

/** Objects that go by their names: what they are, and the product that the file must use. */
const namedObjects: readonly [path: RegExp, type: string, product: string][] = [
  [/\.(?:current|api)$|^(?:grid)?api$/i, 'GridApi', 'data-grid'],
  [/\.state$/, 'GridState', 'data-grid'],
  [/\.mixins$/, 'mixins', 'data-grid'],
  [/\.current$/, 'TreeViewApi', 'tree-view'],
  [/^(?:adapter|utils|dateAdapter)$/i, 'LocalizationProviderProps', 'date-pickers'],
];

/** Returns functions that read what code calls and listens to; they go by the names of objects, and by what a file imports. */
export function accessReadersOf(
  all: Bindings,
  products: ReadonlySet<string>,
  { addMember, miss }: Readers,
) {
  /** Returns the exports that an object is made by: `new AdapterDayjs()`, `useGridApiRef()`. */
  const makersOf = (local: string, type: 'NewExpression' | 'CallExpression'): string[] =>
    (all.values.get(local) ?? []).flatMap((made) =>
      made.type === type && 'callee' in made ? (exportBehind(made.callee, all)?.name ?? []) : [],
    );

  /** Reads members of the API object, of its state, of adapters and of exports such as `gridClasses`. */
  function readAccess(node: MemberNode): void {
    const { object, property } = node;
    const name = memberName(node);
    const outer = isMember(object) ? object.object : object;
    const local = outer.type === 'Identifier' ? outer.name : (memberName(outer) ?? '');
    const path = outer === object ? local : `${local}.${memberName(object) ?? ''}`;
    const isAdapter = outer === object && makersOf(local, 'NewExpression').length > 0;
    const types = namedObjects.filter(
      ([pattern, , product]) => products.has(product) && pattern.test(isAdapter ? 'adapter' : path),
    );
    if (name === undefined && types.some(([, type]) => type.endsWith('Api')))
      miss(node, 'a computed member of the API object');
    // The type of a ref that the file makes itself may be empty.
    const isOwnRef =
      node.type === 'MemberExpression' &&
      path.endsWith('.current') &&
      makersOf(local, 'CallExpression').includes('useGridApiRef');
    for (const [, type, product] of types)
      addMember(property, placeOfType(type, product), name, isOwnRef ? { value: 'ref' } : {});
    const binding = outer === object ? all.exports.get(local) : undefined;
    if (binding) addMember(property, placeOfType(binding.name, binding.product), name);
  }

  /** Reads the events that code listens to by name. */
  function readEvent(callee: Node, given: readonly Node[]): void {
    const name = callee.type === 'Identifier' ? callee.name : (memberName(callee) ?? '');
    if (!/^(?:subscribeEvent|publishEvent|useGrid(?:Api)?Event.*)$/.test(name)) return;
    for (const event of given)
      addMember(event, placeOfType('GridEventLookup', 'data-grid'), literalText(event));
  }

  return { readAccess, readEvent };
}
