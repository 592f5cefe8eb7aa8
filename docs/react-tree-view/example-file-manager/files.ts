import { fileItems, type FileItem } from 'sample-data/files';
import { createServer } from 'sample-data/server';

/** A file or folder, as a server would send it: with the folder that it is in. */
export interface Entry {
  id: string;
  name: string;
  parent: string;
  isFolder: boolean;
  /** Kilobytes. */
  size: number;
}

/** A folder, as the tree wants it. */
export type Folder = { id: string; label: string; children: Folder[] };

const flat = (items: FileItem[], parent: string): Entry[] =>
  items.flatMap(({ id, label, kind, size, children = [] }) => [
    { id, name: label, parent, size, isFolder: kind === 'folder' },
    ...flat(children, id),
  ]);

/** Stands in for your API. `server.failNext()` lets its next request fail. */
export const server = createServer<Entry>(
  [
    { id: 'shop', name: 'Web shop', parent: '', isFolder: true, size: 0 },
    ...flat(fileItems, 'shop'),
    { id: 'trash', name: 'Trash', parent: '', isFolder: true, size: 0 },
  ],
  { path: '/files', delay: 500 },
);

export const find = (field: 'parent' | 'isFolder', value: string | boolean, signal?: AbortSignal) =>
  server.getRange({ filter: { items: [{ field, operator: 'is', value }] } }, signal);

/** The folders in a folder, with all that is in them. */
export const treeOf = (folders: Entry[], parent = ''): Folder[] =>
  folders
    .filter((folder) => folder.parent === parent)
    .map(({ id, name }) => ({ id, label: name, children: treeOf(folders, id) }));

/** Whether a folder is another one, or somewhere in it. */
export function isInside(folders: Entry[], id: string, outer: string): boolean {
  const parent = folders.find((folder) => folder.id === id)?.parent;
  return id === outer || (Boolean(parent) && isInside(folders, String(parent), outer));
}
