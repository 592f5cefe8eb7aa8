import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { keyedCache } from '../../utils/bundler/cache';
import { nameOf, partsFolder } from './names';
import { readParts, type StaticFile } from './build/readParts';
import { condition } from './build/recmaStatic';

export { default as recmaStatic } from './build/recmaStatic';
export { default as rehypeStatic } from './build/rehypeStatic';

/** Whether static content leaves the scripts: not while writing, where a page changes without a new document. */
export const isStaticOn = ({ NODE_ENV, STATIC_CONTENT }: NodeJS.ProcessEnv): boolean =>
  NODE_ENV === 'production' && STATIC_CONTENT !== 'off';

/** The files that decide what the bundler makes of a page. */
const deciding = ['plugin', 'names', 'build/isStatic', 'build/rehypeStatic', 'build/recmaStatic'];

/** The routes of pages with parts: name -> addresses. */
function pagesOf(routes: readonly RouteConfig[], found = new Map<string, string[]>()) {
  for (const { path: address, modules, routes: below } of routes) {
    const content = modules?.content;
    const name = typeof content === 'string' ? nameOf(content) : undefined;
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), address]);
    if (below) pagesOf(below, found);
  }
  return found;
}

/** The parts of a page from the first of its addresses whose HTML has any. */
async function partsOf(outDir: string, below: readonly string[]): Promise<StaticFile> {
  for (const address of below) {
    const file = readParts(await readFile(path.join(outDir, address, 'index.html'), 'utf8'));
    if (file.parts.length > 0) return file;
  }
  return { version: '', parts: [] };
}

/**
 * Static content of pages as HTML only. See README.md.
 *
 * @param options - `isOn`: false leaves pages as MDX makes them
 */
export default function staticPlugin(
  { siteDir, baseUrl }: LoadContext,
  { isOn }: { isOn: boolean },
): Plugin | null {
  if (!isOn) return null;
  return {
    name: 'x-static',

    getClientModules: () => [
      path.join(siteDir, 'src/page-weight/static-content/browser/client.ts'),
    ],

    configureWebpack(config, isServer, { currentBundler }) {
      const { DefinePlugin } = currentBundler.instance;
      return {
        ...keyedCache(config, 'static', __dirname, deciding),
        plugins: [new DefinePlugin({ [condition]: JSON.stringify(isServer) })],
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({ outDir, routes }) {
      const folder = path.join(outDir, partsFolder);
      await mkdir(folder, { recursive: true });
      for (const [name, addresses] of pagesOf(routes)) {
        const parts = await partsOf(
          outDir,
          addresses.map((address) => address.slice(baseUrl.length)),
        );
        await writeFile(path.join(folder, `${name}.json`), JSON.stringify(parts));
      }
    },
  };
}
