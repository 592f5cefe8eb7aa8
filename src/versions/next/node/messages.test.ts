import { expect, it } from 'vitest';
import { distinct } from '../entries';
import { exceptionEntries, messageEntries, misnamedEntries } from './coverage';

const guides = ['export', 'filtering'].map((name) => ({
  file: `docs/react-data-grid/${name}/index.mdx`,
  path: `/react-data-grid/${name}`,
  title: name,
}));

it('lists a message at the guide most similar to the file that prints it', () => {
  const file =
    'node_modules/@mui/x-data-grid/esm/hooks/features/export/serializers/csvSerializer.js';
  const message = { file, beginning: 'MUI X: The file is empty.' };
  expect(distinct(messageEntries([message, message], guides))).toMatchObject([
    {
      source: 'messages',
      file: 'docs/react-data-grid/export/index.mdx',
      about: '"MUI X: The file is empty."',
    },
  ]);
  expect(messageEntries([message], [])).toMatchObject([{ file: 'sidebars.ts' }]);
});

it('lists each exception that is not needed anymore in the file of exceptions', () => {
  expect(distinct(exceptionEntries(['Gone', 'Gone']))).toMatchObject([
    {
      source: 'messages',
      file: 'scripts/lib/coverage/message-exceptions.mjs',
      about: '"Gone"',
      ask: 'Remove it from the list.',
    },
  ]);
});

it('lists a message whose prefix has changed where the page quotes it', () => {
  const found = { file: guides[0]?.file ?? '', line: 9, quoted: 'MUI X:' };
  expect(misnamedEntries([{ ...found, beginning: 'MUI X Sheets: No rows.' }])).toMatchObject([
    { file: found.file, line: 9, about: '"MUI X Sheets: No rows."' },
  ]);
});
