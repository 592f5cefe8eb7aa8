import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cacheFile, cacheKey, readCache } from './cache';
import { readManifest } from './extract/manifest';
import { currentReference, productInputs, type ReferenceVersion } from './versions';
import type { ApiBlocks, ApiPage, ApiReference, ProductInput } from '../types';

const resolveHere = createRequire(__filename).resolve;

/** Enough for all products at once with room to spare; a package that outgrows it fails by itself, not the build. */
const heapMegabytes = 900;

/** Results by cache file: the navigation asks once for each product. */
const known = new Map<string, ApiReference>();

/** Runs `child.ts`; throws its message. The loader is the one by which Docusaurus itself reads TypeScript. */
function extractInChild(file: string, products: readonly ProductInput[]): void {
  const child = path.join(__dirname, 'child.ts');
  const args = [`--max-old-space-size=${heapMegabytes}`, '-r', resolveHere('jiti/register'), child];
  const { status, stderr, error } = spawnSync(
    process.execPath,
    [...args, file, JSON.stringify(products)],
    { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
  );
  if (error || status !== 0) {
    throw new Error(error?.message ?? stderr.trim());
  }
}

/**
 * The reference of the installed packages: from the cache when nothing that it depends on has changed, else extracted
 * anew. Links in the texts are as the packages wrote them; see `links.ts`. Not asynchronous, because `sidebars.ts`,
 * which is not either, needs it.
 *
 * Throws when a package is missing or a name of our lists is not exported.
 *
 * @param cacheDir - where results are kept, made when it does not exist
 */
export function generateReference(
  products: readonly ProductInput[],
  cacheDir: string,
): ApiReference {
  // Read from its manifest: loading the compiler itself would be most of the time of a warm start.
  const compiler = readManifest(path.dirname(resolveHere('typescript/package.json'))).version;
  const file = cacheFile(cacheDir, cacheKey(products, compiler, __dirname));
  const cached = known.get(file) ?? readCache(file);
  if (cached) {
    known.set(file, cached);
    return cached;
  }
  extractInChild(file, products);
  const reference = readCache(file);
  if (!reference) {
    throw new Error(`API reference: the extraction left no result in ${cacheDir}`);
  }
  return reference;
}

function ofSite(siteDir: string, version: ReferenceVersion): ApiReference {
  const cacheDir = path.join(siteDir, 'node_modules/.cache/api-reference');
  return generateReference(productInputs(siteDir, version), cacheDir);
}

/** The reference of the packages that a site has installed for a version of its docs. */
export function installedReference(
  siteDir: string,
  version: ReferenceVersion = currentReference,
): ApiPage[] {
  return ofSite(siteDir, version).pages;
}

/** What the building blocks for guides show, of the packages that a site has installed for a version of its docs. */
export function installedBlocks(
  siteDir: string,
  version: ReferenceVersion = currentReference,
): ApiBlocks {
  return ofSite(siteDir, version).blocks;
}
