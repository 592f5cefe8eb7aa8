import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A project of its own, so that nobody who builds or tests the site otherwise pays for it. */
export const toolsFolder = path.join(import.meta.dirname, 'tools');

const require = createRequire(path.join(toolsFolder, 'package.json'));

/** Loads a package of that folder. */
export async function requireTool(name) {
  const loaded = await import(/* @vite-ignore */ pathToFileURL(require.resolve(name)).href);
  return loaded.Builder || loaded.launch ? loaded : (loaded.default ?? loaded);
}
