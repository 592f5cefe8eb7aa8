import { createRequire } from 'node:module';

/**
 * Loads an installed package by Node itself. An `import` in TypeScript goes through the loader of Docusaurus' configuration,
 * which translates large packages and ES modules first: half a megabyte of a parser costs each cold build 2 s of CPU.
 */
export const requireByNode = createRequire(__filename);
