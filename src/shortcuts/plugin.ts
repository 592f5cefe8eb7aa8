import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The list of all keyboard shortcuts, at the key `?`. See README.md. */
export default function shortcutsPlugin(): Plugin {
  return {
    name: 'x-shortcuts',
    getClientModules: () => [path.join(__dirname, 'browser/client.ts')],
  };
}
