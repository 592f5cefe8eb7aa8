import fs from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder hold exactly these files. Files that have not changed are not touched, so that watchers and caches
 * stay quiet; files that are no longer wanted are removed.
 *
 * @param files - path below the folder -> text
 */
export function writeFolder(dir: string, files: ReadonlyMap<string, string>): void {
  fs.mkdirSync(dir, { recursive: true });
  for (const [file, text] of files) {
    const target = path.join(dir, file);
    if (!fs.existsSync(target) || fs.readFileSync(target, 'utf8') !== text) {
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, text);
    }
  }
  for (const entry of fs.readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    const target = path.join(dir, entry);
    const name = entry.split(path.sep).join('/');
    const isWanted = [...files.keys()].some((file) => file === name || file.startsWith(`${name}/`));
    if (!isWanted) {
      fs.rmSync(target, { recursive: true, force: true });
    }
  }
}
