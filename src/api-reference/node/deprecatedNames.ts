import type { Nodes, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseConfigureProps } from '../../content/mdx/configureProps';
import { showsDemo } from '../../content/mdx/demoProps';
import { allText, type Page, type PageDemo } from '../../content/mdx/readPage';
import { rowsOf } from '../model';
import type { ApiPage } from '../types';
import { findTarget } from './inline-links/findTarget';
import { indexNames, type NameIndex } from './inline-links/nameIndex';

/** The names in a reference that should no longer be used. */
export interface DeprecatedNames {
  index: NameIndex;
  /** Addresses of deprecated rows and pages, as `findTarget` returns them. */
  addresses: ReadonlySet<string>;
}

/** Finds the deprecated pages and rows of a reference. */
export function deprecatedNames(pages: readonly ApiPage[]): DeprecatedNames {
  const addresses = pages.flatMap((page) => [
    ...(page.deprecated === null ? [] : [page.path]),
    ...rowsOf(page).flatMap(({ id, deprecated = null }) =>
      deprecated === null ? [] : `${page.path}#${id}`,
    ),
  ]);
  return { index: indexNames(pages), addresses: new Set(addresses) };
}

/** A part of a guide: its heading and what follows, up to the next heading of any depth. */
interface Section {
  blocks: readonly RootContent[];
  /** Whether it says that something is deprecated. */
  isWarning: boolean;
}

function sectionsOf({ children }: Root): Section[] {
  const parts: RootContent[][] = [[]];
  for (const block of children) {
    if (block.type === 'heading') parts.push([]);
    parts.at(-1)?.push(block);
  }
  return parts.map((blocks) => ({
    blocks,
    isWarning: /deprecat/i.test(blocks.map(allText).join(' ')),
  }));
}

/** The names in some blocks, each with its first line: inline code, and the props of configurable demos. */
function namesIn(blocks: readonly RootContent[]): Map<string, number> {
  const found = new Map<string, number>();
  const add = (name: string, { position }: Nodes): void => {
    if (!found.has(name)) found.set(name, position?.start.line ?? 1);
  };
  for (const block of blocks) {
    visit(block, (node) => {
      if (node.type === 'inlineCode') add(node.value, node);
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Configure' || !showsDemo(node))
        return;
      const { component, props } = parseConfigureProps(node);
      props.forEach(({ name }) => add(`${component}.${name}`, node));
    });
  }
  return found;
}

/**
 * Returns a message for each deprecated name in the inline code and the configurable demos of a guide, unless the section
 * around it says that something is deprecated.
 *
 * @param place - the file, for the message
 */
export function deprecatedNameProblems(
  { tree }: Page,
  place: string,
  components: readonly string[],
  { index, addresses }: DeprecatedNames,
): string[] {
  const isDeprecated = (name: string): boolean => {
    const target = findTarget({ text: name, isSlot: false }, components, index);
    return target !== null && addresses.has(target);
  };
  return sectionsOf(tree)
    .filter(({ isWarning }) => !isWarning)
    .flatMap(({ blocks }) => [...namesIn(blocks)])
    .filter(([name]) => isDeprecated(name))
    .map(
      ([name, line]) =>
        `${place}:${line}: \`${name}\` is deprecated. Name what replaces it, or say in this section that it is deprecated.`,
    );
}

/** Returns the demos of a guide that are in sections without a word about deprecation. */
export function demosWithoutWarning({ tree, demos }: Page): PageDemo[] {
  const lines = new Set(
    sectionsOf(tree)
      .filter(({ isWarning }) => !isWarning)
      .flatMap(({ blocks }) => {
        const first = blocks[0]?.position?.start.line ?? 0;
        const last = blocks.at(-1)?.position?.end.line ?? 0;
        return demos.filter(({ line }) => line >= first && line <= last);
      })
      .map(({ line }) => line),
  );
  return demos.filter(({ line }) => lines.has(line));
}
