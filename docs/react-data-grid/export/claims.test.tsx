import { useEffect } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  useGridApiRef,
  type DataGridProps,
  type GridApi as GridApiCommunity,
  type GridCsvExportOptions,
  type GridPrintExportOptions,
} from '@mui/x-data-grid';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import { claimsOf, consoleMessages, show } from 'claims';
import type { Workbook } from 'exceljs';
import type { RefObject } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import AsJson from './AsJson';
import EscapedCells from './EscapedCells';
import ExcelFile from './ExcelFile';
import FormattedOrRaw from './FormattedOrRaw';
import FromToolbar from './FromToolbar';
import HiddenColumns from './HiddenColumns';
import page from './index.mdx?raw';
import OwnButtons from './OwnButtons';
import PrintedList from './PrintedList';
import SelectedRows from './SelectedRows';
import StyledWorkbook from './StyledWorkbook';
import WhichRows from './WhichRows';

const claim = claimsOf(page);

type Screen = Awaited<ReturnType<typeof show>>;
interface File {
  name: string;
  blob: Blob;
}

const columns = [
  { field: 'a', headerName: 'A' },
  { field: 'b', headerName: 'B' },
];
const rows = [
  { id: 1, a: 'a1', b: 'b1' },
  { id: 2, a: 'a2', b: 'b2' },
];

/** A grid that gives its CSV to `take` when the button is pressed. */
function CsvGrid({
  take,
  options,
  ...props
}: Partial<DataGridProps> & {
  take: (csv: string) => void;
  options?: GridCsvExportOptions;
}) {
  const apiRef = useGridApiRef();
  return (
    <>
      <button onClick={() => take(apiRef.current?.getDataAsCsv(options) ?? '')}>Export it</button>
      <Box sx={{ height: 300, width: 600 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} {...props} />
      </Box>
    </>
  );
}

async function csvOf(props: Partial<DataGridProps>, options?: GridCsvExportOptions) {
  const take = vi.fn();
  const screen = await show(<CsvGrid {...props} options={options} take={take} />);
  await expect.element(screen.getByRole('gridcell').first()).toBeVisible();
  await userEvent.click(screen.getByText('Export it'));
  return take.mock.lastCall?.[0] as string;
}

/** Catches files instead of saving them. */
function downloads(): File[] {
  const files: File[] = [];
  let blob = new Blob();
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    blob = object as Blob;
    return 'blob:claim';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function download(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob });
  });
  onTestFinished(() => {
    create.mockRestore();
    click.mockRestore();
  });
  return files;
}

async function fromMenu(screen: Screen, item: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
}

async function onlyFile(files: File[]): Promise<File> {
  await expect.poll(() => files.length, { timeout: 10_000 }).toBe(1);
  return files[0] as File;
}

/** Opens an Excel file again. */
async function opened({ blob }: File): Promise<Workbook> {
  const excel = await import('exceljs');
  const workbook = new (excel.default ?? excel).Workbook();
  await workbook.xlsx.load(await blob.arrayBuffer());
  return workbook;
}

async function excelOf(props: Partial<DataGridPremiumProps>, options?: GridExcelExportOptions) {
  const apiRef: RefObject<GridApi | null> = { current: null };
  await show(
    <Box sx={{ height: 300, width: 600 }}>
      <DataGridPremium apiRef={apiRef} rows={rows} columns={columns} {...props} />
    </Box>,
  );
  const files = downloads();
  await apiRef.current?.exportDataAsExcel(options);
  return opened(await onlyFile(files));
}

/** Prints from the toolbar, and gives the document that the browser would print. */
async function printed(screen: Screen, button?: string): Promise<Document> {
  if (button) await userEvent.click(screen.getByRole('button', { name: button }));
  else await fromMenu(screen, 'Print');
  const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('body > iframe')];
  onTestFinished(() => frames().forEach((frame) => frame.remove()));
  await expect
    .poll(() => frames()[0]?.contentDocument?.querySelector('.MuiDataGrid-root'))
    .toBeTruthy();
  return frames()[0]?.contentDocument as Document;
}

claim(
  'is loaded with the first export',
  async () => {
    const isLoaded = () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('exceljs'));
    const files = downloads();
    const screen = await show(<ExcelFile />);
    await expect.element(screen.getByRole('button', { name: 'Export' })).toBeVisible();
    expect(isLoaded()).toBe(false);
    await fromMenu(screen, 'Download as Excel');
    await onlyFile(files);
    expect(isLoaded()).toBe(true);
  },
  { timeout: 30_000 },
);

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
    <Box sx={{ height: 300 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{ toolbar: { csvOptions: off, printOptions: off } }}
      />
    </Box>,
  );
  await expect.element(screen.getByRole('button', { name: 'Columns' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Export' })).not.toBeInTheDocument();
});

claim('are buttons with an options prop', async () => {
  const files = downloads();
  const screen = await show(<OwnButtons />);
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

claim('Starts the file with a byte order mark', async () => {
  const files = downloads();
  const screen = await show(<FormattedOrRaw />);
  await fromMenu(screen, 'Download as CSV');
  const bytes = new Uint8Array(await (await onlyFile(files)).blob.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

claim('Lines end with a carriage return and a line feed', async () => {
  expect(await csvOf({}, { delimiter: ';' })).toBe('A;B\r\na1;b1\r\na2;b2');
});

claim('Cells contain the result of valueFormatter, not what renderCell renders', async () => {
  const csv = await csvOf({
    columns: [
      { field: 'a', renderCell: () => 'drawn' },
      { field: 'b', valueFormatter: (value: string) => value.toUpperCase() },
    ],
  });
  expect(csv).toBe('a,b\r\na1,B1\r\na2,B2');
});

claim('writes the values themselves, and dates as ISO strings', async () => {
  const files = downloads();
  const screen = await show(<FormattedOrRaw />);
  await userEvent.click(screen.getByRole('switch'));
  await fromMenu(screen, 'Download as CSV');
  const lines = (await (await onlyFile(files)).blob.text()).split('\r\n');
  expect(lines[1]).toMatch(/^[^;]+;\d{4}-\d\d-\d\dT[\d:.]+Z;\d+$/);
});

claim('A cell with a delimiter, a quote or a line break is quoted', async () => {
  const screen = await show(<EscapedCells />);
  const status = screen.getByRole('status');
  const written = status.element().textContent;
  await userEvent.click(screen.getByRole('switch'));
  await expect.element(status).toHaveTextContent(/word" =1\+1$/);
  await userEvent.click(screen.getByRole('switch'));
  await expect.element(status).toHaveTextContent(/"'=1\+1"$/);
  expect(status.element().textContent?.replaceAll('\r', '')).toBe(written);
  expect(await csvOf({ rows: [{ id: 1, a: 'one\ntwo', b: 'x' }] })).toBe('A,B\r\n"one\ntwo",x');
});

claim('so it gets an apostrophe. This also affects negative numbers', async () => {
  const starts = ['=', '+', '-', '@', '\t', '\r'];
  const csv = await csvOf(
    {
      columns: [
        { field: 'text' },
        { field: 'id', type: 'number', valueGetter: (value: number) => -value },
      ],
      rows: starts.map((start, index) => ({ id: index + 1, text: `${start}1` })),
    },
    { includeHeaders: false },
  );
  expect(csv).toBe(starts.map((start, index) => `"'${start}1","'-${index + 1}"`).join('\r\n'));
});

const many = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, a: 'a', b: 'b' }));

async function printedRows(props: Partial<DataGridProps>) {
  const screen = await show(
    <Box sx={{ height: 300 }}>
      <DataGrid rows={many} columns={columns} showToolbar {...props} />
    </Box>,
  );
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
      <Box sx={{ height: 300 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          showToolbar
          slotProps={{ toolbar: { printOptions: { fields: ['b', 'a'] } } }}
        />
      </Box>,
    );
    const print = await printed(screen);
    const headers = [...print.querySelectorAll('.MuiDataGrid-columnHeader')];
    expect(headers.map((header) => header.getAttribute('data-field'))).toEqual(['a', 'b']);
  },
);

claim("hideToolbar doesn't find the toolbar that showToolbar shows", async () => {
  const hide = '.MuiDataGrid-root .MuiDataGrid-toolbar { display: none; }';
  /** How far the last row of the print goes below the part of the grid that is seen, in pixels. */
  const covered = async (printOptions: GridPrintExportOptions) => {
    const screen = await show(
      <Box sx={{ height: 300 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          showToolbar
          slotProps={{ toolbar: { printOptions } }}
        />
      </Box>,
    );
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
  const screen = await show(<OwnButtons />);
  const print = await printed(screen, 'Print it');
  expect(print.querySelector('.MuiDataGrid-footerContainer')).toBeNull();
  expect(document.querySelector('.MuiDataGrid-footerContainer')).not.toBeNull();
});

claim('Prints the checkboxes for selection', async () => {
  for (const includeCheckboxes of [false, true]) {
    const screen = await show(
      <Box sx={{ height: 300 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          showToolbar
          slotProps={{ toolbar: { printOptions: { includeCheckboxes, bodyClassName: 'paper' } } }}
        />
      </Box>,
    );
    const print = await printed(screen);
    const hasCheckboxes = print.querySelector('.MuiDataGrid-row [data-field="__check__"]') !== null;
    expect(hasCheckboxes).toBe(includeCheckboxes);
    expect(print.body.className).toBe('paper');
    document.querySelector('body > iframe')?.remove();
    await screen.unmount();
  }
});

claim("onExcelExportStateChange gets 'pending', then 'finished'", async () => {
  const states: string[] = [];
  await excelOf({ onExcelExportStateChange: (state) => states.push(state) });
  expect(states).toEqual(['pending', 'finished']);
});

claim('The lists are on a second sheet, Options', async () => {
  const files = downloads();
  const screen = await show(<ExcelFile />);
  await fromMenu(screen, 'Download as Excel');
  const file = await onlyFile(files);
  expect(file.name).toBe('shipments.xlsx');
  const workbook = await opened(file);
  expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Sheet1', 'Options']);
  const cell = workbook.getWorksheet('Sheet1')?.getCell('B2');
  expect(cell?.dataValidation).toMatchObject({ type: 'list', formulae: ['Options!$A$2:$A$5'] });
  const options = workbook.getWorksheet('Options')?.getColumn(1).values.slice(1);
  expect(options).toEqual(['Priority', 'Low', 'Normal', 'High', 'Urgent']);
});

claim('The value, whatever valueFormatter says', async () => {
  const valueFormatter = () => 'formatted';
  const workbook = await excelOf({
    columns: [
      { field: 'n', type: 'number', valueFormatter },
      { field: 'f', type: 'boolean', valueFormatter },
      { field: 'd', type: 'date' },
      { field: 't', type: 'dateTime' },
      { field: 's', type: 'singleSelect', valueOptions: [{ value: 1, label: 'One' }] },
      { field: 'x', valueFormatter },
    ],
    rows: [
      {
        id: 1,
        n: 1234.5,
        f: true,
        d: new Date(2026, 8, 14),
        t: new Date(2026, 8, 14, 7, 2),
        s: 1,
        x: 'x',
      },
    ],
  });
  const sheet = workbook.getWorksheet('Sheet1');
  expect(['A2', 'B2', 'E2', 'F2'].map((cell) => sheet?.getCell(cell).value)).toEqual([
    1234.5,
    true,
    'One',
    'formatted',
  ]);
  const [day, time] = [sheet?.getCell('C2'), sheet?.getCell('D2')];
  expect(day?.value).toEqual(new Date(Date.UTC(2026, 8, 14)));
  expect(day?.numFmt).toBe('dd.mm.yyyy');
  expect(time?.value).toEqual(new Date(Date.UTC(2026, 8, 14, 7, 2)));
  expect(time?.numFmt).toBe('dd.mm.yyyy hh:mm');
});

claim('Column groups and cells with colSpan become merged cells', async () => {
  const workbook = await excelOf({
    columnGroupingModel: [
      { groupId: 'g', headerName: 'Group', children: [{ field: 'a' }, { field: 'b' }] },
    ],
  });
  const sheet = workbook.getWorksheet(1);
  expect(sheet?.getCell('A1').value).toBe('Group');
  expect(sheet?.getCell('B1').master.address).toBe('A1');
  expect(sheet?.getCell('A2').value).toBe('A');
});

claim('The children of nested rows become an outline', async () => {
  const workbook = await excelOf({
    treeData: true,
    getTreeDataPath: (row) => row.path,
    rows: [
      { id: 1, path: ['x'], a: 'a1' },
      { id: 2, path: ['x', 'y'], a: 'a2' },
    ],
  });
  const sheet = workbook.getWorksheet(1);
  expect(sheet?.getRow(2).outlineLevel).toBe(0);
  expect(sheet?.getRow(3).outlineLevel).toBe(1);
});

claim('cells with colSpan become merged cells', async () => {
  const workbook = await excelOf({ columns: [{ field: 'a', colSpan: 2 }, { field: 'b' }] });
  expect(workbook.getWorksheet(1)?.getCell('B2').master.address).toBe('A2');
});

claim('A width of 75 pixels becomes a width of 10 in Excel', async () => {
  const workbook = await excelOf({ columns: [{ field: 'a', width: 75 }] });
  expect(workbook.getWorksheet(1)?.getColumn(1).width).toBeCloseTo(10);
});

claim('This file has a title, a frozen header and a sum', async () => {
  const files = downloads();
  const screen = await show(<StyledWorkbook />);
  await fromMenu(screen, 'Download as Excel');
  const sheet = (await opened(await onlyFile(files))).getWorksheet('Totals');
  expect(sheet?.getCell('A1').value).toBe('Orders, May to September 2026');
  expect(sheet?.getCell('C3').value).toBe('Total');
  expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 3 });
  expect(sheet?.rowCount).toBe(84);
  expect(sheet?.getCell('C84').formula).toBe('SUM(C4:C83)');
  expect(sheet?.getCell('C4').numFmt).toBe('#,##0.00 [$USD]');
});

claim("it's terminated after the export", async () => {
  const messages = consoleMessages();
  const files = downloads();
  const apiRef: RefObject<GridApi | null> = { current: null };
  await show(
    <Box sx={{ height: 300 }}>
      <DataGridPremium apiRef={apiRef} rows={rows} columns={columns} />
    </Box>,
  );
  const worker = { onmessage: vi.fn(), postMessage: vi.fn(), terminate: vi.fn() };
  await apiRef.current?.exportDataAsExcel({
    worker: () => worker as unknown as Worker,
    exceljsPostProcess: async () => {},
  });
  expect(messages.join()).toContain(
    'The exceljsPostProcess option is not supported when a web worker is used.',
  );
  expect(worker.terminate).not.toHaveBeenCalled();
  worker.onmessage({ data: new ArrayBuffer(1) });
  await onlyFile(files);
  expect(worker.terminate).toHaveBeenCalled();
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

claim('the CSV export might not display the value correctly.', async () => {
  const messages = consoleMessages();
  await csvOf({ rows: [{ id: 1, a: { name: 'Ada' } }] });
  expect(messages.join()).toContain('the CSV export might not display the value correctly.');
});

claim('was called after the grid had left the page', async () => {
  let api: GridApiCommunity | null = null;
  function Grid() {
    const apiRef = useGridApiRef();
    useEffect(() => {
      api = apiRef.current;
    });
    return <DataGrid apiRef={apiRef} rows={rows} columns={columns} />;
  }
  const screen = await show(<Grid />);
  await screen.rerender(<p>Gone</p>);
  await expect((api as GridApiCommunity | null)?.exportDataAsPrint()).rejects.toThrow(
    'MUI X: No grid root element available.',
  );
});
