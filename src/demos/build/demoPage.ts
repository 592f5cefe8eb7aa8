import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pagePath } from '../paths';
import { wordsOf } from '../words';
import { projectStyle } from './codeModule';
import { escapeHtml } from '../../code/build/highlight';
import type { ShownDemo } from './findDemos';
import { readDemo, type DemoSettings } from './readDemo';
import { renderDemo } from './render';
import { steppedRequest } from './request';

/**
 * The source of a module that loads any demo by its path. One route serves all of them: a route each would be sent to
 * every reader of every page.
 */
export function playgroundModule(demos: readonly ShownDemo[]): string {
  const entries = demos.map(
    ({ path: key, file }) =>
      `  ${JSON.stringify(key)}: () => import(${JSON.stringify(steppedRequest(file))}),`,
  );
  return `export default {\n${entries.join('\n')}\n};\n`;
}

/** Where the shell has its place for readers without JavaScript; see the component `Demo/Playground`. */
const noScript = /(<noscript[^>]*data-playground[^>]*>)[^]*?(<\/noscript>)/;

interface PageParts {
  title: string;
  /** Its code as HTML. */
  code: string;
  /** A link to the page that shows it. */
  link: string;
  /** The site's base path, and the demo's path below the playground. */
  base: string;
  path: string;
}

/**
 * The page of one demo, from the shell that all share: with its title and address, and its code for readers without JavaScript.
 * @throws Error when the shell has no title or no place for the code
 */
export function playgroundPage(shell: string, parts: PageParts): string {
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

export interface PlaygroundOptions {
  demos: readonly ShownDemo[];
  outDir: string;
  baseUrl: string;
  /** The site's title. */
  title: string;
  settings: DemoSettings;
}

/** Writes the page of every demo beside the shell, which Docusaurus has built. */
export async function writePlayground({
  demos,
  outDir,
  baseUrl,
  title,
  settings,
}: PlaygroundOptions): Promise<void> {
  const folder = path.join(outDir, 'playground');
  const shell = await readFile(path.join(folder, 'index.html'), 'utf8');
  const style = await projectStyle(settings.siteDir);
  await Promise.all(
    demos.map(async ({ name, file, pageFile, place, path: key }) => {
      const { html } = await renderDemo(readDemo(file, pageFile, place, settings), style);
      const page = `${baseUrl}${pagePath(path.relative(settings.siteDir, pageFile))}/`;
      const target = path.join(folder, key);
      await mkdir(target, { recursive: true });
      await writeFile(
        path.join(target, 'index.html'),
        playgroundPage(shell, {
          title: `${wordsOf(name)} - ${title}`,
          code: html,
          base: baseUrl,
          path: key,
          link: `<h1><a href="${escapeHtml(page)}#${name}.tsx">${escapeHtml(wordsOf(name))}</a></h1>`,
        }),
      );
    }),
  );
}
