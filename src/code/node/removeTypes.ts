import type * as t from '@babel/types';
import { types } from '@babel/core';
import type * as Sucrase from 'sucrase';
import { requireByNode } from '../../utils/requireByNode';
import { SourceError } from './parse';

/** TypeScript syntax that has an effect at run time, so that removing it changes the code. */
const withEffect: Record<string, string> = {
  TSEnumDeclaration: 'an enum',
  TSModuleDeclaration: 'a namespace',
  TSImportEqualsDeclaration: 'an "import ... ="',
  TSExportAssignment: 'an "export ="',
  TSParameterProperty: 'a parameter property',
};

/**
 * Checks that a source uses TypeScript only for types.
 * @throws SourceError for an enum, a namespace and other syntax that is more than a type
 */
export function checkTypes(file: t.File): void {
  types.traverseFast(file, (node) => {
    const what = withEffect[node.type];
    if (what && !('declare' in node && node.declare))
      throw new SourceError(
        `${what} has no JavaScript counterpart; write plain values`,
        node.loc?.start.line ?? 1,
      );
  });
}

/** Returns whether a source has JSX, and the names that it imports but never uses, not even as types. */
function usesOf({ program }: t.File): { hasJsx: boolean; unused: string[] } {
  const imported: string[] = [];
  const used = new Set<string>();
  let hasJsx = false;
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const values = statement.specifiers.filter(
        (each) => each.type !== 'ImportSpecifier' || each.importKind !== 'type',
      );
      if (statement.importKind !== 'type') imported.push(...values.map(({ local }) => local.name));
    } else
      types.traverseFast(statement, (node) => {
        if (node.type === 'Identifier' || node.type === 'JSXIdentifier') used.add(node.name);
        hasJsx ||= /^JSXOpening/.test(node.type);
      });
  }
  return { hasJsx, unused: imported.filter((name) => !used.has(name)) };
}

/**
 * Returns the source without its types and the imports that only types used, unformatted. Lines that become empty are cut, with
 * the comments directly above them. An import that nothing used (React, for older JSX) was the writer's choice: it stays.
 *
 * @param file - its syntax tree
 * @throws SourceError like `checkTypes`
 */
export function removeTypes(file: t.File, source: string): string {
  checkTypes(file);
  const { hasJsx, unused } = usesOf(file);
  const { transform } = requireByNode('sucrase') as typeof Sucrase;
  // sucrase keeps all unused imports or none, so those that stay are used on a line of their own, which is cut again.
  const { code } = transform(`${source}\n;[${unused.join()}];`, {
    // As TSX, a function such as `<T>(list: T[]) => list` would parse as an element.
    transforms: hasJsx ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'preserve',
    // JSX is kept, and doesn't count as a use of an imported `React`.
    jsxPragma: 'none',
    jsxFragmentPragma: 'none',
    disableESTransforms: true,
  });
  const before = source.split('\n');
  // sucrase keeps the line numbers.
  const lines = code.split('\n').slice(0, -1);
  const isCut = before.map((line, index) => {
    const left = lines[index] ?? '';
    return left !== line && line.trim() !== '' && /^[\s;]*$/.test(left);
  });
  for (const { loc } of [...(file.comments ?? [])].reverse()) {
    if (!loc || !isCut[loc.end.line]) continue;
    const { start, end } = loc;
    const beside = `${before[start.line - 1]?.slice(0, start.column)}${before[end.line - 1]?.slice(end.column)}`;
    // A comment on lines of its own; the lines of syntax trees begin with 1.
    if (beside.trim() === '') isCut.fill(true, start.line - 1, end.line);
  }
  return lines
    .filter((_, index) => !isCut[index])
    .join('\n')
    .replace(/,\s*\{\s*\}(?=\s*from\b)/g, '');
}
