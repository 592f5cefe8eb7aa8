import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { AnalyticsSettings } from './node/settings';

export { parseAnalytics } from './node/settings';

/**
 * Returns the module from which the site's layout imports the notice and the footer's button. Without analytics both are
 * null, and the bundler drops the code that would show them.
 */
export function slotsModule(settings: AnalyticsSettings | undefined): string {
  return settings
    ? `export { default as ConsentNotice } from '@site/src/analytics/ui/ConsentNotice';
export { default as PrivacyChoices } from '@site/src/analytics/ui/PrivacyChoices';
`
    : `export const ConsentNotice = null;
export const PrivacyChoices = null;
`;
}

/** Returns the module with the client's settings. It imports only the transports that are used. */
export function setupModule({ endpoint, measurementId, vitalsRate }: AnalyticsSettings): string {
  const transports = Object.entries({ beacon: endpoint, gtag: measurementId }).filter(
    ([, target]) => target !== undefined,
  );
  const imports = transports.map(
    ([name]) => `import { ${name} } from '@site/src/analytics/browser/transports/${name}';`,
  );
  const calls = transports.map(([name, target]) => `${name}(${JSON.stringify(target)})`);
  return `${imports.join('\n')}
export const createTransports = () => [${calls.join(', ')}];
export const vitalsRate = ${vitalsRate};
`;
}

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
      // Controls read here whether to add attributes for analytics. A module of its own, since every page loads it.
      await actions.createData('state.js', `export const hasAnalytics = ${Boolean(settings)};\n`);
      if (settings) {
        await actions.createData('setup.js', setupModule(settings));
      }
    },
    getClientModules: () => (settings ? [path.join(__dirname, './browser/client.ts')] : []),
  };
}
