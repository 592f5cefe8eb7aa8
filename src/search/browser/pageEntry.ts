import { productFromPath } from '../../products/productFromPath';
import { kindOfPath } from '../kindOfPath';
import type { NamesFile } from '../namesFile';
import type { PageEntry } from '../types';

/** Reads the entries of all pages from the names file, indexed by page number. */
export function pageEntries(file: NamesFile): PageEntry[] {
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
