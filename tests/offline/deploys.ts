import { createHash } from 'node:crypto';
import { cpSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importsFile, type Import } from '../../src/offline/node/importNotes';
import { writeLists } from '../../src/offline/node/saveLists';
import { siteDir } from '../small-site/site';

const isText = (file: string): boolean => /\.(?:html|js|json|css)$/.test(file);

/** The scripts that contain only the demo: one for its guide, one for its standalone page. */
export function demoScripts(site: string = siteDir): string[] {
  const imports = JSON.parse(readFileSync(path.join(site, importsFile), 'utf8')) as Import[];
  const all = imports.flatMap(({ files }) => files);
  const files = imports
    .filter(({ requests }) => requests.length === 1 && requests[0]?.endsWith('Typed.tsx?browser'))
    .flatMap((one) => one.files)
    .filter((file) => all.filter((other) => other === file).length === 1);
  if (files.length === 0) throw new Error('The small site has no script of its demo.');
  return files;
}

/** The hash in the name of a script. */
const hashOf = (name: string): string => name.split('.').at(-2) ?? '';

/**
 * Changes all scripts, as a later build may: they get other content and the hash of it in their names, and every file that
 * names them is changed, too.
 */
function change(site: string, number: number): void {
  const texts = new Map(
    readdirSync(site, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(site, name))
      .filter((file) => statSync(file).isFile() && isText(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
  const isHashed = (file: string): boolean => /\.[0-9a-f]{8}\.js$/.test(file);
  const changed = new Set([...texts.keys()].filter(isHashed));
  for (const file of changed) texts.set(file, `${texts.get(file)}\n//${number}`);
  // Scripts name each other without cycles, so this ends.
  for (const file of changed) {
    changed.delete(file);
    const text = texts.get(file) ?? '';
    const before = hashOf(path.basename(file));
    const after = createHash('sha256').update(text).digest('hex').slice(0, before.length);
    if (before === after) continue;
    texts.delete(file);
    rmSync(file, { force: true });
    texts.set(file.replace(before, after), text);
    for (const [other, old] of texts) {
      if (!old.includes(before)) continue;
      texts.set(other, old.replaceAll(before, after));
      if (isHashed(other)) changed.add(other);
    }
  }
  for (const [file, text] of texts) writeFileSync(file, text);
}

/**
 * Makes a later build of the small site, whose scripts all have new names.
 *
 * @param number - 1 to 9; the same number gives the same build
 * @returns the directory to serve
 */
export function deploy(number: number): string {
  const site = `${siteDir}-${number}-${process.pid}`;
  const build = path.join(site, 'build');
  rmSync(site, { recursive: true, force: true });
  cpSync(siteDir, site, { recursive: true });
  change(site, number);
  // The worker's revision of the shell page depends on the page's content.
  const worker = path.join(build, 'sw.js');
  const revision = /(revision:"|"revision":")[0-9a-f]{31}/;
  writeFileSync(
    worker,
    readFileSync(worker, 'utf8').replace(revision, (all) => `${all.slice(0, -1)}${number}`),
  );
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
