import Box from '@mui/material/Box';
import { DataGrid, ExportCsv, useGridApiRef } from '@mui/x-data-grid';
import {
  DataGridPremium,
  gridDataRowIdsSelector,
  gridExpandedSortedRowIdsSelector,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridSortedRowIdsSelector,
  gridVisibleColumnDefinitionsSelector,
  type GridApi,
  type GridCsvExportOptions,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { claimsOf, consoleMessages, show } from 'claims';
import { useEffect, useState, type RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import AsJson from './AsJson';
import {
  columns,
  rows,
  Grid,
  printed,
  csvOf,
  downloads,
  fromMenu,
  onlyFile,
  excelOf,
} from './claimsGrid';
import FromToolbar from './FromToolbar';
import HiddenColumns from './HiddenColumns';
import page from './index.mdx?raw';
import SelectedRows from './SelectedRows';
import WhichRows from './WhichRows';

const claim = claimsOf(page);

const pivotModel: GridPivotModel = {
  rows: [{ field: 'team' }],
  columns: [{ field: 'year' }],
  values: [{ field: 'sales', aggFunc: 'sum' }],
};

claim('With showToolbar, the toolbar has a menu for it', async () => {
  const files = downloads();
  const screen = await show(<FromToolbar />);
  await fromMenu(screen, 'Download as CSV');
  const { name, blob } = await onlyFile(files);
  expect(name).toBe('orders.csv');
  expect(blob.type).toBe('text/csv');
  const lines = (await blob.text()).split('\r\n');
  expect(lines).toHaveLength(81);
  expect(lines[0]).toBe('Order,Customer,Placed,Total');
  expect(lines[1]).toMatch(/^SO-2041,.*,5\/4\/2026,"?[\d,.]+"?$/);
});

claim('When none is left, the button disappears, too', async () => {
  const off = { disableToolbarButton: true };
  const screen = await show(
    <Grid slotProps={{ toolbar: { csvOptions: off, printOptions: off } }} />,
  );
  await expect.element(screen.getByRole('button', { name: 'Columns' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Export' })).not.toBeInTheDocument();
});

claim('are buttons with an options prop', async () => {
  const files = downloads();
  const toolbar = () => <ExportCsv options={{ fileName: 'collection' }}>Save the list</ExportCsv>;
  const screen = await show(<Grid slots={{ toolbar }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save the list' }));
  expect((await onlyFile(files)).name).toBe('collection.csv');
});

claim('Here the office is hidden and the number has disableExport', async () => {
  const screen = await show(<HiddenColumns />);
  const status = screen.getByRole('status');
  const firstLines: Record<string, string> = {
    Visible: 'Name,Role Amara Okafor,Managing director Jonas',
    All: 'Name,Role,Office Amara Okafor,Managing director,Lagos Jonas',
    Chosen: 'Number,Name 1,Amara Okafor 2,Jonas',
  };
  for (const [name, text] of Object.entries(firstLines)) {
    await userEvent.click(screen.getByRole('button', { name, exact: true }));
    await expect.element(status).toHaveTextContent(text);
  }
});

claim('and so do columns of the type actions', async () => {
  const csv = await csvOf({
    checkboxSelection: true,
    columns: [...columns, { field: 'do', type: 'actions', getActions: () => [] }],
  });
  expect(csv).toBe('A,B\r\na1,b1\r\na2,b2');
});

claim('Select two rows, or filter, and compare', async () => {
  const screen = await show(<WhichRows />);
  const count = async (name: string, number: number) => {
    await userEvent.click(screen.getByRole('button', { name, exact: true }));
    await expect.element(screen.getByRole('status')).toHaveTextContent(`${name}: ${number} rows`);
  };
  await count('Default', 60);
  await count('This page', 5);
  for (const at of [0, 1]) {
    await userEvent.click(screen.getByRole('checkbox', { name: /select row/i }).nth(at));
  }
  await count('Default', 2);
  await count('All that match', 60);
  await count('Everything', 60);
});

claim('The selected rows of all pages are in the file', async () => {
  const files = downloads();
  const screen = await show(<SelectedRows />);
  const boxes = screen.getByRole('checkbox', { name: 'Select row' });
  await expect.element(screen.getByRole('button', { name: 'Select rows to save' })).toBeDisabled();
  const picked: string[] = [];
  const pick = async (index: number) => {
    const row = boxes.nth(index).element().closest('[role=row]');
    picked.push(row?.querySelector('[data-field=product]')?.textContent ?? '');
    await userEvent.click(boxes.nth(index));
  };
  await expect.element(boxes.nth(3)).toBeVisible();
  await pick(3);
  await pick(1);
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
  await expect.element(screen.getByText('11–20 of 60')).toBeVisible();
  await pick(0);
  await userEvent.click(screen.getByRole('button', { name: 'Save 3 selected as CSV' }));
  const file = await onlyFile(files);
  expect(file.name).toBe('selected-stock.csv');
  const lines = (await file.blob.text()).split('\r\n').slice(1);
  expect(lines.map((line) => line.replace(/,\d+$/, '').replaceAll('"', ''))).toEqual([
    picked[1],
    picked[0],
    picked[2],
  ]);
});

claim('including pinned rows', async () => {
  const workbook = await excelOf({ pinnedRows: { top: [{ id: 9, a: 'a9', b: 'b9' }] } });
  expect(workbook.getWorksheet(1)?.getCell('A2').value).toBe('a9');
});

claim('it exports all rows that pass the filter, sorted', async () => {
  const csv = await csvOf({
    filterModel: { items: [{ field: 'a', operator: 'contains', value: 'a' }] },
    sortModel: [{ field: 'a', sort: 'desc' }],
  });
  expect(csv).toBe('A,B\r\na2,b2\r\na1,b1');
});

claim(
  'Even those with disableExport are then exported. A print keeps the order of the grid',
  async () => {
    const screen = await show(
      <Grid slotProps={{ toolbar: { printOptions: { fields: ['b', 'a'] } } }} />,
    );
    const print = await printed(screen);
    const headers = [...print.querySelectorAll('.MuiDataGrid-columnHeader')];
    expect(headers.map((header) => header.getAttribute('data-field'))).toEqual(['a', 'b']);
  },
);

claim('A print still filters and sorts these', async () => {
  const filterModel = { items: [{ field: 'a', operator: 'equals', value: 'a2' }] };
  const printOptions = { getRowsToExport: () => rows.map(({ id }) => id) };
  const screen = await show(
    <Grid filterModel={filterModel} slotProps={{ toolbar: { printOptions } }} />,
  );
  const print = await printed(screen);
  const cells = [...print.querySelectorAll('.MuiDataGrid-row [data-field=a]')];
  expect(cells.map((cell) => cell.textContent)).toEqual(['a2']);
});

claim('This demo writes JSON with the visible columns', async () => {
  const files = downloads();
  const screen = await show(<AsJson />);
  await userEvent.click(screen.getByRole('button', { name: 'Download as JSON' }));
  const { name, blob } = await onlyFile(files);
  expect(name).toBe('prices.json');
  const [first] = JSON.parse(await blob.text()) as object[];
  expect(first).toEqual({ name: 'Brent crude', price: 71.4, unit: 'barrel' });
});

claim('but ignore those in slotProps.toolbar', async () => {
  const csv = await csvOf({
    showToolbar: true,
    slotProps: { toolbar: { csvOptions: { delimiter: ';' } } },
  });
  expect(csv).toMatch(/^A,B/);
});

claim('[object Object] is in the file', async () => {
  consoleMessages();
  expect(await csvOf({ rows: [{ id: 1, a: {}, b: 'b1' }] })).toBe('A,B\r\n[object Object],b1');
});

claim('load them and export a second grid that nobody sees, with the same columns', async () => {
  const files = downloads();
  function ExportAll() {
    const apiRef = useGridApiRef();
    const [all, setAll] = useState<typeof rows | null>(null);
    useEffect(() => {
      if (!all) return;
      apiRef.current?.exportDataAsCsv();
      // eslint-disable-next-line react-hooks/set-state-in-effect -- as on the page: the grid exports once it's there, then goes
      setAll(null);
    }, [all, apiRef]);
    return (
      <>
        <button onClick={() => setAll(rows)}>Export all rows</button>
        {all && (
          <div hidden>
            <DataGrid apiRef={apiRef} rows={all} columns={columns} />
          </div>
        )}
      </>
    );
  }
  const screen = await show(<ExportAll />);
  await userEvent.click(screen.getByText('Export all rows'));
  await expect.poll(() => files.length).toBe(1);
  expect(await files[0]?.blob.text()).toBe('A,B\r\na1,b1\r\na2,b2');
  expect(document.querySelector('.MuiDataGrid-root')).toBeNull();
});

claim('Other selectors for getRowsToExport', async () => {
  const apiRef: RefObject<GridApi | null> = { current: null };
  const names = ['d', 'c', 'b', 'a'].map((name, id) => ({
    id,
    name,
    kind: id % 2 ? 'odd' : 'even',
  }));
  await show(
    <Box sx={{ height: 400, width: 500 }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={names}
        columns={[{ field: 'name' }, { field: 'kind' }]}
        pagination
        pageSizeOptions={[1]}
        initialState={{
          rowGrouping: { model: ['kind'] },
          sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
          filter: {
            filterModel: {
              items: [{ field: 'name', operator: 'isAnyOf', value: ['a', 'b', 'c'] }],
            },
          },
          pagination: { paginationModel: { pageSize: 1 } },
        }}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'even'}
      />
    </Box>,
  );
  const even = 'auto-generated-row-kind/even';
  const odd = 'auto-generated-row-kind/odd';
  await expect.poll(() => gridFilteredSortedRowIdsSelector(apiRef)).toEqual([even, 2, odd, 3, 1]);
  expect(gridExpandedSortedRowIdsSelector(apiRef)).toEqual([even, 2, odd]);
  expect(gridPaginatedVisibleSortedGridRowIdsSelector(apiRef)).toEqual([even, 2]);
  expect(gridSortedRowIdsSelector(apiRef)).toEqual([even, 2, 0, odd, 3, 1]);
  expect(gridDataRowIdsSelector(apiRef)).toEqual([0, 1, 2, 3]);
});

claim('Without pagination, or if a server paginates, no rows', async () => {
  for (const props of [{}, { pagination: true, paginationMode: 'server', rowCount: 2 } as const]) {
    const apiRef: RefObject<GridApi | null> = { current: null };
    const screen = await show(
      <Box sx={{ height: 300 }}>
        <DataGridPremium apiRef={apiRef} rows={rows} columns={columns} {...props} />
      </Box>,
    );
    await expect.element(screen.getByText('a1')).toBeVisible();
    expect(gridFilteredSortedRowIdsSelector(apiRef)).toEqual([1, 2]);
    expect(gridPaginatedVisibleSortedGridRowIdsSelector(apiRef)).toEqual([]);
    await screen.unmount();
  }
});

claim('To export only your own rows, in the order on the screen, filter the ids', async () => {
  const apiRef: RefObject<GridApi | null> = { current: null };
  await show(
    <Box sx={{ height: 400, width: 500 }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['a'] } }}
      />
    </Box>,
  );
  const csv = (options?: GridCsvExportOptions) =>
    apiRef.current?.getDataAsCsv({ includeHeaders: false, ...options }).split('\r\n');
  await expect.poll(() => csv()?.length).toBe(4);
  const own = csv({
    getRowsToExport: () =>
      gridFilteredSortedRowIdsSelector(apiRef).filter(
        (id) => apiRef.current?.getRowNode(id)?.type === 'leaf',
      ),
  });
  expect(own).toEqual([',a1,b1', ',a2,b2']);
});

function tableOf(apiRef: RefObject<GridApi>) {
  const shown = gridVisibleColumnDefinitionsSelector(apiRef).filter(
    ({ disableExport }) => !disableExport,
  );
  const textOf = (value: unknown) => String(value ?? '');
  return {
    head: shown.map(({ headerName, field }) => headerName ?? field),
    body: gridFilteredSortedRowIdsSelector(apiRef).map((id) =>
      shown.map(({ field }) => textOf(apiRef.current.getCellParams(id, field).formattedValue)),
    ),
  };
}

claim('It contains the rows of all pages', async () => {
  const api: RefObject<GridApi | null> = { current: null };
  const many = Array.from({ length: 60 }, (_, id) => ({ id, a: 60 - id, b: `b${id}` }));
  const screen = await show(
    <Box sx={{ height: 300 }}>
      <DataGridPremium
        apiRef={api}
        rows={many}
        columns={[
          { field: 'a', headerName: 'A', valueFormatter: (value: number) => `${value} kg` },
          { field: 'b' },
          { field: 'act', type: 'actions', getActions: () => [] },
        ]}
        checkboxSelection
        pagination
        pageSizeOptions={[5]}
        initialState={{
          pagination: { paginationModel: { pageSize: 5 } },
          sorting: { sortModel: [{ field: 'a', sort: 'asc' }] },
          columns: { columnVisibilityModel: { b: false } },
        }}
      />
    </Box>,
  );
  await expect.element(screen.getByRole('gridcell', { name: '1 kg', exact: true })).toBeVisible();
  const { head, body } = tableOf(api as RefObject<GridApi>);
  expect(head).toEqual(['A']);
  expect(body).toHaveLength(60);
  expect(body.slice(0, 2)).toEqual([['1 kg'], ['2 kg']]);
});

const Pivot = ({ apiRef }: { apiRef: RefObject<GridApi | null> }) => (
  <Box sx={{ height: 300, width: 600 }}>
    <DataGridPremium
      apiRef={apiRef}
      rows={[
        { id: 1, team: 'North', year: '2025', sales: 2 },
        { id: 2, team: 'South', year: '2026', sales: 9 },
      ]}
      columns={[{ field: 'team' }, { field: 'year' }, { field: 'sales', type: 'number' }]}
      pivotActive
      pivotModel={pivotModel}
    />
  </Box>
);

claim('CSV and Excel files have the columns and figures of the pivot', async () => {
  const api: RefObject<GridApi | null> = { current: null };
  await show(<Pivot apiRef={api} />);
  await expect.poll(() => api.current?.getDataAsCsv().split('\r\n') ?? []).toContain('North,2,0');
});

claim('figures of number columns are text in this file in 8.1.0', async () => {
  const api: RefObject<GridApi | null> = { current: null };
  await show(<Pivot apiRef={api} />);
  await expect.poll(() => api.current?.getDataAsCsv()).toContain('North,2,0');
  const lines: unknown[][] = [];
  const workbook = await api.current?.getDataAsExcel();
  workbook?.worksheets[0]?.eachRow(({ values }) => lines.push((values as unknown[]).slice(1)));
  expect(lines).toContainEqual(['North', '2', '0']);
});
