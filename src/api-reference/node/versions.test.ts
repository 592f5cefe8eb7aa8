import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extractAll } from './extract';
import {
  basePathOfVersion,
  currentReference,
  productInputs,
  referenceOfDocs,
  referenceOfFile,
  type ReferenceVersion,
} from './versions';

const frozen: ReferenceVersion = {
  label: '8.0.0',
  docsDir: 'versioned_docs/version-8.0.0',
  segment: '8.0.0',
  folders: { '@mui/x-tree-view': 'x-tree-view-8-0-0' },
  without: ['GridExcelExportOptions'],
};

it('reads the installed packages of all products for the current version', () => {
  const inputs = productInputs('/site');
  expect(inputs.map(({ slug }) => slug)).toEqual([
    'data-grid',
    'date-pickers',
    'charts',
    'tree-view',
  ]);
  expect(inputs[0]?.packages[2]).toEqual({
    name: '@mui/x-data-grid-premium',
    plan: 'premium',
    dir: path.join('/site/node_modules/@mui/x-data-grid-premium'),
  });
  expect(basePathOfVersion(currentReference, '/x/')).toBe('/x/');
});

it('reads a frozen version only from its own package folders', () => {
  expect(productInputs('/site', frozen)).toEqual([
    {
      slug: 'tree-view',
      packages: [
        {
          name: '@mui/x-tree-view',
          plan: 'community',
          dir: path.join('/site/node_modules/x-tree-view-8-0-0'),
        },
      ],
      without: ['GridExcelExportOptions'],
    },
  ]);
  expect(basePathOfVersion(frozen, '/x/')).toBe('/x/8.0.0/');
});

it('finds the version of a file and of a Docusaurus version name', () => {
  expect(referenceOfFile('docs/react-charts/index.mdx')).toBe(currentReference);
  expect(referenceOfFile('blog/post/index.mdx')).toBeUndefined();
  expect(referenceOfDocs('current')).toBe(currentReference);
  expect(referenceOfDocs('7.0.0')).toBeUndefined();
});

let siteDir = '';
beforeAll(() => {
  // Below the project's own packages, so that React resolves.
  const cacheDir = path.resolve(import.meta.dirname, '../../../node_modules/.cache');
  fs.mkdirSync(cacheDir, { recursive: true });
  siteDir = fs.mkdtempSync(path.join(cacheDir, 'api-version-'));
});
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

it('extracts packages installed under an alias with their real names', () => {
  const fixtures = path.join(import.meta.dirname, 'extract/__fixtures__');
  const alias = path.join(siteDir, 'node_modules/x-grid-1-0-0');
  fs.cpSync(path.join(fixtures, 'x-grid'), alias, { recursive: true });
  const manifest = path.join(alias, 'package.json');
  const text = fs.readFileSync(manifest, 'utf8');
  fs.writeFileSync(manifest, text.replace(/"version": "[^"]*"/, '"version": "1.0.0"'));
  const packages = [{ name: '@fixture/x-grid', plan: 'community' as const, dir: alias }];
  const without = ['GridNotYet', 'NotYetHidden'];
  const { pages } = extractAll([{ slug: 'grid', packages, without }], {
    interfacePages: { grid: ['GridColumn', 'GridNotYet'] },
    internals: { grid: { Internal: 'a part', NotYetHidden: 'a part' } },
    partPrefixes: {},
    ambientDeclarations: {},
    blockSources: {},
  });
  const grid = pages.find(({ name }) => name === 'Grid');
  expect(grid?.source).toEqual({ package: '@fixture/x-grid', version: '1.0.0' });
  expect(grid?.imports.join()).toContain("from '@fixture/x-grid'");
  expect(grid?.imports.join()).not.toContain('1-0-0');
  expect(pages.filter(({ kind }) => kind === 'interface')).toHaveLength(1);
});
