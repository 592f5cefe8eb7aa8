import type { GridApiPro } from '@mui/x-data-grid-pro';
import { claimsOf, show } from 'claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Model, Pro, Free, selected, footer, row, status, models } from './claimsGrid';
import page from './index.mdx?raw';
import PrintLabels from './PrintLabels';
import TeamsAndMembers from './TeamsAndMembers';

const claim = claimsOf(page);

const parentAndChild = {
  treeData: true,
  rows: [
    { id: 1, path: ['a'] },
    { id: 2, path: ['a', 'b'] },
  ],
  getTreeDataPath: (item: { path: string[] }) => item.path,
  defaultGroupingExpansionDepth: 1,
  checkboxSelection: true,
};

claim("tells you what's selected", async () => {
  const screen = await show(<PrintLabels />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }).nth(1));
  await userEvent.click(screen.getByRole('button', { name: 'Print labels' }));
  await expect.element(status(screen)).toHaveTextContent(/^Printed labels for SO-\d+\.$/);
});

claim('selecting a parent selects its children, and selecting the last child', async () => {
  const screen = await show(<TeamsAndMembers />);
  const check = (name: string) =>
    userEvent.click(
      screen
        .getByRole('row', { name: new RegExp(name) })
        .getByRole('checkbox')
        .first(),
    );
  await check('Head of engineering');
  await expect.poll(footer).toContain('4 rows selected');
  await check('Data engineer');
  await expect.poll(footer).toContain('2 rows selected');
  await check('Data engineer');
  await expect.poll(footer).toContain('4 rows selected');
});

claim("setRowSelectionModel doesn't add parents or children to the model", async () => {
  const apiRef: RefObject<GridApiPro | null> = { current: null };
  await show(<Pro apiRef={apiRef} {...parentAndChild} />);
  const model: Model = { type: 'include', ids: new Set([1]) };
  apiRef.current?.setRowSelectionModel(model);
  await expect.poll(footer).toContain('1 row selected');
  const whole = apiRef.current?.getPropagatedRowSelectionModel(model);
  expect([...(whole?.ids ?? [])]).toEqual([1, 2]);
});

claim('Selects or deselects the row of the focused cell', async () => {
  const screen = await show(<Pro disableRowSelectionOnClick />);
  await userEvent.click(row(screen, 3));
  await userEvent.keyboard('{Shift>} {/Shift}');
  expect(selected()).toBe('3');
  await userEvent.keyboard('{Shift>} {/Shift}');
  expect(selected()).toBe('');
});

claim("Selects or deselects its row, or all rows if it's in the header", async () => {
  const screen = await show(<Pro checkboxSelection />);
  await userEvent.click(row(screen, 3));
  expect(selected()).toBe('3');
  await userEvent.keyboard('{ArrowLeft} ');
  expect(selected()).toBe('');
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp} ');
  expect(selected()).toBe('1,2,3,4,5,6,7,8');
  await userEvent.keyboard(' ');
  expect(selected()).toBe('');
});

claim('Extends the selection by a row. The opposite key shrinks it again', async () => {
  const screen = await show(<Pro />);
  await userEvent.click(row(screen, 2));
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(selected()).toBe('2,3,4');
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(selected()).toBe('2,3');
});

claim('Extends it by a screen of rows', async () => {
  const screen = await show(<Pro />);
  await userEvent.click(row(screen, 2));
  await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
  expect(selected()).toBe('2,3,4,5,6,7,8');
});

claim('unless a filter or isRowSelectable is set', async () => {
  const { sent, listen } = models();
  const screen = await show(<Pro disableMultipleRowSelection onRowSelectionModelChange={listen} />);
  await userEvent.click(row(screen, 2));
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(sent).toEqual(['include 2', 'exclude ']);
  expect(selected()).toBe('1,2,3,4,5,6,7,8');
  const filterModel = {
    items: [{ id: 1, field: 'name', operator: 'contains', value: 'Row' }],
  };
  for (const limited of [
    <Pro key="filtered" disableMultipleRowSelection filterModel={filterModel} />,
    <Pro key="conditional" disableMultipleRowSelection isRowSelectable={() => true} />,
  ]) {
    await screen.rerender(limited);
    await userEvent.click(row(screen, 2));
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(selected()).toBe('2');
  }
});

claim("Esc doesn't clear the selection", async () => {
  const screen = await show(<Pro />);
  await userEvent.click(row(screen, 2));
  await userEvent.keyboard('{Control>}a{/Control}{Escape}');
  expect(selected()).toBe('1,2,3,4,5,6,7,8');
});

claim('Shift + ↓ moves the selection, and Ctrl + A does nothing', async () => {
  const screen = await show(<Free />);
  await userEvent.click(row(screen, 2));
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(selected()).toBe('2');
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(selected()).toBe('3');
});

claim('Selected rows have aria-selected="true" and the class Mui-selected', async () => {
  const screen = await show(<Pro />);
  await userEvent.click(row(screen, 2));
  expect(selected()).toBe('2');
  await expect.element(screen.getByRole('row', { selected: true })).toHaveTextContent('Row 2');
});

claim("adds under a selected parent isn't selected", async () => {
  const apiRef: RefObject<GridApiPro | null> = { current: null };
  await show(<Pro apiRef={apiRef} {...parentAndChild} />);
  apiRef.current?.selectRow(1);
  await expect.poll(footer).toContain('2 rows selected');
  apiRef.current?.updateRows([{ id: 3, path: ['a', 'c'] }]);
  await expect.poll(footer).toContain('1 row selected');
  expect(apiRef.current?.isRowSelected(2)).toBe(true);
});

claim('If the row comes with a new rows prop, 8.1.0 selects it', async () => {
  const apiRef: RefObject<GridApiPro | null> = { current: null };
  const screen = await show(<Pro apiRef={apiRef} {...parentAndChild} />);
  apiRef.current?.selectRow(1);
  await expect.poll(footer).toContain('2 rows selected');
  const added = [...(parentAndChild.rows ?? []), { id: 3, path: ['a', 'c'] }];
  await screen.rerender(<Pro apiRef={apiRef} {...parentAndChild} rows={added} />);
  await expect.poll(() => apiRef.current?.getRow(3)).toBeTruthy();
  await expect.poll(footer).toContain('3 rows selected');
  expect(apiRef.current?.isRowSelected(3)).toBe(true);
});

claim('Keeps a click on a row from selecting it', async () => {
  const screen = await show(<PrintLabels disableRowSelectionOnClick />);
  await expect.poll(() => document.querySelectorAll('[role=gridcell]').length).toBeGreaterThan(2);
  await userEvent.click(document.querySelectorAll('[role=gridcell]')[1]!);
  await expect.element(screen.getByRole('button', { name: 'Print labels' })).toBeDisabled();
});
