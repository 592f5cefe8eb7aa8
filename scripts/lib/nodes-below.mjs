import ts from 'typescript';

/** Returns a node of TypeScript's syntax tree and everything below it, in the order of the text. */
export function nodesBelow(node) {
  const below = [node];
  ts.forEachChild(node, (child) => void below.push(...nodesBelow(child)));
  return below;
}
