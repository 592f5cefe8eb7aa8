import type { File, Node, TSInterfaceDeclaration, TSTypeAliasDeclaration } from '@babel/types';
import { isOfLibrary, productOf } from './owners';
import { childrenOf, keyName, lineOf, walk } from '../../../utils/syntax';

/** A local name for an export of MUI X, or with the name `*` for all exports of a path. */
export interface Binding {
  name: string;
  product: string;
  source: string;
  isType: boolean;
  /** For a component of the reader that passes its props on: the props that it takes itself. */
  own?: ReadonlySet<string>;
}

/** Returns what another module of the reader exports of MUI X; undefined for any other path. */
export type Modules = (source: string) => ReadonlyMap<string, Binding> | undefined;

/** What the names of a file stand for. */
export interface Bindings {
  /** Exports by their local names, components made from them included. */
  exports: Map<string, Binding>;
  /** Other names, with the expressions and types they were declared with. */
  values: Map<string, Node[]>;
  /** The reader's own types. */
  types: Map<string, TSInterfaceDeclaration | TSTypeAliasDeclaration>;
  /** Functions that set a state, with its name: `const [model, setModel] = useState()`. */
  setters: Map<string, string>;
  /** What comes from the reader's own modules and isn't of MUI X. */
  imports: Map<string, { source: string; name: string }>;
  /** What the file exports, of its own or of another path. */
  leaving: { node: Node; name: string; as: string; source?: string | undefined }[];
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
export const choicesIn = (node: Node | null | undefined): Node[] =>
  node && choices.test(node.type) ? childrenOf(node) : [];

/** Finds the export that an expression makes a component of: `styled(DataGrid)`, `memo(DataGrid)`, `Grids.DataGrid`. */
export function exportBehind(node: Node | null | undefined, all: Bindings): Binding | undefined {
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
      return object.type === 'ObjectExpression'
        ? object.properties
            .map((each) => ('value' in each ? exportBehind(each.value, all) : undefined))
            .find(Boolean)
        : undefined;
    }
    case 'CallExpression': {
      // `styled(DataGrid)({ … })`, `styled(DataGrid).attrs({ … })`
      const made = node.callee.type === 'MemberExpression' ? node.callee.object : node.callee;
      return (
        (made.type === 'CallExpression' ? exportBehind(made, all) : undefined) ??
        exportBehind(node.arguments[0], all)
      );
    }
    default:
      return choicesIn(node)
        .map((each) => exportBehind(each, all))
        .find(Boolean);
  }
}

function bindImport(
  node: Extract<Node, { type: 'ImportDeclaration' }>,
  all: Bindings,
  modules: Modules,
): void {
  const source = node.source.value;
  for (const specifier of node.specifiers) {
    const local = specifier.local.name;
    const isNamed = specifier.type === 'ImportSpecifier';
    const imported = isNamed ? keyName(specifier.imported, false) : undefined;
    const name = imported ?? (specifier.type === 'ImportNamespaceSpecifier' ? '*' : 'default');
    const binding = importedFrom(source, name, modules);
    const isType = node.importKind === 'type' || (isNamed && specifier.importKind === 'type');
    if (binding) all.exports.set(local, isType ? { ...binding, isType } : binding);
    else all.imports.set(local, { source, name });
  }
}

/** Returns the type that a variable or parameter is declared with, or that a function returns. */
export function typeOf(node: Node): Node | undefined {
  const found =
    'typeAnnotation' in node
      ? node.typeAnnotation
      : 'returnType' in node
        ? node.returnType
        : undefined;
  return found?.type === 'TSTypeAnnotation' ? found.typeAnnotation : undefined;
}

/** Remembers what a name stands for, beside what it is known to stand for. */
const keep = ({ values }: Bindings, name: string, ...found: Node[]): void =>
  void values.set(name, [...(values.get(name) ?? []), ...found]);

/** Returns the name that stands for all that is taken, or for the rest of it: `more` of `{ size, ...more }`. */
export function heldBy(target: Node | null | undefined): string | undefined {
  const rest = target?.type === 'ObjectPattern' ? target.properties.at(-1) : target;
  const held = rest?.type === 'RestElement' ? rest.argument : rest;
  return held?.type === 'Identifier' ? held.name : undefined;
}

/** Remembers what a variable was declared with, and its type: `const [columns] = useState([…])` as well. */
function bindValue(
  { id, init }: Extract<Node, { type: 'VariableDeclarator' }>,
  all: Bindings,
): void {
  const [target, setter] = id.type === 'ArrayPattern' ? id.elements : [id];
  const name = heldBy(target);
  if (!target || name === undefined || !init) return;
  const type = typeOf(target);
  keep(all, name, init, ...(type ? [type] : []));
  if (setter?.type === 'Identifier') all.setters.set(setter.name, name);
}

/** Remembers what a statement exports; what has no name is called `default`. */
function bindExport(node: Node, all: Bindings): void {
  const source =
    'source' in node && node.source?.type === 'StringLiteral' ? node.source.value : undefined;
  const note = (each: Node, name: string, as = name): void =>
    void all.leaving.push({ node: each, name, as, source });
  if (node.type === 'ExportAllDeclaration') note(node, '*');
  if (node.type === 'ExportDefaultDeclaration') {
    const { declaration } = node;
    const made = 'id' in declaration ? declaration.id : declaration;
    note(node, made?.type === 'Identifier' ? made.name : 'default', 'default');
    keep(all, 'default', declaration);
  }
  if (node.type !== 'ExportNamedDeclaration') return;
  for (const each of node.specifiers) {
    const name = each.type === 'ExportSpecifier' ? each.local.name : '*';
    note(each, name, keyName(each.exported, false));
  }
  const { declaration } = node;
  const made =
    declaration?.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
  for (const each of made)
    if (each && 'id' in each && each.id?.type === 'Identifier') note(each, each.id.name);
}

/** Finds which exports of MUI X, or components made from them, leave the file. */
export const reexportsOf = (all: Bindings, modules: Modules): Reexport[] =>
  all.leaving.flatMap(({ node, name, as, source }): Reexport[] => {
    const line = lineOf(node);
    if (as === '*' && productOf(source ?? '') !== undefined)
      return [{ line, name: 'everything', as }];
    if (as === '*')
      return Array.from(modules(source ?? '') ?? [], ([each, binding]) => {
        return { line, name: each, as: each, binding };
      });
    const binding =
      source === undefined ? all.exports.get(name) : importedFrom(source, name, modules);
    const shown = name === '*' ? 'everything' : name === 'default' ? binding?.name : name;
    return binding && shown ? [{ line, name: shown, as, binding }] : [];
  });

/** Returns what a file exports under a name. */
export const valuesLeaving = (exported: string, { leaving, values }: Bindings): Node[] =>
  leaving.filter(({ as }) => as === exported).flatMap(({ name }) => values.get(name) ?? []);

/** Reads what a file imports from MUI X, under which names, and what else its names stand for. */
export function readBindings(file: File, modules: Modules): Bindings {
  const all: Bindings = {
    exports: new Map(),
    values: new Map(),
    types: new Map(),
    setters: new Map(),
    imports: new Map(),
    leaving: [],
  };
  walk(file, (node) => {
    if (node.type === 'ImportDeclaration') bindImport(node, all, modules);
    if (node.type === 'VariableDeclarator') bindValue(node, all);
    if (node.type === 'FunctionDeclaration' && node.id) keep(all, node.id.name, node);
    if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration')
      all.types.set(node.id.name, node);
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
      const state = all.setters.get(node.callee.name);
      if (state !== undefined) keep(all, state, ...node.arguments.slice(0, 1));
    }
    bindExport(node, all);
  });
  return all;
}
