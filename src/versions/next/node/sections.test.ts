import { expect, it } from 'vitest';
import { lostEntries } from './links';

const page = (body: string, fields = '') => `---\ntitle: A\n${fields}---\n\n${body}\n`;
const before = page('## Move\n\n### `MUI X: no data`\n\n## Gone\n\n## Elsewhere');

const lost = (text: string, frozen: string | undefined = before) =>
  lostEntries([{ file: 'docs/a/index.mdx', text }], () => frozen, '8.1.0').map(
    ({ about }) => about,
  );

it('lists sections of the version being left that links no longer find', () => {
  const body = '## Move\n\n### `MUI X Charts: no data` {/* #mui-x-no-data */}';
  expect(lost(page(body, 'movedSections:\n  /b/: [elsewhere]\n'))).toEqual(['the section `#gone`']);
});

it('lists nothing for a page that is as it was, that is new, or that cannot be read', () => {
  expect(lost(before)).toEqual([]);
  expect(lostEntries([{ file: 'a', text: page('## New') }], () => undefined, '8.1.0')).toEqual([]);
  expect(lost(page('<A'))).toEqual([]);
});
