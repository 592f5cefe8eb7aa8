import type { LoadContext } from '@docusaurus/types';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';

/** Fields of Docusaurus' configuration that only the build reads. */
const buildOnly = [
  'clientModules',
  'deploymentBranch',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'organizationName',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** Returns the browser's part of the configuration. Also drops `future.faster`, which names bundlers. */
export function trimConfig(config: Record<string, unknown>): Record<string, unknown> {
  const { faster: _faster, ...future } = (config.future ?? {}) as Record<string, unknown>;
  const kept = Object.entries(config).filter(([name]) => !buildOnly.includes(name));
  return { ...Object.fromEntries(kept), future };
}

/** Returns the modules about the site for the browser: file name -> source. */
export const siteModules = ({ siteConfig, siteVersion }: LoadContext) => ({
  'docusaurus.config.mjs': `export default ${JSON.stringify(trimConfig(siteConfig))};\n`,
  // Only Docusaurus' own debugging pages read the versions of plugins.
  'site-metadata.json': JSON.stringify({
    docusaurusVersion: DOCUSAURUS_VERSION,
    siteVersion,
    pluginVersions: {},
  }),
});
