import { products } from '../../src/products';

/** Files by their path below the site's folder. */
export type Files = Record<string, string>;

/** A valid page, with optional extra lines of front matter from line 4 on. */
export const doc = (title: string, body: string = 'Text.', ...fields: string[]): string =>
  `---\n${[`title: ${title}`, `description: About ${title}.`, ...fields].join('\n')}\n---\n\n${body}\n`;

/** A valid blog post. */
export const post = (title: string): string => doc(title, 'Start.\n\n{/* truncate */}\n\nEnd.');

/** A navigation whose entries are helper calls, one per line from line 4 on. */
export const sidebars = (...entries: string[]): string =>
  [
    "import { external, group, page } from './src/navigation/helpers';",
    'export default {',
    '  docs: [',
    ...entries.map((entry) => `    ${entry},`),
    '  ],',
    '};',
  ].join('\n');

/** Every page that the bar and the footer of the site link to, so that a build fails only because of what a test adds. */
const linkedPages = [
  ...products.map(({ overviewPath }) => overviewPath.replace(/^\/|\/$/g, '')),
  ...['installation', 'licensing', 'support', 'roadmap'].map((name) => `introduction/${name}`),
];

/** A small site that builds: a page for every link in the frame, and `extra` pages. */
export const soundSite = (extra: Files = {}): Files => ({
  'src/pages/index.mdx': doc('Home'),
  'blog/2026-11-21-post/index.mdx': post('Post'),
  ...Object.fromEntries(linkedPages.map((page) => [`docs/${page}/index.mdx`, doc(page)])),
  ...Object.fromEntries(
    Object.entries(extra).map(([page, body]) => [`docs/${page}/index.mdx`, doc(page, body)]),
  ),
  'sidebars.ts': sidebars(...[...linkedPages, ...Object.keys(extra)].map((id) => `page('/${id}')`)),
});
