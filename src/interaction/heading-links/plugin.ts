import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Makes a press on a heading's link copy its address. See README.md. */
export default function headingLinksPlugin(): Plugin {
  return {
    name: 'x-heading-links',
    getClientModules: () => [path.join(__dirname, 'browser/client.ts')],
  };
}
