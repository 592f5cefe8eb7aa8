import type * as t from '@babel/types';
import { types } from '@babel/core';
import { previewOf, type Lines } from './inspectDemo';
import { parseSource } from './parse';

/** What a demo shows before it is opened. */
export interface Cut {
  parts: Lines[];
  /** The lines that are about what the prose names. */
  taught: number[];
  /** What the prose names. */
  names: string[];
}

/** A node, and the nodes around it, outermost first. */
interface Place {
  node: t.Node;
  above: readonly t.Node[];
}

type Places = ReadonlyMap<string, readonly Place[]>;

/** How many lines a preview has if it shows more than the taught lines, and at most. */
const roomy = 14;
const most = 24;

/** Words of the language itself, which teach nothing about a demo. */
const plainWords =
  /^(?:true|false|null|undefined|string|number|boolean|object|any|void|const|let|function|return|import|export|default|async|await|Array|Date|Intl|Map|Math|Object|Promise|Set|React)$/;

const unit =
  /^(?:JSX(?:Spread)?Attribute|JSXOpeningElement|JSXExpressionContainer|Object(?:Property|Method)|SpreadElement|\w+(?:Declaration|Statement))$/;
const head =
  /^(?:(?:Function|Variable)Declaration|Object(?:Property|Method)|JSXAttribute|IfStatement)$/;

const startOf = ({ loc }: t.Node): number => loc?.start.line ?? 1;
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

/** Returns the name that inline code is about: `sortModel` for `initialState.sorting.sortModel` and for `sortModel={[]}`. */
export function nameIn(code: string): string | undefined {
  const [, path = ''] = /^[<.&\s]*([\w$-]+(?:\??\.[\w$-]+)*)(?!\p{L})/u.exec(code) ?? [];
  const names = path.split('.');
  const name = names.at(-1) ?? '';
  return /^[A-Za-z_$-]./.test(name) && !plainWords.test(names[0] ?? '') ? name : undefined;
}

/** Returns all places of a source by the words in them; those of a string can be selectors, slots or keys. */
function placesIn(file: t.File): Places {
  const places = new Map<string, Place[]>();
  types.traverse(file.program, (node, ancestors) => {
    const isName = node.type === 'Identifier' || node.type === 'JSXIdentifier';
    const text = isName
      ? node.name
      : node.type === 'StringLiteral'
        ? node.value
        : node.type === 'TemplateElement'
          ? node.value.raw
          : '';
    const above = ancestors.map(({ node: each }) => each);
    for (const word of text.match(/[\w$-]+/g) ?? [])
      places.set(word, [...(places.get(word) ?? []), { node, above }]);
  });
  return places;
}

/** How little a place explains the name in it: least where it is a prop or a key, most where it is imported. */
function rankOf({ node, above }: Place): number {
  const [outer, parent] = above.slice(-2).map(({ type }) => type);
  if (above.some(({ type }) => type === 'ImportDeclaration')) return 6;
  if (above.some(({ type }) => /^TS(?:Type|Interface)/.test(type))) return 5;
  if (parent === 'JSXAttribute' && node.type === 'JSXIdentifier') return 0;
  if (/^(?:StringLiteral|TemplateElement)$/.test(node.type)) return 3;
  if (/^Object(?:Property|Method)$/.test(parent ?? '') && outer === 'ObjectExpression') return 1;
  const isCalled = parent === 'MemberExpression' && outer === 'CallExpression';
  return isCalled || /^(?:Call|FunctionDeclaration|JSX)/.test(parent ?? '') ? 2 : 4;
}

/** Returns the best place for each name: the one that explains most, or is near those of others. */
function bestPlaces(codes: readonly string[], places: Places): Map<string, Place> {
  const best = new Map<string, Place>();
  const found = (name: string): readonly Place[] => places.get(name) ?? [];
  const names = [...new Set(codes.map((code) => nameIn(code) ?? ''))].filter((name) =>
    places.has(name),
  );
  // Names with one place come first: the places of others are chosen near them.
  for (const name of names.sort((a, b) => found(a).length - found(b).length)) {
    const lines = [...best.values()].map((place) => startOf(place.node));
    const scoreOf = (place: Place): number =>
      rankOf(place) - (lines.some((line) => Math.abs(startOf(place.node) - line) <= 1) ? 1.5 : 0);
    const [first] = [...found(name)].sort((a, b) => scoreOf(a) - scoreOf(b));
    if (first) best.set(name, first);
  }
  return best;
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

/** Returns the functions and values that some lines name and the source declares, and the uses of those that contain a place. */
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
    const owner = above.findLast(
      (node) => node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration',
    );
    // Of state, its value.
    const id = owner?.id?.type === 'ArrayPattern' ? owner.id.elements[0] : owner?.id;
    const same = (id?.type === 'Identifier' && places.get(id.name)) || [];
    return same.filter((place) => owner && !place.above.includes(owner)).slice(0, 1);
  });
  return [...declarations, ...uses];
}

/**
 * Chooses the lines that a demo shows before it is opened: those that the prose before it names, with what is needed to read
 * them. Where it names nothing, or these lines are among them, it is the JSX that the component returns.
 *
 * @param blocks - the inline code of the prose, by blocks, the nearest first: the first one that names something counts
 */
export function cutOf(source: string, blocks: readonly (readonly string[])[]): Cut {
  const file = parseSource(source);
  const places = placesIn(file);
  const usual = previewOf(source, file);
  const chosen = blocks.map((codes) => bestPlaces(codes, places)).find(({ size }) => size > 0);
  const found = [...(chosen?.values() ?? [])];
  const names = [...(chosen?.keys() ?? [])];

  const around = (longest: number) => found.map((place) => surroundingsOf(place, longest));
  const sizes = [
    [8, roomy],
    [5, 20],
    [2, most],
    [1, most],
  ] as const;
  const linesAt = (longest: number): Set<number> =>
    new Set(around(longest).flatMap(({ taught, heads }) => [...taught, ...heads]));
  const [longest] = sizes.find(([size, limit]) => isWithin(linesAt(size), limit)) ?? [1];
  const taught = new Set(around(longest).flatMap((each) => each.taught));
  const isUsual = found.every(({ node }) => linesIn([usual]).includes(startOf(node)));
  if (isUsual) return { parts: [usual], taught: [...taught], names };

  let shown = linesAt(longest);
  const extras = [
    ...relatedTo(taught, found, places).map((place) => {
      const { taught: own, heads } = surroundingsOf(place, 8);
      return [...own, ...heads];
    }),
    ...(usual.isCut ? [] : [linesIn([usual])]),
    ...around(longest).flatMap(({ more }) => more),
  ];
  for (const extra of extras) {
    const larger = new Set([...shown, ...extra]);
    if (isWithin(larger, roomy)) shown = larger;
  }
  return { parts: partsOf(shown), taught: [...taught], names };
}
