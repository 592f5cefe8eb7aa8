import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Makes one visit of a double-click on a link, and tells screen readers which page a link led to. */
export default function navigationPlugin(): Plugin {
  return {
    name: 'x-navigation',
    getClientModules: () => [path.join(__dirname, 'browser/client.ts')],
  };
}
