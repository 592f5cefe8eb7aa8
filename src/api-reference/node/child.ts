/**
 * Runs the extraction in a separate process, so that the compiler's memory is freed before the site is bundled.
 * Arguments: the file to write, then the products as JSON. See `generate.ts`.
 */
import { writeCache } from './cache';
import { extractAll } from './extract';
import type { ProductInput } from '../types';

const [file, products] = process.argv.slice(2);
if (file === undefined || products === undefined) {
  throw new Error('API reference: the child process needs a file and the products');
}
try {
  writeCache(file, extractAll(JSON.parse(products) as ProductInput[]));
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
