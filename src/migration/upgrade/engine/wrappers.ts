import type { Node } from '@babel/types';
import {
  isFunction,
  keyName,
  keysOf,
  nodesIn,
  type FunctionNode,
  type MaybeNode,
} from '../../../utils/syntax';
import { exportBehind, heldBy, typeOf, type Binding, type Bindings } from './bindings';

/** Returns the first export that a type mentions: `GridColDef` of `readonly GridColDef<Row>[]`. */
export function typeIn(type: MaybeNode, all: Bindings, depth = 0): Binding | undefined {
  if (!type || type.type === 'TSTypeLiteral' || depth > 4) return undefined;
  for (const node of nodesIn(type)) {
    // `ComponentProps<typeof DataGrid>`
    const queried = node.type === 'TSTypeQuery' ? exportBehind(node.exprName, all) : undefined;
    if (queried) return { ...queried, name: `${queried.name}Props` };
    if (node.type !== 'TSTypeReference' && node.type !== 'TSExpressionWithTypeArguments') continue;
    const name = 'typeName' in node ? node.typeName : node.expression;
    const own = name.type === 'Identifier' ? all.types.get(name.name) : undefined;
    const from = own?.type === 'TSTypeAliasDeclaration' ? [own.typeAnnotation] : own?.extends;
    const found = own
      ? from?.map((each) => typeIn(each, all, depth + 1)).find(Boolean)
      : exportBehind(name, all);
    if (found && found.name !== 'MakeOptional') return found;
  }
  return undefined;
}

/** Returns the names of the members that a type declares itself, also by the reader's other types. */
export function declaredIn(type: Node, { types }: Bindings): ReadonlySet<string> {
  const all = nodesIn(type).flatMap((node) => {
    const own = node.type === 'Identifier' ? types.get(node.name) : undefined;
    return own ? nodesIn(own) : node;
  });
  const members = all.filter((node) => node.type === 'TSPropertySignature');
  return new Set(members.map(({ key, computed }) => keyName(key, computed === true) ?? ''));
}

/** Returns the component that a function component without types spreads its props on, or what it makes of them. */
function spreadOn(component: FunctionNode, all: Bindings): Binding | undefined {
  const given = heldBy(component.params[0]);
  const isMade = (value: Node, depth = 0): boolean =>
    nodesIn(value).some((node) => {
      if (node.type !== 'Identifier') return false;
      const made = depth < 4 ? all.values.get(node.name) : undefined;
      return node.name === given || made?.some((each) => isMade(each, depth + 1));
    });
  const isGiven = (each: Node): boolean =>
    each.type === 'JSXSpreadAttribute' && isMade(each.argument);
  for (const node of nodesIn(component)) {
    if (node.type !== 'JSXOpeningElement') continue;
    const binding = exportBehind(node.name, all);
    if (binding && node.attributes.some(isGiven)) return binding;
  }
  return undefined;
}

/** Returns what a value is made of components of MUI X, or passes its props to one, by their type or a spread. */
function componentBehind([value, type]: Node[], all: Bindings): Binding | undefined {
  const behind = exportBehind(value, all);
  if (behind) return { own: new Set<string>(), ...behind };
  let component: MaybeNode = value;
  let outer: MaybeNode = type?.type === 'TSTypeReference' ? type : undefined;
  // `memo(forwardRef<HTMLDivElement, DataGridProps>((props, ref) => …))`
  while (component?.type === 'CallExpression') {
    outer ??= component.typeParameters;
    [component] = component.arguments;
  }
  const made = component && isFunction(component) ? component : undefined;
  const parameter = made?.params[0];
  const inner = parameter && typeOf(parameter);
  const declared = inner ?? outer;
  const props = typeIn(declared, all);
  const wrapped = props?.name.endsWith('Props')
    ? { ...props, name: props.name.slice(0, -5) }
    : made && !inner && spreadOn(made, all);
  if (!wrapped) return undefined;
  // What it takes apart is its own, as far as its types, if any, declare it.
  const taken = parameter?.type === 'ObjectPattern' ? keysOf(parameter) : [];
  const names = declared && declaredIn(declared, all);
  return { ...wrapped, own: new Set(taken.filter((each) => !names || names.has(each))) };
}

/** Binds the reader's components that are made of components of MUI X, or pass their props to one: they change with it. */
export function bindWrappers(all: Bindings): void {
  for (const [name, values] of all.values) {
    const isComponent = /^(?:[A-Z]|default$)/.test(name) && !all.exports.has(name);
    const binding = isComponent ? componentBehind(values, all) : undefined;
    if (binding) all.exports.set(name, binding);
  }
}
