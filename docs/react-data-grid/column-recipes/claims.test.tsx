import {
  DataGrid,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  type DataGridProps,
  type GridColumnVisibilityModel,
  type GridRowId,
} from '@mui/x-data-grid';
import { claimsOf, show } from 'claims';
import { cells } from 'claims/grids';
import { useState } from 'react';
import { departures } from 'sample-data/trains';
import { expect, onTestFinished } from 'vitest';
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
