import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { countDocs } from './node/count';

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
