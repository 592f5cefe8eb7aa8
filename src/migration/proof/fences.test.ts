import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { describe, expect, it } from 'vitest';
import { releaseFencesOf, type ReleaseFence } from '../../code/node/docFences';
import { compileFences, exportedNames, fenceOptions } from '../../code/node/fences';
import { releases, type Release } from '../../code/node/releases';
import { packageNamesOf, packagesDir } from './compareGuide';

const siteDir = path.resolve(__dirname, '../../..');
const options = fenceOptions(siteDir);

/** Returns the folder in which the fences of a major are compiled. */
const folderOf = (release: Release): string =>
  release === 'v8' ? path.join(siteDir, 'docs') : packagesDir(siteDir, release);

const errorsOf = (release: Release, fences: readonly ReleaseFence[]): string[] => {
  const folder = folderOf(release);
  const names = packageNamesOf(release === 'v8' ? siteDir : folder, release);
  return compileFences(fences, folder, exportedNames(names, folder, options), options);
};

const page = (release: Release, code: string): ReleaseFence[] =>
  releaseFencesOf('docs/a/index.mdx', `Text.\n\n\`\`\`tsx ${release}\n${code}\n\`\`\`\n`);

describe('the packages of each major', () => {
  const timeout = 120_000;

  it.each([
    ['lab', "import TreeView from '@mui/lab/TreeView';\n\n<TreeView defaultExpanded={['a']} />;"],
    [
      'lab',
      "import DatePicker from '@mui/lab/DatePicker';\n\n<DatePicker value={value} onChange={save} renderInput={(props) => <input />} />;",
    ],
    [
      'v4',
      "import { DataGrid } from '@mui/x-data-grid';\n\n<DataGrid rows={[]} columns={[]} pageSize={5} />;",
    ],
    ['v5', '<DataGrid rows={[]} columns={[]} pageSize={5} />'],
    ['v6', '<DataGrid rows={[]} columns={[]} rowBuffer={5} />'],
    ['v7', '<TreeItem2 itemId="a" label="A" />'],
    ['v8', '<TreeItem itemId="a" label="A" />'],
  ] as const)('accept code written for %s: %s', { timeout }, (release, code) => {
    expect(errorsOf(release, page(release, code))).toEqual([]);
  });

  it.each([
    [
      'lab',
      "import TreeView from '@mui/lab/TreeView';\n\n<TreeView defaultExpandedItems={['a']} />;",
      'defaultExpandedItems',
    ],
    [
      'v4',
      "import { DataGrid } from '@mui/x-data-grid';\n\n<DataGrid rows={[]} columns={[]} paginationModel={5} />;",
      'paginationModel',
    ],
    [
      'v5',
      '<DataGrid rows={[]} columns={[]} paginationModel={{ page: 0, pageSize: 5 }} />',
      'paginationModel',
    ],
    ['v6', '<DataGrid rows={[]} columns={[]} showToolbar />', 'showToolbar'],
    ['v7', '<TreeItem2 itemId="a" labels="A" />', 'labels'],
    ['v8', '<TreeItem2 itemId="a" label="A" />', 'TreeItem2'],
  ] as const)('reject code that %s does not support: %s', { timeout }, (release, code, name) => {
    expect(errorsOf(release, page(release, code)).join('\n')).toMatch(
      new RegExp(`docs/a/index.mdx:[45-9]+: .*${name}`),
    );
  });
});

describe('fences marked with a release', () => {
  const pages = Globby.sync('docs/**/*.mdx', { cwd: siteDir, ignore: ['docs/api/**'] })
    .sort()
    .map((file) => [file, readFileSync(path.join(siteDir, file), 'utf8')] as const)
    .filter(([, text]) => /^\s*`{3,}\w+ .*\b(?:lab|v\d)\b/m.test(text));
  const fences = pages.flatMap(([file, text]) => releaseFencesOf(file, text));

  it.each(releases)('compile against %s', { timeout: 300_000 }, (release) => {
    const own = fences.filter((fence) => fence.release === release);
    if (own.length > 0) expect(errorsOf(release, own)).toEqual([]);
  });
});
