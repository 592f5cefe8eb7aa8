import { createRequire } from 'node:module';
import path from 'node:path';

/** Loads a package of `tools/`, a separate project, so that other builds and tests of the site don't install it. */
export const requireTool = createRequire(path.join(import.meta.dirname, 'tools/package.json'));
