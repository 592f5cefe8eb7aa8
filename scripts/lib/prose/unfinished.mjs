import { visit } from 'unist-util-visit';
import { textOf } from './headings.mjs';

/** Marks the places in a scaffold that a writer has to fill in. A page that still has one builds, but fails `npm test`. */
export const unwritten = 'To be written:';

/**
 * Finds texts of a scaffold that have not been replaced.
 * @param {Pick<import('./page.mjs').Page, 'fields' | 'comments'>} page
 * @returns {{ line: number, message: string }[]}
 */
export function checkUnwritten({ fields, comments }) {
  const inMatter = fields
    .filter(({ value }) => value.startsWith(unwritten))
    .map(({ name, line }) => ({
      line,
      message: `"${name}" is still the one that npm run new:page made: write it.`,
    }));
  const inBody = comments
    .filter(({ text }) => text.startsWith(unwritten))
    .map(({ text, line }) => ({
      line,
      message: `a part of the page is still to be written: ${text.slice(unwritten.length).trim().replace(/\s+/g, ' ')} Then delete the comment.`,
    }));
  return [...inMatter, ...inBody];
}

const most = 3;

/**
 * Whether a page needs no "## Next steps": an overview ends with its product's pages, an unlisted page is for writers, and the
 * unwritten parts of a scaffold are reported elsewhere.
 */
const goesOn = ({ text, tree, frontMatter }) =>
  frontMatter.unlisted ||
  tree.children.some(({ name }) => name === 'ProductIndex') ||
  text.includes(unwritten);

const hasLink = (node) => {
  let has = false;
  visit(node, 'link', () => void (has = true));
  return has;
};

/**
 * Checks that a page of the docs ends with "## Next steps", a list of up to three links, so that it isn't a dead end.
 * @param {string} file its path below the project's folder
 * @param {import('./page.mjs').Page} page
 * @returns {{ line: number, message: string }[]}
 */
export function checkEnding(file, page) {
  if (!file.startsWith('docs/') || goesOn(page)) {
    return [];
  }
  const last = page.headings.findLast(({ depth }) => depth === 2);
  if (!last || textOf(last) !== 'Next steps') {
    const line = page.text.trimEnd().split('\n').length;
    const message = `the page does not end with next steps: add "## Next steps" with up to ${most} links.`;
    return [{ line, message }];
  }
  const { line } = last;
  const nodes = page.tree.children.filter(({ position }) => position.start.line > line);
  const items = nodes.flatMap((node) => (node.type === 'list' ? node.children : []));
  if (items.length === 0 || !items.every(hasLink)) {
    return [{ line, message: '"## Next steps" must be a list, and each entry needs a link.' }];
  }
  return items.length > most
    ? [{ line, message: `"## Next steps" has ${items.length} entries: keep the best ${most}.` }]
    : [];
}
