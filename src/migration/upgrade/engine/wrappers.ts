import type { Node } from '@babel/types';
import { isFunction, keyName, keysOf, walk, type FunctionNode } from '../../../utils/syntax';
import { exportBehind, heldBy, typeOf, type Binding, type Bindings } from './bindings';

/** Returns the first export that a type mentions: `GridColDef` of `readonly GridColDef<Row>[]`. */
export function typeIn(
  type: Node | null | undefined,
  all: Bindings,
  depth = 0,
): Binding | undefined {
  let found: Binding | undefined;
  if (!type || type.type === 'TSTypeLiteral' || depth > 4) return undefined;
  walk(type, (node) => {
    if (found) return;
    // `ComponentProps<typeof DataGrid>`
    const queried = node.type === 'TSTypeQuery' ? exportBehind(node.exprName, all) : undefined;
    if (queried) found = { ...queried, name: `${queried.name}Props` };
    if (node.type !== 'TSTypeReference' && node.type !== 'TSExpressionWithTypeArguments') return;
    const name = 'typeName' in node ? node.typeName : node.expression;
    const own = name.type === 'Identifier' ? all.types.get(name.name) : undefined;
    const from = own?.type === 'TSTypeAliasDeclaration' ? [own.typeAnnotation] : own?.extends;
    found = own
      ? from?.map((each) => typeIn(each, all, depth + 1)).find(Boolean)
      : exportBehind(name, all);
    if (found?.name === 'MakeOptional') found = undefined;
  });
  return found;
}

/** Returns the names of the members that a type declares itself, also by the reader's other types. */
export function declaredIn(type: Node, { types }: Bindings): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (node: Node): void => {
    if (node.type !== 'TSPropertySignature') return;
    names.add(keyName(node.key, node.computed === true) ?? '');
  };
  walk(type, (node) => {
    add(node);
    const own = node.type === 'Identifier' ? types.get(node.name) : undefined;
    if (own) walk(own, add);
  });
  return names;
}

/** Returns the component that a function component without types spreads its props on, or what it makes of them. */
function spreadOn(component: FunctionNode, all: Bindings): Binding | undefined {
  const given = heldBy(component.params[0]);
  const isMade = (value: Node, depth: number): boolean => {
    let isFound = false;
    walk(value, (node) => {
      if (isFound || node.type !== 'Identifier' || depth > 4) return;
      const made = all.values.get(node.name) ?? [];
      isFound = node.name === given || made.some((each) => isMade(each, depth + 1));
    });
    return isFound;
  };
  let found: Binding | undefined;
  walk(component, (node, element) => {
    if (node.type !== 'JSXSpreadAttribute' || element?.type !== 'JSXOpeningElement') return;
    const binding = found ? undefined : exportBehind(element.name, all);
    if (binding && isMade(node.argument, 0)) found = binding;
  });
  return found;
}

/** Binds what is made of components of MUI X, and the reader's own that pass their props to one, by their type or a spread: they change with it. */
export function bindWrappers(all: Bindings): void {
  for (const [name, [value, type]] of all.values) {
    if (!/^(?:[A-Z]|default$)/.test(name) || all.exports.has(name)) continue;
    const behind = exportBehind(value, all);
    if (behind) all.exports.set(name, { own: new Set<string>(), ...behind });
    if (behind) continue;
    let component: Node | null | undefined = value;
    let outer: Node | null | undefined = type?.type === 'TSTypeReference' ? type : undefined;
    // `memo(forwardRef<HTMLDivElement, DataGridProps>((props, ref) => …))`
    while (component?.type === 'CallExpression') {
      outer ??= component.typeParameters;
      [component] = component.arguments;
    }
    const made = component && isFunction(component) ? component : undefined;
    const [parameter] = made?.params ?? [];
    const inner = parameter && typeOf(parameter);
    const declared = inner ?? outer;
    const props = typeIn(declared, all);
    const wrapped = props?.name.endsWith('Props')
      ? { ...props, name: props.name.slice(0, -5) }
      : made && !inner && spreadOn(made, all);
    if (!wrapped) continue;
    // What it takes apart is its own, as far as its types, if any, declare it.
    const taken = parameter?.type === 'ObjectPattern' ? keysOf(parameter) : [];
    const names = declared && declaredIn(declared, all);
    const own = new Set(taken.filter((each) => !names || names.has(each)));
    all.exports.set(name, { ...wrapped, own });
  }
}
