import type { File, Node } from '@babel/types';
import type { Use } from '../types';
import { accessReadersOf } from './access';
import {
  baseName,
  exportBehind,
  readBindings,
  reexportsOf,
  typeOf,
  type Binding,
  type Modules,
  type Reexport,
  valuesLeaving,
} from './bindings';
import { isMember, memberName, readersOf, type Sink, type Wanted } from './objects';
import { classOwners, placeOfProps, productOfTheme, type Place } from './owners';
import {
  argumentName,
  isFunction,
  isKey,
  keyName,
  keysOf,
  lineOf,
  literalText,
  returnsOf,
  walk,
} from '../../utils/syntax';
import { classUses } from './textUses';
import { bindWrappers, declaredIn, typeIn } from './wrappers';

/** What a script uses of MUI X, and where that can't be said. */
export interface ScriptUses {
  uses: Use[];
  unseen: { line: number; why: string; source?: string | undefined }[];
  reexports: Reexport[];
  wanted: Wanted[];
}

/** Keys that, next to `field`, make an object a column of a grid. */
const columnKeys =
  /^(?:header(?:Name|ClassName)|render(?:Cell|EditCell|Header)|value(?:Getter|Formatter|Setter|Parser|Options)|editable|sortable|filterable|hide|minWidth|flex|width|cellClassName|getActions)$/;

/** Props whose values hold names that entries are about. */
const telling = /^(?:columns|slots|slotProps|components|componentsProps|series)$/;

/** Finds out what a script uses of MUI X, also through the other modules of the reader. */
export function usesIn(
  file: File,
  modules: Modules,
  wantedHere: readonly Wanted[] = [],
): ScriptUses {
  const all = readBindings(file, modules);
  bindWrappers(all);
  const uses: Use[] = [];
  const unseen: ScriptUses['unseen'] = [];
  const wanted: Wanted[] = [];
  const sink: Sink = {
    add: (node, use) => void uses.push({ line: lineOf(node), ...use }),
    miss: (node, why, source) => void unseen.push({ line: lineOf(node), why, source }),
    want: (each) => void wanted.push(each),
  };
  const { add, miss } = sink;
  const { readParameter, readMember, readObject } = readersOf(file, all, sink);
  const products = new Set(
    [...all.exports.values(), ...all.namespaces.values()].map(({ product }) => product),
  );
  const { readAccess, readEvent } = accessReadersOf(all, products, sink);

  function addExport(node: Node, binding: Binding, parameters?: Node | null): void {
    const isImport = /^Import/.test(node.type);
    const { name, product, source, isType } = binding;
    const kind = isType || parameters !== undefined ? 'type' : 'export';
    const hasArguments = Boolean(parameters);
    const value = parameters ? argumentName(parameters) : undefined;
    add(node, { kind, owners: [], name, product, source, value, isImport, hasArguments });
  }

  const placeOfType = ({ name }: Binding): Place =>
    name.endsWith('Props') ? placeOfProps(name.slice(0, -5)) : { owners: [name], component: name };

  /** Reads an expression as what a type says it is. */
  function readTyped(type: Node | null | undefined, values: readonly Node[]): void {
    const binding = typeIn(type, all);
    if (!binding) return;
    const place = placeOfType(binding);
    for (const value of values) {
      // The type of a component says what its props are: `FC<DatePickerProps>`.
      if (place.group === 'props' && isFunction(value) && value.params[0])
        readParameter(value.params[0], value, place, binding.product);
      else readObject(value, place, binding.product);
    }
  }

  /** Reads what is read of a model by its type, of a state as well. */
  function readModel(id: Node, init: Node | null | undefined): void {
    const isState = id.type === 'ArrayPattern' && init?.type === 'CallExpression';
    const binding = typeIn(isState ? init.typeParameters : typeOf(id), all);
    if (binding?.name.endsWith('Model'))
      readParameter(isState ? id.elements[0] : id, file, placeOfType(binding), binding.product);
  }

  /** Reads the names of members in types: `Omit<DatePickerProps, 'renderInput'>`, `DatePickerProps['renderInput']`. */
  function readKeys(type: Node | undefined, keys: Node | undefined): void {
    const binding = typeIn(type, all);
    if (!binding || !keys) return;
    const { owners, group } = placeOfType(binding);
    const { product } = binding;
    walk(keys, (key) => {
      const name = literalText(key);
      if (name !== undefined)
        add(key, { kind: 'member', owners, name, product, isProp: group === 'props' });
    });
  }

  function readElement(element: Extract<Node, { type: 'JSXOpeningElement' }>): void {
    const binding = exportBehind(element.name, all);
    if (!binding) return;
    const { name: component, product } = binding;
    const place = { ...placeOfProps(component), own: binding.own };
    // `<DatePicker<Dayjs> />` has the type arguments of its props.
    if (element.typeParameters)
      addExport(element, { ...binding, name: `${component}Props` }, element.typeParameters);
    const names = element.attributes.flatMap((each) =>
      each.type === 'JSXAttribute' && each.name.type === 'JSXIdentifier' ? each.name.name : [],
    );
    for (const attribute of element.attributes) {
      if (attribute.type === 'JSXSpreadAttribute') {
        const { argument } = attribute;
        const values =
          argument.type === 'Identifier' ? (all.values.get(argument.name) ?? []) : [argument];
        readObject(argument, place, product);
        if (!values.some(({ type }) => type === 'ObjectExpression'))
          miss(attribute, `props that are spread on ${component}`);
        continue;
      }
      if (attribute.name.type !== 'JSXIdentifier') continue;
      const { name } = attribute.name;
      const value = attribute.value ?? undefined;
      readMember(attribute, name, value, place, product, names);
      const held = value?.type === 'JSXExpressionContainer' ? value.expression : undefined;
      if (held?.type === 'Identifier' && telling.test(name) && !all.values.has(held.name))
        miss(
          attribute,
          `${name} of ${component} that come from elsewhere`,
          all.imports.get(held.name)?.source,
        );
    }
  }

  /** Reads a key of the theme: `MuiDataGrid: { defaultProps, styleOverrides }`. */
  function readThemeKey(key: Node, name: string, value: Node): void {
    add(key, { kind: 'class', owners: ['theme'], name, value: 'key' });
    const component = name.slice(3);
    const product = productOfTheme(component);
    if (value.type !== 'ObjectExpression' || product === undefined) return;
    for (const part of value.properties) {
      if (part.type !== 'ObjectProperty') continue;
      const partName = keyName(part.key, part.computed);
      if (partName === 'defaultProps') readObject(part.value, placeOfProps(component), product);
      if (partName === 'styleOverrides') {
        const owners = classOwners(component);
        readObject(part.value, { owners, component, group: 'classes' }, product);
      }
    }
  }

  for (const { path, line } of all.paths) uses.push({ line, kind: 'path', owners: [], name: path });
  walk(file, (node, parent) => {
    switch (node.type) {
      case 'ImportSpecifier':
      case 'ImportDefaultSpecifier': {
        const binding = all.exports.get(node.local.name);
        if (binding && !binding.own) addExport(node, binding);
        return;
      }
      case 'ImportNamespaceSpecifier': {
        // A folder has the name of its component: `import * as Picker from '@mui/x-date-pickers/CalendarPicker'`.
        const origin = all.namespaces.get(node.local.name);
        if (origin) addExport(node, { ...origin, name: baseName(origin.source) });
        return;
      }
      case 'JSXOpeningElement':
        return readElement(node);
      case 'Identifier':
      case 'JSXIdentifier': {
        const binding = all.exports.get(node.name);
        // A component made from an export has its props, but isn't the export.
        if (!binding || !parent || isKey(node, parent) || binding.own) return;
        const inType =
          parent.type === 'TSTypeReference' || parent.type === 'TSExpressionWithTypeArguments';
        return addExport(node, binding, inType ? (parent.typeParameters ?? null) : undefined);
      }
      case 'MemberExpression':
      case 'OptionalMemberExpression':
      case 'JSXMemberExpression':
      case 'TSQualifiedName': {
        if (isMember(node)) readAccess(node);
        const binding = exportBehind(node, all);
        if (binding) addExport(node, binding);
        return;
      }
      case 'TSIndexedAccessType':
        return readKeys(node.objectType, node.indexType);
      case 'TSTypeReference': {
        const [type, keys] = node.typeParameters?.params ?? [];
        const { typeName } = node;
        const name = keyName('right' in typeName ? typeName.right : typeName, false) ?? '';
        if (/^(?:Omit|Pick)$/.test(name)) readKeys(type, keys);
        // `RefObject<GridApi | null>` is right as it is.
        const held =
          name.endsWith('RefObject') && type?.type === 'TSTypeReference'
            ? typeIn(type, all)
            : undefined;
        if (held) add(node, { kind: 'member', owners: ['RefObject'], value: 'ref', ...held });
        return;
      }
      case 'VariableDeclarator':
        if (node.init) readTyped(typeOf(node.id), [node.init]);
        readModel(node.id, node.init);
        if (node.init && node.id.type === 'Identifier' && /^Mui[A-Z]/.test(node.id.name))
          readThemeKey(node.id, node.id.name, node.init);
        if (memberName(node.init) === 'current' && products.has('data-grid'))
          readParameter(
            node.id.type === 'ObjectPattern' ? node.id : undefined,
            node,
            { owners: ['GridApi'], component: 'GridApi' },
            'data-grid',
          );
        return;
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return readTyped(node.typeAnnotation, [node.expression]);
      case 'CallExpression':
      case 'OptionalCallExpression': {
        const set = node.callee.type === 'Identifier' && all.setters.get(node.callee.name);
        readTyped(set ? set.type : node.typeParameters, node.arguments.slice(0, 1));
        return readEvent(node);
      }
      case 'ObjectExpression': {
        if (!products.has('data-grid')) return;
        const names = keysOf(node);
        if (names.includes('field') && names.some((name) => columnKeys.test(name)))
          readObject(node, { owners: ['GridColDef'], component: 'DataGrid' }, 'data-grid');
        return;
      }
      case 'ObjectProperty': {
        const name = keyName(node.key, node.computed);
        if (name !== undefined && /^Mui[A-Z]\w*$/.test(name))
          readThemeKey(node.key, name, node.value);
        if (name === 'mixins')
          readObject(node.value, { owners: ['mixins'], component: 'DataGrid' }, 'data-grid');
        return;
      }
      case 'StringLiteral':
      case 'TemplateElement': {
        const text = node.type === 'StringLiteral' ? node.value : node.value.raw;
        uses.push(...classUses(text, lineOf(node)));
        return;
      }
      default:
        if (!isFunction(node)) return;
        for (const parameter of node.params) {
          const type = typeOf(parameter);
          const binding = typeIn(type, all);
          if (!type || !binding) continue;
          const place = { ...placeOfType(binding), own: declaredIn(type, all) };
          readParameter(parameter, node, place, binding.product);
        }
        if ('returnType' in node && node.returnType?.type === 'TSTypeAnnotation')
          readTyped(node.returnType.typeAnnotation, returnsOf(node));
    }
  });
  const reexports = reexportsOf(all, modules);
  // What is exported from where it lives is imported nowhere in this file.
  for (const { line, binding } of reexports)
    if (binding && !binding.own) uses.push({ line, kind: 'export', owners: [], ...binding });
  for (const { name, place, product } of wantedHere)
    for (const value of valuesLeaving(name, all)) readObject(value, place, product);
  return { uses, unseen, reexports, wanted };
}
