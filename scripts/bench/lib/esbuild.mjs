import { createRequire } from 'node:module';

/** The copy that Vite brings: nothing else here needs one. */
export const { build } = createRequire(createRequire(import.meta.url).resolve('vite'))('esbuild');
