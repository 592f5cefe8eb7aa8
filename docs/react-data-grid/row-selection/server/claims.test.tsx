import type { GridApi } from '@mui/x-data-grid';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  type Screen,
  rows,
  Pro,
  Free,
  selected,
  footer,
  row,
  all,
  status,
  models,
} from '../claimsGrid';
import AcrossPages from './AcrossPages';
import page from './index.mdx?raw';
import RemindEverybody from './RemindEverybody';

const claim = claimsOf(page);

const loaded = (screen: Screen, range: string) =>
  expect.element(screen.getByText(range)).toBeVisible();

claim('users can select rows across pages', async () => {
  const screen = await show(<AcrossPages />);
  const boxes = screen.getByRole('checkbox', { name: 'Select row' });
  await loaded(screen, '1–5 of 1240');
  await expect.element(boxes.first()).toBeVisible();
  await userEvent.click(boxes.first());
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
  await expect.poll(selected).toBe('');
  await userEvent.click(boxes.nth(1));
  await expect.poll(footer).toContain('2 rows selected');
  await userEvent.click(screen.getByRole('button', { name: 'Go to previous page' }));
  await expect.poll(selected).toBe('5001');
});

claim(
  'the grid no longer has the rows of the old page and removes them from the selection',
  async () => {
    const { sent, listen } = models();
    const props = {
      paginationMode: 'server',
      rowCount: 30,
      onRowSelectionModelChange: listen,
    } as const;
    const screen = await show(<Free {...props} rows={rows.slice(0, 4)} />);
    await userEvent.click(row(screen, 1));
    await screen.rerender(<Free {...props} rows={rows.slice(4)} />);
    await expect.poll(() => sent).toEqual(['include 1', 'include ']);
  },
);

claim("the header's checkbox selects the loaded page", async () => {
  const { sent, listen } = models();
  const screen = await show(
    <Free
      checkboxSelection
      paginationMode="server"
      rowCount={30}
      rows={rows.slice(0, 3)}
      onRowSelectionModelChange={listen}
    />,
  );
  await userEvent.click(all(screen));
  expect(sent).toEqual(['include 1,2,3']);
});

claim('your request lists only the exceptions instead of 1,240 ids', async () => {
  const screen = await show(<RemindEverybody />);
  await expect.element(status(screen)).toHaveTextContent('1240 of 1240 selected');
  const boxes = screen.getByRole('checkbox', { name: 'Unselect row' });
  await userEvent.click(boxes.first());
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
  await expect.poll(() => selected().split(',')).toContain('5006');
  await userEvent.click(boxes.first());
  await expect
    .element(status(screen))
    .toHaveTextContent('1238 of 1240 selected. To send: {"type":"exclude","ids":[5001,5006]}');
});

claim('The footer counts loaded rows only', async () => {
  await show(
    <Pro
      checkboxSelection
      pagination
      paginationMode="server"
      rowCount={100}
      rows={rows.slice(0, 3)}
      rowSelectionModel={{ type: 'exclude', ids: new Set([1]) }}
    />,
  );
  await expect.poll(footer).toMatch(/^2 rows selected.*of 100$/);
});

claim('"select all" lists only the loaded rows', async () => {
  const { sent, listen } = models();
  const screen = await show(
    <Pro
      checkboxSelection
      pagination
      paginationMode="server"
      filterMode="server"
      rowCount={100}
      rows={rows.slice(0, 3)}
      filterModel={{ items: [{ field: 'name', operator: 'contains', value: 'Row' }] }}
      onRowSelectionModelChange={listen}
    />,
  );
  await userEvent.click(all(screen));
  expect(sent).toEqual(['include 1,2,3']);
});

claim('keeps the ids of rows that you delete, and counts them in the footer', async () => {
  const props = { checkboxSelection: true, keepNonExistentRowsSelected: true } as const;
  const { sent, listen } = models();
  const screen = await show(
    <Free {...props} rows={rows.slice(0, 3)} onRowSelectionModelChange={listen} />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }).first());
  await screen.rerender(
    <Free {...props} rows={rows.slice(1, 3)} onRowSelectionModelChange={listen} />,
  );
  await expect.poll(footer).toMatch(/^1 row selected.*of 2$/);
  expect(sent).toEqual(['include 1']);
});

claim('it adds the rows of the loaded page to those selected before', async () => {
  const { sent, listen } = models();
  const props = {
    checkboxSelection: true,
    keepNonExistentRowsSelected: true,
    paginationMode: 'server',
    rowCount: 30,
    onRowSelectionModelChange: listen,
  } as const;
  const screen = await show(<Free {...props} rows={rows.slice(0, 2)} />);
  await userEvent.click(all(screen));
  await screen.rerender(<Free {...props} rows={rows.slice(2, 4)} />);
  await expect.element(row(screen, 3)).toBeVisible();
  await userEvent.click(all(screen));
  await expect.poll(() => sent).toEqual(['include 1,2', 'include 1,2,3,4']);
});

claim('getDataAsCsv() returns the selected rows of the loaded page', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  const props = {
    apiRef,
    paginationMode: 'server',
    rowCount: 30,
    checkboxSelection: true,
    keepNonExistentRowsSelected: true,
  } as const;
  const screen = await show(<Free {...props} rows={rows.slice(0, 4)} />);
  await userEvent.click(row(screen, 1));
  await screen.rerender(<Free {...props} rows={rows.slice(4)} />);
  await userEvent.click(row(screen, 5));
  expect(apiRef.current?.getSelectedRows().size).toBe(2);
  expect(apiRef.current?.getDataAsCsv({ includeHeaders: false })).toBe('Row 5');
});
