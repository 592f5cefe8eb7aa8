import type { File, JSXOpeningElement, Node } from '@babel/types';
import { pathOf, readAccess } from './access';
import { exportBehind, readBindings, reexportsOf, typeOf, valuesLeaving } from './bindings';
import type { Binding, Modules } from './bindings';
import { Found, readersOf, type Wanted } from './objects';
import { placeOfProps, placeOfType, productOf, productOfTheme } from './owners';
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

/** Functions that take the name of an event. */
const listeners = /(?:^|\.)(?:subscribeEvent|publishEvent|useGrid(?:Api)?Event\w*)$/;

/** Finds out what a script uses of MUI X, also through the other modules of the reader. */
export function usesIn(file: File, modules: Modules, wantedHere: Iterable<Wanted>): Found {
  const all = readBindings(file, modules);
  bindWrappers(all);
  const found = new Found();
  const { uses } = found;
  const readers = readersOf(all, found);
  const { addMember, miss, placeIn, bindParameter, readMember, readObject, readTyped } = readers;
  /** What `readAccess` reads, once all types are known. */
  const accesses: Node[] = [];
  const hasGrid = [...all.exports.values()].some(({ product }) => product === 'data-grid');

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
    const place = placeIn(type);
    if (place && keys) for (const key of nodesIn(keys)) addMember(key, place, literalText(key));
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
        accesses.push(node);
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
        accesses.push(node);
        if (id.type === 'Identifier') readThemeKey(id, id.name, init);
        if (id.type === 'ArrayPattern' && init?.type === 'CallExpression')
          return readTyped(init.typeParameters, id.elements[0]);
        return readTyped(typeOf(id), init, id);
      }
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return readTyped(node.typeAnnotation, node.expression);
      case 'CallExpression':
      case 'OptionalCallExpression': {
        const { callee, arguments: given } = node;
        accesses.push(node);
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
            bindParameter(parameter, { ...place, own: declaredIn(type, all) }, node);
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
  readAccess(accesses, all, readers);
  return found;
}
