import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { codeKey } from './codeKey';

/** What is used of the bundler's configuration. */
interface CachedConfig {
  name?: string;
  mode?: string;
  experiments?: { cache?: { type?: string } };
}

/**
 * Makes the bundler forget what it remembers of earlier builds when code that runs at build has changed: loaders, steps over
 * Markdown and styles, plugins, and the settings they read. Of all this it notices by itself only some.
 */
export default function bundlerCachePlugin({
  siteDir,
  siteConfigPath,
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: 'x-bundler-cache',
    configureWebpack(config) {
      const { name, mode, experiments } = config as CachedConfig;
      if (!experiments?.cache) return {};
      // A file that it depends on, not a version: for each of these it keeps hundreds of megabytes.
      const file = path.join(generatedFilesDir, 'x-bundler-cache', `${name}-${mode}.txt`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, codeKey(siteDir, [siteConfigPath]));
      return { experiments: { cache: { buildDependencies: [file] } } } as object;
    },
  };
}
