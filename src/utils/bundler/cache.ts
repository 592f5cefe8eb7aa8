import path from 'node:path';

/** What is used of the bundler's configuration. */
interface CachedConfig {
  experiments?: { cache?: { version?: string } };
}

/**
 * Keeps what the bundler remembers of builds without a plugin, or with an older version of its files, apart.
 *
 * @param config - the bundler's configuration so far
 * @param name - of the plugin
 * @param folder - where its files are
 * @param files - those that decide what the bundler makes, without their ending
 * @returns what to add to the configuration; nothing where the bundler remembers nothing
 */
export function keyedCache(
  config: object,
  name: string,
  folder: string,
  files: readonly string[],
): object {
  const version = (config as CachedConfig).experiments?.cache?.version;
  if (version === undefined) return {};
  return {
    experiments: {
      cache: {
        version: `${version}-${name}`,
        buildDependencies: files.map((file) => path.join(folder, `${file}.ts`)),
      },
    },
  };
}
