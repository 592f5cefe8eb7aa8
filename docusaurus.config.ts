import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Options as LayerOptions } from '@docusaurus/plugin-css-cascade-layers';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import analyticsPlugin, { parseAnalytics } from './src/analytics/plugin';
import apiReferencePlugin, {
  apiLinks,
  checkApiNames,
  codeLinks,
  remarkBlocks,
  remarkGuideLinks,
} from './src/api-reference/plugin';
import docsPlugin, {
  breakableCode,
  checkPage,
  createParseFrontMatter,
  headingIds,
  isGitWorktree,
  movedSections,
  pageListPlugin,
  tableLabels,
  tableTicks,
  untranslatedCode,
} from './src/content/plugin';
import { configureFrom } from './src/configure/plugin';
import cssPlugin, { cssLayers } from './src/css/plugin';
import demosPlugin, { parseIconFont, remarkCode } from './src/demos/plugin';
import {
  codeComponents,
  docsFrame,
  interfaceChunks,
  searchStyles,
  staticText,
  styleChunks,
} from './src/features';
import { rehypeFigures } from './src/components/figures/plugin';
import galleryPlugin, { remarkGallery } from './src/demos/gallery/plugin';
import hostingPlugin, { foreignSourcesOf } from './src/hosting/plugin';
import inspectPlugin, { rehypeAnatomies } from './src/inspect/plugin';
import interactionPlugin from './src/interaction/plugin';
import liveEditingPlugin from './src/live-editing/plugin';
import machinePagesPlugin from './src/machine-pages/plugin';
import { changesOptions, remarkChanges, removedInMajor } from './src/migration/plugin';
import numbersPlugin from './src/machine-pages/numbers/plugin';
import offlinePlugin, { parseOffline } from './src/offline/plugin';
import routesPlugin from './src/bundler/page-weight/routes/plugin';
import staticContentPlugin, {
  withStaticContent,
} from './src/bundler/page-weight/static-content/plugin';
import preferencesPlugin from './src/preferences/plugin';
import { currentVersion, parseVersionHosts, products, versionHostsVariable } from './src/products';
import { snapshots } from './src/products/snapshots';
import robustnessPlugin from './src/interaction/robustness/plugin';
import searchPlugin from './src/search/plugin';
import snapshotsPlugin, {
  hasFrozenVersions,
  remarkVersionLinks,
} from './src/versions/snapshots/plugin';
import liveServerPlugin from './src/bundler/live';
import upgradePlugin from './src/migration/upgrade/plugin';
import { plugin } from './src/utils/plugin';

/** Optional settings for a build. Without any, the site is complete and names no foreign host. */
const { SITE_URL = 'http://localhost:3000', MUI_X_LICENSE_KEY } = process.env;
/** Without a slash that was copied with it: paths are added to it. */
const repositoryUrl = process.env.SITE_REPOSITORY_URL?.replace(/\/+$/, '') || undefined;

/**
 * Turns off the bundler's persistent cache, which Docusaurus turns on. It tracks only some of the code that runs at build, and saves
 * little on a site of this size: after one changed page, a build takes 315 CPU seconds instead of 330. It costs 372 CPU seconds the
 * first time, half as much memory again, and 1.3 GB on disk. The live server caches for as long as it runs.
 */
process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';

const analytics = parseAnalytics(process.env);
const iconFont = parseIconFont(process.env);
const baseUrl = '/x/';
const layers = cssLayers(__dirname, { docsearch: searchStyles });

const remarkPlugins = [
  [npm2yarn, { sync: true, converters: ['yarn', 'pnpm', 'bun'] }],
  [
    remarkCode,
    { siteDir: __dirname, components: codeComponents, configure: configureFrom(__dirname) },
  ],
];
const rehypePlugins = [tableLabels, tableTicks, untranslatedCode];

const config: Config = {
  title: 'MUI X',
  tagline: 'Data Grid, Date and Time Pickers, Charts and Tree View',
  url: SITE_URL,
  baseUrl,
  // The Content-Security-Policy would have to allow its script.
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
    repositoryUrl,
    licenseKey: MUI_X_LICENSE_KEY,
    iconFontUrl: iconFont?.stylesheet,
    versionHosts: parseVersionHosts(process.env[versionHostsVariable]),
  },
  clientModules: ['./src/navigation/browser/client.ts'],
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
          rehypePlugins: [...rehypePlugins, breakableCode],
        },
        pages: { showLastUpdateTime: false },
        sitemap: {
          lastmod: isGitWorktree(__dirname) ? 'date' : null,
          ignorePatterns: [
            '/x/{playground,search,offline,blog/tags,blog/authors,blog/archive}/**',
            // Docs tabs: their canonical address is the guide's.
            '/x/**/components-api/',
            // Frozen versions: their canonical address is that of the current version.
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
  // Functions, not paths: Docusaurus would load each path again with everything it imports. The order doesn't matter: all
  // are set up before any of them loads its content.
  plugins: [
    plugin(
      docsPlugin,
      withStaticContent(
        {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          numberPrefixParser: false,
          editUrl: repositoryUrl && `${repositoryUrl}/edit/main/`,
          showLastUpdateTime: isGitWorktree(__dirname),
          lastVersion: 'current',
          ...(!hasFrozenVersions(process.env) && { onlyIncludeVersions: ['current'] }),
          // No badge: the version switcher shows the version on every page.
          versions: { current: { label: currentVersion, badge: false } },
          beforeDefaultRemarkPlugins: [
            [headingIds, { siteDir: __dirname }],
            [movedSections, { siteDir: __dirname }],
            [remarkChanges, changesOptions(__dirname)],
            [remarkVersionLinks, { siteDir: __dirname }],
            [remarkGuideLinks, { siteDir: __dirname }],
            [remarkGallery, { siteDir: __dirname }],
          ],
          remarkPlugins: [...remarkPlugins, [remarkBlocks, { siteDir: __dirname, baseUrl }]],
          rehypePlugins: [
            [rehypeFigures, { siteDir: __dirname }],
            ...rehypePlugins,
            [rehypeAnatomies, { siteDir: __dirname }],
            [apiLinks, { siteDir: __dirname }],
            breakableCode,
          ],
        },
        { siteDir: __dirname, ...staticText },
      ),
    ),
    plugin(apiReferencePlugin, { removedInMajor }),
    plugin(demosPlugin, {
      docsFrame,
      interfaceChunks,
      linkCode: codeLinks({ siteDir: __dirname, baseUrl }),
    }),
    plugin(liveEditingPlugin),
    plugin(inspectPlugin),
    plugin(snapshotsPlugin),
    plugin(pageListPlugin),
    plugin(numbersPlugin),
    plugin(upgradePlugin),
    plugin(galleryPlugin),
    plugin(searchPlugin),
    plugin(machinePagesPlugin),
    plugin(cssPlugin, { layers, styleChunks }),
    ['@docusaurus/plugin-css-cascade-layers', { layers } satisfies LayerOptions],
    plugin(routesPlugin),
    plugin(staticContentPlugin),
    plugin(analyticsPlugin, { settings: analytics }),
    plugin(hostingPlugin, { foreign: foreignSourcesOf({ iconFont, analytics }) }),
    plugin(preferencesPlugin),
    plugin(interactionPlugin, { hasFeedback: Boolean(repositoryUrl || analytics) }),
    plugin(robustnessPlugin),
    plugin(liveServerPlugin, { checks: [checkPage, checkApiNames] }),
    plugin(offlinePlugin, { settings: parseOffline(process.env, SITE_URL) }),
  ],
  themeConfig: {
    image: 'img/social-card.png',
    colorMode: { respectPrefersColorScheme: true },
    // Code is highlighted at build time; without this, the browser would still get a theme for it.
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
