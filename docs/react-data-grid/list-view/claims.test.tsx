import Box from '@mui/material/Box';
import { DataGridPro, type DataGridProProps, type GridApiPro } from '@mui/x-data-grid-pro';
import { claimsOf, consoleMessages, show } from 'claims';
import { useState, type RefObject } from 'react';
import { expect } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import EditableList from './EditableList';
import page from './index.mdx?raw';
import ListOnPhones from './ListOnPhones';
import ShipmentList from './ShipmentList';
import SwitchedList from './SwitchedList';

const claim = claimsOf(page);
const api: RefObject<GridApiPro | null> = { current: null };
const rows = [
  { id: 1, name: 'Cora', city: 'Porto' },
  { id: 2, name: 'Abel', city: 'Turku' },
  { id: 3, name: 'Bram', city: 'Ghent' },
];
const columns = [{ field: 'name', editable: true }, { field: 'city' }];
const listViewColumn: DataGridProProps['listViewColumn'] = {
  field: 'card',
  renderCell: ({ row }) => `${row.name} of ${row.city}`,
};

function List(props: Partial<DataGridProProps>) {
  return (
    <Box sx={{ height: 460, width: 400 }}>
      <DataGridPro
        apiRef={api}
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        {...props}
      />
    </Box>
  );
}

const cells = () =>
  [...document.querySelectorAll('[role=gridcell]')].map(({ textContent }) => textContent);
const all = ['Cora of Porto', 'Abel of Turku', 'Bram of Ghent'];
const shown = (expected: string[]) => expect.poll(cells).toEqual(expected);

claim('shows each row as one cell that you render yourself, without headers', async () => {
  const screen = await show(<List />);
  await shown(all);
  expect(screen.getByRole('columnheader').elements()).toHaveLength(0);
});

claim('The rest of the grid stays: search', async () => {
  const screen = await show(<ShipmentList />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search' }), 'pianos');
  await expect.poll(() => cells().every((text) => text?.includes('Pianos'))).toBe(true);
});

claim('filters, sorting, quick filter and export use them', async () => {
  const screen = await show(<List sortModel={[{ field: 'name', sort: 'asc' }]} />);
  await shown(['Abel of Turku', 'Bram of Ghent', 'Cora of Porto']);
  await screen.rerender(<List filterModel={{ items: [], quickFilterValues: ['turku'] }} />);
  await shown(['Abel of Turku']);
});

claim('the quick filter leaves out those that `columnVisibilityModel` hides', async () => {
  const hidden = { columnVisibilityModel: { city: false } };
  const search = { items: [], quickFilterValues: ['turku'] };
  const screen = await show(<List {...hidden} filterModel={search} />);
  await shown([]);
  await screen.rerender(
    <List {...hidden} filterModel={{ ...search, quickFilterExcludeHiddenColumns: false }} />,
  );
  await shown(['Abel of Turku']);
});

claim('The cell is as wide as the grid', async () => {
  await show(<List />);
  await shown(all);
  const width = document.querySelector('[role=gridcell]')?.getBoundingClientRect().width ?? 0;
  expect(width).toBeGreaterThan(390);
});

const lines = [
  { id: 0, names: ['Cora', 'Abel'] },
  { id: 1, names: ['Bram'] },
];
const cardsSideBySide: DataGridProProps['listViewColumn'] = {
  field: 'cards',
  renderCell: ({ row }) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: 8 }}>
      {row.names.map((name: string) => (
        <div key={name}>{name}</div>
      ))}
    </div>
  ),
};

claim('In the grid, let each row hold several records', async () => {
  const screen = await show(
    <List rows={lines} columns={[{ field: 'names' }]} listViewColumn={cardsSideBySide} />,
  );
  await shown(['CoraAbel', 'Bram']);
  const boxOf = (name: string) =>
    screen.getByText(name, { exact: true }).element().getBoundingClientRect();
  expect(boxOf('Abel').top).toBe(boxOf('Cora').top);
  expect(boxOf('Abel').left).toBeGreaterThan(boxOf('Cora').right);
  expect(boxOf('Bram').left).toBe(boxOf('Cora').left);
  expect(boxOf('Bram').width).toBeCloseTo(boxOf('Cora').width);
});

claim('Selection, the number of rows and the export then count lines, not records', async () => {
  const screen = await show(
    <List rows={lines} columns={[{ field: 'names' }]} listViewColumn={cardsSideBySide} />,
  );
  await shown(['CoraAbel', 'Bram']);
  await userEvent.click(screen.getByText('Abel'));
  await expect.element(screen.getByText('1 row selected')).toBeVisible();
  expect(api.current?.getRowsCount()).toBe(2);
  // Of the selected line, which has two records.
  expect(api.current?.getDataAsCsv().split('\r\n')).toEqual(['names', '"Cora,Abel"']);
});

claim('Make this window narrower than 600 pixels', async () => {
  await browser.viewport(560, 800);
  const screen = await show(<ListOnPhones />);
  await expect.element(screen.getByRole('grid')).toBeVisible();
  await expect.poll(() => screen.getByRole('columnheader').elements().length).toBe(0);
  await browser.viewport(1000, 800);
  await expect.poll(() => screen.getByRole('columnheader').elements().length).toBe(4);
});

claim('The parent of the grid is 0 pixels high.', async () => {
  const list = (
    <DataGridPro rows={rows} columns={columns} listView listViewColumn={listViewColumn} />
  );
  consoleMessages();
  const screen = await show(<div style={{ height: 0, width: 400 }}>{list}</div>);
  await expect.poll(() => document.querySelector('.MuiDataGrid-root')?.clientWidth).toBe(398);
  expect(cells()).toEqual([]);
  await screen.unmount();
  // Without any height, the list is as high as its rows.
  await show(<div style={{ width: 400 }}>{list}</div>);
  await shown(all);
});

claim('Filters, sorting and selection stay as they are when the view changes', async () => {
  const screen = await show(<List />);
  await shown(all);
  await userEvent.click(screen.getByText('Abel of Turku'));
  api.current?.sortColumn('name', 'asc');
  await shown(['Abel of Turku', 'Bram of Ghent', 'Cora of Porto']);
  await screen.rerender(<List listView={false} />);
  await expect.poll(() => cells().slice(0, 2)).toEqual(['Abel', 'Turku']);
  expect(document.querySelectorAll('[role=row][aria-selected=true]')).toHaveLength(1);
});

claim('Open a dialog from the cell', async () => {
  const screen = await show(
    <div style={{ width: 324 }}>
      <EditableList />
    </div>,
  );
  const buttons = screen.getByRole('button', { name: /^Count/ });
  await expect.element(buttons.first()).toBeVisible();
  const { right } = document.querySelector('.MuiDataGrid-root')!.getBoundingClientRect();
  for (const button of buttons.elements()) {
    expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  }
  await userEvent.click(buttons.first());
  const field = screen.getByRole('spinbutton', { name: 'On hand' });
  await expect.element(field).toBeVisible();
  await userEvent.fill(field, '777');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText(/: 777$/)).toBeVisible();
});

claim('Rows are 52 pixels high, as in a table', async () => {
  const screen = await show(<List />);
  await shown(all);
  expect(document.querySelector('[role=row][data-id]')?.getBoundingClientRect().height).toBe(52);
  await screen.unmount();
  await show(<SwitchedList />);
  await expect
    .poll(() => document.querySelector('[role=row][data-id]')?.getBoundingClientRect().height)
    .toBeGreaterThan(80);
});

claim('checkboxSelection adds no checkboxes', async () => {
  const screen = await show(<List checkboxSelection />);
  await shown(all);
  expect(screen.getByRole('checkbox').elements()).toHaveLength(0);
});

claim('Has the columns, not the cell of the list', async () => {
  await show(<List />);
  await shown(all);
  expect(api.current?.getDataAsCsv()).toBe('name,city\r\nCora,Porto\r\nAbel,Turku\r\nBram,Ghent');
});

claim('Pinned rows are drawn by renderCell, too', async () => {
  await show(<List pinnedRows={{ top: [{ id: 9, name: 'Pia', city: 'Lund' }] }} />);
  await shown(['Pia of Lund', ...all]);
});

claim('A double-click does nothing', async () => {
  const screen = await show(<List listViewColumn={{ ...listViewColumn, field: 'name' }} />);
  await userEvent.dblClick(screen.getByText('Abel of Turku'));
  expect(document.querySelectorAll('input')).toHaveLength(0);
  await shown(all);
});

claim("because the columns with the arrows aren't there", async () => {
  const screen = await show(
    <List
      treeData
      getTreeDataPath={(row: { path: string[] }) => row.path}
      rows={[
        { id: 1, name: 'Cora', city: 'Porto', path: ['a'] },
        { id: 2, name: 'Abel', city: 'Turku', path: ['a', 'b'] },
      ]}
    />,
  );
  await shown(['Cora of Porto']);
  expect(screen.getByRole('button', { name: /children/ }).elements()).toHaveLength(0);
  await userEvent.click(screen.getByText('Cora of Porto'));
  await userEvent.keyboard(' {Enter}');
  expect(cells()).toEqual(['Cora of Porto']);
});

claim('move from row to row', async () => {
  const screen = await show(<List />);
  await userEvent.click(screen.getByText('Cora of Porto'));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('gridcell', { name: 'Abel of Turku' })).toHaveFocus();
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.element(screen.getByText('2 rows selected')).toBeVisible();
});

claim('Buttons in a cell are reached with Tab', async () => {
  const button = ({ row }: { row: { name: string } }) => <button type="button">{row.name}</button>;
  const screen = await show(<List listViewColumn={{ field: 'card', renderCell: button }} />);
  await userEvent.click(screen.getByRole('gridcell').first(), { position: { x: 300, y: 10 } });
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Cora' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Abel' })).toHaveFocus();
});

claim('MUI X: The listViewColumn prop must be set if listView is enabled.', async () => {
  const messages = consoleMessages();
  await show(<List listViewColumn={undefined} />);
  await expect
    .poll(() => messages.join())
    .toContain('MUI X: The `listViewColumn` prop must be set if `listView` is enabled.');
});

claim('The grid ignores keys that are pressed in it', async () => {
  const screen = await show(<EditableList />);
  await userEvent.click(screen.getByRole('button', { name: /^Count/ }).first());
  const field = screen.getByRole('spinbutton', { name: 'On hand' });
  await userEvent.click(field);
  const before = field.element();
  await userEvent.keyboard('{Home}{End}{PageDown}{ArrowDown}{Shift>} {/Shift}');
  await expect.element(field).toHaveFocus();
  expect(field.element()).toBe(before);
  expect(document.querySelectorAll('[role=row][aria-selected=true]').length).toBeLessThan(2);
});

claim('there, arrow keys go to the next row', async () => {
  const input = ({ row }: { row: { name: string } }) => (
    <input aria-label={row.name} defaultValue="" />
  );
  const screen = await show(<List listViewColumn={{ field: 'card', renderCell: input }} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Cora' }));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('textbox', { name: 'Cora' })).not.toHaveFocus();
});

function Clicks() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`${count} clicks`}</button>;
}

claim('A new listViewColumn alone does no harm', async () => {
  const one = rows.slice(0, 1);
  const column = () => ({ field: 'card', renderCell: () => <Clicks /> });
  const screen = await show(<List rows={one} listViewColumn={column()} />);
  await userEvent.click(screen.getByRole('button', { name: '0 clicks' }));
  await screen.rerender(<List rows={one} listViewColumn={column()} />);
  await expect.element(screen.getByRole('button', { name: '1 clicks' })).toBeVisible();
});

claim('Row height | As in a table', async () => {
  await show(<List rowHeight={80} getRowHeight={({ id }) => (id === 2 ? 120 : null)} />);
  await shown(all);
  const heights = [...document.querySelectorAll<HTMLElement>('[role=row][data-id]')].map(
    ({ offsetHeight }) => offsetHeight,
  );
  expect(heights).toEqual([80, 120, 80]);
});

claim("Aren't there: column menu, header filters, column groups, pinned columns", async () => {
  const screen = await show(
    <List
      headerFilters
      columnGroupingModel={[{ groupId: 'Person', children: [{ field: 'name' }] }]}
      pinnedColumns={{ left: ['name'] }}
    />,
  );
  await shown(all);
  expect(screen.getByRole('columnheader').elements()).toEqual([]);
  expect(document.querySelectorAll('.MuiDataGrid-cell--pinnedLeft')).toHaveLength(0);
  expect(screen.getByRole('button', { name: /column menu/ }).elements()).toEqual([]);
});

claim('Save is disabled while the field is empty', async () => {
  const screen = await show(<EditableList />);
  await userEvent.click(screen.getByRole('button', { name: /^Count/ }).first());
  const field = screen.getByRole('spinbutton', { name: 'On hand' });
  const save = screen.getByRole('button', { name: 'Save' });
  await expect.element(save).toBeEnabled();
  await userEvent.fill(field, '');
  await expect.element(save).toBeDisabled();
  await userEvent.fill(field, '0');
  await expect.element(save).toBeEnabled();
});
