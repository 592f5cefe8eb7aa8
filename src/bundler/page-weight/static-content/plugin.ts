import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { isOn } from '../pieces.mjs';
import { nameOf, partsFolder } from './names';
import type { HtmlFile } from '../../../code/static-html/browser/staticHtml';
import recmaStatic, { condition } from './node/recmaStatic';
import rehypeStatic, { type StaticOptions } from './node/rehypeStatic';

/**
 * Adds the steps that take static content out of a page's script to the options of the docs plugin. They come last, since they
 * process the output of all others.
 */
export function withStaticContent(options: DocsOptions, own: StaticOptions): DocsOptions {
  if (!isStaticOn()) return options;
  const { rehypePlugins = [], recmaPlugins = [] } = options;
  return {
    ...options,
    rehypePlugins: [...rehypePlugins, [rehypeStatic, own]],
    recmaPlugins: [...recmaPlugins, recmaStatic],
  };
}

/** Whether static content is taken out of scripts. Not on the live server, where a page changes without a new document. */
const isStaticOn = (): boolean => process.env.NODE_ENV === 'production' && isOn('static-text');

/** Returns the addresses of pages with parts: name of the parts -> addresses. */
function pagesOf(routes: readonly RouteConfig[], found = new Map<string, string[]>()) {
  for (const { path: address, modules, routes: below } of routes) {
    const content = modules?.content;
    const name = typeof content === 'string' ? nameOf(content) : undefined;
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), address]);
    if (below) pagesOf(below, found);
  }
  return found;
}

/** Only this feature writes this element, and never one inside another, so it can be found without parsing the page. */
const partStart = /<x-static id="?p[0-9a-f]{8}-([0-9a-f]{6})-(\d+)"?>/g;
const partEnd = '</x-static>';

/**
 * Reads the static parts from a page's HTML. A page without any has an empty list.
 *
 * @throws Error for a part without an end tag, which a change in the HTML minifier could cause
 */
export function readParts(html: string): HtmlFile {
  let fingerprint = '';
  const parts: string[] = [];
  for (const match of html.matchAll(partStart)) {
    const [whole, version = '', number] = match;
    const from = match.index + whole.length;
    const to = html.indexOf(partEnd, from);
    if (to === -1) throw new Error(`The static part ${whole} of the page has no ${partEnd}.`);
    fingerprint = version;
    parts[Number(number)] = html.slice(from, to);
  }
  return { version: fingerprint, parts };
}

/** Reads the parts of a page from the first of its folders in the build whose HTML has any. */
async function partsOf(folders: readonly string[]): Promise<HtmlFile> {
  for (const folder of folders) {
    const file = readParts(await readFile(path.join(folder, 'index.html'), 'utf8'));
    if (file.parts.length > 0) return file;
  }
  return { version: '', parts: [] };
}

/** Keeps the static content of pages in their HTML only. See README.md. */
export default function staticContentPlugin({ siteDir, baseUrl }: LoadContext): Plugin | null {
  if (!isStaticOn()) return null;
  return {
    name: 'x-static',

    getClientModules: () => [
      path.join(siteDir, 'src/bundler/page-weight/static-content/browser/client.ts'),
    ],

    configureWebpack(_config, isServer, { currentBundler }) {
      const { DefinePlugin } = currentBundler.instance;
      return {
        plugins: [new DefinePlugin({ [condition]: JSON.stringify(isServer) })],
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({ outDir, routes }) {
      const folder = path.join(outDir, partsFolder);
      await mkdir(folder, { recursive: true });
      for (const [name, addresses] of pagesOf(routes)) {
        const below = addresses.map((address) => path.join(outDir, address.slice(baseUrl.length)));
        const parts = await partsOf(below);
        await writeFile(path.join(folder, `${name}.json`), JSON.stringify(parts));
      }
    },
  };
}
