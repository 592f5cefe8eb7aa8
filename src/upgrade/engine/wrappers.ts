import type { Node } from '@babel/types';
import { isFunction, keysOf, walk } from '../../utils/syntax';
import { exportBehind, membersIn, typeOf, type Binding, type Bindings } from './bindings';

/** Returns the first export that a type mentions: `GridColDef` of `readonly GridColDef<Row>[]`. */
export function typeIn(
  type: Node | null | undefined,
  all: Bindings,
  depth = 0,
): Binding | undefined {
  let found: Binding | undefined;
  if (!type || depth > 4) return undefined;
  walk(type, (node) => {
    if (found) return;
    // `ComponentProps<typeof DataGrid>`
    const queried = node.type === 'TSTypeQuery' ? exportBehind(node.exprName, all) : undefined;
    if (queried) found = { ...queried, name: `${queried.name}Props` };
    if (!/^TS(?:TypeReference|ExpressionWithTypeArguments)$/.test(node.type)) return;
    const name = 'typeName' in node ? node.typeName : 'expression' in node ? node.expression : null;
    if (typeof name !== 'object' || name === null) return;
    const own = name.type === 'Identifier' ? all.types.get(name.name) : undefined;
    found = own
      ? own.map((each) => typeIn(each, all, depth + 1)).find(Boolean)
      : exportBehind(name, all);
    if (found?.name === 'MakeOptional') found = undefined;
  });
  return found;
}

/** Returns the component whose props a type contains. */
function propsIn(type: Node | null | undefined, all: Bindings): Binding | undefined {
  const binding = typeIn(type, all);
  return binding?.name.endsWith('Props')
    ? { ...binding, name: binding.name.slice(0, -5) }
    : undefined;
}

/** Returns the component that a function component passes its props to, by their type, or without types by a spread. */
function wrappedBy(component: Node | undefined, all: Bindings): Binding | undefined {
  if (component?.type === 'CallExpression')
    return wrappedBy(component.arguments[0], all) ?? propsIn(component.typeParameters, all);
  if (!component || !isFunction(component)) return undefined;
  const [parameter] = component.params;
  if (!parameter || typeOf(parameter)) return parameter && propsIn(typeOf(parameter), all);
  const rest = parameter.type === 'ObjectPattern' ? parameter.properties.at(-1) : parameter;
  const held = rest?.type === 'RestElement' ? rest.argument : rest;
  let found: Binding | undefined;
  walk(component, (node) => {
    if (node.type !== 'JSXOpeningElement' || held?.type !== 'Identifier') return;
    const isPassed = node.attributes.some(
      (each) =>
        each.type === 'JSXSpreadAttribute' &&
        each.argument.type === 'Identifier' &&
        each.argument.name === held.name,
    );
    if (isPassed) found ??= exportBehind(node.name, all);
  });
  return found;
}

/** Returns the names of the members that a type declares itself, also by the reader's other types. */
export function declaredIn(type: Node, { members }: Bindings): ReadonlySet<string> {
  const names = membersIn(type);
  walk(type, (node) => {
    if (node.type === 'Identifier') names.push(...(members.get(node.name) ?? []));
  });
  return new Set(names);
}

/** Returns the props that are a component's own: it takes them apart, and its types, if any, declare them. */
function ownProps(
  component: Node | undefined,
  type: Node | undefined,
  all: Bindings,
): ReadonlySet<string> {
  if (component?.type === 'CallExpression')
    return ownProps(component.arguments[0], type ?? component.typeParameters ?? undefined, all);
  const parameter = component && isFunction(component) ? component.params[0] : undefined;
  const declared = (parameter && typeOf(parameter)) ?? type;
  const taken = parameter?.type === 'ObjectPattern' ? keysOf(parameter) : [];
  if (!declared) return new Set(taken);
  const names = declaredIn(declared, all);
  return new Set(taken.filter((name) => names.has(name)));
}

/** Binds the reader's own components that pass their props to a component of MUI X: they change with it. */
export function bindWrappers(all: Bindings): void {
  for (const [name, [value, type]] of all.values) {
    if (!/^[A-Z]/.test(name) || all.exports.has(name)) continue;
    const ofType = type?.type === 'TSTypeReference' ? type : undefined;
    const wrapped = wrappedBy(value, all) ?? propsIn(ofType, all);
    if (wrapped) all.exports.set(name, { ...wrapped, own: ownProps(value, ofType, all) });
  }
}
