import { claimsOf, consoleMessages, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { csvOf, downloads, fromMenu, onlyFile } from '../claimsGrid';
import EscapedCells from './EscapedCells';
import FormattedOrRaw from './FormattedOrRaw';
import page from './index.mdx?raw';

const claim = claimsOf(page);

claim('Starts the file with a byte order mark', async () => {
  const files = downloads();
  const screen = await show(<FormattedOrRaw />);
  await fromMenu(screen, 'Download as CSV');
  const bytes = new Uint8Array(await (await onlyFile(files)).blob.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

claim('Lines end with a carriage return and a line feed', async () => {
  expect(await csvOf({}, { delimiter: ';' })).toBe('A;B\r\na1;b1\r\na2;b2');
});

claim('Cells contain the result of valueFormatter, not what renderCell renders', async () => {
  const csv = await csvOf({
    columns: [
      { field: 'a', renderCell: () => 'drawn' },
      { field: 'b', valueFormatter: (value: string) => value.toUpperCase() },
    ],
  });
  expect(csv).toBe('a,b\r\na1,B1\r\na2,B2');
});

claim('writes the values themselves, and dates as ISO strings', async () => {
  const files = downloads();
  const screen = await show(<FormattedOrRaw />);
  await userEvent.click(screen.getByRole('switch'));
  await fromMenu(screen, 'Download as CSV');
  const lines = (await (await onlyFile(files)).blob.text()).split('\r\n');
  expect(lines[1]).toMatch(/^[^;]+;\d{4}-\d\d-\d\dT[\d:.]+Z;\d+$/);
});

claim('an empty number becomes the text null or undefined', async () => {
  const csv = await csvOf(
    {
      columns: [{ field: 'id' }, { field: 'size', type: 'number' }],
      rows: [{ id: 1, size: null }, { id: 2 }],
      ignoreValueFormatterDuringExport: { csvExport: true },
    },
    { includeHeaders: false },
  );
  expect(csv).toBe('1,null\r\n2,undefined');
});

claim('A cell with a delimiter, a quote or a line break is quoted', async () => {
  const screen = await show(<EscapedCells />);
  const status = screen.getByRole('status');
  const written = status.element().textContent;
  await userEvent.click(screen.getByRole('switch'));
  await expect.element(status).toHaveTextContent(/word" =1\+1$/);
  await userEvent.click(screen.getByRole('switch'));
  await expect.element(status).toHaveTextContent(/"'=1\+1"$/);
  expect(status.element().textContent?.replaceAll('\r', '')).toBe(written);
  expect(await csvOf({ rows: [{ id: 1, a: 'one\ntwo', b: 'x' }] })).toBe('A,B\r\n"one\ntwo",x');
});

claim('so it gets an apostrophe. This also affects negative numbers', async () => {
  const starts = ['=', '+', '-', '@', '\t', '\r'];
  const csv = await csvOf(
    {
      columns: [
        { field: 'text' },
        { field: 'id', type: 'number', valueGetter: (value: number) => -value },
      ],
      rows: starts.map((start, index) => ({ id: index + 1, text: `${start}1` })),
    },
    { includeHeaders: false },
  );
  expect(csv).toBe(starts.map((start, index) => `"'${start}1","'-${index + 1}"`).join('\r\n'));
});

// Before the next claim: the warning appears once per page.
claim('the CSV export might not display the value correctly.', async () => {
  const messages = consoleMessages();
  await csvOf({ rows: [{ id: 1, a: { name: 'Ada' } }] });
  expect(messages.join()).toContain('the CSV export might not display the value correctly.');
});

claim('fields sets the columns of the file and their order', async () => {
  expect(await csvOf({}, { fields: ['b', 'a'], includeHeaders: false })).toBe('b1,a1\r\nb2,a2');
});
