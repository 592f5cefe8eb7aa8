import type { Node } from '@babel/types';
import type { Use } from '../types';
import { exportBehind, type Bindings } from './bindings';
import { isMember, memberName, type MemberNode, type Sink } from './objects';
import { literalText } from '../../utils/syntax';

/** Returns functions that read what code calls and listens to; they go by the names of objects, and by what a file imports. */
export function accessReadersOf(
  all: Bindings,
  products: ReadonlySet<string>,
  { add, miss }: Pick<Sink, 'add' | 'miss'>,
) {
  /** Reads members of the API object, of its state, of adapters and of exports such as `gridClasses`. */
  function readAccess(node: MemberNode): void {
    const { object } = node;
    const name = memberName(node);
    const holder = memberName(object);
    const outer = isMember(object) ? object.object : object;
    const outerName = outer.type === 'Identifier' ? outer.name : (memberName(outer) ?? '');
    const isGrid = products.has('data-grid') || /^(?:grid)?apiRef$/i.test(outerName);
    const isApi =
      holder === 'current'
        ? isGrid || products.has('tree-view')
        : isGrid && (holder === 'api' || (outer === object && /^(?:grid)?api$/i.test(outerName)));
    if (isApi && name === undefined) miss(node, 'a computed member of the API object');
    if (name === undefined) return;
    const addMember = (owner: string, product: string, more: Partial<Use> = {}): void =>
      add(node.property, { kind: 'member', name, owners: [owner], product, ...more });
    const isMadeBy = (local: string, test: (value: Node) => boolean): boolean =>
      all.values.get(local)?.some(test) === true;
    if (holder === 'mixins') addMember('mixins', 'data-grid');
    if (isApi && isGrid) {
      const isOwnRef =
        holder === 'current' &&
        node.type === 'MemberExpression' &&
        isMadeBy(
          outerName,
          (made) =>
            made.type === 'CallExpression' &&
            exportBehind(made.callee, all)?.name === 'useGridApiRef',
        );
      addMember('GridApi', 'data-grid', isOwnRef ? { value: 'ref' } : {});
    }
    if (isApi && products.has('tree-view')) addMember('TreeViewApi', 'tree-view');
    if (isGrid && holder === 'state') addMember('GridState', 'data-grid');
    if (object.type !== 'Identifier') return;
    const isAdapter =
      /^(?:adapter|utils|dateAdapter)$/i.test(object.name) ||
      isMadeBy(
        object.name,
        (made) => made.type === 'NewExpression' && exportBehind(made.callee, all) !== undefined,
      );
    if (isAdapter && products.has('date-pickers'))
      addMember('LocalizationProvider', 'date-pickers', { isProp: true });
    const binding = all.exports.get(object.name);
    if (binding) addMember(binding.name, binding.product);
  }

  /** Reads the events that code listens to by name. */
  function readEvent(
    node: Extract<Node, { type: 'CallExpression' | 'OptionalCallExpression' }>,
  ): void {
    const { callee } = node;
    const name = callee.type === 'Identifier' ? callee.name : (memberName(callee) ?? '');
    const position = /^(?:subscribe|publish)Event$/.test(name)
      ? 0
      : /^useGrid(?:Api)?Event/.test(name)
        ? 1
        : -1;
    const event = node.arguments[position];
    const text = literalText(event);
    if (event && text !== undefined)
      add(event, { kind: 'member', owners: ['GridEventLookup'], name: text, product: 'data-grid' });
  }

  return { readAccess, readEvent };
}
