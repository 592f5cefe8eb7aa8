import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { setupModule, slotsModule, stateModule } from './node/modules';
import type { AnalyticsSettings } from './node/settings';

export { parseAnalytics } from './node/settings';

/**
 * Adds the analytics client to the site if a maintainer has turned it on; otherwise none of it reaches a page. What depends
 * on the settings is in generated modules: the bundler's cache notices changes of those, but not of an environment
 * variable.
 */
export default function analyticsPlugin(
  _context: LoadContext,
  { settings }: { settings?: AnalyticsSettings },
): Plugin {
  return {
    name: 'x-analytics',
    async contentLoaded({ actions }) {
      await actions.createData('slots.js', slotsModule(settings));
      await actions.createData('state.js', stateModule(settings));
      if (settings) {
        await actions.createData('setup.js', setupModule(settings));
      }
    },
    getClientModules: () => (settings ? [path.join(__dirname, './browser/client.ts')] : []),
  };
}
