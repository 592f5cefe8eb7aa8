import { visit } from 'unist-util-visit';
import { unwritten } from './unwritten.mjs';

const most = 3;

/**
 * Whether a page needs no end: an overview ends with its product's pages, an unlisted page is for writers, and what a
 * scaffold left is found elsewhere.
 */
const goesOn = ({ text }) =>
  /^<ProductIndex\b/m.test(text) || /^unlisted:\s*true\s*$/m.test(text) || text.includes(unwritten);

const textOf = (node) => {
  let text = '';
  visit(node, ['text', 'inlineCode'], ({ value }) => void (text += value));
  return text.trim();
};

const hasLink = (node) => {
  let has = false;
  visit(node, 'link', () => void (has = true));
  return has;
};

/**
 * A page of the docs ends with "## Next steps": up to three links, so that nobody is left at its end.
 * @param {string} file its path below the project's folder
 * @param {{ text: string, tree: import('mdast').Root }} page
 * @returns {{ line: number, message: string }[]}
 */
export function checkEnding(file, page) {
  if (!file.startsWith('docs/') || goesOn(page)) {
    return [];
  }
  const nodes = page.tree.children;
  const at = nodes.findLastIndex(({ type, depth }) => type === 'heading' && depth === 2);
  const heading = nodes[at];
  if (!heading || textOf(heading) !== 'Next steps') {
    const line = page.text.trimEnd().split('\n').length;
    return [
      { line, message: `the page has no end: add "## Next steps" with up to ${most} links.` },
    ];
  }
  const { line } = heading.position.start;
  const items = nodes.slice(at + 1).flatMap((node) => (node.type === 'list' ? node.children : []));
  if (items.length === 0 || !items.every(hasLink)) {
    return [{ line, message: '"## Next steps" is a list, and each of its entries has a link.' }];
  }
  return items.length > most
    ? [{ line, message: `"## Next steps" has ${items.length} entries: keep the best ${most}.` }]
    : [];
}
