import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { readPage } from '../../mdx/readPage';
import type { ApiPage } from '../types';
import { findTarget } from './inline-links/findTarget';
import { indexNames, type NameIndex } from './inline-links/nameIndex';

/** What of a reference should no longer be used. */
export interface DeprecatedNames {
  index: NameIndex;
  /** Addresses of deprecated rows and pages, as `findTarget` gives them. */
  addresses: ReadonlySet<string>;
}

/** The deprecated pages and rows of a reference. */
export function deprecatedNames(pages: readonly ApiPage[]): DeprecatedNames {
  const index = indexNames(pages);
  const addresses = new Set<string>();
  for (const { name, path, deprecated, props } of pages) {
    const rows = index.pages.get(name)?.props;
    if (deprecated !== null) addresses.add(path);
    for (const [prop, row] of Object.entries(props)) {
      const id = rows?.get(prop);
      if (id !== undefined && row.deprecated !== null) addresses.add(`${path}#${id}`);
    }
  }
  return { index, addresses };
}

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join(' ') : '';

/**
 * A sentence for each name in the inline code of a guide that is deprecated, unless the section around it says so.
 *
 * @param place - the file, for the message
 */
export function deprecatedNameProblems(
  text: string,
  place: string,
  components: readonly string[],
  { index, addresses }: DeprecatedNames,
): string[] {
  const problems: string[] = [];
  let said = '';
  // Name -> the line on which the section has it first.
  const found = new Map<string, number>();
  const endSection = (): void => {
    for (const [name, line] of /deprecat/i.test(said) ? [] : found)
      problems.push(
        `${place}:${line}: \`${name}\` is deprecated. Name what replaces it, or say in this section that it is deprecated.`,
      );
    said = '';
    found.clear();
  };
  for (const block of readPage(text).tree.children) {
    if (block.type === 'heading') endSection();
    said += ` ${textOf(block)}`;
    visit(block, 'inlineCode', ({ value, position }) => {
      const target = findTarget({ text: value, isSlot: false }, components, index);
      if (target !== null && addresses.has(target) && !found.has(value))
        found.set(value, position?.start.line ?? 1);
    });
  }
  endSection();
  return problems;
}
