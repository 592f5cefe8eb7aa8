import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { earlyPressesScript } from './early-presses/node/script';

/**
 * Replays what a reader presses before the page's own script has loaded, lets the link of a heading copy its address, and shows the
 * list of all keyboard shortcuts on the `?` key. See README.md.
 *
 * @param options - `hasFeedback`: whether the settings say where feedback of readers goes
 */
export default function interactionPlugin(
  _context: LoadContext,
  { hasFeedback }: { hasFeedback: boolean },
): Plugin {
  const parts = ['heading-links', 'shortcuts', ...(hasFeedback ? ['feedback'] : [])];
  return {
    name: 'x-interaction',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: earlyPressesScript() }],
    }),
    getClientModules: () => parts.map((name) => path.join(__dirname, name, 'browser/client.ts')),
  };
}
