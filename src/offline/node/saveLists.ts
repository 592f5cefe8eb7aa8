import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentVersion, parseSitePath, productFromPath, products } from '../../products';
import { nameHash } from '../../hosting/headers';
import { filesBelow } from '../../utils/filesBelow';
import { modulesRequest, runnerPath } from '../../live-editing/names';
import { entriesFile } from '../../migration/upgrade/entriesFile';
import type { ListedFile, SaveList } from '../types';
import { importsFile, type Import } from './importNotes';

/** Who needs a file: `<version> <product>`, or everyone. */
type Owner = string;
const everyone: Owner = '';

/**
 * Whether readers never request a file: it is for hosts, robots, assistants, feed readers or debuggers, or it is the worker,
 * which the browser keeps.
 */
const isLeftOut = (file: string): boolean =>
  /\.(?:br|gz|map|md|xml)$|\.LICENSE\.txt$|(?:^|\/)llms(?:-full)?\.txt$/.test(file) ||
  [
    'sw.js',
    '_headers',
    'nginx.conf',
    'robots.txt',
    '404.html',
    'img/social-card.png',
    entriesFile,
  ].includes(file) ||
  /^(?:offline\/[^/]+\.json$|\.well-known\/)/.test(file);

const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');

const groups = products.map(({ id }) => id as string);

const ownerOf = (page: string): Owner => {
  const { version = currentVersion } = parseSitePath(`/${page}`);
  return `${version} ${productFromPath(`/${page}`).id}`;
};

/** Returns who needs a page, by its path in the build: `react-charts/index.html`, `playground/react-charts/Bars/index.html`. */
export function pageOwner(file: string): Owner {
  return [
    'index.html',
    'offline/index.html',
    'search/index.html',
    `${runnerPath}index.html`,
  ].includes(file)
    ? everyone
    : ownerOf(file.replace(/^playground\//, ''));
}

/** Returns who needs what is imported by this request; undefined if the request does not say. */
export function requestOwner(request: string): Owner | undefined {
  const [, version, page] =
    /^@site\/(?:docs|versioned_docs\/version-([^/]+))\/([^?]+)/.exec(request) ?? [];
  return page === undefined ? undefined : ownerOf(version ? `${version}/${page}` : page);
}

/**
 * Returns who needs the published data of a page of the reference, which its popovers fetch: as the page, or, for the index, all
 * products of its version. Returns undefined for other files.
 */
function dataOwners(file: string): Owner[] | undefined {
  const { version = currentVersion, segments } = parseSitePath(`/${file}`);
  if (segments[0] !== 'api' || !file.endsWith('.json')) return undefined;
  return segments[1] === 'index.json' ? groups.map((id) => `${version} ${id}`) : [ownerOf(file)];
}

/** Returns the files below `assets/` and `img/` that a text names. */
const named = (text: string): string[] => text.match(/\b(?:assets|img)\/[\w./~-]+\.\w+/g) ?? [];

/** The same for what a page loads by itself or links to, without what its text happens to mention. */
const linked = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)=["']?(?:\/[\w.-]+)?\/((?:assets|img)\/[\w./~-]+\.\w+)/g)].map(
    ([, file = '']) => file,
  );

const isHtml = (file: string): boolean => file.endsWith('.html');

/** File of a build -> the files that it names. */
type Names = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the owners of each import: those of its request, or else of the pages whose HTML names all of its files. An import
 * without owners can be reached from every page.
 */
function importOwners(names: Names, imports: readonly Import[]): Set<Owner>[] {
  const owners = imports.map(
    ({ requests }) => new Set(requests.map(requestOwner).filter((owner) => owner !== undefined)),
  );
  const uses = new Map<string, number>();
  for (const { files } of imports)
    for (const file of files) uses.set(file, (uses.get(file) ?? 0) + 1);
  /** File -> the imports without a known owner that load it, and no file that is in fewer imports. */
  const byFile = new Map<string, number[]>();
  imports.forEach(({ files, isEntry }, at) => {
    const [rarest] = [...files].sort((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0));
    if (rarest !== undefined && !isEntry && owners[at]?.size === 0)
      byFile.set(rarest, [...(byFile.get(rarest) ?? []), at]);
  });
  for (const [page, own] of names) {
    if (!isHtml(page)) continue;
    const all = new Set(own);
    for (const at of [...all].flatMap((file) => byFile.get(file) ?? []))
      if (imports[at]?.files.every((file) => all.has(file))) owners[at]?.add(pageOwner(page));
  }
  return owners;
}

/**
 * Walks from the pages of each owner through everything that their scripts load, except for the pages of others.
 *
 * @returns owner -> files
 * @throws Error naming a file that a script loads and the build lacks
 */
function walk(names: Names, imports: readonly Import[]): Map<Owner, Set<string>> {
  const owners = importOwners(names, imports);
  const children = new Set(imports.flatMap((one) => one.children));

  function reach(owner: Owner): Set<string> {
    const found = new Set<string>();
    const add = (file: string): void => {
      if (found.has(file) || !names.has(file)) return;
      found.add(file);
      names.get(file)?.forEach(add);
    };
    const seen = new Set<number>();
    const enter = (at: number, isOnPage: boolean): void => {
      const { files = [], requests = [], children: next = [] } = imports[at] ?? {};
      const own = owners[at] ?? new Set();
      const isMine = isOnPage || own.size === 0 || own.has(owner) || own.has(everyone);
      if (seen.has(at) || !isMine) return;
      seen.add(at);
      files.forEach((file) => demand(names, file, requests.join(', ')));
      files.forEach(add);
      // Skips the table of all packages, which would give each product those of the others; edited code loads what demos load.
      if (!requests.includes(modulesRequest)) next.forEach((child) => enter(child, own.size === 1));
    };
    for (const file of names.keys())
      if (isHtml(file) && [owner, everyone].includes(pageOwner(file))) add(file);
    imports.forEach(({ isEntry }, at) => (isEntry || !children.has(at)) && enter(at, false));
    return found;
  }

  const all = [everyone, ...[...names.keys()].filter(isHtml).map(pageOwner)];
  return new Map([...new Set(all)].map((owner) => [owner, reach(owner)]));
}

function demand(names: Names, file: string, by: string): void {
  if (!names.has(file) && !isLeftOut(file))
    throw new Error(`${by} loads ${file}, which the build lacks: it would be missing offline.`);
}

/**
 * Lists what each version needs offline, for each of its products. A file that no page leads to is for everyone, so that all
 * products together make up the whole version.
 *
 * @param outDir - a finished build, with its compressed copies
 * @param imports - the imports that the bundler's plugin recorded
 * @throws Error naming a file that is missing, or that the worker would refuse because its name is not its hash
 */
export function saveLists(outDir: string, imports: readonly Import[]): SaveList[] {
  const files = filesBelow(outDir).filter((file) => !isLeftOut(file));
  const contents = new Map(files.map((file) => [file, readFileSync(path.join(outDir, file))]));
  const hashes = new Map([...contents].map(([file, content]) => [file, hashOf(content)]));
  const names = new Map<string, string[]>();
  for (const [file, content] of contents) {
    const expected = nameHash(path.posix.basename(file));
    if (expected !== undefined && !hashes.get(file)?.startsWith(expected))
      throw new Error(`The name of ${file} is not the hash of its content.`);
    names.set(file, /\.(?:html|js|json|css)$/.test(file) ? named(content.toString()) : []);
  }
  for (const [file, content] of contents)
    if (isHtml(file)) linked(content.toString()).forEach((each) => demand(names, each, file));

  const reached = [...walk(names, imports)];
  const versions = new Set(reached.map(([owner]) => owner.split(' ')[0]));
  return [...versions].filter(Boolean).map((version = '') => {
    const listed: ListedFile[] = files.flatMap((file) => {
      const found = reached.flatMap(([owner, own]) => (own.has(file) ? [owner] : []));
      const own = found.length > 0 ? found : (dataOwners(file) ?? [everyone]);
      const isShared = own.includes(everyone);
      const mask = groups.reduce(
        (sum, id, bit) => (own.includes(`${version} ${id}`) ? sum | (1 << bit) : sum),
        0,
      );
      if (!isShared && mask === 0) return [];
      const content = contents.get(file) ?? Buffer.alloc(0);
      const isNamedByHash = nameHash(path.posix.basename(file)) !== undefined;
      const hash = hashes.get(file)?.slice(0, 16) ?? '';
      const gzip = path.join(outDir, `${file}.gz`);
      const sent = existsSync(gzip) ? statSync(gzip).size : content.length;
      const address = file.replace(/(^|\/)index\.html$/, '$1');
      return [[address, content.length, sent, isNamedByHash ? '' : hash, isShared ? 0 : mask]];
    });
    const build = hashOf(JSON.stringify(listed)).slice(0, 12);
    return { version, build, groups, files: listed };
  });
}

/**
 * Writes `offline/<version>.json` for each version of a build.
 * @param siteDir - the root of the project, where the imports of that build are recorded
 * @returns their paths in the build
 */
export function writeLists(outDir: string, siteDir: string): string[] {
  const imports = JSON.parse(readFileSync(path.join(siteDir, importsFile), 'utf8')) as Import[];
  return saveLists(outDir, imports).map((list) => {
    const file = `offline/${list.version}.json`;
    mkdirSync(path.join(outDir, 'offline'), { recursive: true });
    writeFileSync(path.join(outDir, file), JSON.stringify(list));
    return file;
  });
}
