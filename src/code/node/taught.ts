import type * as t from '@babel/types';
import { previewOf, type Lines } from './inspectDemo';
import {
  bestPlaces,
  namedIn,
  placesIn,
  startOf,
  type NamedCode,
  type Place,
  type Places,
} from './namedPlaces';
import { parseSource } from './parse';

/** How many lines a preview has if it shows more than the taught lines, and at most. */
const roomy = 14;
const most = 16;

const unit =
  /^(?:JSX(?:Spread)?Attribute|JSXOpeningElement|JSXExpressionContainer|Object(?:Property|Method)|SpreadElement|\w+(?:Declaration|Statement))$/;
const head =
  /^(?:(?:Function|Variable)Declaration|Object(?:Property|Method)|JSXAttribute|IfStatement)$/;

const endOf = ({ loc }: t.Node): number => loc?.end.line ?? 1;
const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
const rangeOf = (node: t.Node): number[] => range(startOf(node), endOf(node));

/** Returns the numbers of the lines of parts. */
export const linesIn = (parts: readonly Pick<Lines, 'first' | 'last'>[]): number[] =>
  parts.flatMap(({ first, last }) => range(first, last));

/** Joins lines into parts, and fills gaps of up to two lines: the mark of a gap takes one itself. */
function partsOf(numbers: Iterable<number>): Lines[] {
  const parts: Lines[] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = parts.at(-1);
    if (last && number - last.last <= 3) last.last = number;
    else parts.push({ first: number, last: number, isCut: false });
  }
  return parts;
}

function isWithin(numbers: Iterable<number>, limit: number): boolean {
  const parts = partsOf(numbers);
  return linesIn(parts).length + parts.length - 1 <= limit;
}

/**
 * Returns the lines of the attribute, property, statement or short object that a place is in, the first lines of what is
 * around that, and more that helps to read them, most important first.
 */
function surroundingsOf({ node, above }: Place, longest: number) {
  const all = [...above, node];
  const object = all.findLastIndex(({ type }) => type === 'ObjectExpression');
  const isListed =
    all[object - 1]?.type === 'ArrayExpression' &&
    rangeOf(all[object] ?? node).length <= Math.min(longest, 6);
  const at = isListed
    ? object
    : Math.max(
        all.findLastIndex(({ type }) => unit.test(type)),
        1,
      );
  const around = all[at] ?? node;
  const isShort = rangeOf(around).length <= longest;
  const first = isShort ? startOf(around) : startOf(node);
  const taught = range(first, Math.min(endOf(around), first + longest - 1));
  const element = all.findLast((each) => each.type === 'JSXElement');
  // Of elements, only the innermost one matters; the head of the demo's own component says nothing.
  const outer = all
    .slice(0, at + 1)
    .filter(
      (each, index) =>
        startOf(each) < first &&
        (each === element ||
          (head.test(each.type) && all[index - 1]?.type !== 'ExportDefaultDeclaration') ||
          each === around),
    );
  const listed = all.filter(
    (each, index) =>
      each.type === 'ObjectExpression' &&
      all[index - 1]?.type === 'ArrayExpression' &&
      startOf(each) < first,
  );
  const heads = [
    ...outer,
    ...listed,
    ...listed.flatMap((each) => (each as t.ObjectExpression).properties.slice(0, 1)),
  ].map(startOf);
  const more = [
    ...(element ? [rangeOf(element.openingElement)] : []),
    ...outer.map(rangeOf).reverse(),
    outer.map(endOf),
  ];
  return { taught, heads, more };
}

const isOwner = (
  node: t.Node,
): node is
  | t.VariableDeclarator
  | t.FunctionDeclaration
  | t.TSTypeAliasDeclaration
  | t.TSInterfaceDeclaration =>
  /^(?:VariableDeclarator|FunctionDeclaration|TS(?:TypeAlias|Interface)Declaration)$/.test(
    node.type,
  );

/** Returns the functions and values that some lines name and the source declares, and the uses of those, and of types, that contain a place. */
function relatedTo(taught: ReadonlySet<number>, found: readonly Place[], places: Places): Place[] {
  const isDeclared = ({ node, above }: Place): boolean => {
    const parent = above.at(-1);
    return parent?.type === 'VariableDeclarator'
      ? parent.id === node && parent.init?.type !== 'ArrayExpression'
      : parent?.type === 'FunctionDeclaration' && parent.id === node;
  };
  const declarations = [...places.values()].flatMap((same) =>
    same.some(({ node }) => taught.has(startOf(node))) ? same.filter(isDeclared) : [],
  );
  const uses = found.flatMap(({ above }) => {
    const owner = above.findLast(isOwner);
    // Of state, its value.
    const id = owner?.id?.type === 'ArrayPattern' ? owner.id.elements[0] : owner?.id;
    const same = (id?.type === 'Identifier' && places.get(id.name)) || [];
    return same.filter((place) => owner && !place.above.includes(owner)).slice(0, 1);
  });
  return [...declarations, ...uses];
}

/** Returns as many places as fit if each shows its own line only, first those that the prose names nearest to the demo. */
function placesThatFit(places: readonly Place[]): readonly Place[] {
  const length = places.findIndex(
    (_, index) =>
      !isWithin(new Set(places.slice(0, index + 1).map(({ node }) => startOf(node))), most),
  );
  return length < 0 ? places : places.slice(0, length);
}

/**
 * Chooses the lines that a demo shows before it is opened: those that the prose before it names, with what is needed to read
 * them. Where it names nothing, or these lines are among them, it is the JSX that the component returns.
 *
 * @returns `taught`: the lines that are about what the prose names; `names`: what it names, also where it doesn't fit
 */
export function cutOf(
  source: string,
  named: NamedCode,
): { parts: Lines[]; taught: number[]; names: string[] } {
  const file = parseSource(source);
  const places = placesIn(file);
  const usual = previewOf(source, file);
  const names = namedIn(named, places);
  const found = placesThatFit(bestPlaces(names, places));

  const around = (longest: number) => found.map((place) => surroundingsOf(place, longest));
  const sizes = [
    [8, roomy],
    [5, most],
    [2, most],
    [1, most],
  ] as const;
  const taughtAt = (longest: number): number[] => around(longest).flatMap(({ taught }) => taught);
  const linesAt = (longest: number): Set<number> =>
    new Set([...taughtAt(longest), ...around(longest).flatMap(({ heads }) => heads)]);
  const size = sizes.find(([longest, limit]) => isWithin(linesAt(longest), limit))?.[0];
  const taught = new Set(taughtAt(size ?? 1));
  const isUsual = found.every(({ node }) => linesIn([usual]).includes(startOf(node)));
  if (isUsual) return { parts: [usual], taught: [...taught], names };

  let shown = size ? linesAt(size) : new Set(taught);
  const extras = [
    ...(size ? [] : around(1).map(({ heads }) => heads)),
    ...relatedTo(taught, found, places).map((place) => {
      const { taught: own, heads } = surroundingsOf(place, 8);
      return [...own, ...heads];
    }),
    ...(usual.isCut ? [] : [linesIn([usual])]),
    ...around(size ?? 1).flatMap(({ more }) => more),
  ];
  for (const extra of extras) {
    const larger = new Set([...shown, ...extra]);
    if (isWithin(larger, size ? roomy : most)) shown = larger;
  }
  return { parts: partsOf(shown), taught: [...taught], names };
}
