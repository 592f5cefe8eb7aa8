import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import {
  copyFile,
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/** Compressing a smaller file would not save a packet. */
const smallest = 1024;

/**
 * Brotli levels that are worth their time. Scripts are 1.4 % larger at level 10 than at 11, in half the time; pages are 0.7 %
 * larger at level 7 than at 9, in a quarter of the time.
 */
const brotliQuality = { strong: 10, quick: 7 };

/** Returns the size of a window that holds a whole file, as a power of two. Allocating a larger one for every file takes long. */
const windowOf = (length) =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, Math.ceil(Math.log2(length + 16))));

/** Part of the cache key: a hash of this file, so that a change to the compression leads to new cache entries. */
const codeHash = createHash('sha256')
  .update(readFileSync(import.meta.filename))
  .digest('hex')
  .slice(0, 8);

const encoders = {
  br: (content, strong) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: strong ? brotliQuality.strong : brotliQuality.quick,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGWIN]: windowOf(content.length),
      },
    }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Writes the compressed copies of a file next to it, from the cache if an earlier build compressed the same content.
 * @param {string} file
 * @param {string} cacheDir where compressed files are kept by content
 * @returns {Promise<number>} 1, or 0 for a file too small to gain from it
 */
export async function compressFile(file, cacheDir) {
  const content = await readFile(file);
  if (content.length < smallest) return 0;
  // Scripts and styles are loaded often and seldom change; a page changes with every build.
  const strong = /\.(?:css|js)$/.test(file);
  const hash = createHash('sha256').update(content).digest('hex');
  const name = `${hash}-${codeHash}${strong ? '-strong' : ''}`;
  for (const [extension, encode] of Object.entries(encoders)) {
    const cached = path.join(cacheDir, `${name}.${extension}`);
    if (!existsSync(cached)) {
      // In one step: a build that is interrupted here must not leave half a file for the next one.
      const partial = `${cached}.${randomUUID()}`;
      await writeFile(partial, await encode(content, strong));
      await rename(partial, cached);
    }
    await copyFile(cached, `${file}.${extension}`);
    await utimes(cached, new Date(), new Date());
  }
  return 1;
}

/** How long an entry of the cache stays that no build uses, in milliseconds: enough to go back and forth between two branches. */
const keptTime = 2 * 24 * 60 * 60 * 1000;

/** Removes what builds don't use anymore. Each build adds thousands of entries, since every page names the scripts of its build. */
async function removeUnused(cacheDir) {
  for (const name of await readdir(cacheDir)) {
    const entry = path.join(cacheDir, name);
    if (Date.now() - (await stat(entry)).mtimeMs > keptTime) await rm(entry);
  }
}

/**
 * Writes `<file>.br` and `<file>.gz` next to every text file of a build, for hosts that send them as they are.
 * @param {string} directory the build
 * @param {string} cacheDir where compressed files are kept by content; created if missing
 * @returns {Promise<number>} how many files were compressed
 */
export async function precompress(directory, cacheDir) {
  await mkdir(cacheDir, { recursive: true });
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.filter((file) => /\.(?:br|gz)$/.test(file)).map((file) => rm(file)));
  const queue = files.filter((file) => text.test(file));
  let count = 0;
  const lanes = Array.from({ length: availableParallelism() }, async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const own = await compressFile(file, cacheDir);
      count += own;
    }
  });
  await Promise.all(lanes);
  await removeUnused(cacheDir);
  return count;
}
