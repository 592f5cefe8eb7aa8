import type { File, Node } from '@babel/types';
import { accessReadersOf } from './access';
import {
  exportBehind,
  readBindings,
  reexportsOf,
  typeOf,
  type Binding,
  type Modules,
  valuesLeaving,
} from './bindings';
import { foundNothing, isMember, memberName, readersOf, type Found, type Wanted } from './objects';
import { placeOfProps, placeOfType, productOf, productOfTheme } from './owners';
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
} from '../../../utils/syntax';
import { classUses } from './textUses';
import { bindWrappers, declaredIn, typeIn } from './wrappers';

/** Props whose values hold names that entries are about. */
const telling = /^(?:columns|slots|slotProps|components|componentsProps|series)$/;

/** Finds out what a script uses of MUI X, also through the other modules of the reader. */
export function usesIn(file: File, modules: Modules, wantedHere: Iterable<Wanted>): Found {
  const all = readBindings(file, modules);
  bindWrappers(all);
  const found = foundNothing();
  const { uses } = found;
  const readers = readersOf(file, all, found);
  const { addMember, miss, placeIn, readParameter, readMember, readObject, readTyped } = readers;
  const products = new Set([...all.exports.values()].map(({ product }) => product));
  const { readAccess, readEvent } = accessReadersOf(all, products, readers);
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
  function readKeys(type: Node | undefined, keys: Node | undefined): void {
    const place = placeIn(type);
    if (place && keys) walk(keys, (key) => addMember(key, place, literalText(key)));
  }

  function readElement(element: Extract<Node, { type: 'JSXOpeningElement' }>): void {
    const binding = exportBehind(element.name, all);
    if (!binding) return;
    const { name: component, product, own } = binding;
    const place = { ...placeOfProps(component, product), own };
    // `<DatePicker<Dayjs> />` has the type arguments of its props.
    if (element.typeParameters)
      addExport(element, { ...binding, name: `${component}Props` }, element.typeParameters);
    const names = element.attributes.flatMap((each) =>
      each.type === 'JSXAttribute' ? (keyName(each.name, false) ?? []) : [],
    );
    for (const attribute of element.attributes) {
      const isSpread = attribute.type === 'JSXSpreadAttribute';
      const held = isSpread ? attribute.argument : attribute.value;
      const value = held?.type === 'JSXExpressionContainer' ? held.expression : held;
      const local = value?.type === 'Identifier' ? value.name : undefined;
      const known = local === undefined ? [value] : all.values.get(local);
      const name = isSpread ? undefined : keyName(attribute.name, false);
      if (isSpread) readObject(attribute.argument, place);
      if (isSpread && !known?.some((each) => each?.type === 'ObjectExpression'))
        miss(attribute, `props that are spread on ${component}`);
      if (name === undefined) continue;
      readMember(attribute, name, value, place, names);
      const source = all.imports.get(local ?? '')?.source;
      if (!known && telling.test(name))
        miss(attribute, `${name} of ${component} that come from elsewhere`, source);
    }
  }

  /** Reads a key of the theme: `MuiDataGrid: { defaultProps, styleOverrides }`. */
  function readThemeKey(key: Node, name: string | undefined, value: Node | null | undefined): void {
    if (name === undefined || !/^Mui[A-Z]\w*$/.test(name)) return;
    uses.push({ line: lineOf(key), kind: 'class', owners: ['theme'], name, value: 'key' });
    const component = name.slice(3);
    const product = productOfTheme(component);
    if (value && product !== undefined)
      readObject(value, { owners: ['theme'], component, product });
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
        if (name.endsWith('RefObject') && type?.type === 'TSTypeReference') {
          const value = { value: 'ref' };
          addMember(node, placeOfType('RefObject', 'data-grid'), typeIn(type, all)?.name, value);
        }
        return;
      }
      case 'VariableDeclarator': {
        const { id, init } = node;
        if (id.type === 'ArrayPattern' && init?.type === 'CallExpression')
          return readTyped(init.typeParameters, id.elements.slice(0, 1));
        readTyped(typeOf(id), [init, id]);
        if (id.type === 'Identifier') readThemeKey(id, id.name, init);
        else if (memberName(init) === 'current' && hasGrid)
          readParameter(id, node, placeOfType('GridApi', 'data-grid'));
        return;
      }
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return readTyped(node.typeAnnotation, [node.expression]);
      case 'CallExpression':
      case 'OptionalCallExpression': {
        const { callee, arguments: given } = node;
        const isLoad = callee.type === 'Import' || keyName(callee, false) === 'require';
        if (isLoad && productOf(literalText(given[0]) ?? '') !== undefined)
          miss(node, 'exports that are loaded by a call');
        readTyped(node.typeParameters, given.slice(0, 1));
        return readEvent(callee, given);
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
        readTyped(typeOf(node), returnsOf(node));
    }
  });
  found.reexports = reexportsOf(all, modules);
  // What is exported from where it lives is imported nowhere in this file.
  for (const { line, binding } of found.reexports)
    if (binding && !binding.own) uses.push({ line, kind: 'export', owners: [], ...binding });
  for (const { name, place } of wantedHere)
    for (const value of valuesLeaving(name, all)) readObject(value, place);
  return found;
}
