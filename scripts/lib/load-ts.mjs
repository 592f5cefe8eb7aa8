import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The loader that Docusaurus itself uses for TypeScript. It caches compiled files under node_modules/.cache. */
const jiti = require('jiti')(import.meta.filename, { interopDefault: true });

/**
 * Loads a TypeScript module of the site, so that scripts share its data and rules.
 * @param {string} file relative to this folder: `../../src/products/registry.ts`
 */
export const loadTs = (file) => jiti(file);
