import { createRequire } from 'node:module';
import path from 'node:path';

/** Loads a package of `tools/`: a project of its own, so that nobody who builds or tests the site otherwise pays for it. */
export const requireTool = createRequire(path.join(import.meta.dirname, 'tools/package.json'));
