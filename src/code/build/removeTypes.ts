import type * as t from '@babel/types';
import { types } from '@babel/core';
import type * as BlankSpace from 'ts-blank-space';
import type * as TypeScript from 'typescript';
import { requireByNode } from '../../utils/requireByNode';
import { SourceError } from './parse';

/** A part of a text, from the first character to the one after the last. */
export type Range = readonly [start: number, end: number];

/** What TypeScript adds that has an effect when it runs: there is no JavaScript without it to derive. */
const withEffect: Record<string, string> = {
  EnumDeclaration: 'an enum',
  ModuleDeclaration: 'a namespace',
  ImportEqualsDeclaration: 'an "import ... ="',
  ExportAssignment: 'an "export ="',
};

/** What has a place in a source: nodes and comments. */
interface Located {
  start?: number | null;
  end?: number | null;
}

const rangeOf = ({ start, end }: Located): Range => [start ?? 0, end ?? 0];

interface JsxFacts {
  hasJsx: boolean;
  /** Where types of elements stand: `<Row>` of `<DataGrid<Row> />`. */
  types: Range[];
}

function jsxOf(file: t.File): JsxFacts {
  const facts: JsxFacts = { hasJsx: false, types: [] };
  types.traverseFast(file, (node) => {
    if (node.type === 'JSXOpeningElement' || node.type === 'JSXOpeningFragment')
      facts.hasJsx = true;
    if (node.type === 'JSXOpeningElement' && node.typeParameters)
      facts.types.push(rangeOf(node.typeParameters));
  });
  return facts;
}

const blank = (source: string, [start, end]: Range): string =>
  source.slice(0, start) + source.slice(start, end).replace(/[^\n]/g, ' ') + source.slice(end);

/**
 * The source with spaces in place of all types, as long as before.
 *
 * @param file - its syntax tree
 * @throws SourceError for an enum, a namespace and other syntax that is more than a type
 */
export function blankTypes(file: t.File, source: string): string {
  // Loaded only where code is made: most of what reads the configuration makes none.
  const ts = requireByNode('typescript') as typeof TypeScript;
  const { blankSourceFile } = requireByNode('ts-blank-space') as typeof BlankSpace;
  // A function such as `<T>(list: T[]) => list` starts like an element.
  const { hasJsx, types: ofElements } = jsxOf(file);
  const kind = hasJsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  // ts-blank-space leaves the types of elements.
  const text = ofElements.reduce(blank, source);
  const tree = ts.createSourceFile('code.tsx', text, ts.ScriptTarget.Latest, false, kind);
  return blankSourceFile(tree, (node) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    const what = ts.isModifier(node)
      ? 'a parameter property'
      : (withEffect[ts.SyntaxKind[node.kind]] ?? 'this syntax of TypeScript');
    throw new SourceError(`${what} has no JavaScript counterpart; write plain values`, line + 1);
  });
}

/** The comments that stand directly above a node belong to it; a blank line cuts them off. */
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

/** Statements and members of which nothing is left, with the comments directly above them. */
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

/** Lines of which nothing is left. */
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
 * The source without its types, formatted in no way.
 * @param file - its syntax tree
 * @throws SourceError as `blankTypes`
 */
export function removeTypes(file: t.File, source: string): string {
  const blanked = blankTypes(file, source);
  return blanked === source
    ? source
    : cutRanges(blanked, [...emptied(file, source, blanked), ...emptiedLines(source, blanked)]);
}

/** A text without some of its parts; a line that becomes empty goes as well. */
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
