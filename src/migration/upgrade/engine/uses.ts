import type { ExportDeclaration, File, JSXOpeningElement, Node } from '@babel/types';
import type { Use } from '../types';
import { heldBy, importedFrom, isTaker, Names, pathOf, typeOf, type Binding } from './names';
import { placeInside, placeOfType, productOf, productOfTheme, type Place } from './owners';
import {
  argumentName,
  isFunction,
  isKey,
  keyName,
  keysOf,
  lineOf,
  literalText,
  walk,
  type MaybeNode,
} from '../../../utils/syntax';
import { classUses } from './textUses';

/** What a script uses of MUI X, and where that can't be said. */
export interface Found {
  uses: Use[];
  unseen: { line: number; why: string }[];
}

/** Props whose values hold names that entries are about. */
const telling = /^(?:columns|slots|slotProps|components|componentsProps|series)$/;

/** Functions that take the name of an event. */
const listeners = /(?:^|\.)(?:subscribeEvent|publishEvent|useGrid(?:Api)?Event\w*)$/;

/** Objects that go by their names: what they are, and the product that the file must use. */
const namedObjects: readonly [path: RegExp, type: string, product: string][] = [
  [/\.(?:current|api)$|^(?:grid)?api$/i, 'GridApi', 'data-grid'],
  [/\.state$/, 'GridState', 'data-grid'],
  [/\.mixins$/, 'mixins', 'data-grid'],
  [/\.current$/, 'TreeViewApi', 'tree-view'],
  [/^(?:adapter|utils|dateAdapter)$/i, 'LocalizationProviderProps', 'date-pickers'],
];

/** Describes a value that isn't a literal: `{}` is an object, `()` a function without parameters, `(_)` one that doesn't use its first. */
function shapeOf(value: MaybeNode): string | undefined {
  if (value?.type === 'ObjectExpression') return '{}';
  if (!value || !isFunction(value)) return undefined;
  const [first] = value.params;
  if (!first) return '()';
  // The compiler checks a parameter with a type anyway.
  const isUnused =
    first.type === 'Identifier' && first.name.startsWith('_') && !first.typeAnnotation;
  return isUnused ? '(_)' : undefined;
}

/** Finds out what a script uses of MUI X. */
export function usesIn(file: File): Found {
  const names = new Names(file);
  const { exports, values, holding } = names;
  const uses: Use[] = [];
  const unseen: Found['unseen'] = [];
  const products = new Set([...exports.values()].map(({ product }) => product));
  const named = namedObjects.filter(([, , product]) => products.has(product));
  /** What expressions are. One without a place of its own has that of the code around it. */
  const places = new Map<Node, Place | undefined>();

  const miss = (node: Node, why: string): void => void unseen.push({ line: lineOf(node), why });

  function addMember(node: Node, place?: Place, name?: string, more?: Partial<Use>): void {
    if (!place || name === undefined) return;
    const { owners, product } = place;
    uses.push({ line: lineOf(node), kind: 'member', owners, product, name, ...more });
  }

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
      isImport: /^(?:Im|Ex)port/.test(node.type),
    });
  }

  /** Notes what a parameter or variable is. Keys that it destructures are uses; a name is known from then on. */
  function bind(target: MaybeNode, place: Place | undefined): void {
    if (place && target?.type === 'Identifier') holding.set(target.name, place);
    if (target?.type === 'ObjectPattern')
      for (const each of target.properties)
        if (each.type === 'ObjectProperty')
          addMember(each, place, keyName(each.key, each.computed));
  }

  /** Reads a key of an object, or a prop, and says what its value is. */
  function readMember(key: Node, name: string, value: MaybeNode, beside: string[], place?: Place) {
    addMember(key, place, name, { beside, value: literalText(value) ?? shapeOf(value) });
    const inner = place && placeInside(place, name);
    const taker = value && isTaker(name) && isFunction(value) ? value : undefined;
    if (taker) bind(taker.params[0], inner);
    if (value) places.set(value, taker ? undefined : inner);
  }

  function readElement(element: JSXOpeningElement): void {
    const place = names.placeOfElement(element);
    const props = element.attributes.flatMap((each) => heldBy(each)[0] ?? []);
    for (const each of element.attributes) {
      const [name, value] = heldBy(each);
      const known = value?.type === 'Identifier' ? values.get(value.name) : value;
      if (name !== undefined) readMember(each, name, value, props, place);
      else if (value) places.set(value, place);
      if (!place) continue;
      if (name === undefined && known?.type !== 'ObjectExpression')
        miss(each, `props that are spread on ${place.component}`);
      if (name !== undefined && !known && telling.test(name))
        miss(each, `${name} of ${place.component} that come from elsewhere`);
    }
  }

  /** Reads a key of the theme: `MuiDataGrid: { defaultProps, styleOverrides }`. */
  function readThemeKey(key: Node, name: string, value: MaybeNode): void {
    if (!/^Mui[A-Z]\w*$/.test(name)) return;
    uses.push({ line: lineOf(key), kind: 'class', owners: ['theme'], name, value: 'key' });
    const component = name.slice('Mui'.length);
    const product = productOfTheme(component);
    if (value && product !== undefined)
      places.set(value, { owners: ['theme'], component, product });
  }

  /** Lists what leaves the file, since uses through it are not found. */
  function readExport(node: ExportDeclaration): void {
    const source = 'source' in node ? node.source?.value : undefined;
    const specifiers = 'specifiers' in node ? node.specifiers : [];
    const made = 'declaration' in node ? node.declaration : undefined;
    const declared = made?.type === 'VariableDeclaration' ? made.declarations : [made ?? node];
    for (const each of specifiers.length > 0 ? specifiers : declared) {
      const target = 'local' in each ? each.local : ('id' in each && each.id) || each;
      const name = keyName(target, false) ?? '*';
      const binding = source ? importedFrom(source, name) : names.exportBehind(target);
      if (!binding) continue;
      const shown = name === '*' ? binding.name.replace('*', 'everything') : name;
      miss(each, `${shown} is exported again; uses through this file are not found`);
      if (source && name !== '*') addExport(each, binding);
    }
  }

  /** Returns what an object is, by its type or by the name that such objects go by. */
  function placesOf(object: Node): Place[] {
    const path = pathOf(object);
    const own = exports.get(path);
    const types = named.filter(([pattern]) => pattern.test(path));
    return [
      own && placeOfType(own.name, own.product),
      holding.get(path),
      ...types.map(([, type, product]) => placeOfType(type, product)),
    ].filter((place) => place !== undefined);
  }

  walk(file, (node, parent) => {
    const place = places.has(node) ? places.get(node) : parent && places.get(parent);
    places.set(node, place);
    switch (node.type) {
      case 'ImportSpecifier':
      case 'ImportDefaultSpecifier':
      case 'ImportNamespaceSpecifier': {
        const binding = names.exportBehind(node.local);
        if (!binding) return;
        if (binding.name === '*') miss(node, 'all exports under one name');
        // Entries name the folders of the lab, whose root has the same exports.
        if (binding.source === '@mui/lab') addPath(node, `@mui/lab/${binding.name}`);
        return addExport(node, binding);
      }
      case 'ExportAllDeclaration':
      case 'ExportDefaultDeclaration':
      case 'ExportNamedDeclaration':
        return readExport(node);
      case 'JSXElement':
        return void places.set(node, undefined);
      case 'JSXOpeningElement':
        return readElement(node);
      case 'Identifier':
      case 'JSXIdentifier': {
        const binding = exports.get(node.name);
        // A component made from an export has its props, but isn't the export.
        if (!binding || binding.isMade || !parent || isKey(node, parent)) return;
        const inType =
          parent.type === 'TSTypeReference' || parent.type === 'TSExpressionWithTypeArguments';
        return addExport(node, binding, inType ? (parent.typeParameters ?? null) : undefined);
      }
      case 'MemberExpression':
      case 'OptionalMemberExpression': {
        const name = keyName(node.property, node.computed);
        const objects = placesOf(node.object);
        const made = values.get(pathOf(node.object).replace(/\.current$/, ''));
        // The type of a ref that the file makes itself may be empty.
        const isOwnRef =
          node.type === 'MemberExpression' &&
          made?.type === 'CallExpression' &&
          pathOf(made.callee) === 'useGridApiRef';
        for (const each of objects)
          addMember(node.property, each, name, { value: isOwnRef ? 'ref' : undefined });
        if (name === undefined && objects.some(({ component }) => component.endsWith('Api')))
          miss(node, 'a computed member of the API object');
        return;
      }
      case 'VariableDeclarator': {
        const { id, init } = node;
        const target = id.type === 'ArrayPattern' ? id.elements[0] : id;
        // `const [model] = useState<GridFilterModel>()`
        const made = init?.type === 'CallExpression' ? init : undefined;
        const own = names.placeIn(typeOf(id) ?? made?.typeParameters);
        bind(target, own);
        if (init) places.set(init, own ?? (target ? holding.get(pathOf(target)) : undefined));
        if (id.type === 'Identifier') readThemeKey(id, id.name, init);
        return;
      }
      case 'CallExpression': {
        const { callee, arguments: given } = node;
        const path = pathOf(callee);
        const isLoad = callee.type === 'Import' || path === 'require';
        if (isLoad && productOf(literalText(given[0]) ?? '') !== undefined)
          miss(node, 'exports loaded by require() or import()');
        if (listeners.test(path))
          for (const event of given)
            addMember(event, placeOfType('GridEventLookup', 'data-grid'), literalText(event));
        // `setModel({ … })` sets the state `model`.
        const state = /^set[A-Z]/.test(path) && path.charAt(3).toLowerCase() + path.slice(4);
        given.forEach((each, at) =>
          places.set(each, at > 0 ? undefined : (state && holding.get(state)) || place),
        );
        return;
      }
      case 'ArrayExpression':
        return addMember(node, place, '[]');
      case 'ObjectExpression': {
        const keys = keysOf(node);
        const isColumn = products.has('data-grid') && keys.includes('field');
        const own = isColumn ? placeOfType('GridColDef', 'data-grid') : place;
        for (const each of node.properties) {
          if (each.type === 'SpreadElement') continue;
          const name = keyName(each.key, each.computed);
          const value = each.type === 'ObjectMethod' ? each : each.value;
          if (name !== undefined) readMember(each.key, name, value, keys, own);
          else if (own?.group) miss(each, `a computed key of ${own.owners[0]}`);
          if (name === 'mixins') places.set(value, placeOfType('mixins', 'data-grid'));
          if (name !== undefined) readThemeKey(each.key, name, value);
        }
        return;
      }
      case 'StringLiteral':
        addPath(node, node.value.replace('!', ''));
        return void uses.push(...classUses(node.value, lineOf(node)));
      case 'TemplateElement':
        return void uses.push(...classUses(node.value.raw, lineOf(node)));
      default:
        if (!isFunction(node)) return;
        for (const parameter of node.params) bind(parameter, names.placeIn(typeOf(parameter)));
        if (node.returnType) places.set(node.body, names.placeIn(node.returnType));
    }
  });
  return { uses, unseen };
}
