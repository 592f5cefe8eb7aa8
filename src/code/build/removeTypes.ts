import type * as t from '@babel/types';
import { traverse } from '@babel/core';
import { SourceError } from './parse';

/** A part of a text, from the first character to the one after the last. */
export type Range = readonly [start: number, end: number];

interface Located {
  start?: number | null;
  end?: number | null;
  loc?: t.SourceLocation | null;
}

const rangeOf = ({ start, end }: Located): Range => [start ?? 0, end ?? 0];
const lineOf = ({ loc }: Located): number => loc?.start.line ?? 1;

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

/** What TypeScript adds that has an effect when it runs: there is no JavaScript without it to derive. */
const withEffect: Record<string, string> = {
  TSEnumDeclaration: 'an enum',
  TSParameterProperty: 'a parameter property',
  TSImportEqualsDeclaration: 'an "import ... ="',
  TSExportAssignment: 'an "export ="',
};

/**
 * Where the types stand in a source: what can be cut out without changing what the code does. Whole statements come
 * with the comments directly above them.
 * @throws SourceError for an enum, a namespace and other syntax that is more than a type
 */
export function typeRanges(file: t.File, source: string): Range[] {
  const ranges: Range[] = [];
  const cut = (start: number, end: number): void => void ranges.push([start, end]);
  const cutNode = (node: t.Node): void => cut(...rangeOf(node));
  const cutStatement = (node: t.Node): void =>
    cut(startWithComments(node, source), rangeOf(node)[1]);
  /** An item of a list, with the comma after it. */
  const cutItem = (node: t.Node): void => {
    const [start, end] = rangeOf(node);
    cut(start, end + (/^\s*,/.exec(source.slice(end))?.[0].length ?? 0));
  };
  /** A mark such as `?` or `!` right before the type annotation or after the name. */
  const cutMark = (mark: string, from: number): void => {
    const at = source.indexOf(mark, from);
    cut(at, at + 1);
  };

  traverse(file, {
    // Which name means what is not asked; finding it out would take a fifth of the time that code costs a build.
    noScope: true,
    enter(path) {
      const { node } = path;
      const effect = withEffect[node.type];
      if (effect)
        throw new SourceError(
          `${effect} has no JavaScript counterpart; write plain values`,
          lineOf(node),
        );
    },
    ImportDeclaration(path) {
      if (path.node.importKind === 'type') cutStatement(path.node);
    },
    ImportSpecifier(path) {
      if (path.node.importKind === 'type') cutItem(path.node);
    },
    ExportNamedDeclaration(path) {
      const { declaration, exportKind } = path.node;
      const isType =
        declaration?.type === 'TSInterfaceDeclaration' ||
        declaration?.type === 'TSTypeAliasDeclaration';
      if (exportKind === 'type' || isType) cutStatement(path.node);
    },
    ExportSpecifier(path) {
      if (path.node.exportKind === 'type') cutItem(path.node);
    },
    VariableDeclaration(path) {
      if (path.node.declare) cutStatement(path.node);
    },
    TSModuleDeclaration(path) {
      if (!path.node.declare)
        throw new SourceError('a namespace has no JavaScript counterpart', lineOf(path.node));
      cutStatement(path.node);
    },
    'TSInterfaceDeclaration|TSTypeAliasDeclaration|TSDeclareFunction|TSDeclareMethod'(path) {
      cutStatement(path.node);
    },
    'TSTypeAnnotation|TSTypeParameterInstantiation|TSTypeParameterDeclaration'(path) {
      cutNode(path.node);
      path.skip();
    },
    'TSAsExpression|TSSatisfiesExpression|TSNonNullExpression'(path) {
      const { expression, end } = path.node as t.TSAsExpression;
      // The closing parenthesis of `(a as B)` is outside of the node, that of `(a) as B` inside.
      const closing = /^(?:\s*\))*/.exec(source.slice(expression.end ?? 0))?.[0].length ?? 0;
      const depth = expression.extra?.parenthesized ? closing : 0;
      cut((expression.end ?? 0) + depth, end ?? 0);
    },
    Identifier(path) {
      const { node } = path;
      if (node.optional) cutMark('?', (node.start ?? 0) + node.name.length);
      if (node.name === 'this' && path.listKey === 'params') cutItem(node);
    },
    VariableDeclarator(path) {
      const { definite, id } = path.node;
      if (definite && id.type === 'Identifier') cutMark('!', (id.start ?? 0) + id.name.length);
    },
    Class(path) {
      const { node } = path;
      if (node.type === 'ClassDeclaration' && node.declare) {
        cutStatement(node);
        return;
      }
      if (node.type === 'ClassDeclaration' && node.abstract) {
        const start = source.indexOf('abstract', node.start ?? 0);
        cut(start, source.indexOf('class', start));
      }
      const first = node.implements?.[0];
      const last = node.implements?.at(-1);
      if (!first || !last) return;
      cut(source.lastIndexOf('implements', first.start ?? 0), last.end ?? 0);
    },
    'ClassProperty|ClassMethod'(path) {
      const node = path.node as t.ClassProperty;
      if (node.declare || node.abstract) {
        cutStatement(node);
        return;
      }
      const [start] = rangeOf(node);
      const modifiers = /^(?:(?:public|private|protected|readonly|override|static)\s+)+/.exec(
        source.slice(start),
      );
      for (const match of modifiers?.[0].matchAll(
        /(?:public|private|protected|readonly|override)\s+/g,
      ) ?? []) {
        cut(start + match.index, start + match.index + match[0].length);
      }
      if (node.optional) cutMark('?', node.key.end ?? 0);
      if (node.definite) cutMark('!', node.key.end ?? 0);
    },
  });
  return ranges;
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
