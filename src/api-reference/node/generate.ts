import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compareVersions } from '../../utils/compareVersions';
import { remember } from '../../utils/remember';
import { cacheKey, readCache } from './cache';
import { readManifest } from './extract/manifest';
import { addHistory } from './history';
import {
  addSince,
  broughtProducts,
  changeLogOf,
  type OtherReleases,
  type LoggedRelease,
} from './since';
import { newerNames, type NewerNames } from './since/newerNames';
import {
  currentReference,
  productInputs,
  referenceVersions,
  type ReferenceVersion,
} from './versions';
import type { ApiPage, ApiReference, ProductInput } from '../types';

const resolveHere = createRequire(__filename).resolve;

/** Enough for all products at once, with room to spare. Beyond it the child process runs out of memory, not the build. */
const heapMegabytes = 900;

/** Results by cache file: the navigation asks for them once per product. */
const known = new Map<string, ApiReference>();

/** Runs `child.ts`; throws its error message. The loader is the one that Docusaurus itself reads TypeScript with. */
function extractInChild(file: string, products: readonly ProductInput[]): void {
  const child = path.join(__dirname, 'child.ts');
  const args = [`--max-old-space-size=${heapMegabytes}`, '-r', resolveHere('jiti/register'), child];
  const { status, signal, stderr, error } = spawnSync(
    process.execPath,
    [...args, file, JSON.stringify(products)],
    { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
  );
  if (error || status !== 0) {
    // A machine without enough memory ends it before it can say anything.
    const end = `API reference: the process that reads the packages ended with ${signal ?? status}. It needs up to ${heapMegabytes} MB of memory.`;
    throw new Error(error?.message ?? (stderr.trim() || end));
  }
}

/**
 * Returns the reference of the installed packages: from the cache if nothing that it depends on has changed, else newly
 * extracted. Links in the texts are as the packages wrote them; see `links.ts`. Synchronous, because `sidebars.ts`, which is
 * synchronous too, needs it.
 *
 * Throws when a package is missing or a name in our lists is not exported.
 *
 * @param cacheDir - where results are kept; created if it does not exist
 */
export function generateReference(
  products: readonly ProductInput[],
  cacheDir: string,
): ApiReference {
  // Read from its manifest: loading the compiler itself would take most of the time of a warm start.
  const compiler = readManifest(path.dirname(resolveHere('typescript/package.json'))).version;
  const file = path.join(cacheDir, `${cacheKey(products, compiler, __dirname)}.json`);
  return remember(known, file, () => {
    const cached = readCache(file);
    if (cached) return cached;
    extractInChild(file, products);
    return JSON.parse(readFileSync(file, 'utf8')) as ApiReference;
  });
}

const isInstalled = (products: readonly ProductInput[]): boolean =>
  products.length > 0 &&
  products.every(({ packages }) => packages.every(({ dir }) => existsSync(dir)));

/** For each package, the longest change log among its product's packages, which all have the same log. */
const newestLogs = (inputs: readonly ProductInput[]): Map<string, LoggedRelease[]> =>
  new Map(
    inputs.flatMap(({ packages }) =>
      packages.map(({ name }) => {
        const logs = packages.map(({ dir }) => changeLogOf(dir, name));
        return [name, logs.sort((a, b) => b.length - a.length)[0] ?? []] as const;
      }),
    ),
  );

const cacheDirOf = (siteDir: string): string =>
  path.join(siteDir, 'node_modules/.cache/api-reference');

/** Reads the references of a version of the docs. Both say since when their members exist. */
function readVersion(siteDir: string, version: ReferenceVersion) {
  const cacheDir = cacheDirOf(siteDir);
  // A small test site has the packages of one version only.
  const read = (products: readonly ProductInput[]): ApiReference[] =>
    isInstalled(products) ? [generateReference(products, cacheDir)] : [];
  const inputs = productInputs(siteDir, version);
  const own = generateReference(inputs, cacheDir);
  const brought = read(broughtProducts(inputs, own.pages));
  const logs = newestLogs(inputs);
  const others: OtherReleases = {
    oldest: referenceVersions.map(({ label }) => label).sort(compareVersions)[0] ?? '',
    references: [
      own,
      ...brought,
      ...referenceVersions.flatMap((each) => read(productInputs(siteDir, each))),
    ],
    logOf: (name) => logs.get(name) ?? [],
  };
  return {
    /** What its packages have. */
    own: addHistory(addSince(own, others), others.logOf, version.label),
    /** What is in the newer releases that its packages bring along. */
    brought: brought.map((reference) => addSince(reference, others)),
  };
}

/** By the folders of the site and of the version's pages. */
const versions = new Map<string, ReturnType<typeof readVersion>>();

const ofVersion = (siteDir: string, version: ReferenceVersion) =>
  remember(versions, `${siteDir} ${version.docsDir}`, () => readVersion(siteDir, version));

/** Returns what the packages say that a site has installed for a version of its docs. */
export const installed = (siteDir: string, version: ReferenceVersion): ApiReference =>
  ofVersion(siteDir, version).own;

/** Returns the pages of the packages that a site has installed for a version of its docs. */
export const installedReference = (
  siteDir: string,
  version: ReferenceVersion = currentReference,
): ApiPage[] => installed(siteDir, version).pages;

/**
 * Returns the pages of the packages that a site has installed for its current docs, without finding out since when their
 * members exist. This is for `sidebars.ts`, which the live server reloads, with everything it imports, whenever a page changes.
 */
export const installedPages = (siteDir: string): ApiPage[] =>
  generateReference(productInputs(siteDir, currentReference), cacheDirOf(siteDir)).pages;

const knownNewerNames = new Map<string, NewerNames>();

/** Finds what newer releases add to a version of the docs: releases installed for newer versions, or brought along. */
export function installedNewerNames(siteDir: string, version: ReferenceVersion): NewerNames {
  const newer = referenceVersions.filter(
    ({ label, docsDir }) =>
      compareVersions(label, version.label) > 0 && existsSync(path.join(siteDir, docsDir)),
  );
  const folders = [version, ...newer].map(({ docsDir }) => docsDir);
  return remember(knownNewerNames, [siteDir, ...folders].join(' '), () => {
    const { own, brought } = ofVersion(siteDir, version);
    const references = newer.map((each) => ofVersion(siteDir, each));
    return newerNames(own, [
      ...references.map((each) => each.own),
      ...references.flatMap((each) => each.brought),
      ...brought,
    ]);
  });
}
