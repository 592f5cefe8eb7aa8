import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Shows the list of all keyboard shortcuts on the `?` key. See README.md. */
export default function shortcutsPlugin(): Plugin {
  return {
    name: 'x-shortcuts',
    getClientModules: () => [path.join(__dirname, 'browser/client.ts')],
  };
}
