import type { Plugin } from '@docusaurus/types';
import { earlyPressesScript } from './build/script';

/** Answers what a reader presses before the page's own script is there. */
export default function earlyPressesPlugin(): Plugin {
  return {
    name: 'x-early-presses',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: earlyPressesScript() }],
    }),
  };
}
