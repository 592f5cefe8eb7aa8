import path from 'node:path';
import ts from 'typescript';
import { nodesBelow } from './nodes-below.mjs';

const isClaim = (node) => ts.isCallExpression(node) && node.expression.getText() === 'claim';

const wordsIn = (node) =>
  nodesBelow(node)
    .filter(ts.isIdentifier)
    .map(({ text }) => text);

/** Returns the names that a statement declares. */
const declaredBy = (statement) =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.flatMap(({ name }) => wordsIn(name))
    : statement.name
      ? [statement.name.text]
      : [];

/**
 * Finds the demos that claims mount, in their bodies or through helpers of the file.
 * @param {string} claims the text of a `claims.test.tsx`
 * @returns {Set<string>} names of demos: `SortedGrid`
 */
export function claimedDemos(claims) {
  const { statements } = ts.createSourceFile(
    'claims.test.tsx',
    claims,
    ts.ScriptTarget.Latest,
    true,
  );
  const declarations = new Map(
    statements.flatMap((statement) => declaredBy(statement).map((name) => [name, statement])),
  );
  // Whole statements: a loop around claims names the demos that it goes through.
  const queue = statements.filter((statement) => nodesBelow(statement).some(isClaim));
  const reached = new Set(queue);
  const used = new Set();
  for (const statement of queue) {
    for (const word of wordsIn(statement)) {
      used.add(word);
      const next = declarations.get(word);
      if (!next || reached.has(next)) continue;
      reached.add(next);
      queue.push(next);
    }
  }
  return new Set(
    statements
      .filter(ts.isImportDeclaration)
      .filter(({ importClause }) => used.has(importClause?.name?.text))
      .map(({ moduleSpecifier }) => /^\.\/(\w+)$/.exec(moduleSpecifier.text)?.[1])
      .filter(Boolean),
  );
}

/**
 * Finds the demos of a page that none of its claims mounts.
 * @param {string} page its path below the project's folder
 * @param {readonly { src: string, line: number }[]} demos those that it shows
 * @param {string | undefined} claims the text of its `claims.test.tsx`
 * @returns {string[]} a line for each
 */
export function unclaimedDemos(page, demos, claims = '') {
  const claimed = claimedDemos(claims);
  return demos
    .map(({ src, line }) => ({ name: path.posix.basename(src, '.tsx'), line }))
    .filter(({ name }) => !claimed.has(name))
    .map(({ name, line }) => `${page}:${line}: no claim mounts ${name}`);
}
