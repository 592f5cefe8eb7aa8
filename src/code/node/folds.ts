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

/** Whether an array is data, which has neither functions nor elements; columns are not, because they are what a grid is about. */
function isData({ id, init }: t.VariableDeclarator): boolean {
  const value =
    init?.type === 'TSAsExpression' || init?.type === 'TSSatisfiesExpression'
      ? init.expression
      : init;
  if (value?.type !== 'ArrayExpression' || id.type !== 'Identifier' || /columns?$/i.test(id.name))
    return false;
  let isPlain = true;
  types.traverseFast(value, ({ type }) => {
    if (/Function|JSX|ObjectMethod/.test(type)) isPlain = false;
  });
  return isPlain;
}

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
    if (
      node.type === 'VariableDeclarator' &&
      isData(node) &&
      node.init &&
      node.id.type === 'Identifier'
    )
      add(node.id.name, node.init);
    else if (
      node.type === 'JSXAttribute' &&
      /^(?:sx|style)$/.test(String(node.name.name)) &&
      node.value
    )
      add('styles', node.value);
    else if (
      node.type === 'CallExpression' &&
      node.callee.type === 'CallExpression' &&
      node.arguments[0]
    ) {
      const { callee } = node.callee;
      if (callee.type === 'Identifier' && callee.name === 'styled')
        add('styles', node.arguments[0]);
    }
  });
  const long = folds
    .filter((fold) => fold.last - fold.first + 1 >= fewest)
    .sort((a, b) => a.first - b.first);
  return long.filter(
    (fold, index) => !long.slice(0, index).some((other) => other.last >= fold.first),
  );
}
