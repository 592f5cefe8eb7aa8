import fs from 'node:fs';
import path from 'node:path';
import type { ApiPage } from '../../types';

/** What `index.json` says about each page. */
export interface PublishedEntry {
  name: string;
  kind: ApiPage['kind'];
  plan: ApiPage['plan'];
  product: string;
  /** Address of the page below the site's host. */
  url: string;
  /** Address of its data. */
  json: string;
}

/** Makes the index of all pages for programs. */
export function publishedIndex(pages: readonly ApiPage[], baseUrl: string): PublishedEntry[] {
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
