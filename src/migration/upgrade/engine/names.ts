import type { File, ImportDeclaration, JSXOpeningElement, Node } from '@babel/types';
import { placeInside, placeOfProps, placeOfType, productOf, type Place } from './owners';
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

/** Returns the export of MUI X that a name imported from a path stands for; `*` for all of them. */
export function importedFrom(source: string, name: string): Binding | undefined {
  const product = productOf(source);
  if (product === undefined) return undefined;
  const exported = name === 'default' ? source.slice(source.lastIndexOf('/') + 1) : name;
  // Material UI's lab has other components besides pickers and trees.
  const isOther =
    product === 'lab' && !/Picker|Calendar|Clock|Adapter|Localization|Tree/i.test(exported);
  return isOther && name !== '*' ? undefined : { name: exported, product, source, isType: false };
}

const choices =
  /^(?:TS(?:As|Satisfies|NonNull|Instantiation)|Await|Conditional|Logical|TaggedTemplate)Expression$|^SpreadElement$/;

/** Returns what code writes for a name or a member, without what is computed: `props.apiRef.current`. */
export function pathOf(node: Node): string {
  if (!('property' in node && 'object' in node)) return keyName(node, false) ?? '';
  const isComputed = 'computed' in node && node.computed;
  return `${pathOf(node.object)}.${keyName(node.property, isComputed) ?? ''}`;
}

/** Whether a function under this key receives what the key is about, as `renderCell` and `onChange` do. Other functions return it. */
export const isTaker = (name = ''): boolean =>
  /^(?:on|get|is|render|value)[A-Z]|ClassName$/.test(name);

/** Returns the name of a prop, if it isn't spread, and its value. */
export function heldBy(
  each: JSXOpeningElement['attributes'][number],
): readonly [name: string | undefined, value: MaybeNode] {
  if (each.type === 'JSXSpreadAttribute') return [undefined, each.argument];
  const { name, value } = each;
  const inner = value?.type === 'JSXExpressionContainer' ? value.expression : value;
  return [keyName(name, false), inner];
}

/** Returns the type that a variable or parameter is declared with. */
export const typeOf = (node: Node): Node | undefined =>
  'typeAnnotation' in node && node.typeAnnotation?.type === 'TSTypeAnnotation'
    ? node.typeAnnotation.typeAnnotation
    : undefined;

/** What a file imports from MUI X, under which names, and what its other names stand for. Scopes are ignored: a name means the same in the whole file. */
export class Names {
  /** Exports by their local names, and what the reader makes from them. */
  readonly exports = new Map<string, Binding>();
  /** Other names, with the expressions that they are declared with. */
  readonly values = new Map<string, Node>();
  /** What names hold, by the props that they are passed to. */
  readonly holding = new Map<string, Place>();

  constructor(file: File) {
    for (const node of nodesIn(file)) {
      if (node.type === 'ImportDeclaration') this.#bindImport(node);
      if (node.type === 'FunctionDeclaration' && node.id) this.#declare(node.id.name, node);
      if (node.type === 'VariableDeclarator') {
        const target = node.id.type === 'ArrayPattern' ? node.id.elements[0] : node.id;
        if (target?.type === 'Identifier') this.#declare(target.name, node.init);
      }
      if (node.type === 'TSTypeAliasDeclaration')
        this.#make(node.id.name, this.typeIn(node.typeAnnotation));
      if (node.type === 'TSInterfaceDeclaration')
        this.#make(node.id.name, node.extends?.map((each) => this.typeIn(each)).find(Boolean));
      if (node.type === 'JSXOpeningElement') this.#hold(node);
    }
  }

  /** Finds the export that an expression makes a component of: `styled(DataGrid)`, `memo(DataGrid)`, `own ? Own : DataGrid`. */
  exportBehind(node: MaybeNode): Binding | undefined {
    if (node?.type === 'Identifier' || node?.type === 'JSXIdentifier')
      return this.exports.get(node.name);
    // `memo(DataGrid)`, `styled(DataGrid)({ … })`
    const called = node?.type === 'CallExpression' ? [node.callee, node.arguments[0]] : [];
    const parts = node && choices.test(node.type) ? childrenOf(node) : called;
    return parts.map((each) => this.exportBehind(each)).find(Boolean);
  }

  /** Returns the first export that a type mentions: `GridColDef` of `readonly GridColDef<Row>[]`. */
  typeIn(type: MaybeNode): Binding | undefined {
    for (const node of type && type.type !== 'TSTypeLiteral' ? nodesIn(type) : []) {
      const name = node.type === 'TSTypeReference' ? node.typeName : undefined;
      const extended = node.type === 'TSExpressionWithTypeArguments' ? node.expression : undefined;
      const found = this.exportBehind(name ?? extended);
      if (found && found.name !== 'MakeOptional') return found;
    }
    return undefined;
  }

  /** Returns what values of a type are. */
  placeIn(type: MaybeNode): Place | undefined {
    const binding = this.typeIn(type);
    return binding && placeOfType(binding.name, binding.product);
  }

  /** Returns the props of a component that an element is made of. */
  placeOfElement({ name }: JSXOpeningElement): Place | undefined {
    const binding = this.exportBehind(name);
    // The reader's own component may be known only by the type of its props.
    return binding && placeOfProps(binding.name.replace(/Props$/, ''), binding.product);
  }

  #bindImport({ source: { value: source }, specifiers, importKind }: ImportDeclaration): void {
    for (const specifier of specifiers) {
      const isNamed = specifier.type === 'ImportSpecifier';
      // The path of one component counts as that component: `import * as Picker from '@mui/x-date-pickers/CalendarPicker'`.
      const isAll = specifier.type === 'ImportNamespaceSpecifier' && !/\/[A-Z]\w+$/.test(source);
      const name = (isNamed && keyName(specifier.imported, false)) || (isAll ? '*' : 'default');
      const isType = importKind === 'type' || (isNamed && specifier.importKind === 'type');
      const binding = importedFrom(source, name);
      if (binding) this.exports.set(specifier.local.name, { ...binding, isType });
    }
  }

  #make(name: string, binding: Binding | undefined): void {
    if (binding && !this.exports.has(name)) this.exports.set(name, { ...binding, isMade: true });
  }

  #declare(name: string, value: MaybeNode): void {
    if (!value) return;
    this.values.set(name, value);
    if (!/^[A-Z]/.test(name)) return;
    const [props] = isFunction(value) ? value.params : [];
    this.#make(name, this.exportBehind(value) ?? (props && this.typeIn(typeOf(props))));
  }

  /** Notes which local names are passed to an element's props. */
  #hold(element: JSXOpeningElement): void {
    const props = this.placeOfElement(element);
    for (const each of props ? element.attributes : []) {
      const [name, value] = heldBy(each);
      const place = props && (name === undefined ? props : placeInside(props, name));
      const local = value?.type === 'CallExpression' ? value.callee : value;
      if (place && local?.type === 'Identifier' && !isTaker(name))
        this.holding.set(local.name, place);
    }
  }
}
