import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';

const config: Config = {
  title: 'MUI X',
  url: 'http://localhost:3000',
  baseUrl: '/x/',
  trailingSlash: true,
  titleDelimiter: '-',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  future: { v4: { removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: false, siteStorageNamespacing: false, fasterByDefault: true, mdx1CompatDisabledByDefault: true }, faster: true },
  presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.ts' }, blog: { path: 'blog' } } satisfies PresetOptions]],
  themeConfig: { colorMode: { respectPrefersColorScheme: true } } satisfies ThemeConfig,
};
export default config;
