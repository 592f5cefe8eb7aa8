import { productFromPath } from '../products/productFromPath';
import type { IndexFile } from './indexFile';
import type { Kind, PageEntry } from './types';

/** What a page is for, by the first part of its path below base and version. */
export function kindOfPath(path: string): Kind {
  const [, section] = path.split('/');
  return section === 'api' || section === 'migration' ? section : 'guide';
}

/** What the index knows of its pages, by their numbers. */
export function pageEntries(file: IndexFile): PageEntry[] {
  return file.paths.map((path, id) => ({
    path,
    title: file.titles[id] ?? '',
    kind: kindOfPath(path),
    product: productFromPath(path).id,
    tags: file.tags[id] ?? [],
    standing: Number(file.standings[id] ?? 0),
    trail: (file.trails[id] ?? []).map((label) => file.labels[label] ?? ''),
  }));
}
