import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentVersion, parseSitePath, productFromPath, products } from '../../products';
import { isHashed } from '../../hosting/headers';
import { filesBelow } from '../../hosting/build/write';
import { modulesRequest, runnerPath } from '../../live-editing/names';
import type { ListedFile, SaveList } from '../types';
import { chunksFile, type Chunk } from './chunkNotes';

/** Who needs a file: `<version> <product>`, or everyone. */
type Owner = string;
const everyone: Owner = '';

/**
 * Whether readers never request a file: it is for hosts, robots, assistants, feed readers or debuggers, or it is the worker,
 * which the browser keeps.
 */
const isLeftOut = (file: string): boolean =>
  /\.(?:br|gz|map|md|xml)$|\.LICENSE\.txt$|(?:^|\/)llms(?:-full)?\.txt$/.test(file) ||
  ['sw.js', '_headers', 'nginx.conf', 'robots.txt', '404.html', 'img/social-card.png'].includes(
    file,
  ) ||
  /^offline\/[^/]+\.json$/.test(file);

const groups = products.map(({ id }) => id as string);

const ownerOf = (page: string): Owner => {
  const { version = currentVersion } = parseSitePath(`/${page}`);
  return `${version} ${productFromPath(`/${page}`).id}`;
};

/** Returns who needs a page, by its path in the build: `react-charts/index.html`, `playground/react-charts/Bars/index.html`. */
export function pageOwner(file: string): Owner {
  return ['index.html', 'offline/index.html', `${runnerPath}index.html`].includes(file)
    ? everyone
    : ownerOf(file.replace(/^playground\//, ''));
}

/** Returns who needs a chunk with this request; undefined if the request does not say. */
export function requestOwner(request: string): Owner | undefined {
  const [, version, page] =
    /^@site\/(?:docs|versioned_docs\/version-([^/]+))\/([^?]+)/.exec(request) ?? [];
  return page === undefined ? undefined : ownerOf(version ? `${version}/${page}` : page);
}

/** Returns the owners of each chunk. A chunk's owners also own what it may load. */
export function chunkOwners(chunks: readonly Chunk[]): Set<Owner>[] {
  const owners = chunks.map(
    ({ requests, isEntry }) =>
      new Set(isEntry ? [] : requests.map(requestOwner).filter((owner) => owner !== undefined)),
  );
  for (let grew = true; grew;) {
    grew = false;
    chunks.forEach(({ children, requests, isEntry }, at) => {
      // Skips the table of all packages, which would give each product those of the others; edited code loads what demos load.
      const isTable = requests.includes(modulesRequest);
      for (const child of isEntry || isTable ? [] : children) {
        const before = owners[child]?.size;
        owners[at]?.forEach((owner) => owners[child]?.add(owner));
        grew ||= owners[child]?.size !== before;
      }
    });
  }
  return owners;
}

/** Returns the files below `assets/` and `img/` that a text names. */
const named = (text: string): string[] => text.match(/\b(?:assets|img)\/[\w./~-]+\.\w+/g) ?? [];

/**
 * Lists what each version needs offline, for each of its products. A file without a known owner is for everyone, so that all
 * products together make up the whole version.
 *
 * @param outDir - a finished build, with its compressed copies
 * @param chunks - the chunks that the bundler's plugin recorded
 */
export function saveLists(outDir: string, chunks: readonly Chunk[]): SaveList[] {
  const all = filesBelow(outDir);
  const files = all.filter((file) => !isLeftOut(file));
  const contents = new Map(files.map((file) => [file, readFileSync(path.join(outDir, file))]));
  const owners = new Map<string, Set<Owner>>(files.map((file) => [file, new Set()]));
  const give = (file: string, given: Iterable<Owner>): void => {
    for (const owner of given) owners.get(file)?.add(owner);
  };

  chunkOwners(chunks).forEach((own, at) => {
    for (const file of chunks[at]?.files ?? []) {
      give(file, own);
      named(contents.get(file)?.toString() ?? '').forEach((name) => give(name, own));
    }
  });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const owner = pageOwner(file);
    give(file, [owner]);
    named(contents.get(file)?.toString() ?? '').forEach((name) => give(name, [owner]));
  }

  const versions = new Set(
    [...owners.values()].flatMap((own) => [...own]).map((owner) => owner.split(' ')[0]),
  );
  return [...versions].filter(Boolean).map((version = '') => {
    const listed: ListedFile[] = files.flatMap((file) => {
      const own = owners.get(file) ?? new Set();
      const isShared = own.size === 0 || own.has(everyone);
      const mask = groups.reduce(
        (sum, id, bit) => (own.has(`${version} ${id}`) ? sum | (1 << bit) : sum),
        0,
      );
      if (!isShared && mask === 0) return [];
      const content = contents.get(file) ?? Buffer.alloc(0);
      const isNamedByHash = isHashed(path.posix.basename(file));
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
      const gzip = path.join(outDir, `${file}.gz`);
      const sent = existsSync(gzip) ? statSync(gzip).size : content.length;
      const address = file.replace(/(^|\/)index\.html$/, '$1');
      return [[address, content.length, sent, isNamedByHash ? '' : hash, isShared ? 0 : mask]];
    });
    const build = createHash('sha256').update(JSON.stringify(listed)).digest('hex').slice(0, 12);
    return { version, build, groups, files: listed };
  });
}

/**
 * Writes `offline/<version>.json` for each version of a build.
 * @param siteDir - the root of the project, where the chunks of that build are recorded
 * @returns their paths in the build
 */
export function writeLists(outDir: string, siteDir: string): string[] {
  const chunks = JSON.parse(readFileSync(path.join(siteDir, chunksFile), 'utf8')) as Chunk[];
  return saveLists(outDir, chunks).map((list) => {
    const file = `offline/${list.version}.json`;
    mkdirSync(path.join(outDir, 'offline'), { recursive: true });
    writeFileSync(path.join(outDir, file), JSON.stringify(list));
    return file;
  });
}
