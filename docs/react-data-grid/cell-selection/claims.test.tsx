import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  type GridCellSelectionModel,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import ControlledCells from './ControlledCells';
import page from './index.mdx?raw';
import OutlinedRange from './OutlinedRange';
import SumOfCells from './SumOfCells';
import WholeColumn from './WholeColumn';

const claim = claimsOf(page);

type Screen = Awaited<ReturnType<typeof show>>;

const columns = ['a', 'b', 'c'].map((field) => ({ field, width: 120 }));
const rows = [1, 2, 3, 4].map((id) => ({ id, a: `a${id}`, b: `b${id}`, c: `c${id}` }));

const Grid = (props: Partial<DataGridPremiumProps>) => (
  <Box sx={{ height: 400, width: 600 }}>
    <DataGridPremium rows={rows} columns={columns} cellSelection rowSelection={false} {...props} />
  </Box>
);

/** The texts of the selected cells. */
const selected = () =>
  [...document.querySelectorAll('.MuiDataGrid-cell.Mui-selected')]
    .map((cell) => cell.textContent)
    .join();
const cell = (screen: Screen, name: string) => screen.getByRole('gridcell', { name, exact: true });
const status = (screen: Screen) => screen.getByRole('status');

async function withKey(key: string, act: () => Promise<void>) {
  await userEvent.keyboard(`{${key}>}`);
  await act();
  await userEvent.keyboard(`{/${key}}`);
}

claim('to see a sum', async () => {
  const screen = await show(<SumOfCells />);
  await userEvent.dragAndDrop(cell(screen, '410'), cell(screen, '1,010'));
  await expect.element(status(screen)).toHaveTextContent('Numbers: 4, sum: 2,830');
});

claim('All cells between the first and the last', async () => {
  const screen = await show(<Grid />);
  await userEvent.click(cell(screen, 'c4'));
  expect(selected()).toBe('c4');
  await userEvent.dragAndDrop(cell(screen, 'a1'), cell(screen, 'b2'));
  expect(selected()).toBe('a1,b1,a2,b2');
});

claim('All cells between the focused cell and this one', async () => {
  const screen = await show(<Grid />);
  await userEvent.click(cell(screen, 'b3'));
  await withKey('Shift', () => userEvent.click(cell(screen, 'a2')));
  expect(selected()).toBe('a2,b2,a3,b3');
});

claim('This cell as well; a second time clears it', async () => {
  const screen = await show(<Grid />);
  await userEvent.click(cell(screen, 'a1'));
  await withKey('Control', async () => {
    await userEvent.click(cell(screen, 'c3'));
    expect(selected()).toBe('a1,c3');
    await userEvent.click(cell(screen, 'a1'));
  });
  expect(selected()).toBe('c3');
});

claim('Another range as well', async () => {
  const screen = await show(<Grid />);
  await userEvent.click(cell(screen, 'c4'));
  await withKey('Control', () => userEvent.dragAndDrop(cell(screen, 'a1'), cell(screen, 'a2')));
  expect(selected()).toBe('a1,a2,c4');
});

claim(
  'A range that starts at the focused cell and grows or shrinks by a row or column',
  async () => {
    const screen = await show(<Grid />);
    await userEvent.click(cell(screen, 'a1'));
    await withKey('Shift', () => userEvent.keyboard('{ArrowDown}{ArrowRight}'));
    expect(selected()).toBe('a1,b1,a2,b2');
    await expect.element(cell(screen, 'a1')).toHaveFocus();
    await withKey('Shift', () => userEvent.keyboard('{ArrowUp}'));
    expect(selected()).toBe('a1,b1');
  },
);

claim('Arrow keys without Shift clear the selection', async () => {
  const screen = await show(<Grid />);
  for (const key of ['ArrowDown', ' ', 'Home', 'End', 'PageUp', 'PageDown']) {
    await userEvent.click(cell(screen, 'b2'));
    await userEvent.keyboard('{Escape}');
    expect(selected()).toBe('b2');
    await userEvent.keyboard(key === ' ' ? key : `{${key}}`);
    await expect.poll(selected, { message: key }).toBe('');
  }
});

claim(
  "A click doesn't select checkboxes, action cells, the buttons that open a detail panel, or cells of",
  async () => {
    const screen = await show(
      <Grid
        rowSelection
        checkboxSelection
        getDetailPanelContent={() => 'more'}
        pinnedRows={{ top: [{ id: 9, a: 'a9', b: 'b9', c: 'c9' }] }}
        columns={[...columns, { field: 'do', type: 'actions', getActions: () => [] }]}
      />,
    );
    await expect.element(cell(screen, 'a9')).toBeVisible();
    for (const field of ['__check__', '__detail_panel_toggle__', 'do']) {
      const target = document.querySelector(`[data-id="1"] [data-field="${field}"]`) as HTMLElement;
      await userEvent.click(target);
      expect(selected(), field).toBe('');
    }
    await userEvent.click(cell(screen, 'a9'));
    expect(selected()).toBe('');
  },
);

claim('A click still selects its row, too, and Ctrl + A selects rows', async () => {
  const screen = await show(<Grid rowSelection />);
  const selectedRows = () => document.querySelectorAll('.MuiDataGrid-row.Mui-selected').length;
  await userEvent.click(cell(screen, 'a1'));
  expect(selectedRows()).toBe(1);
  await withKey('Control', () => userEvent.keyboard('a'));
  expect(selectedRows()).toBe(4);
  expect(selected()).toBe('a1');
});

claim(
  'When users clear a cell with Ctrl + click, its entry stays in the model with the value false',
  async () => {
    let model: GridCellSelectionModel = {};
    const screen = await show(<Grid onCellSelectionModelChange={(next) => (model = next)} />);
    await userEvent.click(cell(screen, 'a1'));
    await withKey('Control', () => userEvent.click(cell(screen, 'a1')));
    expect(model).toEqual({ 1: { a: false } });
  },
);

claim('The model has an entry for each row', async () => {
  const screen = await show(<ControlledCells />);
  await expect.element(status(screen)).toHaveTextContent('BRN.price, BRN.unit');
  await userEvent.click(cell(screen, 'Natural gas'));
  await expect.element(status(screen)).toHaveTextContent('NGS.name');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await expect.element(status(screen)).toHaveTextContent('Nothing selected');
  expect(selected()).toBe('');
});

claim("users can't change the selection that you pass", async () => {
  const screen = await show(<Grid cellSelectionModel={{ 2: { b: true } }} />);
  await userEvent.click(cell(screen, 'a1'));
  expect(selected()).toBe('b2');
});

claim('use initialState.cellSelection', async () => {
  const screen = await show(<Grid initialState={{ cellSelection: { 2: { b: true } } }} />);
  await expect.poll(selected).toBe('b2');
  await userEvent.click(cell(screen, 'a1'));
  expect(selected()).toBe('a1');
});

claim('Cells at the edges of a range have up to four more', async () => {
  const screen = await show(<OutlinedRange />);
  const edges = (name: string) =>
    [...(cell(screen, name).first().element() as HTMLElement).classList]
      .filter((one) => one.includes('range'))
      .map((one) => one.replace('MuiDataGrid-cell--range', ''));
  await expect.element(cell(screen, 'Coffee beans').first()).toBeVisible();
  expect(edges('Coffee beans').toSorted()).toEqual(['Left', 'Top']);
  await userEvent.click(cell(screen, 'Coffee beans').first());
  expect(edges('Coffee beans').toSorted()).toEqual(['Bottom', 'Left', 'Right', 'Top']);
});

claim('In a right-to-left page they', async () => {
  const screen = await show(<Grid initialState={{ cellSelection: { 1: { a: true } } }} />, {
    direction: 'rtl',
  });
  const classes = cell(screen, 'a1').element().className;
  expect(classes).toContain('cell--rangeLeft');
  await withKey('Shift', async () => {
    await userEvent.click(cell(screen, 'a1'));
    await userEvent.click(cell(screen, 'b1'));
  });
  const box = (name: string) => cell(screen, name).element().getBoundingClientRect();
  expect(box('a1').x).toBeGreaterThan(box('b1').x);
  expect(cell(screen, 'a1').element().className).not.toContain('cell--rangeRight');
  expect(cell(screen, 'b1').element().className).toContain('cell--rangeRight');
});

claim('Selects from one cell to another', async () => {
  const screen = await show(<WholeColumn />);
  await userEvent.click(screen.getByRole('button', { name: 'Select platforms' }));
  await expect.poll(selected).toMatch(/^4,9,1,8,5/);
  await userEvent.click(screen.getByRole('button', { name: 'Select all cells' }));
  await expect.poll(selected).toMatch(/^IC 704,Harbor Point,4,/);
});

claim('It stays with its cells when rows are sorted', async () => {
  const screen = await show(<Grid />);
  await userEvent.dragAndDrop(cell(screen, 'a1'), cell(screen, 'a2'));
  await screen.rerender(<Grid sortModel={[{ field: 'a', sort: 'desc' }]} />);
  await expect.poll(selected).toBe('a2,a1');
});

claim('leaves out rows that are filtered out or on another page', async () => {
  const apiRef: RefObject<GridApi | null> = { current: null };
  const props = {
    apiRef,
    initialState: { cellSelection: { 1: { a: true, b: true }, 2: { a: true } } },
    columnVisibilityModel: { b: false },
  };
  const ids = () => apiRef.current?.getSelectedCellsAsArray().map(({ id, field }) => field + id);
  const screen = await show(<Grid {...props} />);
  await expect.poll(ids).toEqual(['a1', 'b1', 'a2']);
  const items = [{ field: 'a', operator: 'equals', value: 'a1' }];
  await screen.rerender(<Grid {...props} filterModel={{ items }} />);
  await expect.poll(ids).toEqual(['a1', 'b1']);
  expect(Object.keys(apiRef.current?.getCellSelectionModel() ?? {})).toEqual(['1', '2']);
});

claim('the cells get no aria-selected', async () => {
  const screen = await show(<Grid />);
  await userEvent.click(cell(screen, 'a1'));
  expect(selected()).toBe('a1');
  await expect.element(cell(screen, 'a1')).not.toHaveAttribute('aria-selected');
});

claim('cellSelection needs DataGridPremium; DataGridPro ignores it', async () => {
  const screen = await show(
    <Box sx={{ height: 300 }}>
      <DataGridPro rows={rows} columns={columns} {...{ cellSelection: true }} />
    </Box>,
  );
  await userEvent.click(cell(screen, 'a1'));
  expect(selected()).toBe('');
});

claim("cells that can't be edited have the class .MuiDataGrid-cell--selectionMode", async () => {
  const screen = await show(
    <Grid columns={[{ field: 'a', width: 120, editable: true }, { field: 'b' }]} />,
  );
  await expect.element(cell(screen, 'b1')).toHaveClass('MuiDataGrid-cell--selectionMode');
  await expect.element(cell(screen, 'a1')).not.toHaveClass('MuiDataGrid-cell--selectionMode');
  expect(getComputedStyle(cell(screen, 'b1').element()).cursor).toBe('default');
});

claim('A rule for a cellClassName leaves selected cells their color.', async () => {
  const screen = await show(
    <Grid
      columns={[
        { field: 'a', cellClassName: 'a' },
        { field: 'b' },
        {
          field: 'c',
          renderCell: ({ value }) => (
            <div style={{ backgroundColor: 'rgb(255, 255, 0)' }}>{value}</div>
          ),
        },
      ]}
      cellSelectionModel={{ 1: { a: true, b: true, c: true } }}
      sx={{ '& .a': { backgroundColor: 'rgb(255, 255, 0)' } }}
    />,
  );
  const color = (name: string) => getComputedStyle(cell(screen, name).element()).backgroundColor;
  await expect.element(cell(screen, 'a1')).toHaveClass('Mui-selected');
  expect(color('a2')).toBe('rgb(255, 255, 0)');
  expect(color('a1')).toBe(color('b1'));
  expect(color('b1')).not.toBe(color('b2'));
  // What `renderCell` draws lies over the color of the cell.
  const drawn = cell(screen, 'c1').element().firstElementChild!;
  expect(getComputedStyle(drawn).backgroundColor).toBe('rgb(255, 255, 0)');
});

const filled: RefObject<GridApi | null> = { current: null };

const onFillDown: DataGridPremiumProps['onCellKeyDown'] = (params, event) => {
  const grid = filled.current;
  if (event.key !== 'd' || !(event.ctrlKey || event.metaKey) || !grid) return;
  event.preventDefault();
  const top: Record<string, unknown> = {};
  const changed = new Map<GridRowId, Record<string, unknown>>();
  for (const { id, field } of grid.getSelectedCellsAsArray()) {
    if (!grid.isCellEditable(grid.getCellParams(id, field))) continue;
    const row = changed.get(id) ?? { ...grid.getRow(id) };
    if (!(field in top)) top[field] = row[field];
    changed.set(id, { ...row, [field]: top[field] });
  }
  grid.updateRows([...changed.values()]);
};

claim('gives each selected column the value of its top cell', async () => {
  const save = vi.fn();
  const screen = await show(
    <Grid
      apiRef={filled}
      columns={columns.map((column) => ({ ...column, editable: column.field !== 'c' }))}
      processRowUpdate={save}
      onCellKeyDown={onFillDown}
    />,
  );
  await userEvent.dragAndDrop(cell(screen, 'a2'), cell(screen, 'c4'));
  await withKey('Control', () => userEvent.keyboard('d'));
  await expect.element(cell(screen, 'a3')).not.toBeInTheDocument();
  expect([1, 2, 3, 4].map((id) => filled.current?.getRow(id))).toEqual([
    { id: 1, a: 'a1', b: 'b1', c: 'c1' },
    { id: 2, a: 'a2', b: 'b2', c: 'c2' },
    { id: 3, a: 'a2', b: 'b2', c: 'c3' },
    { id: 4, a: 'a2', b: 'b2', c: 'c4' },
  ]);
  expect(save).not.toHaveBeenCalled();
});

const onClear: DataGridPremiumProps['onCellKeyDown'] = ({ cellMode }, event) => {
  const isDelete = event.key === 'Delete' || event.key === 'Backspace';
  const grid = filled.current;
  const cells = grid?.getSelectedCellsAsArray() ?? [];
  if (!grid || !isDelete || cellMode === 'edit' || cells.length < 2) return;
  event.defaultMuiPrevented = true;
  const changed = new Map<GridRowId, Record<string, unknown>>();
  for (const { id, field } of cells) {
    if (!grid.isCellEditable(grid.getCellParams(id, field))) continue;
    changed.set(id, { ...(changed.get(id) ?? grid.getRow(id)), [field]: null });
  }
  grid.updateRows([...changed.values()]);
};

const editors = () => document.querySelectorAll('.MuiDataGrid-cell--editing').length;

claim('it empties all selected cells that are editable', async () => {
  const screen = await show(
    <Grid
      apiRef={filled}
      columns={columns.map((column) => ({ ...column, editable: column.field !== 'c' }))}
      onCellKeyDown={onClear}
    />,
  );
  await userEvent.dragAndDrop(cell(screen, 'a2'), cell(screen, 'c3'));
  await userEvent.keyboard('{Delete}');
  await expect.element(cell(screen, 'a2')).not.toBeInTheDocument();
  expect([1, 2, 3, 4].map((id) => filled.current?.getRow(id))).toEqual([
    { id: 1, a: 'a1', b: 'b1', c: 'c1' },
    { id: 2, a: null, b: null, c: 'c2' },
    { id: 3, a: null, b: null, c: 'c3' },
    { id: 4, a: 'a4', b: 'b4', c: 'c4' },
  ]);
  expect(editors()).toBe(0);
});

claim('empties only the focused cell, and opens an editor in it', async () => {
  const screen = await show(
    <Grid apiRef={filled} columns={columns.map((column) => ({ ...column, editable: true }))} />,
  );
  await userEvent.dragAndDrop(cell(screen, 'a2'), cell(screen, 'b3'));
  await userEvent.keyboard('{Delete}');
  await expect.poll(editors).toBe(1);
  await expect.element(screen.getByRole('textbox')).toHaveValue('');
  await userEvent.keyboard('{Enter}');
  await expect.poll(editors).toBe(0);
  const emptied = [2, 3].flatMap((id) =>
    ['a', 'b'].filter((field) => filled.current?.getRow(id)[field] === ''),
  );
  expect(emptied).toHaveLength(1);
});

claim('lets users select cells as in a spreadsheet', async () => {
  const selected = () => document.querySelectorAll('[role=gridcell].Mui-selected').length;
  const second = () => document.querySelectorAll('[role=gridcell]')[1];
  const screen = await show(<SumOfCells />);
  await expect.poll(second).toBeTruthy();
  await userEvent.click(second()!);
  await expect.poll(selected).toBe(1);
  await screen.unmount();
  await show(<SumOfCells cellSelection={false} />);
  await expect.poll(second).toBeTruthy();
  await userEvent.click(second()!);
  expect(selected()).toBe(0);
});
