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

/** Returns whether a source has JSX, and whether it imports something that it never uses, not even as a type. */
function usesOf({ program }: t.File): { hasJsx: boolean; hasUnused: boolean } {
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
  return { hasJsx, hasUnused: imported.some((name) => !used.has(name)) };
}

/**
 * Returns the source without its types and the imports that only types used, unformatted. Lines that become empty are cut, with
 * the comments directly above them. If an import was unused already (React, for older JSX), that was the writer's choice: all imports of values stay.
 *
 * @param file - its syntax tree
 * @throws SourceError like `checkTypes`
 */
export function removeTypes(file: t.File, source: string): string {
  checkTypes(file);
  const { hasJsx, hasUnused } = usesOf(file);
  const { transform } = requireByNode('sucrase') as typeof Sucrase;
  const { code } = transform(source, {
    // As TSX, a function such as `<T>(list: T[]) => list` would parse as an element.
    transforms: hasJsx ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'preserve',
    // JSX is kept, and doesn't count as a use of an imported `React`.
    jsxPragma: 'none',
    jsxFragmentPragma: 'none',
    disableESTransforms: true,
    keepUnusedImports: hasUnused,
  });
  const before = source.split('\n');
  // sucrase keeps the line numbers.
  const lines = code.split('\n');
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
