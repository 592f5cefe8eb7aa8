import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { releaseOf, type Release } from '../../code/node/releases';
import { parseChangeProps, type ChangeProps } from '../../content/mdx/changeProps';
import { anchorOf, ownId, readPage, textOf } from '../../content/mdx/readPage';
import { remember } from '../../utils/remember';

/** A fence in an entry that is written for a major. */
export interface EntryFence {
  release: Release;
  language: string;
  code: string;
  /** The line on which the code starts. */
  line: number;
}

/** An entry of a migration guide: one breaking change. */
export interface Entry extends ChangeProps {
  /** The anchor of its heading. */
  id: string;
  title: string;
  /** The line of its `<Change>`. */
  line: number;
  fences: EntryFence[];
}

/** An entry with its place among the nodes of the page: from `start` up to, but not including, `end`. */
export interface PlacedEntry extends Entry {
  node: MdxJsxFlowElement;
  start: number;
  end: number;
}

/** A mistake in a page, with its line. */
export class EntryError extends Error {
  override name = 'EntryError';

  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

const lineOf = ({ position }: Pick<RootContent, 'position'>): number => position?.start.line ?? 1;

type Named = { type: string; name?: string | null };

const isNamed = (node: Named, name: string): boolean =>
  /^mdxJsx(?:Flow|Text)Element$/.test(node.type) && node.name === name;

/** Whether a node is the filter of a page. */
export const isChanges = (node: Named): boolean => isNamed(node, 'Changes');

function headingAbove(nodes: readonly RootContent[], index: number): number | undefined {
  const before = nodes.slice(0, index).findLastIndex(({ type }) => type !== 'mdxFlowExpression');
  return nodes[before]?.type === 'heading' ? before : undefined;
}

/** Returns the index at which the section of a heading ends. */
export function endOfSection(nodes: readonly RootContent[], start: number): number {
  const { depth } = nodes[start] as Heading;
  const next = nodes.findIndex(
    (node, index) =>
      index > start && ((node.type === 'heading' && node.depth <= depth) || isChanges(node)),
  );
  return next === -1 ? nodes.length : next;
}

function fencesIn(nodes: readonly RootContent[]): EntryFence[] {
  const fences: EntryFence[] = [];
  visit({ type: 'root', children: [...nodes] } as Root, 'code', (node) => {
    const release = releaseOf(node.meta);
    if (release) {
      const { lang, value } = node;
      fences.push({ release, language: lang ?? '', code: value, line: lineOf(node) + 1 });
    }
  });
  return fences;
}

function entryAt(nodes: readonly RootContent[], index: number): PlacedEntry {
  const node = nodes[index] as MdxJsxFlowElement;
  const line = lineOf(node);
  const start = headingAbove(nodes, index);
  if (start === undefined) {
    throw new EntryError("<Change /> must come directly below its entry's heading.", line);
  }
  const heading = nodes[start] as Heading;
  const id = ownId(heading);
  if (id === undefined || !/^[\w-]+$/.test(id)) {
    const found = id === undefined ? 'has no id' : `has the id "${id}"`;
    throw new EntryError(
      `the heading of the entry "${textOf(heading)}" ${found}; it needs a permanent one made of letters, digits, - and _, as in {/* #${anchorOf(heading)} */}.`,
      lineOf(heading),
    );
  }
  const end = endOfSection(nodes, start);
  try {
    const props = parseChangeProps(node);
    const fences = fencesIn(nodes.slice(start, end));
    return { ...props, id, title: textOf(heading), line, fences, node, start, end };
  } catch (error) {
    throw new EntryError((error as Error).message, line);
  }
}

/** Entries by the text of their page, because search, the reference and the upgrade check all read them. */
const known = new Map<string, PlacedEntry[]>();

/**
 * Returns the entries of a page that is written in Markdown.
 * @throws EntryError like `entriesIn`
 */
export const entriesOf = (text: string): readonly Entry[] =>
  remember(known, text, () => entriesIn(readPage(text).tree));

/**
 * Returns the entries of a page, in order.
 * @throws EntryError for an entry without a heading or id, with the id of another entry, in a wrong place, or with wrong props
 */
export function entriesIn(tree: Root): PlacedEntry[] {
  const nodes = tree.children;
  const entries: PlacedEntry[] = [];
  visit(tree, (node, _index, parent) => {
    if (!isNamed(node, 'Change')) return;
    if (parent !== tree || node.type !== 'mdxJsxFlowElement') {
      throw new EntryError(
        '<Change /> must be on lines of its own, outside lists and other elements.',
        lineOf(node as RootContent),
      );
    }
    const entry = entryAt(nodes, nodes.indexOf(node));
    const same = entries.find(({ id }) => id === entry.id);
    if (same) {
      throw new EntryError(
        `the id "${entry.id}" is also used by the entry on line ${same.line}; ids must be unique.`,
        entry.line,
      );
    }
    const last = entries.at(-1);
    if (last && last.end > entry.start) {
      throw new EntryError(
        `the entry "${entry.id}" is nested in the entry "${last.id}"; use headings of the same level.`,
        entry.line,
      );
    }
    entries.push(entry);
  });
  return entries;
}
