import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { earlyPressesScript } from './early-presses/node/script';

/**
 * Replays what a reader presses before the page's own script has loaded, lets the link of a heading copy its address, and shows the
 * list of all keyboard shortcuts on the `?` key. See README.md.
 */
export default function interactionPlugin(): Plugin {
  return {
    name: 'x-interaction',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: earlyPressesScript() }],
    }),
    getClientModules: () =>
      ['heading-links', 'shortcuts'].map((name) => path.join(__dirname, name, 'browser/client.ts')),
  };
}
