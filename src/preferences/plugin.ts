import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { inlineScript } from './node/inlineScript';

/**
 * Sets the reader's preferences before first paint and keeps them afterwards: the inline script in
 * `<head>` and the client module.
 */
export default function preferencesPlugin(): Plugin {
  return {
    name: 'x-preferences',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: inlineScript() }] }),
    getClientModules: () => [path.join(__dirname, 'browser/client.ts')],
  };
}
