import type { Plugin } from '@docusaurus/types';
import { earlyPressesScript } from './node/script';

/** Replays what a reader presses before the page's own script has loaded. */
export default function earlyPressesPlugin(): Plugin {
  return {
    name: 'x-early-presses',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: earlyPressesScript() }],
    }),
  };
}
