import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

export { default as apiLinks } from './rehypeApiLinks';

/** Registers the popover for the links that the rehype step makes; see README.md. */
export default function apiLinksPlugin({ siteDir }: { siteDir: string }): Plugin {
  return {
    name: 'x-api-links',
    getClientModules: () => [path.join(siteDir, 'src/api-reference/browser/popover/client.ts')],
  };
}
