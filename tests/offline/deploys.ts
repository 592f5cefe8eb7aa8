import {
  cpSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { chunksFile, type Chunk } from '../../src/offline/build/chunkNotes';
import { writeLists } from '../../src/offline/build/saveLists';
import { siteDir } from '../small-site/site';

const isText = (file: string): boolean => /\.(?:html|js|json|css)$/.test(file);

/** The scripts that contain only the demo: one for its guide, one for its standalone page. */
export function demoScripts(site: string = siteDir): string[] {
  const chunks = JSON.parse(readFileSync(path.join(site, chunksFile), 'utf8')) as Chunk[];
  const files = chunks
    .filter(({ requests }) => requests.length === 1 && requests[0]?.endsWith('Typed.tsx?browser'))
    .flatMap((chunk) => chunk.files);
  if (files.length === 0) throw new Error('The small site has no script of its demo.');
  return files;
}

/** The hash in the name of a script. */
const hashOf = (name: string): string => name.split('.').at(-2) ?? '';

/** A different hash, for the file in a later build, whatever digit the given one ends in. */
const laterHash = (hash: string, number: number): string =>
  hash.slice(0, 7) + (hash.endsWith(String(number)) ? 'e' : number);

/** The scripts that change along with others: all that name a changed one, since a script's name depends on its content. */
function changedWith(first: readonly string[], folder: string): string[] {
  const changed = new Set(first);
  const texts = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
  for (const name of changed) {
    const hash = hashOf(name);
    for (const [other, text] of texts) if (text.includes(hash)) changed.add(other);
  }
  return [...changed];
}

/**
 * Makes a later build of the small site: its entry scripts, the demo's scripts and those that load them have new names,
 * and every file that names them is changed, too.
 *
 * @param number - 1 to 9; the same number gives the same build
 * @returns the directory to serve
 */
export function deploy(number: number): string {
  const site = `${siteDir}-${number}-${process.pid}`;
  const build = path.join(site, 'build');
  rmSync(site, { recursive: true, force: true });
  cpSync(siteDir, site, { recursive: true });
  const scripts = readdirSync(path.join(build, 'assets/js'));
  const renamed = changedWith(
    [
      ...scripts.filter((name) => /^(?:main|runtime~main)\./.test(name)),
      ...demoScripts().map((file) => path.basename(file)),
    ],
    path.join(build, 'assets/js'),
  );
  const hashes = renamed.map(hashOf);
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(site, name))
    .filter((file) => statSync(file).isFile() && isText(file));
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const next = hashes.reduce(
      (changed, hash) => changed.replaceAll(hash, laterHash(hash, number)),
      text,
    );
    if (next !== text) writeFileSync(file, next);
  }
  // The worker's revision of the shell page depends on the page's content.
  const worker = path.join(build, 'sw.js');
  const revision = /(revision:"|"revision":")[0-9a-f]{31}/;
  writeFileSync(
    worker,
    readFileSync(worker, 'utf8').replace(revision, (all) => `${all.slice(0, -1)}${number}`),
  );
  renamed.forEach((name, at) => {
    const hash = hashes[at] ?? '';
    const next = name.replace(hash, laterHash(hash, number));
    renameSync(path.join(build, 'assets/js', name), path.join(build, 'assets/js', next));
  });
  writeLists(build, site);
  return build;
}

/** Makes a build of the small site with the kill switch, whose worker removes itself. */
export function deployRemoval(): string {
  const site = `${siteDir}-removal-${process.pid}`;
  const build = path.join(site, 'build');
  rmSync(site, { recursive: true, force: true });
  cpSync(siteDir, site, { recursive: true });
  cpSync('src/offline/browser/worker/remove.js', path.join(build, 'sw.js'));
  return build;
}
