import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { loadTs } from '../load-ts.mjs';
import { pagesBelow } from '../pages.mjs';
import { mdxProblem } from '../prose/page.mjs';
import { UsageError } from '../usage-error.mjs';
import { addClassNames, evidenceOf, inlineEvidence, noEvidence } from './evidence.mjs';

const { allText, readPage } = loadTs('../../src/content/mdx/readPage.ts');

/**
 * @typedef {import('../../../src/content/mdx/readPage').Page} Page
 * @typedef {{ file: string, page: Page, path: string, title: string, components: string[],
 *   evidence: import('./evidence.mjs').Evidence }} Guide
 */

const languages = new Set(['tsx', 'ts', 'jsx', 'js', 'css', 'diff']);

/**
 * Returns what a page and its demos name.
 * @param {Page} page
 * @param {(src: string) => string | undefined} readDemo returns the source of a demo, by the path that the page gives for it
 * @returns {import('./evidence.mjs').Evidence}
 */
export function evidenceOfPage({ tree, fences, demos }, readDemo) {
  const found = noEvidence();
  const headings = [];
  for (const block of tree.children) {
    if (block.type === 'heading') {
      const level = Math.max(0, block.depth - 2);
      headings.length = Math.min(headings.length, level);
      headings[level] = allText(block);
    }
    const context = `${headings.join(' ')} ${allText(block)}`;
    visit(block, 'inlineCode', ({ value }) => void inlineEvidence(value, context, found));
  }
  for (const { code } of fences.filter(({ language }) => languages.has(language))) {
    evidenceOf(code, found);
    // Also in comments, CSS and what can't be parsed.
    addClassNames(code, found);
  }
  for (const { src, configures = [] } of demos) {
    evidenceOf(readDemo(src) ?? '', found);
    evidenceOf(configures.join(';'), found);
  }
  return found;
}

/** @throws {UsageError} that says where the page isn't valid MDX */
function evidenceIn(file, page, readDemo) {
  try {
    return evidenceOfPage(page, readDemo);
  } catch (error) {
    const { line, message } = mdxProblem(error);
    throw new UsageError(`${file}:${line}: ${message}`);
  }
}

/**
 * Reads the guides of a product: the pages below its own prefixes, except the API reference and unlisted pages. Migration and
 * common pages are not included, since they explain other things.
 * @param {string} root the project's folder
 * @param {readonly string[]} prefixes such as `/react-tree-view`
 * @returns {Guide[]}
 */
export function readGuides(root, prefixes) {
  const folders = prefixes.filter((prefix) => !prefix.startsWith('/api/')).map((p) => `docs${p}`);
  return pagesBelow(root, folders)
    .map((file) => ({ file, page: readPage(readFileSync(path.join(root, file), 'utf8')) }))
    .filter(({ page }) => !page.frontMatter.unlisted)
    .map(({ file, page }) => {
      const { title, components } = page.frontMatter;
      const readDemo = (src) => {
        const demo = path.join(root, path.dirname(file), src);
        return existsSync(demo) ? readFileSync(demo, 'utf8') : undefined;
      };
      return {
        file,
        page,
        path: file.replace(/^docs|index\.mdx?$/g, ''),
        title,
        components,
        evidence: evidenceIn(file, page, readDemo),
      };
    });
}
