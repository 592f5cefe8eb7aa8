import { createRequire } from 'node:module';

/** From the copy of esbuild that comes with Vite: nothing else here needs one. */
export const { build } = createRequire(createRequire(import.meta.url).resolve('vite'))('esbuild');
