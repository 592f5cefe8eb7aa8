import { ignoredFolders } from '../engine/check';

/** A file of the reader's, which only the worker reads. */
export interface PickedFile {
  path: string;
  /** Absent if the browser may not read it. */
  file?: Blob;
}

/** Returns what a reader chose in a file field, without the folders that hold others' or generated code; the chosen one may have any name. */
export const chosenFiles = (files: Iterable<File>): PickedFile[] =>
  Array.from(files, (file) => ({ path: file.webkitRelativePath || file.name, file })).filter(
    ({ path }) =>
      !path
        .split('/')
        .slice(1, -1)
        .some((name) => ignoredFolders.test(name)),
  );

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function filesOfAll(entries: readonly FileSystemEntry[]): Promise<PickedFile[]> {
  const wanted = entries.filter((each) => !isFolder(each) || !ignoredFolders.test(each.name));
  return (await Promise.all(wanted.map(filesOf))).flat();
}

/** Returns the files of an entry; if the browser may not read it, only its path. */
async function filesOf(entry: FileSystemEntry): Promise<PickedFile[]> {
  const path = entry.fullPath.replace(/^\//, '');
  try {
    if (!isFolder(entry)) {
      const file = await new Promise<File>((resolve, reject) =>
        (entry as FileSystemFileEntry).file(resolve, reject),
      );
      return [{ path, file }];
    }
    const reader = entry.createReader();
    const inside: PickedFile[][] = [];
    for (;;) {
      // Browsers give a part of a folder at a time, and nothing at its end.
      const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
        reader.readEntries(resolve, reject),
      );
      if (some.length === 0) return inside.flat();
      inside.push(await filesOfAll(some));
    }
  } catch {
    return [{ path }];
  }
}

/** Returns the files and the content of the folders that a reader dropped. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<PickedFile[]> {
  // The items are gone after the event, so none of them may wait for another.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const [first, second] = entries;
  if (!first) return chosenFiles(files);
  return second ? filesOfAll(entries) : filesOf(first);
}
