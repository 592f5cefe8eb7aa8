import type { Code, Definition, Heading, Image, Link, Node, Root, Text } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { parseFenceMeta } from '../../code/node/fenceMeta';
import { releasesIn, type Release } from '../../code/node/releases';
import { anchorOf } from '../../content/mdx/readPage';
import { outcomeOf, type PageParts } from './elements';

/** A replacement of the part of a text between two offsets. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Replaces parts of a text. Everything else stays exactly as written: parsing a page and printing it again would cost more
 * and escape characters that need no escaping.
 *
 * @throws Error when two edits overlap, which is a bug in the code that made them
 */
function applyEdits(source: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < at) throw new Error(`two edits overlap at offset ${start}`);
    parts.push(source.slice(at, start), text);
    at = end;
  }
  return [...parts, source.slice(at)].join('');
}

export interface CopyContext {
  parts: PageParts;
  /** Returns the full address that a link leads to. */
  linkOf: (url: string) => string;
}

const startOf = ({ position }: Node): number => position?.start.offset ?? 0;
const endOf = ({ position }: Node): number => position?.end.offset ?? 0;

/** Replaces a whole node. Lines after the first are indented as far as the node, for example in a list item. */
const replaced = (node: Node, text: string): Edit => ({
  start: startOf(node),
  end: endOf(node),
  text: text.replace(/\n(?!\n|$)/g, `\n${' '.repeat((node.position?.start.column ?? 1) - 1)}`),
});

/** Removes a node that is on lines of its own, with the blank lines after it. */
function removed(node: Node, source: string): Edit {
  const end = endOf(node);
  const blank = /^[ \t]*\n\s*/.exec(source.slice(end))?.[0].length ?? 0;
  return { start: startOf(node), end: end + blank, text: '' };
}

/** Replaces an element with some words and its children. */
function unwrapped(node: MdxJsxFlowElement | MdxJsxTextElement, before: string): Edit[] {
  const first = node.children.at(0);
  const last = node.children.at(-1);
  if (!first || !last) return [replaced(node, before.trim())];
  return [
    { start: startOf(node), end: startOf(first), text: before },
    { start: endOf(last), end: endOf(node), text: '' },
  ];
}

/** Replaces the address of a link or an image, which comes after its text. */
function addressEdit(node: Link | Image, source: string, linkOf: CopyContext['linkOf']): Edit[] {
  const url = linkOf(node.url);
  if (url === node.url) return [];
  const last = node.type === 'link' ? node.children.at(-1) : undefined;
  const from =
    node.type === 'image'
      ? startOf(node) + 2 + (node.alt?.length ?? 0)
      : last
        ? endOf(last)
        : startOf(node);
  const at = source.indexOf('](', from);
  if (at < 0 || at >= endOf(node)) return [];
  const title = node.title ? ` "${node.title.replaceAll('"', '\\"')}"` : '';
  return [{ start: at, end: endOf(node), text: `](${url}${title})` }];
}

const definitionEdit = (node: Definition, linkOf: CopyContext['linkOf']): Edit =>
  replaced(node, `[${node.label ?? node.identifier}]: ${linkOf(node.url)}`);

/** Reduces the first line of a fence to its language and file name. How a page shows it (tabs, marked lines) is left out. */
function fenceEdit(node: Code, source: string, onPage: ReadonlySet<Release>): Edit[] {
  if (!node.meta) return [];
  const { title } = parseFenceMeta(node.meta.replace(/(^|\s)npm2yarn(?=\s|$)/, ' '), onPage);
  const start = startOf(node);
  const ticks = /^[`~]+/.exec(source.slice(start))?.[0] ?? '```';
  const end = source.indexOf('\n', start);
  const info = `${node.lang ?? ''}${title === undefined ? '' : ` title="${title}"`}`;
  return [{ start, end, text: ticks + info }];
}

/** Removes the comment in which a writer chose the id of a heading, and adds an anchor if links wouldn't work without it. */
function headingEdits(node: Heading): Edit[] {
  const last = node.children.at(-1);
  if (last?.type !== 'mdxTextExpression') return [];
  const [, id = ''] = /#(\S+)/.exec(last.value) ?? [];
  const before = node.children.at(-2);
  const first = node.children.at(0);
  const isText = before?.type === 'text';
  const end = isText ? startOf(before) + before.value.trimEnd().length : startOf(last);
  return [
    ...(first && id && id !== anchorOf(node)
      ? [{ start: startOf(first), end: startOf(first), text: `<a id="${id}"></a>` }]
      : []),
    // There is a space between text and comment.
    { start: Math.min(end, startOf(last)), end: endOf(last), text: '' },
  ];
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Replaces the markers around an admonition: `:::warning Title` becomes bold text, and `:::` is removed. The title may have code
 * and links in it, which are nodes of their own.
 *
 * @param end - of the paragraph with the text
 */
function noteEdits(node: Text, end: number, source: string): Edit[] {
  const text = source.slice(startOf(node), endOf(node));
  return [...text.matchAll(/^[ \t]*:::(\w*)[ \t]*/gm)].flatMap((match) => {
    const [all, kind = ''] = match;
    const start = startOf(node) + match.index;
    const titleStart = start + all.length;
    const [title = ''] = /^.*/.exec(source.slice(titleStart, end)) ?? [];
    const bracket = /^\[.*\]$/.test(title) ? 1 : 0;
    const titleEnd = titleStart + title.length;
    const lineEnd = Math.min(titleEnd + 1, end);
    return kind
      ? [
          { start, end: titleStart + bracket, text: `**${capitalized(kind)}${title && ': '}` },
          { start: titleEnd - bracket, end: lineEnd, text: '**\n\n' },
        ]
      : [{ start, end: lineEnd, text: '' }];
  });
}

/**
 * Returns the text of a page as Markdown that doesn't depend on this site. The tree tells where each element is; whatever is
 * Markdown already is taken from the source.
 *
 * @throws Error for a component that can't be converted to Markdown
 */
export function pageMarkdown(source: string, tree: Root, { parts, linkOf }: CopyContext): string {
  const edits: Edit[] = [];
  const onPage = releasesIn(tree);
  visit(tree, (node, _index, parent) => {
    switch (node.type) {
      case 'yaml':
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
        edits.push(removed(node, source));
        return SKIP;
      case 'mdxTextExpression': {
        // The id at the end of a heading has been handled.
        if (parent?.type === 'heading' && parent.children.at(-1) === node) return SKIP;
        // A comment, or text that MDX would otherwise interpret as syntax: `{'{'}`.
        const [, , text = ''] = /^\s*(['"])(.*)\1\s*$/.exec(node.value) ?? [];
        edits.push(replaced(node, text));
        return SKIP;
      }
      case 'heading':
        edits.push(...headingEdits(node));
        return undefined;
      case 'code':
        edits.push(...fenceEdit(node, source, onPage));
        return undefined;
      case 'link':
      case 'image':
        edits.push(...addressEdit(node, source, linkOf));
        return undefined;
      case 'definition':
        edits.push(definitionEdit(node, linkOf));
        return undefined;
      case 'text':
        edits.push(...noteEdits(node, endOf(parent ?? node), source));
        return undefined;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const outcome = outcomeOf(node, parts);
        if (outcome === 'kept') return undefined;
        if ('text' in outcome) {
          edits.push(replaced(node, outcome.text));
          return SKIP;
        }
        edits.push(...unwrapped(node, outcome.before));
        return undefined;
      }
      default:
        return undefined;
    }
  });
  return applyEdits(source, edits).trim();
}
