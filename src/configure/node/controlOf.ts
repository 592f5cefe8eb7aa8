import type { TSType } from '@babel/types';
import { parseSource } from '../../code/node/parse';
import { orNothing } from '../../utils/orNothing';
import type { ControlKind, PropValue } from '../types';

/** What a control can show of a type: any value of a kind, one value, or a list with one. */
type Shown =
  'boolean' | 'number' | 'text' | { value: string | number | boolean } | { item: string | number };

/** @param alias - such as `View = 'day' | 'year'` */
function parseAlias(alias: string): TSType | undefined {
  const [statement] = orNothing(() => parseSource(`type ${alias};`).program.body) ?? [];
  return statement?.type === 'TSTypeAliasDeclaration' ? statement.typeAnnotation : undefined;
}

const lists = new Set(['Array', 'ReadonlyArray']);
const passing = new Set(['Readonly', 'NonNullable']);

/** Walks a type and ignores what no control can show, such as a function. */
function shownOf(
  type: TSType | undefined,
  aliases: Readonly<Record<string, string>>,
  depth = 0,
): Shown[] {
  if (!type || depth > 8) return [];
  const next = (inner: TSType | undefined): Shown[] => shownOf(inner, aliases, depth + 1);
  const itemsOf = (inner: TSType | undefined): Shown[] =>
    next(inner).flatMap((each) =>
      typeof each === 'object' && 'value' in each && typeof each.value !== 'boolean'
        ? [{ item: each.value }]
        : [],
    );
  switch (type.type) {
    case 'TSBooleanKeyword':
      return ['boolean'];
    case 'TSNumberKeyword':
      return ['number'];
    case 'TSStringKeyword':
      return ['text'];
    case 'TSLiteralType': {
      const { literal } = type;
      return literal.type === 'StringLiteral' ||
        literal.type === 'NumericLiteral' ||
        literal.type === 'BooleanLiteral'
        ? [{ value: literal.value }]
        : [];
    }
    case 'TSUnionType':
      return type.types.flatMap(next);
    case 'TSParenthesizedType':
    case 'TSTypeOperator':
      return next(type.typeAnnotation);
    case 'TSArrayType':
      return itemsOf(type.elementType);
    case 'TSTypeReference': {
      const name = type.typeName.type === 'Identifier' ? type.typeName.name : '';
      const [argument] = type.typeParameters?.params ?? [];
      if (lists.has(name)) return itemsOf(argument);
      if (passing.has(name)) return next(argument);
      const alias = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
      return alias === undefined ? [] : next(parseAlias(alias));
    }
    default:
      return [];
  }
}

/**
 * Returns the kind of control for a type in the API reference.
 *
 * @param type - as the reference writes it: `'horizontal' | 'vertical'`
 * @param aliases - the declarations of the names in the type, from the reference: `View` -> `View = 'day' | 'year'`
 * @param fallback - the default, used if the type says too little, for example if it is a type parameter
 * @returns undefined for a type without a value that a reader could choose or enter, such as a function
 */
export function controlOf(
  type: string,
  aliases: Readonly<Record<string, string>> = {},
  fallback?: PropValue,
): ControlKind | undefined {
  const shown = shownOf(parseAlias(`T = ${type}`), aliases);
  const single = shown.filter((each) => typeof each === 'object');
  const items = single.flatMap((each) => ('item' in each ? [each.item] : []));
  const values = single.flatMap((each) => ('value' in each ? [each.value] : []));
  const options = [...new Set([...(shown.includes('boolean') ? [false, true] : []), ...values])];
  if (items.length > 0) return { kind: 'list', options: [...new Set(items)] };
  if (options.some((option) => typeof option !== 'boolean')) return { kind: 'choice', options };
  if (options.length > 0) return { kind: 'switch' };
  if (shown.includes('number')) return { kind: 'number' };
  if (shown.includes('text')) return { kind: 'text' };
  return typeof fallback === 'boolean' ? { kind: 'switch' } : undefined;
}

/** Parses the default of a prop as the package documents it; undefined if it is words or code rather than a value. */
export function defaultValue(text: string | null): PropValue | undefined {
  const value = orNothing(
    () => JSON.parse((text ?? '').replaceAll("'", '"')) as PropValue | object,
  );
  if (typeof value !== 'object' || value === null) return value;
  const isList =
    Array.isArray(value) && value.every((item) => /^(?:string|number)$/.test(typeof item));
  return isList ? (value as (string | number)[]) : undefined;
}
