import {
  createRowSelectionManager,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GRID_CHECKBOX_SELECTION_FIELD,
  type GridApi,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import type { DataGridProProps, GridApiPro } from '@mui/x-data-grid-pro';
import { Caught, claimsOf, failures, show } from 'claims';
import { useRef, useState, type RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { rows, Pro, Free, selected, footer, row, all, status, models } from '../claimsGrid';
import FilteredOut from './FilteredOut';
import page from './index.mdx?raw';
import LateTrains from './LateTrains';
import LiveModel from './LiveModel';
import OnlySelected from './OnlySelected';
import UpToThree from './UpToThree';

const claim = claimsOf(page);

claim("Pro and Premium use 'exclude' when a user selects everything", async () => {
  const screen = await show(<LiveModel />);
  await expect.element(status(screen)).toHaveTextContent("ids: new Set(['IC 704', 'HS 21'])");
  await userEvent.click(all(screen));
  await expect.element(status(screen)).toHaveTextContent("{ type: 'exclude', ids: new Set([]) }");
  await userEvent.click(screen.getByRole('checkbox', { name: 'Unselect row' }).first());
  await expect.element(status(screen)).toHaveTextContent("'exclude', ids: new Set(['IC 704'])");
});

claim('The community DataGrid lists the selected rows', async () => {
  const { sent, listen } = models();
  const screen = await show(<Free checkboxSelection onRowSelectionModelChange={listen} />);
  await userEvent.click(all(screen));
  expect(sent).toEqual(['include 1,2,3,4,5,6,7,8']);
});

claim("unless you pass it an 'exclude' model yourself", async () => {
  const { sent, listen } = models();
  const screen = await show(
    <Free
      checkboxSelection
      rowSelectionModel={{ type: 'exclude', ids: new Set() }}
      onRowSelectionModelChange={listen}
    />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Unselect row' }).first());
  expect(sent).toEqual(['exclude 1']);
});

claim('whichever form you get, use createRowSelectionManager', () => {
  const ids = new Set([1]);
  expect(createRowSelectionManager({ type: 'include', ids }).has(1)).toBe(true);
  expect(createRowSelectionManager({ type: 'exclude', ids }).has(1)).toBe(false);
  expect(createRowSelectionManager({ type: 'exclude', ids }).has(2)).toBe(true);
});

claim('rows that you add later are selected, too', async () => {
  const { sent, listen } = models();
  const props = { checkboxSelection: true, onRowSelectionModelChange: listen };
  const screen = await show(<Pro {...props} rows={rows.slice(0, 2)} />);
  await userEvent.click(all(screen));
  await screen.rerender(<Pro {...props} rows={rows.slice(0, 3)} />);
  await expect.poll(selected).toBe('1,2,3');
  expect(sent).toEqual(['exclude ']);
});

claim("the selection stays as it is. This grid doesn't accept a fourth row", async () => {
  const screen = await show(<UpToThree />);
  await userEvent.click(screen.getByText('Silver'));
  await expect.element(status(screen)).toHaveTextContent('Three are the limit');
  expect(selected()).toBe('BRN,XAU,WHT');
  await userEvent.click(screen.getByText('Gold'));
  await userEvent.click(screen.getByText('Silver'));
  await expect.poll(selected).toBe('BRN,XAG,WHT');
});

claim('initialState has no entry for the selection', async () => {
  const rowSelection = { type: 'include', ids: new Set([1]) };
  const initialState = { rowSelection, rowSelectionModel: rowSelection } as object;
  const screen = await show(<Pro initialState={initialState} />);
  await expect.element(row(screen, 1)).toBeVisible();
  expect(selected()).toBe('');
});

claim("don't come back when the filter is cleared", async () => {
  const screen = await show(<FilteredOut />);
  const search = async (text: string, isFound: RegExp) => {
    await userEvent.fill(screen.getByRole('searchbox'), text);
    await expect.poll(footer).toMatch(isFound);
  };
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await search('tom', /^1 row selected/);
  await search('', /^1 row selected.*of 60$/);
  // The first one, and two more again.
  await userEvent.click(screen.getByRole('switch'));
  for (let rest = 2; rest > 0; rest -= 1) {
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Select row', exact: true }).first(),
    );
  }
  await search('tom', /^3 rows selected/);
  await search('', /^3 rows selected.*of 60$/);
});

claim("they're removed from the model, and onRowSelectionModelChange runs", async () => {
  const { sent, listen } = models();
  const screen = await show(<Pro onRowSelectionModelChange={listen} />);
  await userEvent.click(row(screen, 1));
  await screen.rerender(<Pro onRowSelectionModelChange={listen} rows={rows.slice(1)} />);
  await expect.poll(() => sent).toEqual(['include 1', 'include ']);
});

claim("Filters don't change an 'exclude' model", async () => {
  const { sent, listen } = models();
  const props = { checkboxSelection: true, onRowSelectionModelChange: listen };
  const screen = await show(<Pro {...props} />);
  await userEvent.click(all(screen));
  const items = [{ field: 'name', operator: 'contains', value: '2' }];
  await screen.rerender(<Pro {...props} filterModel={{ items }} />);
  await expect.poll(selected).toBe('2');
  await screen.rerender(<Pro {...props} filterModel={{ items: [] }} />);
  await expect.poll(selected).toBe('1,2,3,4,5,6,7,8');
  expect(sent).toEqual(['exclude ']);
});

claim('how many pass the filter, less the ids of the model, even of rows', async () => {
  const grid = (ids: number[], values: string[]) => (
    <Pro
      checkboxSelection
      rowSelectionModel={{ type: 'exclude', ids: new Set(ids) }}
      filterModel={{
        items: [{ field: 'name', operator: 'isAnyOf', value: values.map((n) => `Row ${n}`) }],
      }}
    />
  );
  const screen = await show(grid([], ['2']));
  await expect.poll(footer).toContain('1 row selected');
  await screen.rerender(grid([8], ['2', '3', '4']));
  await expect.poll(selected).toBe('2,3,4');
  expect(footer()).toContain('2 rows selected');
});

claim('a filter replaces the model with a list of the rows that pass', async () => {
  const { sent, listen } = models();
  const props = {
    treeData: true,
    rows: [
      { id: 1, path: ['a'], name: 'x' },
      { id: 2, path: ['a', 'b'], name: 'x' },
      { id: 3, path: ['a', 'c'], name: 'y' },
      { id: 4, path: ['d'], name: 'y' },
    ],
    getTreeDataPath: (item: { path: string[] }) => item.path,
    defaultGroupingExpansionDepth: 1,
    checkboxSelection: true,
    onRowSelectionModelChange: listen,
  };
  const screen = await show(<Pro {...props} />);
  await userEvent.click(all(screen));
  const items = [{ field: 'name', operator: 'equals', value: 'x' }];
  await screen.rerender(<Pro {...props} filterModel={{ items }} />);
  await expect.poll(() => sent).toEqual(['exclude ', 'include 1,2']);
  await screen.rerender(<Pro {...props} filterModel={{ items: [] }} />);
  await expect.poll(selected).toBe('2');
});

claim('Select rows from code', async () => {
  const screen = await show(<LateTrains />);
  await userEvent.click(screen.getByRole('button', { name: 'Select late trains' }));
  await expect.poll(footer).toContain('3 rows selected');
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  await expect.poll(footer).not.toContain('selected');
});

claim('it takes resetSelection: true to select another', async () => {
  const { sent, listen } = models();
  const apiRef: RefObject<GridApiPro | null> = { current: null };
  const screen = await show(
    <Pro apiRef={apiRef} disableMultipleRowSelection onRowSelectionModelChange={listen} />,
  );
  await expect.element(row(screen, 1)).toBeVisible();
  apiRef.current?.selectRow(1);
  apiRef.current?.selectRow(2);
  apiRef.current?.selectRow(2, true, true);
  await expect.poll(selected).toBe('2');
  expect(sent).toEqual(['include 1', 'include 2']);
});

claim('Selects from one row to another, in the order shown', async () => {
  const apiRef: RefObject<GridApiPro | null> = { current: null };
  const screen = await show(
    <Pro
      apiRef={apiRef}
      sortModel={[{ field: 'name', sort: 'desc' }]}
      isRowSelectable={({ id }) => id !== 5}
    />,
  );
  await expect.element(row(screen, 1)).toBeVisible();
  apiRef.current?.selectRowRange({ startId: 7, endId: 4 });
  await expect.poll(selected).toBe('7,6,4');
});

claim('tell you that a user used a checkbox', async () => {
  const names: string[] = [];
  const apiRef: RefObject<GridApiPro | null> = { current: null };
  const screen = await show(<Pro checkboxSelection apiRef={apiRef} />);
  for (const name of ['rowSelectionCheckboxChange', 'headerSelectionCheckboxChange'] as const) {
    apiRef.current?.subscribeEvent(name, () => names.push(name));
  }
  await userEvent.click(row(screen, 2));
  expect(selected()).toBe('2');
  expect(names).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }).first());
  await userEvent.click(all(screen));
  expect(names).toEqual(['rowSelectionCheckboxChange', 'headerSelectionCheckboxChange']);
});

claim('a listener gets the id, and whether the box is checked now', async () => {
  const told: unknown[] = [];
  const apiRef: RefObject<GridApiPro | null> = { current: null };
  const screen = await show(<Pro checkboxSelection apiRef={apiRef} />);
  apiRef.current?.subscribeEvent('rowSelectionCheckboxChange', ({ id, value }) => {
    told.push([value, apiRef.current?.getRow(id)]);
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }).nth(1));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Unselect row' }));
  expect(told).toEqual([
    [true, rows[1]],
    [false, rows[1]],
  ]);
});

claim("A click on the row or on the checkbox in the header doesn't fire it", async () => {
  const told: unknown[] = [];
  const apiRef: RefObject<GridApiPro | null> = { current: null };
  const screen = await show(<Pro checkboxSelection apiRef={apiRef} />);
  apiRef.current?.subscribeEvent('rowSelectionCheckboxChange', ({ id }) => told.push(id));
  await userEvent.click(row(screen, 2));
  expect(selected()).toBe('2');
  await userEvent.click(all(screen));
  await expect.poll(selected).toBe('1,2,3,4,5,6,7,8');
  expect(told).toEqual([]);
});

claim('can only contain 1 item in DataGrid', async () => {
  failures();
  const screen = await show(
    <Caught>
      <Free rowSelectionModel={{ type: 'include', ids: new Set([1, 2]) }} />
    </Caught>,
  );
  await expect
    .element(screen.getByText('`rowSelectionModel` can only contain 1 item in DataGrid.'))
    .toBeVisible();
});

claim("Cannot read properties of undefined (reading 'size')", async () => {
  failures();
  const screen = await show(
    <Caught>
      <Free rowSelectionModel={[1] as never} />
    </Caught>,
  );
  await expect
    .element(screen.getByText("Cannot read properties of undefined (reading 'size')"))
    .toBeVisible();
});

claim('rowSelectionModel.map is not a function', async () => {
  const sent: GridRowSelectionModel[] = [];
  const listen = (model: GridRowSelectionModel) => sent.push(model);
  const screen = await show(<Free checkboxSelection onRowSelectionModelChange={listen} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }).first());
  const [model] = sent;
  expect(model).not.toHaveProperty('map');
  expect([...(model?.ids ?? [])]).toEqual([1]);
});

const listing: [string, Partial<DataGridProProps>, string][] = [
  [
    'Pro and Premium list them, too, while a filter is active',
    { filterModel: { items: [{ field: 'name', operator: 'contains', value: '2' }] } },
    'include 2',
  ],
  [
    'even one without a value',
    { filterModel: { items: [{ field: 'name', operator: 'contains' }] } },
    'include 1,2,3,4,5,6,7,8',
  ],
  ['with isRowSelectable', { isRowSelectable: ({ id }) => id === 3 }, 'include 3'],
  [
    'with checkboxSelectionVisibleOnly',
    { checkboxSelectionVisibleOnly: true },
    'include 1,2,3,4,5,6,7,8',
  ],
  [
    'when both parts of rowSelectionPropagation are off',
    { rowSelectionPropagation: { parents: false, descendants: false } },
    'include 1,2,3,4,5,6,7,8',
  ],
];

for (const [words, props, model] of listing) {
  claim(words, async () => {
    const { sent, listen } = models();
    const screen = await show(
      <Pro checkboxSelection onRowSelectionModelChange={listen} {...props} />,
    );
    await userEvent.click(all(screen));
    expect(sent).toEqual([model]);
  });
}

claim('Pass only those rows, and keep the others in the model', async () => {
  const screen = await show(<OnlySelected />);
  const ids = () =>
    [...document.querySelectorAll('[role=row][data-id]')]
      .map((one) => one.getAttribute('data-id'))
      .join();
  await userEvent.click(screen.getByText('Gold'));
  await userEvent.click(screen.getByRole('switch'));
  await expect.poll(() => ids().split(',').length).toBe(3);
  await userEvent.click(screen.getByText('Gold'));
  await expect.poll(ids).toBe('BRN,WHT');
  await userEvent.click(screen.getByRole('switch'));
  await expect.poll(() => ids().split(',').length).toBeGreaterThan(3);
  expect(selected().split(',').sort()).toEqual(['BRN', 'WHT']);
});

function UpToTwo() {
  const [model, setModel] = useState<GridRowSelectionModel>({ type: 'include', ids: new Set() });
  const latest = useRef(model);
  return (
    <Free
      checkboxSelection
      isRowSelectable={({ id }) => latest.current.ids.has(id) || latest.current.ids.size < 2}
      rowSelectionModel={model}
      onRowSelectionModelChange={(next) => {
        if (next.ids.size > 2) return;
        latest.current = next;
        setModel(next);
      }}
    />
  );
}

claim('To disable the other checkboxes at the limit as well', async () => {
  const screen = await show(<UpToTwo />);
  const box = (id: number) =>
    document.querySelector(`[role=row][data-id="${id}"] input`) as HTMLInputElement;
  await userEvent.click(all(screen));
  expect(selected()).toBe('');
  await userEvent.click(box(1));
  expect(box(3).disabled).toBe(false);
  await userEvent.click(box(2));
  await expect.poll(() => box(3).disabled).toBe(true);
  expect(box(1).disabled).toBe(false);
  await userEvent.click(box(1));
  await expect.poll(() => box(3).disabled).toBe(false);
  expect(selected()).toBe('2');
});

claim("selecting all the others doesn't select the group, and its checkbox", async () => {
  const { sent, listen } = models();
  const screen = await show(
    <Pro
      treeData
      getTreeDataPath={({ path }) => path}
      rows={[
        { id: 1, path: ['Team'] },
        { id: 2, path: ['Team', 'Ada'] },
        { id: 3, path: ['Team', 'Bo'] },
      ]}
      defaultGroupingExpansionDepth={-1}
      checkboxSelection
      isRowSelectable={({ id }) => id !== 3}
      onRowSelectionModelChange={listen}
    />,
  );
  const boxes = () => screen.getByRole('checkbox', { name: 'Select row', exact: true });
  await userEvent.click(boxes().nth(1));
  await expect.poll(() => sent.at(-1)).toBe('include 2');
  const dash = () => document.querySelector('[role=row][data-id="1"] [data-indeterminate=true]');
  await expect.poll(dash).toBeTruthy();
  await userEvent.click(boxes().first());
  await expect.poll(() => sent.at(-1)).toMatch(/^include (?:1,2|2,1)$/);
  await expect.poll(dash).toBeNull();
});

const order = () =>
  [...document.querySelectorAll('.MuiDataGrid-row')].map((one) => one.getAttribute('data-id'));

claim('Rows stay where they are when users check or clear them', async () => {
  const apiRef: RefObject<GridApi | null> = { current: null };
  const screen = await show(
    <Free
      apiRef={apiRef}
      columns={[
        { ...GRID_CHECKBOX_SELECTION_COL_DEF, hideSortIcons: true },
        { field: 'name', width: 200 },
      ]}
      checkboxSelection
    />,
  );
  await userEvent.click(row(screen, 5));
  apiRef.current?.sortColumn(GRID_CHECKBOX_SELECTION_FIELD, 'desc');
  await expect.poll(() => order().slice(0, 2)).toEqual(['5', '1']);
  await userEvent.click(row(screen, 7));
  await expect.poll(selected).toBe('5,7');
  expect(order().slice(0, 2)).toEqual(['5', '1']);
  apiRef.current?.sortColumn(GRID_CHECKBOX_SELECTION_FIELD, 'desc');
  await expect.poll(() => order().slice(0, 3)).toEqual(['5', '7', '1']);
  const header = document.querySelector('[role=columnheader][data-field=__check__]');
  expect(header?.querySelector('.MuiDataGrid-sortIcon')).toBeNull();
});

claim('and so do apiRef.current.applySorting() and any change of the rows', async () => {
  for (const again of [
    (grid: GridApi | null) => grid?.applySorting(),
    (grid: GridApi | null) => grid?.updateRows([{ id: 1, name: 'Changed' }]),
  ]) {
    const apiRef: RefObject<GridApi | null> = { current: null };
    const screen = await show(
      <Free
        apiRef={apiRef}
        columns={[GRID_CHECKBOX_SELECTION_COL_DEF, { field: 'name', width: 200 }]}
        checkboxSelection
      />,
    );
    await expect.poll(() => order()[0]).toBe('1');
    apiRef.current?.sortColumn(GRID_CHECKBOX_SELECTION_FIELD, 'desc');
    await userEvent.click(row(screen, 5));
    await expect.poll(selected).toBe('5');
    expect(order()[0]).toBe('1');
    again(apiRef.current);
    await expect.poll(() => order()[0]).toBe('5');
    await screen.unmount();
  }
});

claim('But then a click on "select all" also sorts', async () => {
  const apiRef: RefObject<GridApi | null> = { current: null };
  const screen = await show(
    <Free
      apiRef={apiRef}
      columns={[
        { ...GRID_CHECKBOX_SELECTION_COL_DEF, sortable: true, width: 90 },
        { field: 'name', width: 200 },
      ]}
      checkboxSelection
    />,
  );
  await userEvent.click(all(screen));
  await expect
    .poll(() => apiRef.current?.getSortModel())
    .toEqual([{ field: GRID_CHECKBOX_SELECTION_FIELD, sort: 'asc' }]);
});
