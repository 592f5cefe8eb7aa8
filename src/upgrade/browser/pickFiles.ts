import { ignoredFolders } from '../engine/check';

/** A file of the reader's, which only the worker reads. */
export interface PickedFile {
  path: string;
  file: Blob;
}

const isIgnored = (name: string): boolean => ignoredFolders.test(name);

/** Returns what a reader chose in a file field, without the folders that hold others' or generated code. */
export const chosenFiles = (files: Iterable<File>): PickedFile[] =>
  [...files]
    .map((file) => ({ path: file.webkitRelativePath || file.name, file }))
    .filter(({ path }) => !path.split('/').slice(0, -1).some(isIgnored));

/** Reads a part of a folder at a time, as browsers give it. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function filesOf(entry: FileSystemEntry): Promise<PickedFile[]> {
  if (entry.isDirectory) {
    if (isIgnored(entry.name)) return [];
    const inside = await entriesIn(entry as FileSystemDirectoryEntry);
    return (await Promise.all(inside.map(filesOf))).flat();
  }
  const file = await new Promise<File>((resolve, reject) =>
    (entry as FileSystemFileEntry).file(resolve, reject),
  );
  return [{ path: entry.fullPath.replace(/^\//, ''), file }];
}

/** Returns the files and the content of the folders that a reader dropped. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<PickedFile[]> {
  // The items are gone after the event, so none of them may wait for another.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return chosenFiles(files);
  return (await Promise.all(entries.map(filesOf))).flat();
}
