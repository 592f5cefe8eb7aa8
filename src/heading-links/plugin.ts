import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** A press on the link of a heading copies its address. See README.md. */
export default function headingLinksPlugin(): Plugin {
  return {
    name: 'x-heading-links',
    getClientModules: () => [path.join(__dirname, 'browser/client.ts')],
  };
}
