import type {
  File,
  ImportDeclaration,
  JSXAttribute,
  JSXOpeningElement,
  JSXSpreadAttribute,
  Node,
} from '@babel/types';
import { isOfLibrary, placeInside, placeOfProps, productOf, type Place } from './owners';
import { childrenOf, isFunction, keyName, nodesIn, type MaybeNode } from '../../../utils/syntax';

/** A local name for an export of MUI X, or with the name `*` for all exports of a path. */
export interface Binding {
  name: string;
  product: string;
  source: string;
  isType: boolean;
  /** Whether it is the reader's own component or type, made from the export: `styled(DataGrid)`. */
  isMade?: boolean;
}

/** What the names of a file stand for. A name stands for the same in the whole file. */
export class Names {
  /** Exports by their local names, and what the reader makes from them. */
  readonly exports = new Map<string, Binding>();
  /** Other names, with the expressions that they are declared with. */
  readonly values = new Map<string, Node>();
  /** What names hold, by the props that they are passed to. */
  readonly holding = new Map<string, Place>();
}

const baseName = (source: string): string => source.slice(source.lastIndexOf('/') + 1);

/** Returns the export of MUI X that a name imported from a path stands for; `*` for all of them. */
export function importedFrom(source: string, name: string): Binding | undefined {
  const product = productOf(source);
  if (product === undefined) return undefined;
  const exported = name === 'default' ? baseName(source) : name;
  return name === '*' || isOfLibrary(product, exported)
    ? { name: exported, product, source, isType: false }
    : undefined;
}

const choices =
  /^(?:TS(?:As|Satisfies|NonNull|Instantiation)|Await|Conditional|Logical|TaggedTemplate)Expression$|^SpreadElement$/;

/** Returns the parts of an expression of which it is one: `own ? Own : DataGrid`, `columns as GridColDef[]`. */
export const choicesIn = (node: MaybeNode): Node[] =>
  node && choices.test(node.type) ? childrenOf(node) : [];

/** Returns what code writes for a name or a member, without what is computed: `props.apiRef.current`. */
export function pathOf(node: Node): string {
  if (node.type === 'TSQualifiedName') return `${pathOf(node.left)}.${node.right.name}`;
  if (!('property' in node && 'object' in node)) return keyName(node, false) ?? '';
  const isComputed = 'computed' in node && node.computed;
  return `${pathOf(node.object)}.${keyName(node.property, isComputed) ?? ''}`;
}

/** Finds the export that an expression makes a component of: `styled(DataGrid)`, `memo(DataGrid)`, `Grids.DataGrid`. */
export function exportBehind(node: MaybeNode, names: Names): Binding | undefined {
  const firstBehind = (nodes: MaybeNode[]): Binding | undefined =>
    nodes.map((each) => exportBehind(each, names)).find(Boolean);
  switch (node?.type) {
    case 'Identifier':
    case 'JSXIdentifier': {
      const binding = names.exports.get(node.name);
      // A folder has the name of its component: `import * as Picker from '@mui/x-date-pickers/CalendarPicker'`.
      return binding?.name === '*' ? { ...binding, name: baseName(binding.source) } : binding;
    }
    case 'MemberExpression':
    case 'JSXMemberExpression':
    case 'TSQualifiedName': {
      const [space = '', name] = pathOf(node).split('.');
      const binding = names.exports.get(space);
      return binding?.name === '*' && name ? { ...binding, name } : undefined;
    }
    case 'CallExpression':
      // `memo(DataGrid)`, `styled(DataGrid)({ … })`
      return firstBehind([node.callee, node.arguments[0]]);
    default:
      return firstBehind(choicesIn(node));
  }
}

/** Returns the first export that a type mentions: `GridColDef` of `readonly GridColDef<Row>[]`. */
export function typeIn(type: MaybeNode, names: Names): Binding | undefined {
  for (const node of type && type.type !== 'TSTypeLiteral' ? nodesIn(type) : []) {
    const name = node.type === 'TSTypeReference' ? node.typeName : undefined;
    const extended = node.type === 'TSExpressionWithTypeArguments' ? node.expression : undefined;
    const found = exportBehind(name ?? extended, names);
    if (found && found.name !== 'MakeOptional') return found;
  }
  return undefined;
}

/** Whether a function takes what goes by the name of its key; other functions return it. */
export const isTaker = (name = ''): boolean =>
  /^(?:on|get|is|render|value)[A-Z]|ClassName$/.test(name);

/** Returns the name of a prop, if it isn't spread, and its value. */
export function heldBy(
  each: JSXAttribute | JSXSpreadAttribute,
): readonly [name: string | undefined, value: MaybeNode] {
  if (each.type === 'JSXSpreadAttribute') return [undefined, each.argument];
  const { name, value } = each;
  return [
    keyName(name, false),
    value?.type === 'JSXExpressionContainer' ? value.expression : value,
  ];
}

/** Returns the type that a variable or parameter is declared with. */
export const typeOf = (node: Node): Node | undefined =>
  'typeAnnotation' in node && node.typeAnnotation?.type === 'TSTypeAnnotation'
    ? node.typeAnnotation.typeAnnotation
    : undefined;

function bindImport(node: ImportDeclaration, { exports }: Names): void {
  const source = node.source.value;
  for (const specifier of node.specifiers) {
    const isNamed = specifier.type === 'ImportSpecifier';
    const whole = specifier.type === 'ImportNamespaceSpecifier' ? '*' : 'default';
    const name = (isNamed && keyName(specifier.imported, false)) || whole;
    const isType = node.importKind === 'type' || (isNamed && specifier.importKind === 'type');
    const binding = importedFrom(source, name);
    if (binding) exports.set(specifier.local.name, { ...binding, isType });
  }
}

/** Returns the props of a component that an element is made of. */
export function placeOfElement({ name }: JSXOpeningElement, names: Names): Place | undefined {
  const binding = exportBehind(name, names);
  // A component of the reader may be known by the type of its props.
  return binding && placeOfProps(binding.name.replace(/Props$/, ''), binding.product);
}

/** Reads what a file imports from MUI X, under which names, and what else its names stand for. */
export function readNames(file: File): Names {
  const names = new Names();
  const { exports, values, holding } = names;
  const make = (name: string, binding: Binding | undefined): void =>
    void (binding && !exports.has(name) && exports.set(name, { ...binding, isMade: true }));
  function declare(name: string, value: MaybeNode): void {
    if (!value) return;
    values.set(name, value);
    if (!/^[A-Z]/.test(name)) return;
    const [props] = isFunction(value) ? value.params : [];
    make(name, exportBehind(value, names) ?? (props && typeIn(typeOf(props), names)));
  }
  for (const node of nodesIn(file)) {
    if (node.type === 'ImportDeclaration') bindImport(node, names);
    if (node.type === 'FunctionDeclaration' && node.id) declare(node.id.name, node);
    if (node.type === 'VariableDeclarator') {
      const target = node.id.type === 'ArrayPattern' ? node.id.elements[0] : node.id;
      if (target?.type === 'Identifier') declare(target.name, node.init);
    }
    if (node.type === 'TSTypeAliasDeclaration')
      make(node.id.name, typeIn(node.typeAnnotation, names));
    if (node.type === 'TSInterfaceDeclaration')
      make(node.id.name, node.extends?.map((each) => typeIn(each, names)).find(Boolean));
    if (node.type !== 'JSXOpeningElement') continue;
    const props = placeOfElement(node, names);
    for (const each of props ? node.attributes : []) {
      const [name, value] = heldBy(each);
      const place = props && (name === undefined ? props : placeInside(props, name));
      const local = value?.type === 'CallExpression' ? value.callee : value;
      if (place && local?.type === 'Identifier' && !isTaker(name)) holding.set(local.name, place);
    }
  }
  return names;
}
