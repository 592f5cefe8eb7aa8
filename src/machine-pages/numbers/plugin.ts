import path from 'node:path';
import { readFileSync } from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readPage } from '../../content/mdx/readPage';
import { filesBelow } from '../../utils/filesBelow';

/** A claim in a page's test file: a statement of the page, with its proof. */
const claim = /^\s*claim\(/gm;

/**
 * Counts what the current version of the docs has. Unlisted pages and their demos don't count. In the reference, only the
 * pages of components and interfaces count, not the lists of them.
 *
 * @param docsDir - absolute path
 */
export function countDocs(docsDir: string) {
  const files = filesBelow(docsDir);
  const read = (file: string): string => readFileSync(path.join(docsDir, file), 'utf8');
  const isReference = (file: string): boolean => file.startsWith('api/');
  const pages = files.filter((file) => path.basename(file) === 'index.mdx');
  const guides = pages
    .filter((file) => !isReference(file))
    .map((file) => readPage(read(file)))
    .filter(({ frontMatter }) => !frontMatter.unlisted);
  return {
    guides: guides.length,
    demos: guides.reduce((sum, { demos }) => sum + demos.length, 0),
    claims: files
      .filter((file) => path.basename(file) === 'claims.test.tsx')
      .reduce((sum, file) => sum + (read(file).match(claim)?.length ?? 0), 0),
    // `api/<product>/<name>/index.mdx`
    reference: pages.filter((file) => isReference(file) && file.split('/').length === 4).length,
  };
}

/** Counts guides, demos, claims and reference pages for the home page. See README.md. */
export default function numbersPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'x-numbers',
    async contentLoaded({ actions }) {
      const numbers = countDocs(path.join(siteDir, 'docs'));
      await actions.createData('numbers.json', JSON.stringify(numbers));
    },
  };
}
