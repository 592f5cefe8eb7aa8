import type { File, JSXOpeningElement, Node } from '@babel/types';
import { exportBehind, readBindings, reexportsOf, typeOf, valuesLeaving } from './bindings';
import type { Binding, Modules } from './bindings';
import { Found, isMember, memberName, readersOf, type MemberNode, type Wanted } from './objects';
import { placeOfProps, placeOfType, productOf, productOfTheme, type Place } from './owners';
import {
  argumentName,
  isFunction,
  isKey,
  keyName,
  keysOf,
  lineOf,
  literalText,
  nodesIn,
  returnsOf,
  walk,
  type MaybeNode,
} from '../../../utils/syntax';
import { classUses } from './textUses';
import { bindWrappers, declaredIn, typeIn } from './wrappers';

/** Props whose values hold names that entries are about. */
const telling = /^(?:columns|slots|slotProps|components|componentsProps|series)$/;

/** Objects that go by their names: what they are, and the product that the file must use. */
const namedObjects: readonly [path: RegExp, type: string, product: string][] = [
  [/\.(?:current|api)$|^(?:grid)?api$/i, 'GridApi', 'data-grid'],
  [/\.state$/, 'GridState', 'data-grid'],
  [/\.mixins$/, 'mixins', 'data-grid'],
  [/\.current$/, 'TreeViewApi', 'tree-view'],
  [/^(?:adapter|utils|dateAdapter)$/i, 'LocalizationProviderProps', 'date-pickers'],
];

/** Functions that take the name of an event. */
const listeners = /(?:^|\.)(?:subscribeEvent|publishEvent|useGrid(?:Api)?Event\w*)$/;

/** Returns what code writes for an object or function, without what is computed: `props.apiRef.current`. */
const pathOf = (node: MaybeNode): string =>
  isMember(node)
    ? `${pathOf(node.object)}.${memberName(node) ?? ''}`
    : ((node && keyName(node, false)) ?? '');

/** Finds out what a script uses of MUI X, also through the other modules of the reader. */
export function usesIn(file: File, modules: Modules, wantedHere: Iterable<Wanted>): Found {
  const all = readBindings(file, modules);
  bindWrappers(all);
  const found = new Found();
  const { uses } = found;
  const { addMember, miss, placeIn, readParameter, readMember, readObject, readTyped } = readersOf(
    file,
    all,
    found,
  );
  const products = new Set([...all.exports.values()].map(({ product }) => product));
  const hasGrid = products.has('data-grid');

  /** Adds a path, in mocks and in configuration as well. */
  function addPath(node: Node, name: string): void {
    if (/^@(?:mui\/(?:x-|lab)|date-io\/)/.test(name))
      uses.push({ line: lineOf(node), kind: 'path', owners: [], name });
  }

  function addExport(node: Node, binding: Binding, parameters?: Node | null): void {
    const { name, product, source, isType } = binding;
    uses.push({
      line: lineOf(node),
      kind: isType || parameters !== undefined ? 'type' : 'export',
      owners: [],
      name,
      product,
      source,
      value: parameters ? (argumentName(parameters) ?? '') : undefined,
      isImport: /Member|Qualified/.test(node.type) ? undefined : /^Import/.test(node.type),
    });
  }

  /** Reads the names of members in types: `Omit<DatePickerProps, 'renderInput'>`, `DatePickerProps['renderInput']`. */
  function readKeys(type: MaybeNode, keys: MaybeNode): void {
    for (const key of keys ? nodesIn(keys) : []) addMember(key, placeIn(type), literalText(key));
  }

  function readElement(element: JSXOpeningElement): void {
    const { attributes, typeParameters } = element;
    const binding = exportBehind(element.name, all);
    if (!binding) return;
    const { name: component, product, own } = binding;
    const place = { ...placeOfProps(component, product), own };
    // `<DatePicker<Dayjs> />` has the type arguments of its props.
    if (typeParameters)
      addExport(element, { ...binding, name: `${component}Props` }, typeParameters);
    const names = attributes.flatMap((each) =>
      each.type === 'JSXAttribute' ? (keyName(each.name, false) ?? []) : [],
    );
    for (const each of attributes) {
      const held = each.type === 'JSXAttribute' ? each.value : each.argument;
      const value = held?.type === 'JSXExpressionContainer' ? held.expression : held;
      const local = value?.type === 'Identifier' ? value.name : undefined;
      const known = local === undefined ? [value] : all.values.get(local);
      if (each.type === 'JSXSpreadAttribute') {
        readObject(value, place);
        if (!known?.some((one) => one?.type === 'ObjectExpression'))
          miss(each, `props that are spread on ${component}`);
        continue;
      }
      const name = keyName(each.name, false);
      if (name === undefined) continue;
      readMember(each, name, value, place, names);
      const source = all.imports.get(local ?? '')?.source;
      if (!known && telling.test(name))
        miss(each, `${name} of ${component} that come from elsewhere`, source);
    }
  }

  /** Reads a key of the theme: `MuiDataGrid: { defaultProps, styleOverrides }`. */
  function readThemeKey(key: Node, name: string | undefined, value: MaybeNode): void {
    if (name === undefined || !/^Mui[A-Z]\w*$/.test(name)) return;
    uses.push({ line: lineOf(key), kind: 'class', owners: ['theme'], name, value: 'key' });
    const component = name.slice(3);
    const product = productOfTheme(component);
    if (product !== undefined) readObject(value, { owners: ['theme'], component, product });
  }

  /** Returns the exports that make what a name stands for: `new AdapterDayjs()`, `useGridApiRef()`. */
  const makersOf = (local: string): string[] =>
    (all.values.get(local) ?? []).flatMap((made) =>
      'callee' in made ? (exportBehind(made.callee, all)?.name ?? []) : [],
    );

  /** Returns what an object is: one that goes by its name, or an export such as `gridClasses`. */
  function placesOf(object: MaybeNode): Place[] {
    const path = pathOf(object);
    const name = makersOf(path).some((maker) => maker.startsWith('Adapter')) ? 'adapter' : path;
    const own = all.exports.get(path);
    const named = namedObjects.filter(
      ([pattern, , product]) => products.has(product) && pattern.test(name),
    );
    return [
      ...named.map(([, type, product]) => placeOfType(type, product)),
      ...(own ? [placeOfType(own.name, own.product)] : []),
    ];
  }

  function readAccess(node: MemberNode): void {
    const name = memberName(node);
    const path = pathOf(node.object);
    // The type of a ref that the file makes itself may be empty.
    const isOwnRef =
      node.type === 'MemberExpression' &&
      path.endsWith('.current') &&
      makersOf(path.slice(0, -8)).includes('useGridApiRef');
    for (const place of placesOf(node.object))
      addMember(node.property, place, name, isOwnRef ? { value: 'ref' } : {});
    if (
      name === undefined &&
      placesOf(node.object).some(({ component }) => component.endsWith('Api'))
    )
      miss(node, 'a computed member of the API object');
  }

  walk(file, (node, parent) => {
    switch (node.type) {
      case 'ImportSpecifier':
      case 'ImportDefaultSpecifier':
      case 'ImportNamespaceSpecifier': {
        const binding = exportBehind(node.local, all);
        if (!binding || binding.own) return;
        // Entries name the folders of the lab, whose root has the same exports.
        if (binding.source === '@mui/lab') addPath(node, `@mui/lab/${binding.name}`);
        return addExport(node, binding);
      }
      case 'JSXOpeningElement':
        return readElement(node);
      case 'Identifier':
      case 'JSXIdentifier': {
        const binding = all.exports.get(node.name);
        // A component made from an export has its props, but isn't the export.
        if (!binding || binding.name === '*' || binding.own || !parent || isKey(node, parent))
          return;
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
        return addMember(node, placeOfType('RefObject', 'data-grid'), held?.name, { value: 'ref' });
      }
      case 'VariableDeclarator': {
        const { id, init } = node;
        if (id.type === 'ArrayPattern' && init?.type === 'CallExpression')
          return readTyped(init.typeParameters, id.elements[0]);
        readTyped(typeOf(id), init, id);
        if (id.type === 'Identifier') return readThemeKey(id, id.name, init);
        return placesOf(init).forEach((place) => readParameter(id, node, place));
      }
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return readTyped(node.typeAnnotation, node.expression);
      case 'CallExpression':
      case 'OptionalCallExpression': {
        const { callee, arguments: given } = node;
        const isLoad = callee.type === 'Import' || keyName(callee, false) === 'require';
        if (isLoad && productOf(literalText(given[0]) ?? '') !== undefined)
          miss(node, 'exports that are loaded by a call');
        readTyped(node.typeParameters, given[0]);
        if (listeners.test(pathOf(callee)))
          for (const event of given)
            addMember(event, placeOfType('GridEventLookup', 'data-grid'), literalText(event));
        return;
      }
      case 'ObjectExpression':
        // Sorted and filtered fields have no names in common with columns.
        if (hasGrid && keysOf(node).includes('field'))
          readObject(node, placeOfType('GridColDef', 'data-grid'));
        return;
      case 'ObjectProperty': {
        const name = keyName(node.key, node.computed);
        readThemeKey(node.key, name, node.value);
        if (name === 'mixins') readObject(node.value, placeOfType('mixins', 'data-grid'));
        return;
      }
      case 'StringLiteral':
        addPath(node, node.value.replace('!', ''));
        return void uses.push(...classUses(node.value, lineOf(node)));
      case 'TemplateElement':
        return void uses.push(...classUses(node.value.raw, lineOf(node)));
      default:
        if (!isFunction(node)) return;
        for (const parameter of node.params) {
          const type = typeOf(parameter);
          const place = placeIn(type);
          if (type && place)
            readParameter(parameter, node, { ...place, own: declaredIn(type, all) });
        }
        readTyped(typeOf(node), ...returnsOf(node));
    }
  });
  found.reexports = reexportsOf(all);
  // What is exported from where it lives is imported nowhere in this file.
  for (const { line, binding } of found.reexports)
    if (binding && !binding.own) uses.push({ line, kind: 'export', owners: [], ...binding });
  for (const { name, place } of wantedHere)
    for (const value of valuesLeaving(name, all)) readObject(value, place);
  return found;
}
