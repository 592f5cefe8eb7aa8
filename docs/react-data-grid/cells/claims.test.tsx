import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type DataGridProps, type GridApi } from '@mui/x-data-grid';
import { claimsOf, show } from 'claims';
import { figuresOf } from 'claims/figures';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import ClassesByValue from './ClassesByValue';
import FromRowToCell from './FromRowToCell';
import page from './index.mdx?raw';

const claim = claimsOf(page);
const { happensInOrder } = figuresOf(page);

function Grid(props: Partial<DataGridProps>) {
  return (
    <Box sx={{ height: 300, width: 600 }}>
      <DataGrid
        rows={[{ id: 1, a: 'one', b: 'two' }]}
        columns={[{ field: 'a', editable: true }, { field: 'b' }]}
        {...props}
      />
    </Box>
  );
}

const cell = (field: string) => document.querySelector(`.MuiDataGrid-cell[data-field="${field}"]`);

claim('A value gets from the row into a cell in up to three steps', async () => {
  const screen = await show(<FromRowToCell />);
  await expect.element(screen.getByRole('columnheader', { name: 'Text' })).toBeVisible();
  await expect.poll(() => cell('value')?.textContent).toMatch(/^\d+$/);
  const value = cell('value')?.textContent;
  expect(cell('text')?.textContent).toBe(`${value}% full`);
  expect(cell('cell')?.querySelector('[role="progressbar"]')?.getAttribute('aria-label')).toBe(
    `${value}% full`,
  );
});

claim('the quick filter of text columns', async () => {
  const screen = await show(
    <Grid
      columns={[{ field: 'a', valueFormatter: () => 'formatted' }]}
      filterModel={{ items: [], quickFilterValues: ['format'] }}
    />,
  );
  await expect.element(screen.getByText('formatted')).toBeVisible();
});

claim('A cell gets the classes of both', async () => {
  await show(
    <Grid
      columns={[{ field: 'a', cellClassName: 'of-column' }, { field: 'b' }]}
      getCellClassName={() => 'of-grid'}
    />,
  );
  await expect.poll(() => cell('a')?.className).toMatch(/of-column.*of-grid/);
  expect(cell('b')?.className).toContain('of-grid');
  expect(cell('b')?.className).not.toContain('of-column');
});

claim('get the params of the cell and the event', async () => {
  const screen = await show(<ClassesByValue />);
  await expect.element(screen.getByRole('columnheader', { name: 'Week 35' })).toBeVisible();
  const first = screen.getByRole('gridcell').nth(1);
  const hours = first.element().textContent;
  await userEvent.click(first);
  await expect.element(screen.getByRole('status')).toHaveTextContent(`Week 35: ${hours}`);
});

claim('such as starting to edit on a double-click', async () => {
  const screen = await show(
    <Grid
      onCellDoubleClick={(_, event) => {
        event.defaultMuiPrevented = true;
      }}
    />,
  );
  await userEvent.dblClick(screen.getByText('one'));
  expect(document.querySelector('.MuiDataGrid-cell--editing')).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox')).toBeVisible();
});

claim('The value, after step 1', async () => {
  let read: unknown[] = [];
  function Reading() {
    const apiRef = useGridApiRef();
    return (
      <>
        <button
          onClick={() => {
            const api = apiRef.current;
            read = [
              api?.getCellValue(1, 'a'),
              api?.getCellParams(1, 'a').formattedValue,
              api?.getCellMode(1, 'a'),
              api?.getCellElement(1, 'a')?.textContent,
              api?.getCellElement(1, 'gone'),
            ];
            api?.setCellFocus(1, 'b');
          }}
        >
          Read
        </button>
        <Grid
          apiRef={apiRef}
          columns={[
            {
              field: 'a',
              valueGetter: (value: string) => value.toUpperCase(),
              valueFormatter: (value: string) => `${value}!`,
            },
            { field: 'b' },
          ]}
        />
      </>
    );
  }
  const screen = await show(<Reading />);
  await userEvent.click(screen.getByText('Read'));
  expect(read).toEqual(['ONE', 'ONE!', 'view', 'ONE!', null]);
  await expect.element(screen.getByRole('gridcell', { name: 'two' })).toHaveFocus();
});

claim('can focus a cell on another page only once that page is shown', async () => {
  const apiRef: RefObject<GridApi | null> = { current: null };
  function Buttons() {
    return (
      <>
        <button onClick={() => apiRef.current?.setCellFocus(1, 'a')}>First page</button>
        <button onClick={() => apiRef.current?.setCellFocus(3, 'a')}>Second page</button>
        <Grid
          apiRef={apiRef}
          rows={[1, 2, 3].map((id) => ({ id, a: `row ${id}` }))}
          columns={[{ field: 'a' }]}
          initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
          pageSizeOptions={[2]}
        />
      </>
    );
  }
  const screen = await show(<Buttons />);
  const first = screen.getByRole('button', { name: 'First page', exact: true });
  const second = screen.getByRole('button', { name: 'Second page', exact: true });
  // The same cell, after leaving the grid with Tab: nothing.
  await userEvent.click(screen.getByText('row 1'));
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(first).toHaveFocus();
  await userEvent.click(second);
  await expect.element(second).toHaveFocus();
  apiRef.current?.setPage(1);
  await expect.element(screen.getByRole('gridcell', { name: 'row 3' })).toHaveFocus();
});

happensInOrder('From the row to the cell, and back', async (record) => {
  const called = new Set<string>();
  const call = <T,>(name: string, result: T): T => {
    if (!called.has(name)) record(name);
    called.add(name);
    return result;
  };
  await show(
    <Grid
      columns={[
        {
          field: 'a',
          editable: true,
          valueGetter: (value) => call('valueGetter', value),
          valueFormatter: (value) => call('valueFormatter', value),
          renderCell: ({ formattedValue }) => call('renderCell', formattedValue),
          valueParser: (value) => call('valueParser', value),
          // Also called when editing starts, with the old value.
          valueSetter: (value, row) =>
            value === 'one' ? row : call('valueSetter', { ...row, a: value }),
        },
      ]}
    />,
  );
  await expect.poll(() => cell('a')?.textContent).toBe('one');
  await userEvent.dblClick(cell('a') as HTMLElement);
  await expect.poll(() => cell('a')?.querySelector('input')).not.toBeNull();
  await userEvent.fill(cell('a')?.querySelector('input') as HTMLInputElement, 'new');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cell('a')?.textContent).toBe('new');
});
