import type { File, Node } from '@babel/types';
import { isOfLibrary, productOf } from './owners';
import { keyName, lineOf, literalText, walk } from '../../utils/syntax';

/** A local name for an export of MUI X. */
export interface Binding {
  name: string;
  product: string;
  source: string;
  isType: boolean;
}

type Origin = Omit<Binding, 'name'>;

/** What the names of a file stand for. */
export interface Bindings {
  /** Exports by their local names, components made from them included. */
  exports: Map<string, Binding>;
  namespaces: Map<string, Origin>;
  /** Other names, with the expressions and types they were declared with. */
  values: Map<string, Node[]>;
  /** The reader's own types, with the types that they are made from. */
  types: Map<string, Node[]>;
  /** Paths that are imported, in any way. */
  paths: { path: string; line: number }[];
  /** Where exports leave the file. */
  reexports: { line: number; name: string }[];
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

function bindImport(node: Extract<Node, { type: 'ImportDeclaration' }>, all: Bindings): void {
  const origin = originOf(node.source.value, node.importKind === 'type');
  if (!origin) return;
  for (const specifier of node.specifiers) {
    const local = specifier.local.name;
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
  const known = all.values.get(name.name) ?? [];
  all.values.set(name.name, [...known, init, ...(type ? [type] : [])]);
}

/** Notes which exports of MUI X, or components made from them, leave the file. */
function noteReexports(node: Node, all: Bindings): void {
  const note = (each: Node, name: string): void =>
    void all.reexports.push({ line: lineOf(each), name });
  if (node.type === 'ExportAllDeclaration' && originOf(node.source.value)) note(node, 'everything');
  if (node.type === 'ExportDefaultDeclaration') {
    const name = exportBehind(node.declaration, all)?.name;
    if (name !== undefined) note(node, name);
  }
  if (node.type !== 'ExportNamedDeclaration') return;
  const isFromLibrary = node.source && originOf(node.source.value);
  for (const each of node.specifiers) {
    const name = each.type === 'ExportSpecifier' ? each.local.name : 'everything';
    if (isFromLibrary || (!node.source && all.exports.has(name))) note(each, name);
  }
  if (node.declaration?.type !== 'VariableDeclaration') return;
  for (const { id } of node.declaration.declarations)
    if (id.type === 'Identifier' && all.exports.has(id.name)) note(id, id.name);
}

/** Reads what a file imports from MUI X, under which names, and what else its names stand for. */
export function readBindings(file: File): Bindings {
  const all: Bindings = {
    exports: new Map(),
    namespaces: new Map(),
    values: new Map(),
    types: new Map(),
    paths: [],
    reexports: [],
  };
  const leaving: Node[] = [];
  walk(file, (node) => {
    if (node.type === 'ImportDeclaration') bindImport(node, all);
    if (node.type === 'VariableDeclarator') bindValue(node, all);
    if (node.type === 'FunctionDeclaration' && node.id)
      all.values.set(node.id.name, [...(all.values.get(node.id.name) ?? []), node]);
    if (node.type === 'TSInterfaceDeclaration') all.types.set(node.id.name, node.extends ?? []);
    if (node.type === 'TSTypeAliasDeclaration' && node.typeAnnotation.type !== 'TSTypeLiteral')
      all.types.set(node.id.name, [node.typeAnnotation]);
    if (/^Export(?:Named|All|Default)Declaration$/.test(node.type)) leaving.push(node);
    // Paths are strings in mocks and in configuration as well.
    if (node.type === 'StringLiteral' && /^!?@(?:mui|material-ui|date-io)\//.test(node.value))
      all.paths.push({ path: node.value.replace('!', ''), line: lineOf(node) });
  });
  for (const [name, [value]] of all.values) {
    const made = /^[A-Z]/.test(name) ? exportBehind(value, all) : undefined;
    if (made) all.exports.set(name, made);
  }
  for (const node of leaving) noteReexports(node, all);
  return all;
}
