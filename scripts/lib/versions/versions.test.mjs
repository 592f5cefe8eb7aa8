import fs, { mkdirSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cutVersion, removeVersion } from './cut.mjs';
import { versionTable } from './list.mjs';
import {
  commit,
  environment,
  fileOf,
  folderOf,
  tree,
  useProject,
} from './__fixtures__/project.mjs';

useProject();

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Puts functions in place of those of `node:fs` until the end of a test. */
function replaceInFs(functions = {}) {
  for (const [name, replacement] of Object.entries(functions))
    vi.spyOn(fs, name).mockImplementation(replacement);
  syncBuiltinESMExports();
}

describe('cut and remove', () => {
  const fails = (text) => async () => {
    throw new Error(text);
  };

  it('a cut freezes pages, demos, sample data, navigation, and packages; a removal deletes them', async () => {
    const before = tree();
    const { packages } = await cutVersion('8.0.0', environment());
    const after = tree();
    expect(packages).toEqual({ '@mui/x-grid': '8.0.0', '@mui/x-grid-pro': '8.0.0' });
    expect(Object.keys(after).filter((file) => !(file in before))).toEqual([
      'versioned_docs/version-8.0.0/_sample-data/rows.ts',
      'versioned_docs/version-8.0.0/a/Demo.tsx',
      'versioned_docs/version-8.0.0/a/index.mdx',
      'versioned_sidebars/version-8.0.0-sidebars.json',
      'versions.json',
    ]);
    expect(JSON.parse(after['versions.json'])).toEqual(['8.0.0']);
    expect(JSON.parse(after['src/products/snapshot-packages.json'])).toEqual({
      '8.0.0': { packages },
    });
    const text = versionTable({ root: fileOf(''), current: '8.1.0', folderOf });
    expect(text).toContain('8.0.0  frozen: 1 pages, 3 files, 0 kB');
    expect(text).toContain('@mui/x-grid 8.0.0 as x-grid-8-0-0');

    const { aliases } = await removeVersion('8.0.0', environment());
    expect(aliases).toEqual(['x-grid-8-0-0', 'x-grid-pro-8-0-0']);
    expect(Object.keys(tree())).toEqual(Object.keys(before));
    expect(JSON.parse(tree()['src/products/snapshot-packages.json'])).toEqual({});
  });

  it('a cut of the current version freezes the packages that its pages were tested with', async () => {
    const { packages } = await cutVersion(
      '8.1.0',
      environment({ publishedOf: async () => ['8.1.0'] }),
    );
    expect(packages).toEqual({ '@mui/x-grid': '8.1.0', '@mui/x-grid-pro': '8.2.0' });
  });

  it('a cut that keeps pages that do not build reports the build error', async () => {
    const check = fails('Docusaurus found broken links!');
    const { unverified } = await cutVersion('8.0.0', environment({ check }), { keep: true });
    expect(unverified).toBe('Docusaurus found broken links!');
    expect(tree()['versions.json']).toContain('8.0.0');
  });

  const { writeFileSync: write } = fs;
  const full = () => {
    throw new Error('ENOSPC: no space left on device, write');
  };
  it.each([
    [
      'a dirty working tree',
      { changes: () => ' M docs/a/index.mdx' },
      'The working tree has changes',
    ],
    [
      'a package without a release of that major version',
      { publishedOf: async () => ['7.0.0'] },
      'no release of @mui/x-grid with the major 8',
    ],
    ['a registry error', { publishedOf: fails('E404 Not Found') }, 'E404'],
    [
      'an installation that fails halfway',
      {
        install: async () => {
          writeFileSync(fileOf('package.json'), 'half');
          writeFileSync(fileOf('package-lock.json'), 'half');
          throw new Error('E404 x-grid-8-0-0');
        },
      },
      'Failed while installing the packages: E404 x-grid-8-0-0\nAll changes were undone.',
    ],
    [
      'a disk that fills up while pages are being copied',
      {
        fs: {
          cpSync: (from, to) => {
            mkdirSync(to, { recursive: true });
            writeFileSync(path.join(to, 'part.mdx'), 'part');
            full();
          },
        },
      },
      'Failed while freezing the pages: ENOSPC',
    ],
    [
      'a full disk while the version is being recorded',
      {
        fs: {
          writeFileSync: (file, text) => {
            const isRecord = file.endsWith('snapshot-packages.json');
            write(file, isRecord ? 'par' : text);
            if (isRecord) full();
          },
        },
      },
      'Failed while recording the version: ENOSPC',
    ],
    [
      'a build error',
      { check: fails('Docusaurus found broken links!') },
      'Failed while type-checking and building all versions: Docusaurus found broken links!\nAll changes were undone.',
    ],
  ])(
    'a cut fails on %s and leaves the tree unchanged',
    async (_, { fs: broken, ...other }, message) => {
      const before = tree();
      const failing = environment(other);
      replaceInFs(broken);
      await expect(cutVersion('8.0.0', failing)).rejects.toThrow(message);
      expect(tree()).toEqual(before);
      // The packages are installed again from the lock file as it was.
      if (message.startsWith('Failed'))
        expect(failing.calls.at(-1)).toEqual(['reinstall', 'lock\n']);
    },
  );

  it('an existing version cannot be cut again, and a missing one cannot be removed', async () => {
    await cutVersion('8.0.0', environment());
    const before = tree();
    await expect(cutVersion('8.0.0', environment())).rejects.toThrow(
      '8.0.0 already exists. Remove it first: npm run version:remove -- 8.0.0',
    );
    await expect(removeVersion('7.0.0', environment())).rejects.toThrow(
      'There is no frozen version 7.0.0. Frozen versions: 8.0.0.',
    );
    expect(tree()).toEqual(before);
  });

  it.each([
    ['uninstalling fails', { uninstall: fails('EACCES') }],
    ['the disk is full', { fs: { writeFileSync: full } }],
    ['the working tree is dirty', { changes: () => '?? a' }],
  ])('a removal leaves the tree unchanged when %s', async (_, { fs: broken, ...other }) => {
    await cutVersion('8.0.0', environment());
    commit();
    const before = tree();
    replaceInFs(broken);
    await expect(removeVersion('8.0.0', environment(other))).rejects.toThrow();
    expect(tree()).toEqual(before);
  });
});
