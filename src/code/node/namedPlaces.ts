import type * as t from '@babel/types';
import { types } from '@babel/core';
import type { CodeBefore } from '../../content/mdx/codeBefore';

/** The inline code of the prose before a demo; see `codeBefore`. */
export type NamedCode = Readonly<Record<keyof CodeBefore, readonly (readonly string[])[]>>;

/** A node, and the nodes around it, outermost first. */
export interface Place {
  node: t.Node;
  above: readonly t.Node[];
}

export type Places = ReadonlyMap<string, readonly Place[]>;

/** Words of the language itself, which teach nothing about a demo. */
const plainWords =
  /^(?:true|false|null|undefined|string|number|boolean|object|any|void|const|let|function|return|import|export|default|async|await|Array|Date|Intl|Map|Math|Object|Promise|Set|React)$/;

export const startOf = ({ loc }: t.Node): number => loc?.start.line ?? 1;

/**
 * Returns the name that inline code is about: `sortModel` for `initialState.sorting.sortModel` and for `sortModel={[]}`, `asc` for
 * `'asc'`.
 */
export function nameIn(code: string): string | undefined {
  const [, path = ''] = /^[<.&\s]*([\w$-]+(?:\??\.[\w$-]+)*)(?!\p{L})/u.exec(unquoted(code)) ?? [];
  const names = path.split('.');
  const name = names.at(-1) ?? '';
  return /^[A-Za-z_$-]./.test(name) && !plainWords.test(names[0] ?? '') ? name : undefined;
}

const unquoted = (code: string): string => code.replace(/^(["'])([\w$-]+)\1$/, '$2');

/** Returns all places of a source by the words in them; those of a string can be selectors, slots or keys. */
export function placesIn(file: t.File): Places {
  const places = new Map<string, Place[]>();
  types.traverse(file.program, (node, ancestors) => {
    const above = ancestors.map(({ node: each }) => each);
    for (const word of textOf(node).match(/[\w$-]+/g) ?? [])
      places.set(word, [...(places.get(word) ?? []), { node, above }]);
  });
  return places;
}

function textOf(node: t.Node): string {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  if (node.type === 'StringLiteral') return node.value;
  return node.type === 'TemplateElement' ? node.value.raw : '';
}

/** How little a place explains the name in it: least where it is a prop or a key, most where it is imported. */
function rankOf({ node, above }: Place): number {
  const [outer, parent] = above.slice(-2).map(({ type }) => type);
  if (above.some(({ type }) => type === 'ImportDeclaration')) return 6;
  if (above.some(({ type }) => /^TS(?:Type|Interface)/.test(type))) return 5;
  if (parent === 'JSXAttribute' && node.type === 'JSXIdentifier') return 0;
  // A word in a text is probably not the name; in a selector, it is.
  if (node.type === 'StringLiteral' && /^[\w,;!?' ]* [\w,;!?' ]*$/.test(node.value)) return 5;
  if (/^(?:StringLiteral|TemplateElement)$/.test(node.type)) return 3;
  if (/^Object(?:Property|Method)$/.test(parent ?? '') && outer === 'ObjectExpression') return 1;
  const isCalled = parent === 'MemberExpression' && outer === 'CallExpression';
  return isCalled || /^(?:Call|FunctionDeclaration|JSX)/.test(parent ?? '') ? 2 : 4;
}

/** Returns the names of a block of prose that a source has. */
const namesOf = (codes: readonly string[], places: Places): string[] =>
  codes.map((code) => nameIn(code) ?? '').filter((name) => places.has(name));

/**
 * Returns the names that the prose before a demo says something about and its source has: all of those since the heading or
 * the last demo, or else those of the nearest block before that which has any.
 */
export function namedIn({ near, before }: NamedCode, places: Places): string[] {
  const own = near.flatMap((codes) => namesOf(codes, places));
  const others = before.map((codes) => namesOf(codes, places)).find(({ length }) => length > 0);
  return [...new Set(own.length > 0 ? own : others)];
}

/** Returns the best place for each name: the one that explains most, or is near those of others. */
export function bestPlaces(names: readonly string[], places: Places): Place[] {
  const best = new Map<string, Place>();
  const found = (name: string): readonly Place[] => places.get(name) ?? [];
  // Names with one place come first: the places of others are chosen near them.
  for (const name of [...names].sort((a, b) => found(a).length - found(b).length)) {
    const lines = [...best.values()].map((place) => startOf(place.node));
    const scoreOf = (place: Place): number =>
      rankOf(place) - (lines.some((line) => Math.abs(startOf(place.node) - line) <= 1) ? 1.5 : 0);
    const [first] = [...found(name)].sort((a, b) => scoreOf(a) - scoreOf(b));
    if (first) best.set(name, first);
  }
  return names.flatMap((name) => best.get(name) ?? []);
}
