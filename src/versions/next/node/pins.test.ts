import { describe, expect, it } from 'vitest';
import { packageEntries, withPins, withRegistry, withVersionIn, tagEntries } from './pins';

describe('tags and packages', () => {
  it('lists a "new" tag that an older version already has', () => {
    const items = (tags: string[]) => [
      {
        type: 'category',
        label: 'Rows',
        key: 'Rows /a',
        items: [{ type: 'doc', key: '/a', customProps: { tags } }],
      },
    ];
    const text = "docs: [\n  page('/a', { newFeature: true }),\n]";
    const find = (old: string[]) =>
      tagEntries(text, { docs: items(['pro', 'new']) }, { '8.0.0': { docs: items(old) } });
    expect(find(['new'])).toMatchObject([
      { line: 2, changes: ['It already has this tag in 8.0.0.'] },
    ]);
    expect(find(['pro'])).toEqual([]);
  });

  it('lists a package that has caught up with the version of the docs', () => {
    const packages = [
      { name: 'a', from: '8.2.0', to: '8.2.0' },
      { name: 'b', from: '8.1.0', to: '8.2.0' },
      { name: 'c', from: '8.6.0', to: '8.6.0' },
    ];
    expect(
      packageEntries(packages, { from: '8.1.0', to: '8.2.0' }).map(({ about }) => about),
    ).toEqual(['`a` is now at 8.2.0, like the docs']);
  });
});

describe('files with version numbers', () => {
  const registry = `export const currentVersion = '8.1.0';
const packages = {
      '@mui/x-grid': '8.1.0',
      // 8.1.0 of the pro package cannot be installed; this is the nearest release that can.
      '@mui/x-grid-pro': '8.2.0',
    },
    complete: true,
    packages: {
      // Kept: not about releases.
      '@mui/x-tree': '8.1.0',
    },`;

  it('updates the registry, with a comment on each package that is only at the nearest release', () => {
    const packages = { '@mui/x-grid': '8.2.0', '@mui/x-grid-pro': '8.2.0', '@mui/x-tree': '8.6.0' };
    expect(withRegistry(registry, '8.2.0', packages)).toBe(`export const currentVersion = '8.2.0';
const packages = {
      '@mui/x-grid': '8.2.0',
      '@mui/x-grid-pro': '8.2.0',
    },
    complete: true,
    packages: {
      // Kept: not about releases.
      // The registry has no 8.2.0; this is the nearest release.
      '@mui/x-tree': '8.6.0',
    },`);
  });

  it('updates the pins and the project description', () => {
    expect(
      withPins("  '@mui/x-license': '8.2.0',\n  react: '1'", { '@mui/x-license': '8.3.1' }),
    ).toBe("  '@mui/x-license': '8.3.1',\n  react: '1'");
    const text = '"description": "MUI X 8.1.0: all",\n"a": "8.1.0"';
    expect(withVersionIn(text, '8.1.0', '8.2.0')).toBe(
      '"description": "MUI X 8.2.0: all",\n"a": "8.1.0"',
    );
  });
});
