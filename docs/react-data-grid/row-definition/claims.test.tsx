import Tooltip from '@mui/material/Tooltip';
import { DataGrid, GridRow, type GridApi, type GridRowProps } from '@mui/x-data-grid';
import { claimsOf, consoleMessages, show } from 'claims';
import { useState, type RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import FirstRows from './FirstRows';
import page from './index.mdx?raw';
import KeyedBySymbol from './KeyedBySymbol';
import LowStock from './LowStock';

const claim = claimsOf(page);
const columns = [{ field: 'name' }];
const makeRows = () => [
  { id: 1, name: 'Anchor' },
  { id: 2, name: 'Buoy' },
  { id: 3, name: 'Chart' },
];

const api: RefObject<GridApi | null> = { current: null };
function Small({ rows = makeRows(), ...props }: Partial<React.ComponentProps<typeof DataGrid>>) {
  return (
    <div style={{ height: 260, width: 400 }}>
      <DataGrid aria-label="Small" apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

claim('where a missing value counts as false', async () => {
  const screen = await show(<FirstRows />);
  const fragile = (name: string) =>
    screen
      .getByRole('row', { name })
      .element()
      .querySelector('[data-field="fragile"] svg')
      ?.getAttribute('data-value');
  await expect.element(screen.getByText('Feta in brine')).toBeVisible();
  expect(fragile('Olive oil')).toBe('true');
  expect(fragile('Feta in brine')).toBe('false');
});

claim('so that rows.push(row) throws Cannot add property 3, object is not extensible', async () => {
  const rows = makeRows();
  await show(<Small rows={rows} />);
  expect(() => rows.push({ id: 4, name: 'Davit' })).toThrow(
    'Cannot add property 3, object is not extensible',
  );
});

claim('Only the array is frozen, not the objects in it.', async () => {
  const rows = makeRows();
  await show(<Small rows={rows} />);
  expect(Object.isFrozen(rows)).toBe(true);
  expect(Object.isFrozen(rows[0])).toBe(false);
});

claim("Here it's the symbol of a commodity, which is unique", async () => {
  const screen = await show(<KeyedBySymbol />);
  await expect.element(screen.getByRole('gridcell', { name: 'Brent crude' })).toBeVisible();
});

claim('a new function alone changes nothing', async () => {
  const start = makeRows().map((row) => ({ ...row, code: `C${row.id}` }));
  function Host() {
    const [rows, setRows] = useState(start);
    const [key, setKey] = useState<'id' | 'code'>('id');
    return (
      <>
        <button onClick={() => setKey('code')}>New function</button>
        <button onClick={() => setRows([...rows])}>New rows</button>
        <Small rows={rows} getRowId={(row) => row[key]} />
      </>
    );
  }
  const screen = await show(<Host />);
  await expect.element(screen.getByText('Anchor')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'New function' }));
  expect(api.current?.getAllRowIds()).toEqual([1, 2, 3]);
  await userEvent.click(screen.getByRole('button', { name: 'New rows' }));
  await expect.poll(() => api.current?.getAllRowIds()).toEqual(['C1', 'C2', 'C3']);
});

claim("null while the row isn't rendered", async () => {
  const rows = Array.from({ length: 100 }, (_, index) => ({ id: index, name: `Row ${index}` }));
  await show(
    <Small rows={rows} initialState={{ pagination: { paginationModel: { pageSize: 100 } } }} />,
  );
  await expect.poll(() => api.current?.getRowElement(0)).toBeTruthy();
  expect(api.current?.getRowElement(99)).toBeNull();
});

claim('null for an unknown id', async () => {
  await show(<Small />);
  expect(api.current?.getRow(1)).toEqual({ id: 1, name: 'Anchor' });
  expect(api.current?.getRow('nobody')).toBeNull();
});

claim('The ids in the order of rows, whatever the sorting', async () => {
  await show(<Small sortModel={[{ field: 'name', sort: 'desc' }]} />);
  await expect.poll(() => api.current?.getRowIdFromRowIndex(0)).toBe(3);
  expect(api.current?.getAllRowIds()).toEqual([1, 2, 3]);
});

claim('returns undefined for a row that is filtered out or on another page', async () => {
  await show(
    <Small
      filterModel={{ items: [{ field: 'name', operator: 'contains', value: 'c' }] }}
      paginationModel={{ page: 0, pageSize: 1 }}
      pageSizeOptions={[1]}
    />,
  );
  await expect.poll(() => api.current?.getRowIndexRelativeToVisibleRows(1)).toBe(0);
  expect(api.current?.getRowIndexRelativeToVisibleRows(2)).toBeUndefined();
  expect(api.current?.getRowIndexRelativeToVisibleRows(3)).toBeUndefined();
});

claim('How many rows there are, filtered ones included', async () => {
  await show(
    <Small filterModel={{ items: [{ field: 'name', operator: 'contains', value: 'Anchor' }] }} />,
  );
  await expect.poll(() => document.querySelectorAll('[role=row][data-id]').length).toBe(1);
  expect(api.current?.getRowsCount()).toBe(3);
});

claim('so stripes stay regular when the rows are sorted or filtered', async () => {
  const screen = await show(<LowStock />);
  const rows = () => [...document.querySelectorAll<HTMLElement>('[data-rowindex]')];
  const regular = () =>
    rows().every(
      (row) =>
        row.classList.contains('low') ||
        row.classList.contains('even') === (Number(row.dataset.rowindex) % 2 === 0),
    );
  await expect.poll(() => rows().length).toBeGreaterThan(3);
  expect(regular()).toBe(true);
  await userEvent.click(screen.getByRole('columnheader', { name: 'Product' }));
  await expect
    .element(screen.getByRole('columnheader', { name: 'Product' }))
    .toHaveAttribute('aria-sort', 'ascending');
  expect(regular()).toBe(true);
});

claim('The Data Grid component requires all rows to have a unique id property.', async () => {
  consoleMessages();
  await expect(show(<Small rows={[{ name: 'Nameless' }]} />)).rejects.toThrow(
    'requires all rows to have a unique `id` property',
  );
});

claim('A row is missing, and the last one with its id appears twice', async () => {
  const messages = consoleMessages();
  const screen = await show(
    <Small
      rows={[
        { id: 1, name: 'Anchor' },
        { id: 1, name: 'Buoy' },
      ]}
    />,
  );
  await expect.poll(() => screen.getByText('Buoy').elements().length).toBe(2);
  expect(screen.getByText('Anchor').elements()).toHaveLength(0);
  expect(messages.join('\n')).toContain('same key');
});

const RowWithTooltip = (props: GridRowProps) => (
  <Tooltip title={`Row of ${props.row.name}`} describeChild followCursor>
    <GridRow {...props} />
  </Tooltip>
);

claim("With describeChild, the text doesn't become the accessible name of the row", async () => {
  const screen = await show(<Small slots={{ row: RowWithTooltip }} />);
  await userEvent.hover(screen.getByText('Buoy'));
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Row of Buoy');
  const row = document.querySelector('[role=row][data-id="2"]');
  expect(row?.hasAttribute('aria-describedby')).toBe(true);
  expect(row?.hasAttribute('aria-label')).toBe(false);
});
