import { createRequire } from 'node:module';

/**
 * Loads an installed package with Node itself. An `import` in TypeScript goes through the loader of Docusaurus' configuration,
 * which first transpiles large packages and ES modules: a parser of half a megabyte costs each cold build 2 s of CPU.
 */
export const requireByNode = createRequire(__filename);
