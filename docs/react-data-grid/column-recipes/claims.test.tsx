import {
  DataGrid,
  GridEditInputCell,
  gridPaginationModelSelector,
  renderEditDateCell,
  renderEditInputCell,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridColumnVisibilityModel,
  type GridRowId,
} from '@mui/x-data-grid';
import { claimsOf, show } from 'claims';
import { cells, SmallGrid } from 'claims/grids';
import { useState, type RefObject } from 'react';
import { departures } from 'sample-data/trains';
import { expect, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import ColumnsFromData from './ColumnsFromData';
import page from './index.mdx?raw';
import KeepWidths from './KeepWidths';
import RememberColumns from './RememberColumns';

const claim = claimsOf(page);

const headers = () =>
  [...document.querySelectorAll('.MuiDataGrid-columnHeader')].map((header) =>
    header.getAttribute('data-field'),
  );

const width = (field: string) =>
  document
    .querySelector(`.MuiDataGrid-columnHeader[data-field="${field}"]`)
    ?.getBoundingClientRect().width;

/** Drags the end of the header of a column by some pixels. */
function resize(field: string, by: number) {
  const separator = document.querySelector(
    `.MuiDataGrid-columnHeader[data-field="${field}"] .MuiDataGrid-columnSeparator`,
  ) as Element;
  const { x, y } = separator.getBoundingClientRect();
  const at = (clientX: number, buttons = 1) => ({
    clientX,
    clientY: y + 5,
    buttons,
    bubbles: true,
  });
  separator.dispatchEvent(new MouseEvent('mousedown', { ...at(x), cancelable: true }));
  document.dispatchEvent(new MouseEvent('mousemove', at(x + by)));
  document.dispatchEvent(new MouseEvent('mouseup', at(x + by, 0)));
}

const stored = () => JSON.parse(localStorage.getItem('orders-columns') ?? '{}');

claim('holds orderedFields, columnVisibilityModel and dimensions', async () => {
  const screen = await show(<RememberColumns />);
  await expect.element(screen.getByRole('columnheader', { name: 'Country' })).toBeVisible();
  resize('customer', 60);
  await expect.poll(() => stored().columns?.dimensions?.customer?.width).toBe(250);
  await userEvent.hover(screen.getByRole('columnheader', { name: 'Country' }));
  await userEvent.click(screen.getByRole('button', { name: 'Country column menu' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Hide column' }));
  await expect.poll(() => stored().columns?.columnVisibilityModel).toEqual({ country: false });
  await userEvent.click(screen.getByRole('button', { name: 'Leave and come back' }));
  await expect.poll(() => width('customer')).toBe(250);
  expect(headers()).toEqual(['id', 'customer', 'placed', 'total']);
});

claim('the grid already has its new state', async () => {
  const screen = await show(<RememberColumns />);
  await userEvent.hover(screen.getByRole('columnheader', { name: 'Customer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Customer column menu' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Pin to left' }));
  await expect.poll(() => stored().pinnedColumns?.left).toEqual(['id', 'customer']);
});

claim('the grid then gets the new model only with your next render', async () => {
  const found: unknown[] = [];
  function Controlled() {
    const apiRef = useGridApiRef();
    const [model, setModel] = useState<GridColumnVisibilityModel>({});
    return (
      <>
        <button onClick={() => apiRef.current?.setColumnVisibility('a', false)}>Hide</button>
        <DataGrid
          apiRef={apiRef}
          rows={[]}
          columns={[{ field: 'a' }, { field: 'b' }]}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={(changed) => {
            found.push(changed, apiRef.current?.exportState().columns?.columnVisibilityModel);
            setModel(changed);
          }}
        />
      </>
    );
  }
  const screen = await show(<Controlled />);
  await userEvent.click(screen.getByText('Hide'));
  await expect.poll(headers).toEqual(['b']);
  expect(found).toEqual([{ a: false }, {}]);
});

claim('the grid starts with firstState, which pins Order', async () => {
  const screen = await show(<RememberColumns />);
  const order = screen.getByRole('columnheader', { name: 'Order' });
  await expect.element(order).toHaveClass('MuiDataGrid-columnHeader--pinnedLeft');
  resize('id', 40);
  await expect.poll(() => stored().columns?.dimensions?.id?.width).toBe(150);
  await userEvent.click(screen.getByRole('button', { name: 'Leave and come back' }));
  await expect.poll(() => width('id')).toBe(150);
  await expect.element(order).toHaveClass('MuiDataGrid-columnHeader--pinnedLeft');
});

claim('which is how Reset columns works', async () => {
  localStorage.setItem(
    'orders-columns',
    JSON.stringify({ columns: { columnVisibilityModel: { placed: false } } }),
  );
  const screen = await show(<RememberColumns />);
  await expect.poll(headers).toEqual(['id', 'customer', 'country', 'total']);
  await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }));
  await expect.poll(headers).toEqual(['id', 'customer', 'country', 'placed', 'total']);
  expect(localStorage.getItem('orders-columns')).toBeNull();
});

claim('A stored field that no longer exists is ignored', async () => {
  localStorage.setItem(
    'orders-columns',
    JSON.stringify({ columns: { orderedFields: ['gone', 'total', 'id', 'customer', 'placed'] } }),
  );
  await show(<RememberColumns />);
  await expect.poll(headers).toEqual(['total', 'id', 'customer', 'placed', 'country']);
});

claim('write the widths that users chose into the new definitions', async () => {
  const screen = await show(<KeepWidths />);
  await expect.element(screen.getByRole('columnheader', { name: 'Title' })).toBeVisible();
  resize('title', 50);
  await expect.poll(() => width('title')).toBe(250);
  await userEvent.click(screen.getByRole('switch', { name: 'Inches' }));
  await expect.element(screen.getByRole('columnheader', { name: 'Height (in)' })).toBeVisible();
  expect(width('title')).toBe(250);
});

claim('Visibility is kept', async () => {
  const screen = await show(<KeepWidths />);
  await userEvent.hover(screen.getByRole('columnheader', { name: 'Width (cm)' }));
  await userEvent.click(screen.getByRole('button', { name: 'Width (cm) column menu' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Hide column' }));
  await expect.poll(headers).toEqual(['title', 'height']);
  await userEvent.click(screen.getByRole('switch', { name: 'Inches' }));
  await expect.element(screen.getByRole('columnheader', { name: 'Height (in)' })).toBeVisible();
  expect(headers()).toEqual(['title', 'height']);
});

claim('derive the columns from the first row', async () => {
  const screen = await show(<ColumnsFromData />);
  await expect.element(screen.getByRole('columnheader', { name: 'Destination' })).toBeVisible();
  const platform = screen.getByRole('columnheader', { name: 'Platform' }).element();
  expect(platform.className).toContain('MuiDataGrid-columnHeader--numeric');
});

claim("A field that's missing in the first row gets no column", async () => {
  const [first] = departures as unknown as [Record<string, unknown>];
  const { kind, platform } = first;
  onTestFinished(() => {
    Object.assign(first, { kind, platform });
  });
  delete first.kind;
  first.platform = null;
  // The demo reads the first row when it's loaded, so load it once more.
  const again = new URL('./ColumnsFromData.tsx?again', import.meta.url).href;
  const { default: Again } = (await import(/* @vite-ignore */ again)) as {
    default: typeof ColumnsFromData;
  };
  const screen = await show(<Again />);
  const header = screen.getByRole('columnheader', { name: 'Platform' });
  await expect.element(header).toBeVisible();
  expect(header.element().className).not.toContain('MuiDataGrid-columnHeader--numeric');
  expect(headers()).not.toContain('kind');
});

function RowNumber({ id }: { id: GridRowId }) {
  const apiRef = useGridApiContext();
  return useGridSelector(apiRef, () => {
    const { page, pageSize } = gridPaginationModelSelector(apiRef);
    return page * pageSize + apiRef.current.getRowIndexRelativeToVisibleRows(id) + 1;
  });
}

const numbered = (props: Partial<DataGridProps>) => (
  <div style={{ height: 300, width: 500 }}>
    <DataGrid
      rows={['Ada', 'Bo', 'Cy'].map((name, id) => ({ id, name }))}
      columns={[
        { field: 'number', renderCell: ({ id }) => <RowNumber id={id} /> },
        {
          field: 'plain',
          renderCell: ({ api, id }) => api.getRowIndexRelativeToVisibleRows(id) + 1,
        },
        { field: 'name' },
      ]}
      {...props}
    />
  </div>
);

claim("isn't enough: sorting doesn't render the cells again", async () => {
  const screen = await show(numbered({}));
  await expect.poll(() => cells('number')).toEqual(['1', '2', '3']);
  await userEvent.click(screen.getByRole('columnheader', { name: 'name' }));
  await userEvent.click(screen.getByRole('columnheader', { name: 'name' }));
  await expect.poll(() => cells('name')).toEqual(['Cy', 'Bo', 'Ada']);
  expect(cells('number')).toEqual(['1', '2', '3']);
  expect(cells('plain')).toEqual(['3', '2', '1']);
});

claim('It counts on across pages, also if they come from a server', async () => {
  const second = { pagination: { paginationModel: { page: 1, pageSize: 2 } } };
  const client = await show(numbered({ initialState: second, pageSizeOptions: [2] }));
  await expect.poll(() => cells('name')).toEqual(['Cy']);
  expect(cells('number')).toEqual(['3']);
  await client.unmount();
  await show(
    numbered({
      rows: [{ id: 7, name: 'Di' }],
      paginationMode: 'server',
      rowCount: 5,
      initialState: second,
      pageSizeOptions: [2],
    }),
  );
  await expect.poll(() => cells('number')).toEqual(['3']);
});

const record = (field: string): GridColDef => ({
  field,
  width: 130,
  editable: true,
  valueFormatter: (value: unknown) =>
    value instanceof Date ? value.toLocaleDateString() : String(value ?? ''),
  valueParser: (value, row) => (row.type === 'number' && value !== '' ? Number(value) : value),
  renderEditCell: (params) => {
    const own = { ...params, colDef: { ...params.colDef, type: params.row.type } };
    return params.row.type === 'date' ? renderEditDateCell(own) : renderEditInputCell(own);
  },
});

const since = new Date(2024, 2, 1);

const records = [
  { id: 1, property: 'Name', type: 'string', bike: 'Rapid' },
  { id: 2, property: 'Weight', type: 'number', bike: 14 },
  { id: 3, property: 'Sold since', type: 'date', bike: since },
];

const transposed = (props: Partial<DataGridProps> = {}) => (
  <SmallGrid rows={records} columns={[{ field: 'property' }, record('bike')]} {...props} />
);

claim('Here, the weight has an input for numbers', async () => {
  const saved = vi.fn((row: (typeof records)[number]) => row);
  const screen = await show(transposed({ processRowUpdate: saved }));
  await userEvent.dblClick(screen.getByRole('gridcell', { name: '14' }));
  await userEvent.fill(screen.getByRole('spinbutton'), '15');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => saved.mock.lastCall?.[0].bike).toBe(15);
  await expect.poll(() => cells('bike')[1]).toBe('15');
});

claim('and Sold since one for dates', async () => {
  const screen = await show(transposed());
  await userEvent.dblClick(screen.getByText(since.toLocaleDateString()));
  const editor = () => document.querySelector<HTMLInputElement>('input[type=date]');
  await expect.poll(() => editor()?.value).toBe('2024-03-01');
});

claim('Text, quick filter, CSV and Excel', async () => {
  const api: RefObject<GridApi | null> = { current: null };
  const list = { field: 'tags', valueFormatter: (tags: string[]) => tags.join(', ') };
  const rows = [
    { id: 1, tags: ['Fragile', 'Heavy'] },
    { id: 2, tags: ['Frozen'] },
  ];
  await show(<SmallGrid apiRef={api} rows={rows} columns={[list]} />);
  await expect.poll(() => cells('tags')).toEqual(['Fragile, Heavy', 'Frozen']);
  expect(api.current?.getDataAsCsv()).toBe('tags\r\n"Fragile, Heavy"\r\nFrozen');
  api.current?.setQuickFilterValues(['heavy']);
  await expect.poll(() => cells('tags')).toEqual(['Fragile, Heavy']);
});

interface Order {
  id: number;
  customer: string;
}

type OrderColumn = GridColDef<Order> & { field: keyof Order };

claim('so a misspelled field compiles, and the column stays empty', async () => {
  const loose: GridColDef<Order> = { field: 'custommer' };
  // @ts-expect-error -- the narrowed type knows the fields
  const misspelled: OrderColumn = { field: 'custommer' };
  const orders: Order[] = [{ id: 1, customer: 'Casa Almeida' }];
  const screen = await show(<SmallGrid rows={orders} columns={[loose]} />);
  await expect.poll(() => cells('custommer')).toEqual(['']);
  const narrowed: OrderColumn = { field: 'customer' };
  await screen.rerender(<SmallGrid rows={orders} columns={[misspelled, narrowed]} />);
  await expect.poll(() => cells('customer')).toEqual(['Casa Almeida']);
});

claim('The filter compares year and month, whatever the day', async () => {
  const monthOf = (date?: Date | null) => date && date.getFullYear() * 12 + date.getMonth();
  const month: GridColDef = {
    field: 'month',
    type: 'date',
    valueFormatter: (value?: Date | null) =>
      value?.toLocaleDateString('en', { month: 'long', year: 'numeric' }) ?? '',
    filterOperators: [
      {
        value: 'is',
        label: 'is',
        getApplyFilterFn:
          ({ value }) =>
          (date) =>
            monthOf(date) === monthOf(value),
      },
    ],
  };
  const rows = [
    new Date(2026, 4, 3),
    new Date(2026, 4, 30),
    new Date(2025, 4, 3),
    new Date(2026, 3, 3),
    null,
  ].map((date, id) => ({ id, month: date }));
  const item = { field: 'month', operator: 'is', value: new Date(2026, 4, 17) };
  const screen = await show(<SmallGrid rows={rows} columns={[month]} />);
  await expect.poll(() => cells('month').at(0)).toBe('May 2026');
  await screen.rerender(
    <SmallGrid rows={rows} columns={[month]} filterModel={{ items: [item] }} />,
  );
  await expect.poll(() => cells('month')).toEqual(['May 2026', 'May 2026']);
});

claim("The browser's time field edits them", async () => {
  const opens: GridColDef = {
    field: 'opens',
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell {...params} slotProps={{ root: { type: 'time' } }} />
    ),
  };
  const screen = await show(
    <SmallGrid
      rows={[
        { id: 1, opens: '10:00' },
        { id: 2, opens: '09:30' },
      ]}
      columns={[opens]}
      initialState={{ sorting: { sortModel: [{ field: 'opens', sort: 'asc' }] } }}
    />,
  );
  await expect.poll(() => cells('opens')).toEqual(['09:30', '10:00']);
  await userEvent.dblClick(screen.getByText('09:30'));
  const editor = () => document.querySelector<HTMLInputElement>('input[type=time]');
  await expect.poll(() => editor()?.value).toBe('09:30');
  await userEvent.fill(editor() as HTMLInputElement, '17:05');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cells('opens')).toEqual(['10:00', '17:05']);
});

claim('so the cell and its editor are empty', async () => {
  const customers = [
    { id: 7, name: 'Casa Almeida' },
    { id: 8, name: 'Nordlys' },
  ];
  type Customer = (typeof customers)[number];
  const plain: GridColDef = {
    field: 'customer',
    type: 'singleSelect',
    width: 160,
    editable: true,
    valueOptions: customers.map(({ id, name }) => ({ value: id, label: name })),
  };
  const column: GridColDef = {
    ...plain,
    valueGetter: (customer?: Customer | null) => customer?.id,
    valueSetter: (id: number, row) => ({
      ...row,
      customer: customers.find((customer) => customer.id === id) ?? null,
    }),
  };
  const rows = [{ id: 1, customer: customers[0] }];
  const empty = await show(<SmallGrid rows={rows} columns={[plain]} />);
  await expect.poll(() => cells('customer')).toEqual(['']);
  await userEvent.dblClick(document.querySelector('[role=gridcell]') as HTMLElement);
  const editor = () => document.querySelector('[role=gridcell] [role=combobox]');
  await expect.poll(() => editor()?.textContent?.replace(/\u200b/g, '')).toBe('');
  await empty.unmount();
  const api: RefObject<GridApi | null> = { current: null };
  const screen = await show(<SmallGrid apiRef={api} rows={rows} columns={[column]} />);
  await expect.poll(() => cells('customer')).toEqual(['Casa Almeida']);
  await userEvent.dblClick(screen.getByText('Casa Almeida'));
  await userEvent.click(screen.getByRole('option', { name: 'Nordlys' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.current?.getRow(1).customer).toEqual(customers[1]);
});

claim('when users resize one column, the flexible ones change, too', async () => {
  const flexible = ['a', 'b', 'c'].map((field) => ({ field, flex: 1 }));
  await show(<SmallGrid columns={flexible} />);
  await expect.poll(() => width('a')).toBeGreaterThan(0);
  const before = width('b') ?? 0;
  resize('a', 30);
  await expect.poll(() => width('b')).toBeLessThan(before - 10);
});

claim('then that column alone takes or gives up the space', async () => {
  const columns = [
    { field: 'a', width: 100 },
    { field: 'b', width: 100 },
    { field: 'c', flex: 1 },
  ];
  await show(<SmallGrid columns={columns} />);
  await expect.poll(() => width('c')).toBeGreaterThan(100);
  const before = width('c') ?? 0;
  resize('a', 30);
  await expect.poll(() => width('a')).toBe(130);
  expect(width('b')).toBe(100);
  expect(width('c')).toBeCloseTo(before - 30, 0);
});

const pad = (part: number) => String(part).padStart(2, '0');
const readText = (value?: string) => (value ? new Date(`${value}T00:00`) : null);
const writeText = (day: Date | null, row: { hired: string | null }) => ({
  ...row,
  hired: day && `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`,
});

/** Changes a date that the row holds as text. Returns what the cell shows then, and what is saved. */
async function editTextDate(column: Partial<GridColDef>): Promise<[string?, unknown?]> {
  const save = vi.fn((row: { hired: unknown }) => row);
  const screen = await show(
    <SmallGrid
      rows={[{ id: 1, hired: '2026-09-14' }]}
      columns={[{ field: 'hired', type: 'date', editable: true, valueGetter: readText, ...column }]}
      processRowUpdate={save}
    />,
  );
  await userEvent.dblClick(screen.getByRole('gridcell', { name: '9/14/2026' }));
  const input = document.querySelector('input[type=date]') as HTMLInputElement;
  expect(input.value).toBe('2026-09-14');
  await userEvent.fill(input, '2026-09-20');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.querySelector('input[type=date]')).toBeNull();
  const result: [string?, unknown?] = [cells('hired')[0], save.mock.calls[0]?.[0].hired];
  await screen.unmount();
  return result;
}

claim('so after an edit the cell shows Invalid Date', async () => {
  const [text, saved] = await editTextDate({});
  expect(text).toBe('Invalid Date');
  expect(saved).toBeInstanceOf(Date);
});

claim('Write text back in a valueSetter', async () => {
  expect(await editTextDate({ valueSetter: writeText })).toEqual(['9/20/2026', '2026-09-20']);
});

claim('in Berlin, midnight becomes the day before', () => {
  expect(new Date('2026-09-14T00:00+02:00').toISOString()).toMatch(/^2026-09-13/);
});
