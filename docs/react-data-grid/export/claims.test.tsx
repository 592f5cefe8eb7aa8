import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  DataGrid,
  ExportCsv,
  useGridApiRef,
  type DataGridProps,
  type GridPrintExportOptions,
} from '@mui/x-data-grid';
import {
  DataGridPremium,
  gridDataRowIdsSelector,
  gridExpandedSortedRowIdsSelector,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridSortedRowIdsSelector,
  type GridApi,
  type GridCsvExportOptions,
} from '@mui/x-data-grid-premium';
import { claimsOf, consoleMessages, show } from 'claims';
import { useEffect, useState, type RefObject } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import AsJson from './AsJson';
import {
  type Screen,
  columns,
  rows,
  csvOf,
  downloads,
  fromMenu,
  onlyFile,
  excelOf,
} from './claimsGrid';
import FromToolbar from './FromToolbar';
import HiddenColumns from './HiddenColumns';
import page from './index.mdx?raw';
import PrintedList from './PrintedList';
import SelectedRows from './SelectedRows';
import WhichRows from './WhichRows';

const claim = claimsOf(page);

const Grid = (props: Partial<DataGridProps>) => (
  <Box sx={{ height: 300 }}>
    <DataGrid rows={rows} columns={columns} showToolbar {...props} />
  </Box>
);

/** Prints from the toolbar, and gives the document that the browser would print. */
async function printed(screen: Screen): Promise<Document> {
  await fromMenu(screen, 'Print');
  const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('body > iframe')];
  onTestFinished(() => frames().forEach((frame) => frame.remove()));
  await expect
    .poll(() => frames()[0]?.contentDocument?.querySelector('.MuiDataGrid-root'))
    .toBeTruthy();
  return frames()[0]?.contentDocument as Document;
}

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

const many = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, a: 'a', b: 'b' }));

async function printedRows(props: Partial<DataGridProps>) {
  const screen = await show(<Grid rows={many} {...props} />);
  return (await printed(screen)).querySelectorAll('.MuiDataGrid-row').length;
}

claim('of a long list shows the rows in view, then empty space', async () => {
  expect(await printedRows({})).toBeLessThan(30);
});

claim('To print all rows, set disableVirtualization, at least while users print', async () => {
  const initialState = { pagination: { paginationModel: { pageSize: 5 } } };
  const count = await printedRows({
    disableVirtualization: true,
    initialState,
    pageSizeOptions: [5],
  });
  expect(count).toBe(30);
});

claim('The grid is copied into a frame for printing', async () => {
  const screen = await show(<PrintedList />);
  const print = await printed(screen);
  expect(document.querySelector<HTMLIFrameElement>('body > iframe')?.title).toBe('Departures');
  expect(print.querySelector('.MuiDataGrid-footerContainer')).toBeNull();
  expect(print.head.textContent).toContain('font-size: 18px');
  expect(print.querySelectorAll('.MuiDataGrid-row')).toHaveLength(8);
});

/** How many of 20 rows are printed, two of which are selected, when the next frame comes before React's next task. */
async function printedOf20(start: (button: HTMLElement, print: () => void) => unknown) {
  const apiRef: RefObject<GridApi | null> = { current: null };
  const print = () => void apiRef.current?.exportDataAsPrint();
  const many = Array.from({ length: 20 }, (_, id) => ({ id }));
  const screen = await show(
    <Box sx={{ height: 300, width: 600 }}>
      <button onClick={print}>Print it</button>
      <DataGridPremium
        apiRef={apiRef}
        rows={many}
        columns={[{ field: 'id' }]}
        disableVirtualization
      />
    </Box>,
  );
  await expect.element(screen.getByRole('gridcell').first()).toBeVisible();
  apiRef.current?.setRowSelectionModel({ type: 'include', ids: new Set([2, 3]) });
  await expect.element(screen.getByText('2 rows selected')).toBeVisible();
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    run(performance.now());
    return 0;
  });
  onTestFinished(() => frame.mockRestore());
  await start(screen.getByRole('button', { name: 'Print it' }).element() as HTMLElement, print);
  let count = 0;
  await expect
    .poll(() => {
      const copy = document.querySelector<HTMLIFrameElement>('body > iframe')?.contentDocument;
      return (count = copy?.querySelectorAll('.MuiDataGrid-row').length ?? 0);
    })
    .toBeGreaterThan(0);
  document.querySelector('body > iframe')?.remove();
  await screen.unmount();
  return count;
}

claim('can print all rows instead of the selected ones when the page is busy', async () => {
  expect(await printedOf20((_, print) => setTimeout(print))).toBe(20);
});

claim('A click from code, with click(), has the same problem', async () => {
  expect(await printedOf20((button) => setTimeout(() => button.click()))).toBe(20);
});

claim('Call exportDataAsPrint() directly in the handler of a click or a key', async () => {
  expect(await printedOf20((button) => userEvent.click(button))).toBe(2);
  const press = async (button: HTMLElement) => {
    button.focus();
    await userEvent.keyboard('{Enter}');
  };
  expect(await printedOf20(press)).toBe(2);
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

claim("hideToolbar doesn't find the toolbar that showToolbar shows", async () => {
  const hide = '.MuiDataGrid-root .MuiDataGrid-toolbar { display: none; }';
  /** How far the last row of the print goes below the part of the grid that is seen, in pixels. */
  const covered = async (printOptions: GridPrintExportOptions) => {
    const screen = await show(<Grid slotProps={{ toolbar: { printOptions } }} />);
    const print = await printed(screen);
    const box = (name: string) =>
      [...print.querySelectorAll(`.MuiDataGrid-${name}`)].at(-1)?.getBoundingClientRect();
    const isShown = (box('toolbar')?.height ?? 0) > 0;
    const end = box('footerContainer')?.top ?? box('root')?.bottom ?? 0;
    const rest = (box('row')?.bottom ?? 0) - end;
    document.querySelector('body > iframe')?.remove();
    await screen.unmount();
    return [isShown, rest > 40];
  };
  expect(await covered({})).toEqual([true, true]);
  expect(await covered({ hideToolbar: true })).toEqual([true, true]);
  expect(await covered({ hideFooter: true })).toEqual([true, true]);
  expect(await covered({ pageStyle: hide })).toEqual([false, false]);
  expect(await covered({ pageStyle: hide, hideFooter: true })).toEqual([false, false]);
});

claim('Hide the toolbar with pageStyle, as the demo does', async () => {
  const screen = await show(<PrintedList />);
  const print = await printed(screen);
  const toolbar = print.querySelector<HTMLElement>('[role=toolbar]');
  expect(toolbar?.offsetHeight).toBe(0);
});

claim('Leaves the footer out', async () => {
  const screen = await show(<PrintedList />);
  const print = await printed(screen);
  expect(print.querySelector('.MuiDataGrid-footerContainer')).toBeNull();
  expect(document.querySelector('.MuiDataGrid-footerContainer')).not.toBeNull();
});

claim('Prints the checkboxes for selection', async () => {
  for (const includeCheckboxes of [false, true]) {
    const screen = await show(
      <Grid
        checkboxSelection
        slotProps={{ toolbar: { printOptions: { includeCheckboxes, bodyClassName: 'paper' } } }}
      />,
    );
    const print = await printed(screen);
    const hasCheckboxes = print.querySelector('.MuiDataGrid-row [data-field="__check__"]') !== null;
    expect(hasCheckboxes).toBe(includeCheckboxes);
    expect(print.body.className).toBe('paper');
    document.querySelector('body > iframe')?.remove();
    await screen.unmount();
  }
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

claim('was called after the grid had left the page', async () => {
  const kept: Pick<GridApi, 'exportDataAsPrint'>[] = [];
  function Grid() {
    const apiRef = useGridApiRef();
    useEffect(() => {
      if (apiRef.current) kept.push(apiRef.current);
    });
    return <DataGrid apiRef={apiRef} rows={rows} columns={columns} />;
  }
  const screen = await show(<Grid />);
  await screen.rerender(<p>Gone</p>);
  await expect(kept[0]?.exportDataAsPrint()).rejects.toThrow(
    'MUI X: No grid root element available.',
  );
});

claim('zoom scales rows, text and columns alike', async () => {
  const pageStyle = '.MuiDataGrid-root { zoom: 0.6; }';
  const screen = await show(
    <Box sx={{ height: 300, width: 600 }}>
      <DataGrid
        rows={rows}
        columns={columns.map((column) => ({ ...column, width: 200 }))}
        showToolbar
        slotProps={{ toolbar: { printOptions: { pageStyle } } }}
      />
    </Box>,
  );
  const print = await printed(screen);
  const header = print.querySelector('.MuiDataGrid-columnHeader');
  expect(header?.getBoundingClientRect().width).toBeCloseTo(120, 0);
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

claim('In dark mode, the print has the light text of the page', async () => {
  const dark = createTheme({ palette: { mode: 'dark' } });
  const paper = {
    '@media print': {
      color: 'black',
      bgcolor: 'white',
      '& .MuiDataGrid-columnHeader': { bgcolor: 'white' },
    },
  };
  async function colors(sx?: typeof paper) {
    const screen = await show(
      <ThemeProvider theme={dark}>
        <Box sx={{ height: 300, width: 500 }}>
          <DataGrid rows={rows} columns={columns} showToolbar sx={sx} />
        </Box>
      </ThemeProvider>,
    );
    const print = await printed(screen);
    await expect.poll(() => print.querySelector('.MuiDataGrid-cell')).toBeTruthy();
    const style = (part: string) =>
      print.defaultView?.getComputedStyle(print.querySelector(`.MuiDataGrid-${part}`)!);
    await expect.poll(() => style('root')?.contain).toContain('size');
    const found = [style('cell')?.color, style('columnHeader')?.backgroundColor];
    document.querySelectorAll('body > iframe').forEach((frame) => frame.remove());
    await screen.unmount();
    return found;
  }
  const session = cdp();
  onTestFinished(async () => {
    await session.send('Emulation.setEmulatedMedia', { media: '' });
  });
  await session.send('Emulation.setEmulatedMedia', { media: 'print' });
  expect(await colors()).toEqual(['rgb(255, 255, 255)', 'rgb(18, 18, 18)']);
  expect(await colors(paper)).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});
