import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoPagePath } from '../paths';
import { wordsOf } from '../words';
import { needsIconFont } from '../sandbox/files';
import type { Rename } from '../../products/renames';
import { targetsOf, writeRedirect } from '../../versions/snapshots/node/redirects';
import { escapeHtml } from '../../utils/escapeHtml';
import type { ShownDemo } from './findDemos';
import { ownFiles } from './ownFiles';
import { demoRequest } from './request';

/** Whether a demo, or a file of its folder that it imports, shows icons of the font. */
export const showsIcons = (file: string): boolean =>
  ownFiles(file).some(({ source }) => needsIconFont(source));

/**
 * Returns the path of a demo's own page in a build. The code loader writes the demo's code there, as HTML; `writeDemoPages`
 * turns that into the page.
 *
 * @param page - the page that shows it, below the site's root
 */
export const demoPageFile = (page: string, name: string): string =>
  `playground/${demoPagePath(page, name)}/index.html`;

/**
 * Returns the source of a module that loads any demo by its path. One route serves all of them: separate routes would be
 * sent to every reader of every page.
 */
export function demoPagesModule(
  demos: readonly (Pick<ShownDemo, 'path' | 'file'> & { needsIconFont: boolean })[],
): string {
  const entries = demos.map(
    ({ path: key, file, needsIconFont }) =>
      `  ${JSON.stringify(key)}: { load: () => import(${JSON.stringify(demoRequest(file))})${needsIconFont ? ', needsIconFont: true' : ''} },`,
  );
  return `export default {\n${entries.join('\n')}\n};\n`;
}

/** The shell's place for the content without JavaScript; see `ui/DemoPage.tsx`. */
const noScript = /(<noscript[^>]*data-playground[^>]*>)[^]*?(<\/noscript>)/;

interface PageParts {
  title: string;
  /** The demo's code as HTML. */
  code: string;
  /** HTML of a link to the page that shows the demo. */
  link: string;
  /** The site's base path. */
  base: string;
  /** The demo's path below the playground. */
  path: string;
}

/**
 * Returns the page of one demo: the shared shell with the demo's title and address, and its code for readers without JavaScript.
 * @throws Error if the shell has no title or no place for the code
 */
export function demoPageHtml(shell: string, parts: PageParts): string {
  const title = /<title[^>]*>[^<]*<\/title>/;
  if (!title.test(shell) || !noScript.test(shell)) {
    throw new Error('The shell of the playground has no title or no <noscript data-playground>.');
  }
  const here = new RegExp(`(${parts.base}playground/)(?=[" >])`, 'g');
  return shell
    .replace(here, (address) => `${address}${parts.path}/`)
    .replace(title, () => `<title>${escapeHtml(parts.title)}</title>`)
    .replace(
      noScript,
      (_, open: string, close: string) => `${open}${parts.link}${parts.code}${close}`,
    );
}

/** Returns the address of the page that shows a demo, below the base path, with slashes at both ends. */
const pageOf = ({ name, path: key }: ShownDemo): string => `/${key.slice(0, -name.length)}`;

/**
 * Returns old address -> new address for the demos of pages and sections that moved; below the base path, with slashes at both
 * ends.
 */
function movedDemoPages({ demos, renames, sections = [] }: PlaygroundOptions): Map<string, string> {
  const pages = new Set(demos.map(pageOf));
  const paths = new Set(demos.map(({ path: key }) => `/${key}`));
  const moves = [
    ...targetsOf((page) => pages.has(page), renames),
    ...sections.map(({ from, to }) => [from, to] as const),
  ];
  return new Map(
    moves.flatMap(([from, to]) =>
      demos
        // The old page may have got another demo of this name.
        .filter((demo) => pageOf(demo) === to && !paths.has(from + demo.name))
        .map(({ name }) => [`/playground${from}${name}/`, `/playground${to}${name}/`] as const),
    ),
  );
}

interface PlaygroundOptions {
  demos: readonly ShownDemo[];
  outDir: string;
  baseUrl: string;
  /** The site's origin. */
  url: string;
  /** The site's title. */
  title: string;
  /** Pages whose address changed; defaults to those of the site. */
  renames?: readonly Rename[];
  /** Pages whose sections moved, with the page that has them now; see `movesOfSections`. */
  sections?: readonly Rename[];
}

/**
 * Writes the page of every demo, from its code and the shell that Docusaurus has built, and redirects from the old addresses
 * of demos whose page moved.
 */
export async function writeDemoPages(options: PlaygroundOptions): Promise<void> {
  const { demos, outDir, baseUrl, url, title } = options;
  const shell = await readFile(path.join(outDir, 'playground', 'index.html'), 'utf8');
  await Promise.all(
    demos.map(async (demo) => {
      const words = wordsOf(demo.name);
      const address = `${baseUrl}${pageOf(demo).slice(1)}#${demo.name}.tsx`;
      const file = path.join(outDir, 'playground', demo.path, 'index.html');
      const html = demoPageHtml(shell, {
        title: `${words} - ${title}`,
        code: await readFile(file, 'utf8'),
        base: baseUrl,
        path: demo.path,
        link: `<h1><a href="${escapeHtml(address)}">${escapeHtml(words)}</a></h1>`,
      });
      await writeFile(file, html);
    }),
  );
  for (const [from, to] of movedDemoPages(options)) {
    await writeRedirect(outDir, { baseUrl, url }, from, to);
  }
}
