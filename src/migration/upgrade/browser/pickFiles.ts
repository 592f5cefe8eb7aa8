import { ignoredFolders } from '../engine/check';

/** A file of the reader's, which only the worker reads. */
export interface PickedFile {
  path: string;
  file: Blob;
}

const isIgnored = ({ path }: PickedFile): boolean =>
  path.split('/').some((name, at, { length }) => at < length - 1 && ignoredFolders.test(name));

/** Returns what a reader chose in a file field, without the folders that hold others' or generated code. */
export const chosenFiles = (files: Iterable<File>): PickedFile[] =>
  Array.from(files, (file) => ({ path: file.webkitRelativePath || file.name, file })).filter(
    (file) => !isIgnored(file),
  );

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function filesOf(entry: FileSystemEntry): Promise<PickedFile[]> {
  if (!isFolder(entry)) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return [{ path: entry.fullPath.replace(/^\//, ''), file }];
  }
  if (ignoredFolders.test(entry.name)) return [];
  const reader = entry.createReader();
  const inside: PickedFile[] = [];
  for (;;) {
    // Browsers give a part of a folder at a time, and nothing at its end.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return inside;
    inside.push(...(await Promise.all(some.map(filesOf))).flat());
  }
}

/** Returns the files and the content of the folders that a reader dropped. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<PickedFile[]> {
  // The items are gone after the event, so none of them may wait for another.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return chosenFiles(files);
  return (await Promise.all(entries.map(filesOf))).flat();
}
