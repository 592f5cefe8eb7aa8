import path from 'node:path';
import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { elementNode, importNode, propNode } from '../../content/mdx/nodes';
import { ContentError } from '../../utils/problems';
import { detailsOf, factsOf } from '../details';
import { snapshotOfFile } from '../../products/snapshots';
import { checkEntries, checkMatches, type Known } from './checkEntries';
import { endOfSection, entriesIn, EntryError, isChanges, type PlacedEntry } from './readEntries';

/** What a page imports: name in its module, which no writer would choose -> component. */
const components = {
  XChanges: '@site/src/migration/ui/Changes',
  XEntry: '@site/src/migration/ui/Entry',
  XChange: '@site/src/migration/ui/Change',
};

/** The class of the section around a group of entries and its heading. */
const groupClass = 'x-change-group';

type Child = MdxJsxFlowElement['children'][number];

/** Returns the filter of a page with entries; undefined for other pages. */
function changesOf(tree: Root, entries: readonly PlacedEntry[]): MdxJsxFlowElement | undefined {
  const found: MdxJsxFlowElement[] = [];
  visit(tree, (node, _index, parent) => {
    if (!isChanges(node as RootContent)) return;
    const fail = (message: string): never => {
      throw new EntryError(message, node.position?.start.line ?? 1);
    };
    if (parent !== tree || node.type !== 'mdxJsxFlowElement')
      return fail('<Changes /> must be on a line of its own.');
    if (found.length > 0) fail('a page can have only one <Changes />.');
    if (entries.length === 0) fail('<Changes /> has no entries: this page has no <Change />.');
    if (node.attributes.length + node.children.length > 0)
      fail('<Changes /> takes no props and no children: its entries are the <Change /> below it.');
    found.push(node);
  });
  if (found.length === 0 && entries[0]) {
    throw new EntryError(
      'a page with <Change /> needs <Changes /> above its entries.',
      entries[0].line,
    );
  }
  return found[0];
}

/** Wraps each entry among the nodes of a page in an element of its own. */
function withEntries(
  nodes: readonly RootContent[],
  entries: readonly PlacedEntry[],
  page: string,
): RootContent[] {
  const divided: RootContent[] = [];
  let at = 0;
  for (const entry of entries) {
    divided.push(...nodes.slice(at, entry.start), {
      ...elementNode('XEntry', [
        propNode('page', page),
        propNode('details', JSON.stringify(detailsOf(entry))),
      ]),
      children: nodes
        .slice(entry.start, entry.end)
        .map((node) => (node === entry.node ? elementNode('XChange', []) : node)) as Child[],
    });
    at = entry.end;
  }
  return [...divided, ...nodes.slice(at)];
}

const isEntry = (node: RootContent): boolean =>
  node.type === 'mdxJsxFlowElement' && node.name === 'XEntry';

/** Wraps each level-two heading and its entries in a section, which is hidden when the filter leaves none of them. */
function withGroups(nodes: readonly RootContent[]): RootContent[] {
  const grouped: RootContent[] = [];
  for (let at = 0; at < nodes.length;) {
    const node = nodes[at] as RootContent;
    const isHeading = node.type === 'heading' && (node as Heading).depth === 2;
    const end = isHeading ? endOfSection(nodes, at) : at + 1;
    const section = nodes.slice(at, end);
    const element = elementNode('section', [propNode('className', groupClass)]);
    if (section.some(isEntry)) grouped.push({ ...element, children: section as Child[] });
    else grouped.push(...section);
    at = end;
  }
  return grouped;
}

export interface RemarkChangesOptions {
  siteDir: string;
  /** Returns what the entries of a page may name. Called only for pages with entries. */
  known: (page: string) => Known;
}

/**
 * Remark step: turns the entries of a migration guide into sections that can be filtered and checked off, and its
 * `<Changes />` into their filter. Must run before Docusaurus' own steps, which remove the ids from headings.
 *
 * @throws ContentError naming file and line of a mistake in an entry
 */
export default function remarkChanges({ siteDir, known }: RemarkChangesOptions) {
  return (tree: Root, file: VFile): void => {
    const page = path.relative(siteDir, file.path).replaceAll('\\', '/');
    try {
      const entries = entriesIn(tree);
      const changes = changesOf(tree, entries);
      if (!changes) return;
      checkEntries(entries, known(page));
      // The upgrade check reads the current guides.
      if (!snapshotOfFile(page)) checkMatches(entries);
      const key = path.posix.basename(path.posix.dirname(page));
      changes.name = 'XChanges';
      changes.attributes = [
        propNode('page', key),
        propNode('entries', JSON.stringify(entries.map(factsOf))),
      ];
      tree.children = [
        ...Object.entries(components).map(([name, source]) => importNode(name, source)),
        ...withGroups(withEntries(tree.children, entries, key)),
      ];
    } catch (error) {
      if (!(error instanceof EntryError)) throw error;
      throw new ContentError([`${page}:${error.line}: ${error.message}`]);
    }
  };
}
