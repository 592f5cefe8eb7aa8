import type * as t from '@babel/types';
import { types } from '@babel/core';
import type { Lines } from './inspectDemo';
import { parseSource } from './parse';

/** Lines that are folded in opened code, and what they are, in words. */
export interface Fold extends Pick<Lines, 'first' | 'last'> {
  what: string;
}

/** Shorter ones are not worth a press. */
const fewest = 4;

/**
 * Returns the array of a declaration if it is data, without functions or elements. Columns don't count as data: they are usually what
 * the demo of a grid is about, so they stay in sight.
 */
function dataOf({ id, init }: t.VariableDeclarator): [name: string, data: t.Node] | undefined {
  const value =
    init?.type === 'TSAsExpression' || init?.type === 'TSSatisfiesExpression'
      ? init.expression
      : init;
  if (value?.type !== 'ArrayExpression' || id.type !== 'Identifier' || /columns?$/i.test(id.name))
    return undefined;
  let isPlain = true;
  types.traverseFast(value, ({ type }) => {
    if (/Function|JSX|ObjectMethod/.test(type)) isPlain = false;
  });
  return isPlain && init ? [id.name, init] : undefined;
}

/** Returns the value of an attribute for styles. */
const stylesOf = (node: t.Node): t.Node | null | undefined =>
  node.type === 'JSXAttribute' && /^(?:sx|style)$/.test(String(node.name.name))
    ? node.value
    : undefined;

/** Returns the imports, data and styles of a source that are long enough to fold, in order; of the last two, what is inside. */
export function foldsOf(source: string): Fold[] {
  const file = parseSource(source);
  const folds: Fold[] = [];
  const add = (what: string, { loc }: t.Node): void => {
    if (loc) folds.push({ what, first: loc.start.line + 1, last: loc.end.line - 1 });
  };
  const imports = file.program.body.filter(({ type }) => type === 'ImportDeclaration');
  const first = imports[0]?.loc?.start.line ?? 1;
  const last = imports.at(-1)?.loc?.end.line ?? 0;
  folds.push({ what: 'imports', first, last });
  types.traverseFast(file, (node) => {
    const data = node.type === 'VariableDeclarator' && dataOf(node);
    if (data) add(...data);
    const styles = stylesOf(node);
    if (styles) add('styles', styles);
  });
  return folds
    .filter((fold) => fold.last - fold.first + 1 >= fewest)
    .sort((a, b) => a.first - b.first);
}
