import type { AnalyticsSettings } from './settings';

/**
 * The module that the frame of the site takes the notice and the footer's button from. Without analytics both are
 * null: the bundler then drops their places, too.
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

/** The module the client takes its settings from; it imports the transports that are used and no other. */
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
