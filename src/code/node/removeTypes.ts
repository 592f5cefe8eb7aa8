import type * as t from '@babel/types';
import { types } from '@babel/core';
import type * as BlankSpace from 'ts-blank-space';
import type * as TypeScript from 'typescript';
import { requireByNode } from '../../utils/requireByNode';
import { SourceError } from './parse';

/** A range of a text; the end is exclusive. */
export type Range = readonly [start: number, end: number];

/** TypeScript syntax that has an effect at run time, so that removing it changes the code. */
const withEffect: Record<string, string> = {
  EnumDeclaration: 'an enum',
  ModuleDeclaration: 'a namespace',
  ImportEqualsDeclaration: 'an "import ... ="',
  ExportAssignment: 'an "export ="',
};

const rangeOf = ({ start, end }: t.Node | t.Comment): Range => [start ?? 0, end ?? 0];

/** Returns whether a source has JSX, and the ranges of the type arguments of its elements: `<Row>` in `<DataGrid<Row> />`. */
function jsxOf(file: t.File): { hasJsx: boolean; ofElements: Range[] } {
  const ofElements: Range[] = [];
  let hasJsx = false;
  types.traverseFast(file, (node) => {
    hasJsx ||= /^JSXOpening/.test(node.type);
    if (node.type === 'JSXOpeningElement' && node.typeParameters)
      ofElements.push(rangeOf(node.typeParameters));
  });
  return { hasJsx, ofElements };
}

const blank = (source: string, [start, end]: Range): string =>
  source.slice(0, start) + source.slice(start, end).replace(/[^\n]/g, ' ') + source.slice(end);

/**
 * Returns the source with all types replaced by spaces, so that its length stays the same.
 *
 * @param file - its syntax tree
 * @throws SourceError for an enum, a namespace and other syntax that is more than a type
 */
export function blankTypes(file: t.File, source: string): string {
  // Loaded on demand: most commands that read the configuration don't convert code.
  const ts = requireByNode('typescript') as typeof TypeScript;
  const { blankSourceFile } = requireByNode('ts-blank-space') as typeof BlankSpace;
  // As TSX, a function such as `<T>(list: T[]) => list` would parse as an element.
  const { hasJsx, ofElements } = jsxOf(file);
  const kind = hasJsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  // ts-blank-space doesn't remove the type arguments of elements.
  const text = ofElements.reduce(blank, source);
  const tree = ts.createSourceFile('code.tsx', text, ts.ScriptTarget.Latest, false, kind);
  return blankSourceFile(tree, (node) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    const what = ts.isModifier(node)
      ? 'a parameter property'
      : (withEffect[ts.SyntaxKind[node.kind]] ?? 'this TypeScript syntax');
    throw new SourceError(`${what} has no JavaScript counterpart; write plain values`, line + 1);
  });
}

/** Returns the start of a node, including the comments directly above it, without a blank line in between. */
function startWithComments(node: t.Node, source: string): number {
  let [start] = rangeOf(node);
  for (const comment of [...(node.leadingComments ?? [])].reverse()) {
    const [commentStart, commentEnd] = rangeOf(comment);
    const between = source.slice(commentEnd, start);
    const ownLine = source.slice(source.lastIndexOf('\n', commentStart) + 1, commentStart);
    if (between.trim() !== '' || (between.match(/\n/g) ?? []).length !== 1 || ownLine.trim() !== '')
      break;
    start = commentStart;
  }
  return start;
}

const isMember = (node: t.Node): boolean =>
  /^(?:Class(?:Private|Accessor)?(?:Property|Method)|TSDeclareMethod|TSIndexSignature)$/.test(
    node.type,
  );

/** Finds statements and members that blanking left empty, with the comments directly above them. */
function emptied(file: t.File, source: string, blanked: string): Range[] {
  const ranges: Range[] = [];
  types.traverseFast(file, (node) => {
    if (!types.isStatement(node) && !isMember(node)) return;
    const [start, end] = rangeOf(node);
    const left = blanked.slice(start, end);
    if (left !== source.slice(start, end) && /^[\s;]*$/.test(left))
      ranges.push([startWithComments(node, source), end]);
  });
  return ranges;
}

/** Finds lines that blanking left empty. */
function emptiedLines(source: string, blanked: string): Range[] {
  const ranges: Range[] = [];
  let at = 0;
  for (const line of blanked.split('\n')) {
    const end = at + line.length;
    if (line.trim() === '' && source.slice(at, end).trim() !== '') ranges.push([at, end]);
    at = end + 1;
  }
  return ranges;
}

/**
 * Returns the source without its types, unformatted.
 * @param file - its syntax tree
 * @throws SourceError like `blankTypes`
 */
export function removeTypes(file: t.File, source: string): string {
  const blanked = blankTypes(file, source);
  return blanked === source
    ? source
    : cutRanges(blanked, [...emptied(file, source, blanked), ...emptiedLines(source, blanked)]);
}

/** Cuts ranges out of a text, together with lines that become empty. */
export function cutRanges(source: string, ranges: readonly Range[]): string {
  let result = '';
  let at = 0;
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    if (start < at) continue;
    result += source.slice(at, start);
    at = end;
    const lineIsEmpty = /(?:^|\n)[ \t]*$/.test(result) && /^[ \t;]*(?:\n|$)/.test(source.slice(at));
    if (lineIsEmpty) at += /^[ \t;]*\n?/.exec(source.slice(at))?.[0].length ?? 0;
  }
  return result + source.slice(at);
}
