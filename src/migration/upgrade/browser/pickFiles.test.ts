import { expect, it } from 'vitest';
import { chosenFiles, droppedFiles } from './pickFiles';

interface Entry {
  name: string;
  fullPath: string;
  isDirectory: boolean;
}

const file = (fullPath: string, isRefused = false): Entry => ({
  ...{ name: fullPath.replace(/^.*\//, ''), fullPath, isDirectory: false },
  ...{
    file: (resolve: (found: Blob) => void, reject: (error: Error) => void) =>
      isRefused ? reject(new Error('refused')) : resolve(new Blob([fullPath])),
  },
});

const folder = (fullPath: string, ...inside: Entry[]): Entry => ({
  ...{ name: fullPath.replace(/^.*\//, ''), fullPath, isDirectory: true },
  ...{
    createReader: () => {
      // Two at a time, as browsers give a part of a folder.
      const parts = [inside.slice(0, 2), inside.slice(2), []];
      return { readEntries: (resolve: (some: Entry[]) => void) => resolve(parts.shift() ?? []) };
    },
  },
});

const dropped = async (...entries: Entry[]): Promise<string[]> => {
  const items = entries.map((each) => ({ webkitGetAsEntry: () => each }));
  const given = { items, files: [] } as unknown as DataTransfer;
  return (await droppedFiles(given)).map((each) => each.path + (each.file ? '' : ' refused'));
};

const chosen = (...paths: string[]): string[] =>
  chosenFiles(
    paths.map((path) => ({ name: path, webkitRelativePath: path }) as unknown as File),
  ).map(({ path }) => path);

it('reads a dropped folder without the packages in it, and goes on after what may not be read', async () => {
  expect(
    await dropped(
      folder(
        '/app',
        file('/app/a.ts', true),
        folder('/app/node_modules', file('/app/node_modules/b.js')),
        folder('/app/src', file('/app/src/c.ts')),
      ),
    ),
  ).toEqual(['app/a.ts refused', 'app/src/c.ts']);
});

it('leaves out packages that are dropped together with the code, but no folder that is chosen on its own', async () => {
  const build = folder('/build', file('/build/a.js'));
  expect(await dropped(build)).toEqual(['build/a.js']);
  expect(await dropped(build, file('/b.ts'))).toEqual(['b.ts']);
  expect(chosen('build/a.js', 'build/dist/b.js')).toEqual(['build/a.js']);
});
