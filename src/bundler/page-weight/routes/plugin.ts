import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import { checkDocusaurus, hashOf } from '../guard';
import { ChunkTablePlugin, manifestPlugin } from './node/chunkTable';
import { nameOf } from '../static-content/names';
import { readRoutes } from './node/readRoutes';
import { chunksOfModules, browserModules, shardRoutes } from './node/shards';
import { isOn, pieces } from '../pieces.mjs';
import { inClient, replacements, withoutEffects } from '../replacements';
import { siteModules } from '../replacements/siteModules';

/** What a plugin adds to the bundler's configuration. */
type Config = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Least pages per shard: few enough for a first load, many enough for moving from page to page. */
const shardSize = 18;

/** How many more a shard may have for a shorter start: together, that makes every page 0.2 kB lighter. */
const shardSlack = 8;

/**
 * Removes from a page's first load what Docusaurus keeps there about every other page. See README.md.
 */
export default function routesPlugin(context: LoadContext): Plugin | null {
  const { siteDir, generatedFilesDir } = context;
  // On the live server pages come and go: the whole list is simpler there, and no reader waits.
  if (process.env.NODE_ENV !== 'production') return null;
  if (pieces.some((piece) => isOn(piece)))
    checkDocusaurus(DOCUSAURUS_VERSION, (file) => hashOf(siteDir, file));
  const dir = path.join(generatedFilesDir, 'x-routes');
  return {
    name: 'x-routes',

    // Docusaurus calls this after it has generated its routes.
    configureWebpack(_config, isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const replace = (request: RegExp, file: string): object =>
        new NormalModuleReplacementPlugin(request, file);
      // The server renders pages with Docusaurus' own routes and packages.
      if (isServer) return {};
      mkdirSync(dir, { recursive: true });
      const write = (modules: Record<string, string>): void => {
        for (const [name, source] of Object.entries(modules))
          writeFileSync(path.join(dir, name), source);
      };
      const generated = readRoutes(generatedFilesDir);
      const sharded = isOn('routes')
        ? shardRoutes(generated.routes, shardSize, shardSlack)
        : { resident: [], branches: [], shards: [] };
      const plugins: object[] = [];
      if (isOn('routes')) {
        write(browserModules(generated, sharded, isOn('static-text') ? nameOf : undefined));
        plugins.push(
          // Not an alias, which would come after Docusaurus' own for the whole folder.
          ...['routes', 'registry', 'routesChunkNames'].map((name) =>
            replace(new RegExp(`^@generated/${name}$`), path.join(dir, `${name}.js`)),
          ),
          ...['preload', 'docusaurus'].map((name) =>
            replace(inClient(name), path.join(__dirname, 'browser', `${name}.ts`)),
          ),
        );
      }
      if (isOn('small-parts')) {
        write(siteModules(context));
        plugins.push(
          replace(/^@generated\/docusaurus\.config$/, path.join(dir, 'docusaurus.config.mjs')),
          replace(/^@generated\/site-metadata$/, path.join(dir, 'site-metadata.json')),
        );
      }
      if (isOn('chunk-table')) plugins.push(new ChunkTablePlugin());
      if (isOn('page-scripts')) {
        const file = path.join(generatedFilesDir, 'client-manifest.json');
        plugins.push(manifestPlugin(file, chunksOfModules(generated, sharded)));
      }
      return {
        ...(isOn('short-tasks') && { entry: path.join(__dirname, 'browser', 'entry.ts') }),
        module: {
          rules: isOn('small-parts') ? [{ test: withoutEffects, sideEffects: false }] : [],
        },
        plugins: [
          ...plugins,
          ...replacements
            .filter(({ piece }) => isOn(piece))
            .map(({ request, file }) => replace(request, file)),
        ],
      } as Config;
    },
  };
}
