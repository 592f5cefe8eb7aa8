import fs from 'node:fs';
import path from 'node:path';
import type { ApiPage } from '../../types';

/** Makes the index of all pages for programs, with the addresses of each page and of its data below the site's host. */
export function publishedIndex(pages: readonly ApiPage[], baseUrl: string) {
  const base = baseUrl.replace(/\/$/, '');
  return pages.map(({ name, kind, plan, product, path: at }) => ({
    name,
    kind,
    plan,
    product,
    url: `${base}${at}`,
    json: `${base}${at.replace(/\/$/, '.json')}`,
  }));
}

/** Writes each page as JSON beside its HTML, `/api/data-grid/data-grid.json`, and the index `/api/index.json`. */
export function publishJson(pages: readonly ApiPage[], outDir: string, baseUrl: string): void {
  const write = (file: string, content: unknown): void => {
    const target = path.join(outDir, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, `${JSON.stringify(content)}\n`);
  };
  for (const page of pages) {
    write(page.path.replace(/\/$/, '.json'), page);
  }
  write('api/index.json', publishedIndex(pages, baseUrl));
}

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
