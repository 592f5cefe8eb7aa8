import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pagePath } from '../paths';
import { wordsOf } from '../words';
import { needsIconFont } from '../sandbox/icons';
import { projectStyle } from './codeModule';
import { escapeHtml } from '../../code/build/highlight';
import type { ShownDemo } from './findDemos';
import { readDemo, type DemoSettings } from './readDemo';
import { renderDemo } from './render';
import { steppedRequest } from './request';

/** A demo, and what is known of it before it is loaded. */
export interface PlayedDemo extends Pick<ShownDemo, 'path' | 'file'> {
  needsIconFont: boolean;
}

/** Whether a demo or a file of its folder that it imports shows icons of the font; read from their text, in no time. */
export function showsIcons(file: string, seen: Set<string> = new Set()): boolean {
  if (seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  const imports = [...source.matchAll(/\bfrom '(\.[^']+)'/g)].map(([, name = '']) =>
    path.resolve(path.dirname(file), name),
  );
  return (
    needsIconFont(source) ||
    imports.some((base) => ['.tsx', '.ts'].some((end) => showsIcons(base + end, seen)))
  );
}

/**
 * The source of a module that loads any demo by its path. One route serves all of them: a route each would be sent to
 * every reader of every page.
 */
export function playgroundModule(demos: readonly PlayedDemo[]): string {
  const entries = demos.map(
    ({ path: key, file, needsIconFont }) =>
      `  ${JSON.stringify(key)}: { load: () => import(${JSON.stringify(steppedRequest(file))})${needsIconFont ? ', needsIconFont: true' : ''} },`,
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
