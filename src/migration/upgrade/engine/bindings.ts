import type { File, ImportDeclaration, Node, VariableDeclarator } from '@babel/types';
import { isOfLibrary, productOf } from './owners';
import { childrenOf, keyName, lineOf, nodesIn, type MaybeNode } from '../../../utils/syntax';

/** A local name for an export of MUI X, or with the name `*` for all exports of a path. */
export interface Binding {
  name: string;
  product: string;
  source: string;
  isType: boolean;
  /** For a component of the reader that passes its props on: the props that it takes itself. */
  own?: ReadonlySet<string>;
}

type OwnType = Extract<Node, { type: 'TSInterfaceDeclaration' | 'TSTypeAliasDeclaration' }>;

/** Returns what another module of the reader exports of MUI X; undefined for any other path. */
export type Modules = (source: string) => ReadonlyMap<string, Binding> | undefined;

/** What the names of a file stand for. */
export class Bindings {
  /** Exports by their local names, components made from them included. */
  readonly exports = new Map<string, Binding>();
  /** Other names, with the expressions and types they were declared with. */
  readonly values = new Map<string, Node[]>();
  /** The reader's own types. */
  readonly types = new Map<string, OwnType>();
  /** Functions that set a state, with its name: `const [model, setModel] = useState()`. */
  readonly setters = new Map<string, string>();
  /** What comes from the reader's own modules and isn't of MUI X. */
  readonly imports = new Map<string, { source: string; name: string }>();
  /** What the file exports; what it takes from another path to do so has a binding already. */
  readonly leaving: Reexport[] = [];
}

/** What leaves a file, under which name; without a binding if that is everything. */
export interface Reexport {
  line: number;
  name: string;
  as: string;
  binding?: Binding;
}

const baseName = (source: string): string => source.slice(source.lastIndexOf('/') + 1);

/** Returns the export of MUI X that a name imported from a path stands for; `*` for all of them. */
function importedFrom(source: string, name: string, modules: Modules): Binding | undefined {
  const product = productOf(source);
  if (product === undefined) return modules(source)?.get(name);
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

/** Returns the first export that one of some expressions makes a component of. */
const firstBehind = (nodes: MaybeNode[], all: Bindings): Binding | undefined =>
  nodes.map((each) => exportBehind(each, all)).find(Boolean);

/** Finds the export that an expression makes a component of: `styled(DataGrid)`, `memo(DataGrid)`, `Grids.DataGrid`. */
export function exportBehind(node: MaybeNode, all: Bindings): Binding | undefined {
  switch (node?.type) {
    case 'Identifier':
    case 'JSXIdentifier': {
      const binding = all.exports.get(node.name);
      // A folder has the name of its component: `import * as Picker from '@mui/x-date-pickers/CalendarPicker'`.
      return binding?.name === '*' ? { ...binding, name: baseName(binding.source) } : binding;
    }
    case 'MemberExpression':
    case 'JSXMemberExpression':
    case 'TSQualifiedName': {
      const [object, property] =
        node.type === 'TSQualifiedName' ? [node.left, node.right] : [node.object, node.property];
      const local = 'name' in object ? String(object.name) : '';
      const space = all.exports.get(local);
      const name = keyName(property, 'computed' in node && node.computed);
      if (space?.name === '*' && name !== undefined) return { ...space, name };
      // `{ date: DatePicker, time: TimePicker }[kind]`: their props change together.
      if (object.type !== 'ObjectExpression') return undefined;
      const values = object.properties.map((each) => ('value' in each ? each.value : null));
      return firstBehind(values, all);
    }
    case 'CallExpression': {
      // `styled(DataGrid)({ … })`, `styled(DataGrid).attrs({ … })`
      const made = node.callee.type === 'MemberExpression' ? node.callee.object : node.callee;
      return firstBehind([made.type === 'CallExpression' ? made : null, node.arguments[0]], all);
    }
    default:
      return firstBehind(choicesIn(node), all);
  }
}

function bindImport(node: ImportDeclaration, all: Bindings, modules: Modules): void {
  const source = node.source.value;
  for (const specifier of node.specifiers) {
    const isNamed = specifier.type === 'ImportSpecifier';
    const whole = specifier.type === 'ImportNamespaceSpecifier' ? '*' : 'default';
    const name = (isNamed && keyName(specifier.imported, false)) || whole;
    const binding = importedFrom(source, name, modules);
    const isType = node.importKind === 'type' || (isNamed && specifier.importKind === 'type');
    if (binding) all.exports.set(specifier.local.name, isType ? { ...binding, isType } : binding);
    else all.imports.set(specifier.local.name, { source, name });
  }
}

/** Returns the type that a variable or parameter is declared with, or that a function returns. */
export function typeOf(node: Node): Node | undefined {
  const { typeAnnotation, returnType } = node as { typeAnnotation?: Node; returnType?: Node };
  const found = typeAnnotation ?? returnType;
  return found?.type === 'TSTypeAnnotation' ? found.typeAnnotation : undefined;
}

/** Remembers what a name stands for, beside what it is known to stand for. */
const keep = ({ values }: Bindings, name: string, ...found: (Node | undefined)[]): void =>
  void values.set(name, [...(values.get(name) ?? []), ...found.filter((each) => !!each)]);

/** Returns the name that stands for all that is taken, or for the rest of it: `more` of `{ size, ...more }`. */
export function heldBy(target: MaybeNode): string | undefined {
  const rest = target?.type === 'ObjectPattern' ? target.properties.at(-1) : target;
  const held = rest?.type === 'RestElement' ? rest.argument : rest;
  return held?.type === 'Identifier' ? held.name : undefined;
}

/** Remembers what a variable was declared with, and its type: `const [columns] = useState([…])` as well. */
function bindValue({ id, init }: VariableDeclarator, all: Bindings): void {
  const [target, setter] = id.type === 'ArrayPattern' ? id.elements : [id];
  const name = heldBy(target);
  if (!target || name === undefined || !init) return;
  keep(all, name, init, typeOf(target));
  if (setter?.type === 'Identifier') all.setters.set(setter.name, name);
}

/** Remembers what a statement exports; what has no name is called `default`. */
function bindExport(node: Node, all: Bindings, modules: Modules): void {
  const note = (each: Node, name: string, as = name, binding?: Binding): void =>
    void all.leaving.push({ line: lineOf(each), name, as, binding });
  if (node.type === 'ExportAllDeclaration') {
    const source = node.source.value;
    if (productOf(source) !== undefined) note(node, '*');
    for (const [name, binding] of modules(source) ?? []) note(node, name, name, binding);
  }
  if (node.type === 'ExportDefaultDeclaration') {
    const { declaration } = node;
    const made = 'id' in declaration ? declaration.id : declaration;
    note(node, made?.type === 'Identifier' ? made.name : 'default', 'default');
    keep(all, 'default', declaration);
  }
  if (node.type !== 'ExportNamedDeclaration') return;
  const { source, specifiers, declaration } = node;
  for (const each of specifiers) {
    const name = each.type === 'ExportSpecifier' ? each.local.name : '*';
    const binding = source ? importedFrom(source.value, name, modules) : undefined;
    if (binding || !source) note(each, name, keyName(each.exported, false), binding);
  }
  const made =
    declaration?.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
  for (const each of made)
    if (each && 'id' in each && each.id?.type === 'Identifier') note(each, each.id.name);
}

/** Finds which exports of MUI X, or components made from them, leave the file. */
export const reexportsOf = ({ leaving, exports }: Bindings): Reexport[] =>
  leaving.flatMap(({ line, name, as, binding = exports.get(name) }) => {
    const shown = name === 'default' ? binding?.name : name.replace('*', 'everything');
    return shown !== undefined && (binding || as === '*')
      ? [{ line, name: shown, as, binding }]
      : [];
  });

/** Returns what a file exports under a name. */
export const valuesLeaving = (exported: string, { leaving, values }: Bindings): Node[] =>
  leaving.filter(({ as }) => as === exported).flatMap(({ name }) => values.get(name) ?? []);

/** Reads what a file imports from MUI X, under which names, and what else its names stand for. */
export function readBindings(file: File, modules: Modules): Bindings {
  const all = new Bindings();
  for (const node of nodesIn(file)) {
    if (node.type === 'ImportDeclaration') bindImport(node, all, modules);
    if (node.type === 'VariableDeclarator') bindValue(node, all);
    if (node.type === 'FunctionDeclaration' && node.id) keep(all, node.id.name, node);
    if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration')
      all.types.set(node.id.name, node);
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
      const state = all.setters.get(node.callee.name);
      if (state !== undefined) keep(all, state, node.arguments[0]);
    }
    bindExport(node, all, modules);
  }
  return all;
}
