// What features add to plugins of folders below them, which know none of them by name. Only the configuration reads this.
import type { ChunkPaths } from './bundler/chunkModule';

/** The components that show the fences and demos of pages. */
export const codeComponents = {
  fence: '@site/src/code/ui/CodeFence',
  demo: '@site/src/inspect/ui/InspectableDemo',
  anatomy: '@site/src/inspect/ui/Anatomy',
  configure: '@site/src/configure/ui/Configure',
};

/** The parts of the site's own interface that many pages use, but not all. */
export const interfaceChunks: ChunkPaths = [
  [
    /\/src\/(?:demos\/(?:ui\/(?!DemoPage\.).*|browser\/[^/]+|paths|words)|inspect\/ui\/InspectableDemo)\.[jt]sx?$/,
    'demo',
  ],
  [/\/src\/code\/(?:ui|browser)\/.*\.[jt]sx?$/, 'code'],
  [/\/src\/api-reference\/(?:ui\/.*|browser\/[^/]+)\.[jt]sx?$/, 'api'],
];

/** The modules that render every page of the docs; tabs, cards and the like are loaded by the pages that use them. */
export const docsFrame: readonly RegExp[] = [
  /\/@docusaurus\/theme-classic\/lib\/theme\/(?:Admonition|BackToTopButton|ContentVisibility|Doc(?:Breadcrumbs|Item|Paginator|Root|Sidebar|VersionRoot|sRoot)|Edit|Heading|Icon\/(?!Socials)|LastUpdated|Logo|MDX|PaginatorNavLink|TOC)/,
  /\/@docusaurus\/theme-common\/(?:lib|src)\/(?:components\/(?:ThemedComponent|ThemedImage)|hooks|translations\/contentV|utils\/(?:admonition|toc))/,
  /\/@docusaurus\/plugin-content-docs\/lib\/client\//,
  /\/@mdx-js\/react\//,
  /\/src\/(?:theme\/(?:Admonition|Doc|MDXComponents|PaginatorNavLink)|components\/(?:DocTabs|Plan|ProductIndex|TagBadge))(?:\/|\.)/,
  /\/src\/(?:theme\/Doc[A-Za-z]+|navigation)\/(?!nearest)/,
];

/** Stylesheets that a page loads with the scripts they belong to. All others are in the site's single stylesheet. */
export const styleChunks: ChunkPaths = [
  [/\/src\/api-reference\/ui\//, 'api'],
  [/\/src\/api-reference\/browser\/popover\//, 'api-popover'],
  [/\/src\/demos\/ui\/|\/src\/components\/(?:fileTabs|toolButton)\./, 'demo'],
  [/\/src\/migration\/ui\//, 'migration'],
  [/\/src\/migration\/upgrade\/ui\//, 'upgrade'],
  [/\/src\/demos\/gallery\/ui\//, 'gallery'],
  [/\/src\/demos\/reader-theme\//, 'demo-theme'],
  [/\/src\/inspect\/ui\/anatomy\./, 'anatomy'],
  [/\/src\/inspect\//, 'inspect'],
  [/\/src\/live-editing\/|\/prism-code-editor\//, 'live'],
  [/\/src\/pages\/_home\//, 'landing'],
  [/\/src\/search\/ui\/(?:hits|page|panel)\./, 'search'],
  [/\/src\/offline\/ui\/(?:SaveSection|OfflinePage)\//, 'offline'],
  [/\/src\/analytics\//, 'consent'],
  [/\/src\/components\/choice\./, 'choice'],
  [/\/src\/components\/Menu\//, 'menu'],
  [/\/src\/machine-pages\/ui\/PageActions\/answer\./, 'page-answer'],
  [/\/src\/interaction\/heading-links\//, 'heading-link'],
  [/\/src\/interaction\/feedback\//, 'feedback'],
  [/\/src\/interaction\/shortcuts\//, 'shortcuts'],
  [/\/theme\/(?:Blog|Tag)/, 'blog'],
];

/** What counts as static text besides plain elements; see `bundler/page-weight/static-content`. */
export const staticText = {
  /** Authors' components that have no state and handle no events. */
  components: ['Plan'],
  /** Elements around sections of a page. They are not static, but their content is divided like the page's. */
  sections: ['section', 'XEntry'],
};

/** Folders whose styles belong to the layer `docsearch`. */
export const searchStyles = 'src/search/ui/';
