import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { setupModule, slotsModule } from './build/modules';
import type { AnalyticsSettings } from './build/settings';

/**
 * Brings the client of analytics to the browser, when a maintainer has asked for it; otherwise nothing of it reaches
 * a page. What depends on the settings is written as generated modules, because the bundler's cache notices those,
 * while it does not notice an environment variable.
 */
export default function analyticsPlugin(
  _context: LoadContext,
  { settings }: { settings?: AnalyticsSettings },
): Plugin {
  return {
    name: 'x-analytics',
    async contentLoaded({ actions }) {
      await actions.createData('slots.js', slotsModule(settings));
      if (settings) {
        await actions.createData('setup.js', setupModule(settings));
      }
    },
    getClientModules: () => (settings ? [path.join(__dirname, './browser/client.ts')] : []),
  };
}
