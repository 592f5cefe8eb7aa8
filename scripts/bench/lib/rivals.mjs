import { groupsOf, plainPage } from './pages.mjs';
import { basePath } from './server.mjs';

const base = basePath.slice(0, -1);

/** Returns the files of pages, each in a folder of its own below `folder`. */
function pageFiles(folder, pages) {
  return Object.fromEntries(
    pages.map(({ path, content }) => [`${folder}${path}/index.md`, content]),
  );
}

const pagesOf = (count, options) =>
  Array.from({ length: count }, (_, index) => plainPage(index, count, options));

/** Returns the navigation of the pages: `label` is the field for a group's name, `entryOf` makes the entry of a page. */
const navigation = (pages, label, entryOf) =>
  groupsOf(pages).map(({ name, groups }) => ({
    [label]: name,
    items: groups.map((group) => ({
      [label]: group.label,
      collapsed: true,
      items: group.pages.map(entryOf),
    })),
  }));

const text = (value) => JSON.stringify(value);

const home = '---\ntitle: Home\n---\n\nStart with one of the pages.\n';

/**
 * @typedef {object} Rival A site generator that builds the same pages with its default configuration.
 * @property {string} name
 * @property {Record<string, string>} [packages] packages to install, exact versions; if missing, it uses this project's packages
 * @property {[number, number]} node the oldest Node.js it runs on: major and minor
 * @property {string[]} command arguments of Node.js that build the site
 * @property {string} output the folder of the build
 * @property {string[]} caches folders to remove before a cold build
 * @property {number} [share] the upper limit we aim for: our CPU seconds divided by its own
 * @property {Record<string, string>} [env]
 * @property {(count: number) => Record<string, string>} files returns the files of a site of that many pages: path -> text
 */

/** @type {Rival[]} */
export const rivals = [
  {
    // Not a rival: shows how much of this project's builds is Docusaurus itself.
    name: 'Docusaurus as it comes',
    node: [20, 0],
    command: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    output: 'build',
    caches: ['build', '.docusaurus'],
    env: { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
    files: (count) => ({
      ...pageFiles('docs', pagesOf(count)),
      'docs/index.md': home,
      'docusaurus.config.mjs': `export default ${text({
        title: 'Bench',
        url: 'http://localhost:3000',
        baseUrl: basePath,
        future: { v4: true, faster: true },
        presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
      })};\n`,
    }),
  },
  {
    name: 'VitePress',
    packages: { vitepress: '1.6.4' },
    node: [18, 0],
    command: ['node_modules/vitepress/bin/vitepress.js', 'build'],
    output: '.vitepress/dist',
    caches: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp', 'node_modules/.vite'],
    share: 0.5,
    files(count) {
      const pages = pagesOf(count, { heading: true });
      const sidebar = navigation(pages, 'text', ({ path, title }) => ({
        text: title,
        link: `${path}/`,
      }));
      return {
        ...pageFiles('.', pages),
        'index.md': home,
        '.vitepress/config.mjs': `export default ${text({ base: basePath, title: 'Bench', themeConfig: { sidebar } })};\n`,
      };
    },
  },
  {
    name: 'Starlight',
    packages: { astro: '7.3.5', '@astrojs/starlight': '0.42.4' },
    node: [22, 12],
    command: ['node_modules/astro/bin/astro.mjs', 'build'],
    output: 'dist',
    caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    share: 0.8,
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    files(count) {
      const pages = pagesOf(count, { base });
      const sidebar = navigation(pages, 'label', ({ path }) => ({ slug: path.slice(1) }));
      return {
        ...pageFiles('src/content/docs', pages),
        'src/content/docs/index.md': home,
        'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
        'astro.config.mjs': `import starlight from '@astrojs/starlight';
export default { site: 'http://localhost:3000', base: '${base}', integrations: [starlight(${text({ title: 'Bench', sidebar })})] };
`,
      };
    },
  },
];

/** The Node.js to install for a rival that needs a newer one. */
export const nodeVersion = '22.23.3';
/** Returns the npm package that contains Node.js for this machine. */
export const nodePackage = () =>
  `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/**
 * Whether a version of Node.js is too old for a rival.
 * @param {string} version such as `20.19.0`
 * @param {[number, number]} oldest
 */
export function isTooOld(version, [major, minor]) {
  const [ownMajor, ownMinor] = version.split('.').map(Number);
  return ownMajor < major || (ownMajor === major && ownMinor < minor);
}
