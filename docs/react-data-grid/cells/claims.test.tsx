import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCell,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridCellProps,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { claimsOf, show } from 'claims';
import { figuresOf } from 'claims/figures';
import { createContext, useContext, type RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import CellContextMenu from './CellContextMenu';
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

claim("a rule for the class alone, .edge { … }, doesn't override the grid's own", async () => {
  const columns = [{ field: 'a', cellClassName: 'edge' }, { field: 'b' }, { field: 'c' }];
  const color = (field: string) => getComputedStyle(cell(field) as Element).borderRightColor;
  // As in an application: the styles of demos are in a layer, which any other rule overrides.
  const plain = createCache({ key: 'plain' });
  const grid = (rule: string, sx: object = {}) => (
    <CacheProvider value={plain}>
      <style>{`${rule} { border-right-color: tomato; }`}</style>
      <Grid
        columns={columns}
        showCellVerticalBorder
        sx={{ '--DataGrid-rowBorderColor': 'silver', ...sx }}
      />
    </CacheProvider>
  );
  const [silver, tomato] = ['rgb(192, 192, 192)', 'rgb(255, 99, 71)'];
  const screen = await show(grid('.edge'));
  await expect.poll(() => cell('b')).toBeTruthy();
  expect([color('a'), color('b')]).toEqual([silver, silver]);
  await screen.rerender(grid('.MuiDataGrid-root .MuiDataGrid-cell.edge'));
  await expect.poll(() => [color('a'), color('b')]).toEqual([tomato, silver]);
  await screen.rerender(grid('.edge', { '& .edge': { borderRightColor: 'tomato' } }));
  await expect.poll(() => [color('a'), color('b')]).toEqual([tomato, silver]);
});

const Errors = createContext<Record<string, string>>({});

function CheckedCell({ id, field, formattedValue }: GridRenderCellParams) {
  const error = useContext(Errors)[`${id} ${field}`];
  return (
    <>
      {formattedValue}{' '}
      {error && (
        <span role="img" aria-label={error} title={error}>
          ⚠
        </span>
      )}
    </>
  );
}

const checked: GridColDef[] = [
  { field: 'a', renderCell: (params) => <CheckedCell {...params} /> },
  { field: 'b', renderCell: (params) => <CheckedCell {...params} /> },
];
/** The same in each render, so that only the context can render the cells again. */
const contactRows = [{ id: 1, a: 'one', b: 'two' }];

claim('the cells that read the context render again', async () => {
  const contacts = (errors: Record<string, string>) => (
    <Errors.Provider value={errors}>
      <Grid rows={contactRows} columns={checked} />
    </Errors.Provider>
  );
  const screen = await show(contacts({}));
  await expect.poll(() => cell('a')?.textContent).toContain('one');
  expect(screen.getByRole('img').elements()).toHaveLength(0);
  await screen.rerender(contacts({ '1 a': 'Too short' }));
  await expect.element(screen.getByRole('img', { name: 'Too short' })).toBeVisible();
  expect(cell('a')?.textContent).toContain('⚠');
  expect(cell('b')?.textContent).not.toContain('⚠');
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

function StyledCell(props: GridCellProps) {
  const { style, row, column } = props;
  return <GridCell {...props} style={{ ...style, ...row.styles?.[column.field] }} />;
}

claim('An inline style wins over the rules of your theme and sx', async () => {
  await show(
    <Grid
      rows={[{ id: 1, a: 'one', b: 'two', styles: { a: { color: 'rgb(0, 105, 92)' } } }]}
      slots={{ cell: StyledCell }}
      sx={{ '& .MuiDataGrid-cell': { color: 'rgb(255, 0, 0)' } }}
    />,
  );
  await expect.poll(() => cell('a')).not.toBeNull();
  expect(getComputedStyle(cell('a') as Element).color).toBe('rgb(0, 105, 92)');
  expect(getComputedStyle(cell('b') as Element).color).toBe('rgb(255, 0, 0)');
});

claim('Right-click a cell, or focus one and press Shift + F10', async () => {
  const screen = await show(<CellContextMenu />);
  await userEvent.click(screen.getByText('Metals').first(), { button: 'right' });
  await userEvent.click(screen.getByRole('menuitem', { name: 'Only Metals' }));
  await expect.poll(() => document.querySelectorAll('[role=row][data-id]').length).toBe(4);
});

claim('let a click elsewhere in the row open the same address', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const follow = vi.fn();
  const screen = await show(
    <Grid
      disableRowSelectionOnClick
      columns={[
        {
          field: 'a',
          renderCell: ({ value, hasFocus }) => (
            <a
              href="#a-row"
              tabIndex={hasFocus ? 0 : -1}
              onClick={(event) => event.stopPropagation()}
            >
              {value}
            </a>
          ),
        },
        { field: 'b' },
      ]}
      onRowClick={({ id }, event) => {
        if (event.ctrlKey || event.metaKey) window.open(`/${id}`);
        else follow(id);
      }}
    />,
  );
  await userEvent.click(screen.getByRole('link', { name: 'one' }));
  expect(follow).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('two'));
  expect(follow).toHaveBeenCalledExactlyOnceWith(1);
  await userEvent.keyboard('{Control>}');
  await userEvent.click(screen.getByText('two'));
  await userEvent.keyboard('{/Control}');
  expect(open).toHaveBeenCalledExactlyOnceWith('/1');
  open.mockRestore();
});

claim('showCellVerticalBorder draws lines between cells', async () => {
  const lines = () => document.querySelectorAll('.MuiDataGrid-cell--withRightBorder').length;
  const screen = await show(<FromRowToCell />);
  await expect.poll(() => document.querySelectorAll('[role=gridcell]').length).toBeGreaterThan(1);
  expect(lines()).toBe(0);
  await screen.rerender(<FromRowToCell showCellVerticalBorder />);
  await expect.poll(lines).toBeGreaterThan(1);
});
