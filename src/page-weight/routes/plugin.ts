import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import { keyedCache } from '../../utils/bundler/cache';
import { ChunkTablePlugin, ManifestPlugin } from './build/chunkTable';
import { nameOf } from '../static-content/names';
import { readRoutes } from './build/readRoutes';
import { chunksOfModules, lightModules, shardRoutes } from './build/shards';
import { inClient, standIns, withoutEffects } from '../replacements';
import { siteModules } from '../replacements/siteModules';

/** The versions of Docusaurus whose internals this was proven on. */
const provenVersions = ['3.10.2'];

/** What a plugin adds to the bundler's configuration. */
type Config = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Pages whose routes travel together: few enough for a first load, many enough for a walk from page to page. */
const shardSize = 16;

/** Stops the build on a Docusaurus whose internals may be others. */
export function checkVersion(version: string): void {
  if (!provenVersions.includes(version)) {
    throw new Error(
      `src/page-weight was proven on Docusaurus ${provenVersions.join(', ')}, and ${version} is installed. ` +
        'Follow "A new Docusaurus" in src/page-weight/README.md, or build with LIGHT_ROUTES=off.',
    );
  }
}

/** The files that decide what the bundler makes of a page. */
const deciding = [
  'plugin',
  'build/readRoutes',
  'build/shards',
  'build/chunkTable',
  '../replacements/index',
  '../../utils/bundler/assets',
];

/**
 * Takes out of a page's first load what Docusaurus keeps there about every other page. See README.md.
 *
 * @param options - `isOn`: false leaves the build as Docusaurus makes it; `isStaticOn`: whether pages have static parts
 */
export default function lightPlugin(
  { generatedFilesDir }: LoadContext,
  { isOn, isStaticOn = false }: { isOn: boolean; isStaticOn?: boolean },
): Plugin | null {
  // While writing, pages come and go; there the whole list is simpler, and no reader waits.
  if (!isOn || process.env.NODE_ENV !== 'production') return null;
  checkVersion(DOCUSAURUS_VERSION);
  const dir = path.join(generatedFilesDir, 'x-light');
  return {
    name: 'x-light',

    // Docusaurus has generated its routes before it asks for this.
    configureWebpack(config, isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const replace = (request: RegExp, file: string): object =>
        new NormalModuleReplacementPlugin(request, file);
      if (isServer) {
        const file = path.join(__dirname, 'server', 'routerConfig.ts');
        return {
          ...keyedCache(config, 'light', __dirname, ['plugin']),
          plugins: [replace(/^react-router-config$/, file)],
        } as Config;
      }
      const generated = readRoutes(generatedFilesDir);
      const sharded = shardRoutes(generated.routes, shardSize);
      mkdirSync(dir, { recursive: true });
      const modules = [
        ...lightModules(generated, sharded, isStaticOn ? nameOf : undefined),
        ...siteModules(generatedFilesDir),
      ];
      for (const [name, source] of modules) writeFileSync(path.join(dir, name), source);
      return {
        ...keyedCache(config, 'light', __dirname, deciding),
        entry: path.join(__dirname, 'browser', 'entry.ts'),
        module: { rules: [{ test: withoutEffects, sideEffects: false }] },
        plugins: [
          // An alias would come after Docusaurus' own for the whole folder.
          ...['routes', 'registry', 'routesChunkNames'].map((name) =>
            replace(new RegExp(`^@generated/${name}$`), path.join(dir, `${name}.js`)),
          ),
          replace(/^@generated\/docusaurus\.config$/, path.join(dir, 'docusaurus.config.mjs')),
          replace(/^@generated\/site-metadata$/, path.join(dir, 'site-metadata.json')),
          ...standIns.map(({ request, file }) => replace(request, file)),
          ...['preload', 'docusaurus'].map((name) =>
            replace(inClient(name), path.join(__dirname, 'browser', `${name}.ts`)),
          ),
          new ChunkTablePlugin(),
          new ManifestPlugin(
            path.join(generatedFilesDir, 'client-manifest.json'),
            chunksOfModules(generated, sharded),
          ),
        ],
      } as Config;
    },
  };
}
