import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { DataGridPro, type DataGridProProps, type GridApiPro } from '@mui/x-data-grid-pro';
import { claimsOf, show } from 'claims';
import type { PropsWithChildren, RefObject } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import DensityButtons from './DensityButtons';
import FoundRows from './FoundRows';
import page from './index.mdx?raw';
import TabThroughCells from './TabThroughCells';
import VisibleStates from './VisibleStates';
import WhatIsAnnounced from './WhatIsAnnounced';

const claim = claimsOf(page);

const columns = ['a', 'b', 'c'].map((field) => ({ field, headerName: field.toUpperCase() }));
const rows = Array.from({ length: 40 }, (_, id) => ({ id, a: `a${id}`, b: `b${id}`, c: `c${id}` }));

/** One group of two rows, closed. */
const oneGroup = {
  rows: [
    { id: 1, a: 'x', b: 'one' },
    { id: 2, a: 'x', b: 'two' },
  ],
  initialState: { rowGrouping: { model: ['a'] } },
};

const Frame = ({ children }: PropsWithChildren) => (
  <div style={{ height: 400, width: 700 }}>{children}</div>
);

const Grid = (props: Partial<DataGridProps>) => (
  <Frame>
    <DataGrid label="Small" rows={rows} columns={columns} {...props} />
  </Frame>
);

const Pro = (props: Partial<DataGridProProps>) => (
  <Frame>
    <DataGridPro label="Small" rows={rows} columns={columns} {...props} />
  </Frame>
);

const Premium = (props: Partial<DataGridPremiumProps>) => (
  <Frame>
    <DataGridPremium label="Small" rows={rows} columns={columns} {...props} />
  </Frame>
);

const cell = (row: number, field: string) =>
  document.querySelector<HTMLElement>(
    `[role=row][data-rowindex="${row}"] [data-field="${field}"]`,
  ) as HTMLElement;
const header = (field: string) =>
  document.querySelector<HTMLElement>(`[role=columnheader][data-field="${field}"]`) as HTMLElement;

/** Where the focus is: `2 b` for the third row, `header b`. */
function focused(): string {
  const element = document.activeElement?.closest('[data-field]');
  const row = element?.closest('[role=row]')?.getAttribute('data-rowindex');
  const field = element?.getAttribute('data-field');
  return field ? `${row ?? 'header'} ${field}` : (document.activeElement?.tagName ?? '');
}

async function startAt(row: number, field: string) {
  await expect.poll(() => cell(row, field)).toBeTruthy();
  await userEvent.click(cell(row, field));
  await expect.poll(focused).toBe(`${row} ${field}`);
}

async function startAtHeader(field: string) {
  await expect.poll(() => cell(0, 'a')).toBeTruthy();
  header(field).focus();
  await expect.poll(focused).toBe(`header ${field}`);
}

async function press(keys: string, result: string) {
  await userEvent.keyboard(keys);
  await expect.poll(focused).toBe(result);
}

const selected = () =>
  [...document.querySelectorAll('[role=row][aria-selected=true]')].map((row) =>
    row.getAttribute('data-rowindex'),
  );

claim('see what screen readers announce for a cell and its row', async () => {
  const screen = await show(<WhatIsAnnounced />);
  await startAt(0, 'name');
  await expect.element(screen.getByText(/role="gridcell" aria-colindex="1"/)).toBeVisible();
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.element(screen.getByText(/aria-rowindex="2" aria-selected="false"/)).toBeVisible();
  await press('{ArrowUp}', 'header name');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/aria-sort="ascending"/)).toBeVisible();
  await screen.rerender(<WhatIsAnnounced checkboxSelection disableColumnSorting />);
  await startAt(0, 'name');
  await expect.element(screen.getByText(/role="gridcell" aria-colindex="2"/)).toBeVisible();
});

claim('On a Mac, press ⌘ where these tables say Ctrl', async () => {
  await show(<Grid />);
  await startAt(2, 'b');
  await press('{Meta>}{End}{/Meta}', '39 c');
  await press('{Meta>}{Home}{/Meta}', '0 a');
});

claim('follow the direction of the screen', async () => {
  await show(<Grid />, { direction: 'rtl' });
  await startAt(0, 'b');
  await press('{ArrowRight}', '0 a');
  await press('{ArrowLeft}', '0 b');
});

claim('In the first row, ↑ and Page Up move to the header', async () => {
  await show(<Grid />);
  await startAt(0, 'b');
  await press('{ArrowDown}', '1 b');
  await press('{ArrowRight}', '1 c');
  await press('{ArrowLeft}', '1 b');
  await press('{ArrowUp}', '0 b');
  await press('{ArrowUp}', 'header b');
});

claim('Moves to the first or last cell of the row', async () => {
  await show(<Grid />);
  await startAt(2, 'b');
  await press('{End}', '2 c');
  await press('{Home}', '2 a');
});

claim('Moves to the first or last cell of the page', async () => {
  await show(<Grid initialState={{ pagination: { paginationModel: { pageSize: 25 } } }} />);
  await startAt(2, 'b');
  await press('{Control>}{End}{/Control}', '24 c');
  await press('{Control>}{Home}{/Control}', '0 a');
});

claim('Moves by as many rows as fit into the view', async () => {
  await show(<Grid />);
  await startAt(0, 'b');
  await userEvent.keyboard('{PageDown}');
  await expect.poll(focused).not.toBe('0 b');
  const fit = Number(focused().split(' ')[0]);
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller') as HTMLElement;
  expect(fit).toBe(Math.floor((scroller.clientHeight - 56) / 52));
  await press('{PageUp}', '0 b');
  await press('{PageUp}', 'header b');
});

claim('Page Down or Space, Page Up', async () => {
  await show(<Grid />);
  await startAt(0, 'b');
  await userEvent.keyboard('{PageDown}');
  await expect.poll(focused).not.toBe('0 b');
  const reached = focused();
  await press('{Control>}{Home}{/Control}', '0 a');
  await press('{ArrowRight}', '0 b');
  await press(' ', reached);
});

claim('Starts editing an editable cell', async () => {
  await show(<Grid columns={columns.map((column) => ({ ...column, editable: true }))} />);
  for (const [key, value] of [
    ['{Enter}', 'a0'],
    ['{Delete}', ''],
    ['{Backspace}', ''],
    ['x', 'x'],
  ] as const) {
    await startAt(0, 'a');
    await userEvent.keyboard(key);
    await expect.poll(() => cell(0, 'a').querySelector('input')?.value).toBe(value);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => cell(0, 'a').querySelector('input')).toBeNull();
  }
});

claim('Copies the selected rows, or the cell if no row is selected', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show(<Grid disableRowSelectionOnClick />);
  await startAt(1, 'b');
  await userEvent.keyboard('{Control>}c{/Control}');
  await expect.poll(() => write.mock.lastCall?.[0]).toBe('b1');
  await userEvent.keyboard('{Shift>} {/Shift}{Control>}c{/Control}');
  await expect.poll(() => write.mock.lastCall?.[0]).toBe('a1\tb1\tc1');
});

claim('Pastes', async () => {
  await show(
    <Premium
      columns={columns.map((column) => ({ ...column, editable: true }))}
      disableRowSelectionOnClick
    />,
  );
  await startAt(1, 'b');
  // Not pressed: the browser's own paste would come from the clipboard of the machine.
  cell(1, 'b').dispatchEvent(
    new KeyboardEvent('keydown', { key: 'v', keyCode: 86, ctrlKey: true, bubbles: true }),
  );
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'new');
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  await expect.poll(() => cell(1, 'b').textContent).toBe('new');
});

claim('Arrow keys stop at the edges', async () => {
  await show(<Grid rows={rows.slice(0, 2)} />);
  await startAt(1, 'c');
  await press('{ArrowRight}', '1 c');
  await press('{ArrowDown}', '1 c');
  await press('{Home}{ArrowLeft}', '1 a');
});

claim('Page Down stops at the last row of the page', async () => {
  await show(
    <Grid
      pageSizeOptions={[5]}
      initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
    />,
  );
  await startAt(4, 'a');
  await press('{PageDown}', '4 a');
});

claim('Moves between headers', async () => {
  await show(<Grid />);
  await startAtHeader('a');
  await press('{ArrowRight}', 'header b');
  await press('{ArrowLeft}', 'header a');
  await press('{End}', 'header c');
  await press('{Home}', 'header a');
});

claim('Moves to the first row, or to the header filter if there is one', async () => {
  const screen = await show(<Grid />);
  await startAtHeader('b');
  await press('{ArrowDown}', '0 b');
  await screen.rerender(<Pro headerFilters />);
  await startAtHeader('b');
  await userEvent.keyboard('{ArrowDown}');
  await expect
    .poll(() =>
      document.activeElement
        ?.closest('[role=columnheader]')
        ?.classList.contains('MuiDataGrid-columnHeader--filter'),
    )
    .toBe(true);
});

claim('Moves to the column group above, if there is one', async () => {
  await show(
    <Grid columnGroupingModel={[{ groupId: 'G', children: [{ field: 'a' }, { field: 'b' }] }]} />,
  );
  await startAtHeader('b');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-colspan')).toBe('2');
});

claim('Opens or closes the column menu', async () => {
  const screen = await show(<Grid />);
  await startAtHeader('b');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(screen.getByRole('menuitem', { name: 'Hide column' })).toBeVisible();
});

claim('Selects or deselects the row', async () => {
  await show(<Grid checkboxSelection disableRowSelectionOnClick />);
  await startAt(1, 'b');
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.poll(selected).toEqual(['1']);
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.poll(selected).toEqual([]);
});

claim('Moves, and selects the row it leaves and the row it reaches', async () => {
  await show(<Grid checkboxSelection disableRowSelectionOnClick />);
  await startAt(1, 'b');
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.poll(selected).toEqual(['1', '2']);
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.poll(selected).toEqual(['1', '2', '3']);
});

claim('If the row it reaches is already selected, deselects the row it leaves', async () => {
  await show(<Grid checkboxSelection disableRowSelectionOnClick />);
  await startAt(1, 'b');
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await expect.poll(selected).toEqual(['1', '2', '3']);
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  await expect.poll(selected).toEqual(['1', '2']);
});

claim('Selects all rows that pass the filter, on all pages', async () => {
  const change = vi.fn();
  await show(
    <Grid
      checkboxSelection
      onRowSelectionModelChange={(model, { api }) => change(api.getSelectedRows().size)}
      pageSizeOptions={[5]}
      initialState={{
        pagination: { paginationModel: { pageSize: 5 } },
        filter: { filterModel: { items: [{ field: 'a', operator: 'startsWith', value: 'a1' }] } },
      }}
    />,
  );
  await startAt(0, 'b');
  await userEvent.keyboard('{Control>}a{/Control}');
  // a1 and a10 to a19
  await expect.poll(() => change.mock.lastCall?.[0]).toBe(11);
});

claim('Selects the row; in the header, all rows', async () => {
  await show(<Grid checkboxSelection rows={rows.slice(0, 3)} disableRowSelectionOnClick />);
  await startAt(1, 'a');
  await press('{ArrowLeft}', '1 __check__');
  await userEvent.keyboard(' ');
  await expect.poll(selected).toEqual(['1']);
  await press('{ArrowUp}{ArrowUp}', 'header __check__');
  // Some are selected: the first press deselects them.
  await userEvent.keyboard(' ');
  await expect.poll(selected).toEqual([]);
  await userEvent.keyboard(' ');
  await expect.poll(selected).toEqual(['0', '1', '2']);
});

claim('Selects a range of cells', async () => {
  await show(<Premium cellSelection disableRowSelectionOnClick />);
  await startAt(0, 'a');
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  await expect
    .poll(() =>
      [...document.querySelectorAll('[role=gridcell].Mui-selected')].map(
        (element) => element.textContent,
      ),
    )
    .toEqual(['a0', 'b0', 'a1', 'b1']);
});

claim('Selecting more than one row needs checkboxSelection in the community package', async () => {
  await show(<Grid />);
  await startAt(1, 'b');
  await expect.poll(selected).toEqual(['1']);
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.poll(selected).toEqual(['2']);
});

claim('selects only the rows of the page', async () => {
  const change = vi.fn();
  await show(
    <Pro
      pagination
      checkboxSelection
      checkboxSelectionVisibleOnly
      onRowSelectionModelChange={(model, { api }) => change(api.getSelectedRows().size)}
      pageSizeOptions={[5]}
      initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
    />,
  );
  await startAt(0, 'b');
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(() => change.mock.lastCall?.[0]).toBe(5);
});

claim('Sorts by the next direction', async () => {
  await show(<Grid />);
  await startAtHeader('b');
  for (const direction of ['ascending', 'descending', 'none']) {
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => header('b').getAttribute('aria-sort')).toBe(direction);
  }
});

claim('Adds the column to the sorting', async () => {
  await show(<Pro />);
  await startAtHeader('a');
  await userEvent.keyboard('{Enter}');
  await press('{ArrowRight}', 'header b');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.poll(() => header('b').getAttribute('aria-sort')).toBe('ascending');
  expect(header('a').getAttribute('aria-sort')).toBe('ascending');
});

claim('on the grouping cell of tree data', async () => {
  const api: RefObject<GridApiPro | null> = { current: null };
  await show(
    <Pro
      apiRef={api}
      treeData
      rows={[
        { id: 1, a: 'x', path: ['x'] },
        { id: 2, a: 'y', path: ['x', 'y'] },
      ]}
      getTreeDataPath={(row) => row.path}
    />,
  );
  const isOpen = () => (api.current?.getRowNode(1) as GridGroupNode).childrenExpanded ?? false;
  await startAt(0, '__tree_data_group__');
  for (const key of [' ', '{Enter}']) {
    const before = isOpen();
    await userEvent.keyboard(key);
    await expect.poll(isOpen).toBe(!before);
  }
});

claim('on the button of a detail panel', async () => {
  const screen = await show(<Pro getDetailPanelContent={() => <p>The panel</p>} />);
  await startAt(0, 'a');
  await press('{ArrowLeft}', '0 __detail_panel_toggle__');
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('The panel')).toBeVisible();
});

claim('Opens or closes the group; Enter does nothing', async () => {
  await show(<Premium {...oneGroup} />);
  const isOpen = () =>
    document.querySelector('[role=row][data-rowindex="0"]')?.getAttribute('aria-expanded');
  await startAt(0, '__row_group_by_columns_group__');
  await userEvent.keyboard('{Enter}');
  expect(isOpen()).toBe('false');
  await userEvent.keyboard(' ');
  await expect.poll(isOpen).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(isOpen()).toBe('true');
});

claim('Users group rows without a mouse with Group by in the column menu', async () => {
  const screen = await show(<Premium />);
  await startAtHeader('a');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(screen.getByRole('menuitem', { name: 'Group by A' })).toBeVisible();
});

claim('each field has a button, Field options, with a menu that moves it', async () => {
  const screen = await show(
    <Premium
      showToolbar
      initialState={{
        pivoting: {
          enabled: true,
          panelOpen: true,
          model: { rows: [{ field: 'a' }], columns: [], values: [] },
        },
      }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Field options' }).first());
  await expect.element(screen.getByRole('menuitem', { name: 'Add to Columns' })).toBeVisible();
});

claim('In the toolbar, ←, →, Home and End move between the buttons', async () => {
  const screen = await show(<Grid showToolbar />);
  const name = () => document.activeElement?.getAttribute('aria-label');
  await expect.element(screen.getByRole('button', { name: 'Columns' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.poll(name).toBe('Columns');
  for (const [key, button] of [
    ['{ArrowRight}', 'Filters'],
    ['{ArrowLeft}', 'Columns'],
    ['{End}', 'Search'],
    ['{Home}', 'Columns'],
  ]) {
    await userEvent.keyboard(key as string);
    await expect.poll(name).toBe(button);
  }
});

claim('Esc in the search field clears it', async () => {
  const screen = await show(<Grid showToolbar />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const field = screen.getByRole('searchbox');
  await userEvent.fill(field, 'b12');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
});

claim('at the toolbar, at the cells with their headers, and at each enabled control', async () => {
  await show(<Grid showToolbar rows={rows.slice(0, 3)} />);
  await expect.poll(() => cell(0, 'a')).toBeTruthy();
  const stops: string[] = [];
  while (stops.length < 3) {
    await userEvent.keyboard('{Tab}');
    const element = document.activeElement;
    stops.push(element?.getAttribute('aria-label') ?? element?.getAttribute('role') ?? '');
  }
  expect(stops).toEqual(['Columns', 'columnheader', 'combobox']);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(document.body);
});

claim('the one that was focused last, or the first header if none was', async () => {
  await show(<Grid />);
  await expect.poll(() => cell(0, 'a')).toBeTruthy();
  await press('{Tab}', 'header a');
  await press('{ArrowDown}{ArrowRight}', '0 b');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('combobox');
  await press('{Shift>}{Tab}{/Shift}', '0 b');
});

claim('Tab saves and moves to the next cell', async () => {
  await show(<Grid columns={columns.map((column) => ({ ...column, editable: true }))} />);
  await startAt(0, 'a');
  await userEvent.keyboard('x');
  await expect.poll(() => cell(0, 'a').querySelector('input')).not.toBeNull();
  await press('{Tab}', '0 b');
  expect(cell(0, 'a').textContent).toBe('x');
});

claim('Click a cell and press Tab', async () => {
  await show(<TabThroughCells />);
  await startAt(0, 'name');
  await press('{Tab}', '0 office');
  await press('{Tab}', '1 name');
  await press('{Shift>}{Tab}{/Shift}', '0 office');
  await startAt(3, 'office');
  await userEvent.keyboard('{Tab}');
  await expect.poll(focused).toBe('BODY');
});

claim('Your name for it; aria-rowcount, aria-colcount, aria-multiselectable', async () => {
  await show(<Grid showToolbar />);
  await expect.poll(() => cell(0, 'a')).toBeTruthy();
  const grid = document.querySelector('[role=grid]');
  expect(grid?.getAttribute('aria-label')).toBe('Small');
  expect(grid?.getAttribute('aria-colcount')).toBe('3');
  expect(grid?.getAttribute('aria-multiselectable')).toBe('false');
  expect(document.querySelector('[role=toolbar]')?.getAttribute('aria-label')).toBe('Small');
});

claim('aria-selected if it can be selected', async () => {
  await show(<Grid isRowSelectable={({ id }) => id !== 0} />);
  await expect.poll(() => cell(1, 'a')).toBeTruthy();
  const states = [0, 1].map((row) =>
    cell(row, 'a').closest('[role=row]')?.getAttribute('aria-selected'),
  );
  expect(states).toEqual([null, 'false']);
});

claim('treegrid with tree data or row grouping', async () => {
  await show(<Premium {...oneGroup} />);
  await expect.poll(() => document.querySelector('[role=treegrid]')).not.toBeNull();
  const row = document.querySelector('[role=row][data-rowindex="0"]');
  const said = ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'];
  expect(said.map((name) => row?.getAttribute(name))).toEqual(['1', '1', '1', 'false']);
});

claim("pass the filter and aren't in a closed group", async () => {
  await show(<Premium {...oneGroup} />);
  const count = () => document.querySelector('[role=treegrid]')?.getAttribute('aria-rowcount');
  // The header and the closed group.
  await expect.poll(count).toBe('2');
});

claim('plus headers and pinned rows, and not only those in the DOM', async () => {
  await show(
    <Pro
      pinnedRows={{ bottom: [{ id: 'sum', a: 'All' }] }}
      initialState={{
        filter: { filterModel: { items: [{ field: 'a', operator: 'startsWith', value: 'a1' }] } },
      }}
    />,
  );
  await expect.poll(() => cell(0, 'a')).toBeTruthy();
  // The header, a1 and a10 to a19, the pinned row.
  expect(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')).toBe('13');
  expect(cell(0, 'a').closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('2');
  expect(document.querySelectorAll('[role=gridcell][data-field=a]').length).toBeLessThan(12);
});

claim('The grid has no live region', async () => {
  await show(<Grid checkboxSelection showToolbar />);
  await startAt(0, 'a');
  const live = '[aria-live], [role=status], [role=alert], [role=log]';
  expect(document.querySelectorAll(live)).toHaveLength(0);
});

claim('Put what users need to know into an element with role="status"', async () => {
  const screen = await show(<FoundRows />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('12 people');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.fill(screen.getByRole('searchbox'), 'Okafor');
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 person');
});

claim('This toolbar has a button for each; the rows start compact', async () => {
  const screen = await show(<DensityButtons />);
  await expect.poll(() => cell(0, 'name')?.offsetHeight).toBe(36);
  await userEvent.click(screen.getByRole('button', { name: 'High' }));
  await expect.poll(() => cell(0, 'name').offsetHeight).toBe(67);
});

claim(
  'setDensity() only calls onDensityChange, and nothing changes until you update the prop',
  async () => {
    const api: RefObject<GridApiPro | null> = { current: null };
    const change = vi.fn();
    await show(<Pro apiRef={api} density="compact" onDensityChange={change} />);
    await expect.poll(() => cell(0, 'a')?.offsetHeight).toBe(36);
    api.current?.setDensity('comfortable');
    await expect.poll(() => change.mock.lastCall?.[0]).toBe('comfortable');
    expect(cell(0, 'a').offsetHeight).toBe(36);
  },
);

async function forceColors() {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  onTestFinished(async () => {
    await emulate('none');
  });
  await emulate('active');
}

claim("the background of selected rows isn't visible", async () => {
  await show(<Grid rowSelectionModel={{ type: 'include', ids: new Set([1]) }} />);
  await expect.poll(() => cell(1, 'a')).toBeTruthy();
  // Without the alpha: browsers keep that of the author's color, on a canvas of the same color.
  const background = (row: number) =>
    getComputedStyle(cell(row, 'a').closest('[role=row]') as Element)
      .backgroundColor.match(/\d+/g)
      ?.slice(0, 3);
  expect(background(1)).not.toEqual(background(2));
  await forceColors();
  expect(background(1)).toEqual(background(2));
  await startAt(0, 'a');
  expect(getComputedStyle(cell(0, 'a')).outline).toMatch(/solid 1px|1px solid/);
});

claim('Make both stand out', async () => {
  await show(<VisibleStates />);
  await expect.poll(() => cell(1, 'label')).toBeTruthy();
  const outline = (row: number) =>
    getComputedStyle(cell(row, 'label').closest('[role=row]') as Element).outlineStyle;
  expect([outline(0), outline(1)]).toEqual(['none', 'none']);
  await forceColors();
  expect([outline(0), outline(1)]).toEqual(['none', 'solid']);
  await startAt(0, 'label');
  expect(getComputedStyle(cell(0, 'label')).outlineWidth).toBe('3px');
});

claim("the page doesn't scroll sideways", async () => {
  await show(
    <div style={{ width: 320 }}>
      <WhatIsAnnounced />
    </div>,
  );
  await expect.poll(() => cell(0, 'name')).toBeTruthy();
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller') as HTMLElement;
  expect(scroller.scrollWidth).toBeGreaterThan(320);
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

claim(
  'fits into rows of the standard density, but the headers of compact grids are cut off',
  async () => {
    const cut = () =>
      [...document.querySelectorAll('[role=gridcell], [role=columnheader]')]
        .filter((element) => element.scrollHeight > element.clientHeight + 1)
        .map((element) => element.getAttribute('role'));
    const screen = await show(<Grid rows={rows.slice(0, 2)} />);
    await expect.poll(() => cell(0, 'a')?.offsetHeight).toBe(52);
    document.documentElement.style.fontSize = '200%';
    try {
      expect(cut()).toEqual([]);
      await screen.rerender(<Grid rows={rows.slice(0, 2)} density="compact" />);
      await expect.poll(() => cell(0, 'a')?.offsetHeight).toBe(36);
      expect(new Set(cut())).toEqual(new Set(['columnheader']));
    } finally {
      document.documentElement.style.fontSize = '';
    }
  },
);

claim('Sort and menu buttons are 28 pixels, toolbar buttons 36', async () => {
  const screen = await show(<Grid showToolbar />);
  await expect.element(screen.getByRole('button', { name: 'Columns' })).toBeVisible();
  const size = (selector: string) => {
    const { width, height } = (document.querySelector(selector) as Element).getBoundingClientRect();
    return [width, height];
  };
  expect(size('[aria-label=Sort]')).toEqual([28, 28]);
  expect(size('[aria-label="A column menu"]')).toEqual([28, 28]);
  expect(size('[aria-label=Columns]')).toEqual([36, 36]);
  expect(size('.MuiDataGrid-columnSeparator')[0]).toBe(10);
});

claim('all are called "Select row"', async () => {
  await show(<Grid checkboxSelection rows={rows.slice(0, 2)} />);
  await expect.poll(() => cell(0, 'a')).toBeTruthy();
  expect(document.querySelectorAll('[aria-label="Select row"]')).toHaveLength(2);
  expect(document.querySelectorAll('button[aria-label=Sort]')).toHaveLength(3);
});

claim("to turn off the grid's handler", async () => {
  await show(
    <Grid
      onCellKeyDown={(params, event) => {
        if (event.key === 'ArrowDown') event.defaultMuiPrevented = true;
      }}
    />,
  );
  await startAt(0, 'b');
  await press('{ArrowDown}', '0 b');
  await press('{ArrowRight}', '0 c');
});

claim(
  "The focus is inside the header's content, for example in an input that you render there",
  async () => {
    const screen = await show(
      <Grid
        columns={[{ field: 'a', width: 400, renderHeader: () => <input aria-label="Mine" /> }]}
      />,
    );
    await userEvent.click(screen.getByLabelText('Mine'));
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByLabelText('Mine')).toHaveFocus();
  },
);

claim('Code that has only the apiRef can subscribe to the densityChange event', async () => {
  const api: RefObject<GridApiPro | null> = { current: null };
  const change = vi.fn();
  await show(<Pro apiRef={api} />);
  await expect.poll(() => cell(0, 'a')?.offsetHeight).toBe(52);
  api.current?.subscribeEvent('densityChange', change);
  api.current?.setDensity('compact');
  await expect.poll(() => change.mock.lastCall?.[0]).toBe('compact');
});

claim('moves on with an arrow key even while a button in a cell has the focus', async () => {
  const Buttons = ({ stops }: { stops: boolean }) => (
    <div style={{ height: 260, width: 500 }}>
      <DataGrid
        rows={rows.slice(0, 3)}
        columns={[
          {
            field: 'a',
            renderCell: ({ id, hasFocus }) => (
              <button
                tabIndex={hasFocus ? 0 : -1}
                onKeyDown={(event) => {
                  if (stops) event.stopPropagation();
                }}
              >
                Call {id}
              </button>
            ),
          },
        ]}
      />
    </div>
  );
  const rowOfFocus = () => document.activeElement?.closest('[role=row]')?.getAttribute('data-id');
  for (const stops of [false, true]) {
    const screen = await show(<Buttons stops={stops} />);
    await userEvent.click(screen.getByRole('button', { name: 'Call 0' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(rowOfFocus).toBe(stops ? '0' : '1');
    expect(document.activeElement?.tagName).toBe('BUTTON');
    await screen.unmount();
  }
});

claim('The role, the counts and the name are on one element', async () => {
  await show(
    <Grid
      label={undefined}
      aria-label="Cargo"
      slotProps={{ main: { 'aria-describedby': 'hint' } }}
    />,
  );
  await expect.poll(() => cell(0, 'a')).toBeTruthy();
  const main = document.querySelector('.MuiDataGrid-root .MuiDataGrid-main');
  expect(main?.getAttribute('role')).toBe('grid');
  expect(main?.getAttribute('aria-label')).toBe('Cargo');
  expect(main?.getAttribute('aria-describedby')).toBe('hint');
  expect(document.querySelectorAll('[aria-label=Cargo]')).toHaveLength(1);
});
