// Pictures and components of a page. The build finds most of this too, but without a line for a component.
import { visit } from 'unist-util-visit';
import { loadTs } from '../load-ts.mjs';

const { isComponent } = loadTs('../../src/machine-pages/node/elements.ts');

const written = (url) => `![What it shows](${url})`;

/** Says what is wrong with a picture; nothing if it is sound. */
function pictureProblem({ url, alt }, exists) {
  // Elsewhere, the bundler gives it an address that the Markdown copy of the page doesn't know.
  if (!url.startsWith('/img/'))
    return `the picture "${url}" isn't in static/img, where all pages and their copies find it: ${written('/img/name.png')}.`;
  if (!exists(`static${url}`)) return `there is no file "static${url}".`;
  return alt?.trim() ? undefined : `the picture "${url}" has no text: ${written(url)}.`;
}

function componentProblem({ name }) {
  if (name === 'img')
    return `<img> isn't found by the checks of pictures; write ${written('/img/name.png')}.`;
  return name === null || !/^[A-Z]/.test(name) || isComponent(name)
    ? undefined
    : `<${name}> isn't a component for pages: /x/contributing/components/ shows all of them.`;
}

/**
 * Finds pictures that are missing, lie elsewhere than in `static/img` or have no alternative text, and components that pages don't have.
 * @param {string} file
 * @param {import('mdast').Root} tree
 * @param {(file: string) => boolean} exists
 * @returns {{ file: string, line: number, message: string }[]}
 */
export function elementProblems(file, tree, exists) {
  const problems = [];
  visit(tree, ['image', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const message = node.type === 'image' ? pictureProblem(node, exists) : componentProblem(node);
    if (message) problems.push({ file, line: node.position?.start.line ?? 1, message });
  });
  return problems;
}
