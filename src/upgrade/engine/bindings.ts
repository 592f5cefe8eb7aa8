import type { File, Node } from '@babel/types';
import { isOfLibrary, productOf } from './owners';
import { keyName, lineOf, literalText, walk } from '../../utils/syntax';

/** A local name for an export of MUI X. */
export interface Binding {
  name: string;
  product: string;
  source: string;
  isType: boolean;
  /** For a component of the reader that passes its props on: the props that it takes itself. */
  own?: ReadonlySet<string>;
}

type Origin = Omit<Binding, 'name'>;

/** Returns what another module of the reader exports of MUI X; undefined for any other path. */
export type Modules = (source: string) => ReadonlyMap<string, Binding> | undefined;

/** What the names of a file stand for. */
export interface Bindings {
  /** Exports by their local names, components made from them included. */
  exports: Map<string, Binding>;
  namespaces: Map<string, Origin>;
  /** Other names, with the expressions and types they were declared with. */
  values: Map<string, Node[]>;
  /** The reader's own types, with the types that they are made from. */
  types: Map<string, Node[]>;
  /** The names of the members that the reader's own types declare themselves. */
  members: Map<string, string[]>;
  /** Paths that are imported, in any way. */
  paths: { path: string; line: number }[];
  /** Functions that set a state, with its type: `const [model, setModel] = useState<GridFilterModel>()`. */
  setters: Map<string, { state: string; type: Node | null | undefined }>;
  /** What comes from the reader's own modules and isn't of MUI X. */
  imports: Map<string, { source: string; name: string }>;
  /** Statements that export something. */
  leaving: Node[];
}

/** What leaves a file, under which name; without a binding if that is everything. */
export interface Reexport {
  line: number;
  name: string;
  as: string;
  binding?: Binding | undefined;
}

export const baseName = (source: string): string => source.slice(source.lastIndexOf('/') + 1);

/** Finds the export that a component is loaded from: `lazy(() => import('…').then(({ DataGrid }) => …))`. */
function lazyExport(node: Node): Binding | undefined {
  let origin: Origin | undefined;
  let name: string | undefined;
  walk(node, (each) => {
    const path = loadedPath(each);
    if (path !== undefined) origin = originOf(path);
    if (each.type === 'MemberExpression' || each.type === 'ObjectProperty') {
      const key = each.type === 'ObjectProperty' ? each.key : each.property;
      const found = keyName(key, each.computed);
      if (found !== undefined && /^[A-Z]/.test(found)) name = found;
    }
  });
  if (!origin) return undefined;
  return { ...origin, name: name ?? baseName(origin.source) };
}

/** Finds the export that an expression makes a component of: `styled(DataGrid)`, `memo(DataGrid)`, `Grids.DataGrid`. */
export function exportBehind(node: Node | null | undefined, all: Bindings): Binding | undefined {
  switch (node?.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      return all.exports.get(node.name);
    case 'MemberExpression':
    case 'JSXMemberExpression':
    case 'TSQualifiedName': {
      const [object, property] =
        node.type === 'TSQualifiedName' ? [node.left, node.right] : [node.object, node.property];
      const local = /Identifier$/.test(object.type) ? (object as { name: string }).name : '';
      const space = all.namespaces.get(local);
      const name = keyName(property, 'computed' in node && node.computed);
      if (space && name !== undefined) return { ...space, name };
      // `{ date: DatePicker, time: TimePicker }[kind]`: their props change together.
      const [map] = object.type === 'ObjectExpression' ? [object] : (all.values.get(local) ?? []);
      if (map?.type !== 'ObjectExpression') return undefined;
      const made = map.properties.flatMap((each) =>
        each.type === 'ObjectProperty' &&
        each.value.type === 'Identifier' &&
        (name === undefined || name === keyName(each.key, each.computed))
          ? (all.exports.get(each.value.name) ?? [])
          : [],
      );
      return made[0];
    }
    case 'ConditionalExpression':
      return exportBehind(node.consequent, all) ?? exportBehind(node.alternate, all);
    case 'TaggedTemplateExpression':
      return exportBehind(node.tag, all);
    case 'CallExpression':
      return (
        (node.callee.type === 'CallExpression' || node.callee.type === 'MemberExpression'
          ? exportBehind(
              node.callee.type === 'CallExpression' ? node.callee : node.callee.object,
              all,
            )
          : undefined) ?? exportBehind(node.arguments[0], all)
      );
    case 'ArrowFunctionExpression':
      return lazyExport(node);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSInstantiationExpression':
      return exportBehind(node.expression, all);
    default:
      return undefined;
  }
}

/** The path of `require('…')` or `import('…')`, also behind `await`. */
function loadedPath(node: Node | null | undefined): string | undefined {
  if (node?.type === 'AwaitExpression') return loadedPath(node.argument);
  if (node?.type === 'ImportExpression') return literalText(node.source);
  if (node?.type !== 'CallExpression') return undefined;
  const { callee } = node;
  const isLoad =
    callee.type === 'Import' || (callee.type === 'Identifier' && callee.name === 'require');
  return isLoad ? literalText(node.arguments[0]) : undefined;
}

/** Binds the names that one import, declaration or pattern introduces. */
function bindPattern(id: Node, from: Origin, all: Bindings): void {
  if (id.type === 'Identifier') all.namespaces.set(id.name, from);
  if (id.type !== 'ObjectPattern') return;
  for (const property of id.properties) {
    if (property.type !== 'ObjectProperty' || property.value.type !== 'Identifier') continue;
    const name = keyName(property.key, property.computed);
    if (name !== undefined) all.exports.set(property.value.name, { ...from, name });
  }
}

const originOf = (source: string, isType = false): Origin | undefined => {
  const product = productOf(source);
  return product === undefined ? undefined : { product, source, isType };
};

function bindImport(
  node: Extract<Node, { type: 'ImportDeclaration' }>,
  all: Bindings,
  modules: Modules,
): void {
  const origin = originOf(node.source.value, node.importKind === 'type');
  const shared = origin ? undefined : modules(node.source.value);
  for (const specifier of node.specifiers) {
    const local = specifier.local.name;
    if (!origin) {
      const name =
        specifier.type === 'ImportSpecifier' ? keyName(specifier.imported, false) : 'default';
      const binding = shared?.get(name ?? '');
      if (binding) all.exports.set(local, binding);
      else all.imports.set(local, { source: node.source.value, name: name ?? '' });
      continue;
    }
    if (specifier.type === 'ImportNamespaceSpecifier') {
      all.namespaces.set(local, origin);
      continue;
    }
    const isNamed = specifier.type === 'ImportSpecifier';
    const name = isNamed ? keyName(specifier.imported, false) : baseName(origin.source);
    const isType = origin.isType || (isNamed && specifier.importKind === 'type');
    if (!isOfLibrary(origin.product, name ?? local)) continue;
    all.exports.set(local, { ...origin, name: name ?? local, isType });
    // Entries name the folders of the lab, whose root has the same exports.
    if (origin.source === '@mui/lab')
      all.paths.push({ path: `@mui/lab/${name ?? local}`, line: lineOf(node.source) });
  }
}

/** Returns the type that a variable or parameter is declared with. */
export const typeOf = (node: Node): Node | undefined =>
  'typeAnnotation' in node && node.typeAnnotation?.type === 'TSTypeAnnotation'
    ? node.typeAnnotation.typeAnnotation
    : undefined;

/** Remembers what a name stands for, beside what it is known to stand for. */
const keep = ({ values }: Bindings, name: string, ...found: Node[]): void =>
  void values.set(name, [...(values.get(name) ?? []), ...found]);

/** Remembers what a variable was declared with, and its type: `const [columns] = useState([…])` as well. */
function bindValue(
  { id, init }: Extract<Node, { type: 'VariableDeclarator' }>,
  all: Bindings,
): void {
  const path = loadedPath(init);
  const origin = path === undefined ? undefined : originOf(path);
  if (origin) {
    bindPattern(id, origin, all);
    return;
  }
  const name = id.type === 'ArrayPattern' ? id.elements[0] : id;
  if (name?.type !== 'Identifier' || !init) return;
  const type = typeOf(name);
  keep(all, name.name, init, ...(type ? [type] : []));
  const setter = id.type === 'ArrayPattern' ? id.elements[1] : undefined;
  if (setter?.type === 'Identifier' && init.type === 'CallExpression')
    all.setters.set(setter.name, { state: name.name, type: init.typeParameters });
}

/** Finds which exports of MUI X, or components made from them, leave the file. */
export function reexportsOf(all: Bindings, modules: Modules): Reexport[] {
  const found: Reexport[] = [];
  const note = (each: Node, name: string, binding?: Binding, as = name): void =>
    void found.push({ line: lineOf(each), name, as, binding });
  for (const node of all.leaving) {
    if (node.type === 'ExportAllDeclaration') {
      for (const [as, binding] of modules(node.source.value) ?? []) note(node, as, binding);
      if (originOf(node.source.value)) note(node, 'everything');
    }
    if (node.type === 'ExportDefaultDeclaration') {
      const { declaration } = node;
      const made = 'id' in declaration ? declaration.id : declaration;
      const binding = exportBehind(made, all);
      const name = made?.type === 'Identifier' ? made.name : binding?.name;
      if (binding && name !== undefined) note(node, name, binding, 'default');
    }
    if (node.type !== 'ExportNamedDeclaration') continue;
    const origin = node.source ? originOf(node.source.value) : undefined;
    const known = node.source && !origin ? modules(node.source.value) : all.exports;
    for (const each of node.specifiers) {
      const name = each.type === 'ExportSpecifier' ? each.local.name : 'everything';
      const binding = origin ? { ...origin, name } : known?.get(name);
      if (binding) note(each, name, binding, keyName(each.exported, false));
    }
    const { declaration } = node;
    const made =
      declaration?.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
    for (const each of made) {
      const name = each && 'id' in each && each.id?.type === 'Identifier' ? each.id.name : '';
      const binding = all.exports.get(name);
      if (each && binding) note(each, name, binding);
    }
  }
  return found;
}

/** Returns the names of the members that a type declares. */
export function membersIn(type: Node): string[] {
  const found: string[] = [];
  walk(type, (node) => {
    const name =
      node.type === 'TSPropertySignature' ? keyName(node.key, node.computed === true) : undefined;
    if (name !== undefined) found.push(name);
  });
  return found;
}

/** Returns what a file exports under a name. */
export function valuesLeaving(name: string, { leaving, values }: Bindings): Node[] {
  if (name !== 'default') return values.get(name) ?? [];
  return leaving.flatMap((node) =>
    node.type === 'ExportDefaultDeclaration' ? [node.declaration] : [],
  );
}

/** Reads what a file imports from MUI X, under which names, and what else its names stand for. */
export function readBindings(file: File, modules: Modules): Bindings {
  const all: Bindings = {
    exports: new Map(),
    namespaces: new Map(),
    values: new Map(),
    types: new Map(),
    members: new Map(),
    paths: [],
    setters: new Map(),
    imports: new Map(),
    leaving: [],
  };
  walk(file, (node) => {
    if (node.type === 'ImportDeclaration') bindImport(node, all, modules);
    if (node.type === 'VariableDeclarator') bindValue(node, all);
    if (node.type === 'FunctionDeclaration' && node.id) keep(all, node.id.name, node);
    if (node.type === 'TSInterfaceDeclaration') all.types.set(node.id.name, node.extends ?? []);
    if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration')
      all.members.set(node.id.name, membersIn(node));
    if (node.type === 'TSTypeAliasDeclaration' && node.typeAnnotation.type !== 'TSTypeLiteral')
      all.types.set(node.id.name, [node.typeAnnotation]);
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
      const set = all.setters.get(node.callee.name);
      if (set && node.arguments[0]) keep(all, set.state, node.arguments[0]);
    }
    if (/^Export(?:Named|All|Default)Declaration$/.test(node.type)) all.leaving.push(node);
    // Paths are strings in mocks and in configuration as well.
    if (node.type === 'StringLiteral' && /^!?@(?:mui|material-ui|date-io)\//.test(node.value))
      all.paths.push({ path: node.value.replace('!', ''), line: lineOf(node) });
  });
  for (const [name, [value]] of all.values) {
    const made = /^[A-Z]/.test(name) ? exportBehind(value, all) : undefined;
    if (made) all.exports.set(name, { own: new Set<string>(), ...made });
  }
  return all;
}
