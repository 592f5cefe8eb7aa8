import type { Config, PluginConfig } from '@docusaurus/types';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import { currentVersion, parseVersionHosts, products, versionHostsVariable } from './src/products';
import { snapshots } from './src/products/snapshots';
import analyticsPlugin from './src/analytics/plugin';
import { parseAnalytics } from './src/analytics/build/settings';
import apiLinksPlugin, { apiLinks } from './src/api-reference/build/inline-links';
import apiReferencePlugin from './src/api-reference/plugin';
import remarkBlocks from './src/api-reference/build/remark/blocks';
import remarkGuideLinks from './src/api-reference/build/remark/guideLinks';
import tableLabels from './src/content/build/tableLabels';
import cssPlugin, { cssLayers } from './src/css/plugin';
import demosPlugin, { remarkCode } from './src/demos/plugin';
import docsPlugin from './src/content/plugin';
import { createParseFrontMatter } from './src/content/build/frontMatter';
import { isGitWorktree } from './src/content/build/isGitWorktree';
import hostingPlugin from './src/hosting/plugin';
import { foreignSourcesOf } from './src/hosting/build/foreign';
import lightPlugin from './src/page-weight/routes/plugin';
import pagesPlugin from './src/content/build/pageList';
import robotsPlugin from './src/hosting/build/robots';
import searchPlugin from './src/search/plugin';
import snapshotsPlugin from './src/snapshots/plugin';
import remarkVersionLinks from './src/snapshots/build/remarkVersionLinks';
import staticPlugin, {
  isStaticOn,
  recmaStatic,
  rehypeStatic,
} from './src/page-weight/static-content/plugin';
import preferencesPlugin from './src/preferences/plugin';
import offlinePlugin from './src/offline/plugin';
import { parseOffline } from './src/offline/build/settings';

/** Settings a maintainer gives at build; without any the site is complete and names no foreign host. */
const {
  SITE_URL = 'http://localhost:3000',
  SITE_REPOSITORY_URL,
  MUI_X_LICENSE_KEY,
  ICON_FONT_URL,
  LIGHT_ROUTES,
} = process.env;

const analytics = parseAnalytics(process.env);
const hasStatic = isStaticOn(process.env);
const baseUrl = '/x/';

const remarkPlugins = [
  [npm2yarn, { sync: true, converters: ['yarn', 'pnpm', 'bun'] }],
  [remarkCode, { siteDir: __dirname }],
];
const rehypePlugins = [tableLabels];

const config: Config = {
  title: 'MUI X',
  tagline: 'Data Grid, Date and Time Pickers, Charts and Tree View',
  url: SITE_URL,
  baseUrl,
  // Its script would be one more that the Content-Security-Policy must allow.
  baseUrlIssueBanner: false,
  trailingSlash: true,
  titleDelimiter: '-',
  favicon: 'img/favicon.svg',
  organizationName: 'mui-x-docs',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: false,
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: true,
  },
  markdown: {
    parseFrontMatter: createParseFrontMatter(__dirname),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  customFields: {
    repositoryUrl: SITE_REPOSITORY_URL,
    licenceKey: MUI_X_LICENSE_KEY,
    iconFontUrl: ICON_FONT_URL,
    versionHosts: parseVersionHosts(process.env[versionHostsVariable]),
  },
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: {
          blogTitle: 'Blog',
          blogDescription: 'What this documentation offers, release by release',
          blogSidebarCount: 0,
          showReadingTime: false,
          feedOptions: { type: ['rss', 'atom'], title: 'MUI X documentation' },
          onUntruncatedBlogPosts: 'throw',
          remarkPlugins,
          rehypePlugins,
        },
        pages: { showLastUpdateTime: false },
        sitemap: {
          ignorePatterns: [
            '/x/{playground,search,offline,blog/tags,blog/authors,blog/archive}/**',
            // Docs tabs: their canonical address is the guide's.
            '/x/**/components-api/',
            // Frozen versions: their canonical address is that of the current one.
            ...snapshots.map(({ version }) => `/x/${version}/**`),
          ],
        },
        theme: {
          customCss: ['tokens', 'base', 'layout', 'content', 'print', 'utilities'].map(
            (name) => `./src/css/${name}.css`,
          ),
        },
      } satisfies PresetOptions,
    ],
  ],
  // As functions, not as paths: Docusaurus would load every path with all that it imports anew.
  plugins: [
    // First: it writes pages that the docs plugin reads.
    apiReferencePlugin,
    [
      docsPlugin,
      {
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        numberPrefixParser: false,
        editUrl: SITE_REPOSITORY_URL && `${SITE_REPOSITORY_URL}/edit/main/`,
        showLastUpdateTime: isGitWorktree(__dirname),
        lastVersion: 'current',
        // The version switcher names the version of every page.
        versions: { current: { label: currentVersion, badge: false } },
        beforeDefaultRemarkPlugins: [
          [remarkVersionLinks, { siteDir: __dirname }],
          [remarkGuideLinks, { siteDir: __dirname }],
        ],
        remarkPlugins: [...remarkPlugins, [remarkBlocks, { siteDir: __dirname, baseUrl }]],
        rehypePlugins: [
          ...rehypePlugins,
          [apiLinks, { siteDir: __dirname }],
          // Last: it takes what the others have made.
          ...(hasStatic ? [[rehypeStatic, { siteDir: __dirname }]] : []),
        ],
        recmaPlugins: hasStatic ? [recmaStatic] : [],
      } satisfies DocsOptions,
    ],
    apiLinksPlugin,
    demosPlugin,
    snapshotsPlugin,
    pagesPlugin,
    searchPlugin,
    robotsPlugin,
    cssPlugin,
    [lightPlugin, { isOn: LIGHT_ROUTES !== 'off', isStaticOn: hasStatic }],
    [staticPlugin, { isOn: hasStatic }],
    [analyticsPlugin, { settings: analytics }],
    [hostingPlugin, { foreign: foreignSourcesOf({ iconFontUrl: ICON_FONT_URL, analytics }) }],
    preferencesPlugin,
    [offlinePlugin, { settings: parseOffline(process.env, SITE_URL) }],
    ['@docusaurus/plugin-css-cascade-layers', { layers: cssLayers(__dirname) }],
  ] as PluginConfig[],
  themeConfig: {
    image: 'img/social-card.png',
    colorMode: { respectPrefersColorScheme: true },
    // Code is highlighted at build; without this the browser would get a theme for it all the same.
    prism: { theme: { plain: {}, styles: [] } },
    metadata: [{ name: 'theme-color', content: '#006d7d' }],
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    navbar: {
      items: [
        ...products.map(({ name, overviewPath }) => ({ label: name, to: overviewPath })),
        { label: 'Blog', to: '/blog/' },
      ],
    },
  } satisfies ThemeConfig,
};

export default config;
