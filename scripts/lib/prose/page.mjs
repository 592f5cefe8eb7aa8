import { visit } from 'unist-util-visit';
import { loadTs } from '../load-ts.mjs';

const { readPage } = loadTs('../../src/content/mdx/readPage.ts');

/** Fields of the front matter that a reader sees. */
const readFields = ['title', 'description'];

/** Attributes of components that a reader sees. */
const readAttributes = ['title', 'label', 'alt', 'aria-label', 'summary'];

/**
 * @typedef {import('../../../src/content/mdx/readPage').PageHeading} Heading
 * @typedef {{ name: string, value: string, line: number, start: number, end: number }} MatterField
 * @typedef {{ text: string, line: number }} Comment
 * @typedef {{ text: string, tree: import('mdast').Root, prose: string, headings: Heading[], frontMatter: import('../../../src/content/mdx/readPage').PageFields, fields: MatterField[], comments: Comment[] }} Page
 */

/** Returns the fields of a front matter that are on one line each, with the position of their value in the file. */
function fieldsOf(node) {
  const first = node.position.start;
  let offset = first.offset + '---\n'.length;
  return node.value.split('\n').flatMap((line, index) => {
    const start = offset;
    offset += line.length + 1;
    const [, key, name, quote, value] = /^((\w+):\s*)(["']?)(.*?)\3\s*$/.exec(line) ?? [];
    if (name === undefined) return [];
    const from = start + key.length + quote.length;
    return { name, value, line: first.line + 1 + index, start: from, end: from + value.length };
  });
}

/** Returns the positions of attribute values that a reader sees. */
function attributeRanges(node, text) {
  const { start, end } = node.position;
  const source = text.slice(start.offset, end.offset);
  return node.attributes.flatMap(({ type, name, value }) => {
    if (type !== 'mdxJsxAttribute' || typeof value !== 'string' || !readAttributes.includes(name)) {
      return [];
    }
    const at = source.search(new RegExp(`\\b${name}=["']`));
    const from = start.offset + at + name.length + 2;
    return at === -1 ? [] : [[from, from + value.length]];
  });
}

/**
 * Parses a page.
 * @param {string} text of an .mdx file
 * @returns {Page} `prose` is as long as `text`, line for line, but blank where readers see no words: code, components,
 * addresses, comments, most of the front matter
 * @throws {Error} with `line`, if it isn't valid MDX
 */
export function parsePage(text) {
  const { tree, headings, frontMatter } = readPage(text);
  const comments = [];
  const ranges = [];
  let fields = [];
  visit(tree, (node) => {
    if (node.type === 'yaml') {
      fields = fieldsOf(node);
      const read = fields.filter(({ name }) => readFields.includes(name));
      ranges.push(...read.map(({ start, end }) => [start, end]));
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const [, comment] = /^\s*\/\*([^]*)\*\/\s*$/.exec(node.value) ?? [];
      if (comment !== undefined)
        comments.push({ text: comment.trim(), line: node.position.start.line });
    } else if (node.type === 'text') {
      ranges.push([node.position.start.offset, node.position.end.offset]);
    } else if (node.attributes) {
      ranges.push(...attributeRanges(node, text));
    }
  });
  const blank = (part) => part.replace(/[^\n]/g, ' ');
  let prose = '';
  for (const [start, end] of ranges.sort(([a], [b]) => a - b)) {
    prose +=
      blank(text.slice(prose.length, start)) + text.slice(Math.max(start, prose.length), end);
  }
  prose += blank(text.slice(prose.length));
  return { text, tree, prose, headings, frontMatter, fields, comments };
}

/** Returns the line of an offset, counted from 1. */
export const lineAt = (text, offset) => text.slice(0, offset).split('\n').length;

/**
 * Returns where and why MDX cannot parse a page.
 * @param {Error & { line?: number, reason?: string }} error `reason` is its message without the position
 */
export const mdxProblem = ({ line, reason, message }) => ({
  line: line ?? 1,
  message: `this is not valid MDX: ${reason ?? message}`,
});
