import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridApi,
  setupExcelExportWebWorker,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claimsOf, consoleMessages, show } from 'claims';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { columns, rows, downloads, fromMenu, onlyFile, opened, excelOf } from '../claimsGrid';
import ExcelFile from './ExcelFile';
import page from './index.mdx?raw';
import StyledWorkbook from './StyledWorkbook';

const claim = claimsOf(page);

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

const freeze: GridExcelExportOptions['exceljsPostProcess'] = async ({ worksheet }) => {
  worksheet.views = [{ state: 'frozen', ySplit: 1 }];
  worksheet.autoFilter = {
    from: { row: 1, column: 1 },
    to: { row: worksheet.rowCount, column: worksheet.columns.length },
  };
};

claim('Freeze the headers and add filter buttons', async () => {
  const workbook = await excelOf({}, { exceljsPostProcess: freeze });
  const sheet = workbook.getWorksheet(1);
  expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
  expect(sheet?.autoFilter).toBe('A1:B3');
});

claim('so that Excel can calculate with the values', async () => {
  const valueFormatter = (value: number) => `€ ${value}`;
  const workbook = await excelOf(
    {
      columns: [
        { field: 'price', type: 'number', valueFormatter },
        { field: 'text', align: 'right', valueFormatter },
      ],
      rows: [{ id: 1, price: 12.5, text: 12.5 }],
    },
    { columnsStyles: { price: { numFmt: '#,##0.00 [$€]' } } },
  );
  const sheet = workbook.getWorksheet(1);
  expect(sheet?.getCell('A2').value).toBe(12.5);
  expect(sheet?.getCell('A2').numFmt).toBe('#,##0.00 [$€]');
  // "To export the text of the grid instead, leave out the type of the column".
  expect(sheet?.getCell('B2').value).toBe('€ 12.5');
});

claim('Find a column of the sheet by its field', async () => {
  const photo =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const exceljsPostProcess: GridExcelExportOptions['exceljsPostProcess'] = async ({
    workbook,
    worksheet,
  }) => {
    const column = worksheet.columns.find(({ key }) => key === 'photo')?.number;
    if (column === undefined) return;
    for (let row = 2; row <= worksheet.rowCount; row += 1) {
      const cell = worksheet.getCell(row, column);
      if (!cell.value) continue;
      const response = await fetch(String(cell.value));
      const buffer = await response.arrayBuffer();
      const image = workbook.addImage({ buffer, extension: 'png' });
      worksheet.addImage(image, {
        tl: { col: column - 1, row: row - 1 },
        ext: { width: 40, height: 40 },
      });
      worksheet.getRow(row).height = 32;
      cell.value = null;
    }
  };
  const workbook = await excelOf(
    {
      columns: [{ field: 'a' }, { field: 'photo', renderCell: () => 'Picture' }],
      rows: [
        { id: 1, a: 'a1', photo },
        { id: 2, a: 'a2', photo },
      ],
    },
    { exceljsPostProcess },
  );
  const sheet = workbook.getWorksheet(1);
  const places = sheet?.getImages().map(({ range }) => [range.tl.nativeCol, range.tl.nativeRow]);
  expect(places).toEqual([
    [1, 1],
    [1, 2],
  ]);
  expect(sheet?.getCell('B2').value).toBeNull();
  expect(sheet?.getCell('A2').value).toBe('a1');
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

claim('the sheet has no rows yet, but already one column for each exported column', async () => {
  let counted: number | undefined;
  const workbook = await excelOf(
    {
      columns: ['a', 'b', 'c', 'd'].map((field) => ({ field })),
      initialState: { columns: { columnVisibilityModel: { d: false } } },
    },
    {
      exceljsPreProcess: async ({ worksheet }) => {
        counted = worksheet.columnCount;
        const title = worksheet.addRow(['Orders, May to September 2026']).getCell(1);
        title.font = { bold: true, size: 14 };
        title.alignment = { horizontal: 'center' };
        worksheet.mergeCells(1, 1, 1, worksheet.columns.length);
      },
    },
  );
  const sheet = workbook.getWorksheet(1);
  expect(sheet?.getCell('A1').value).toBe('Orders, May to September 2026');
  expect(sheet?.getCell('A1').alignment.horizontal).toBe('center');
  expect(sheet?.getCell('C1').master.address).toBe('A1');
  expect(sheet?.getCell('D1').isMerged).toBe(false);
  expect(sheet?.getCell('C2').value).toBe('c');
  expect(sheet?.getCell('A3').value).toBe('a1');
  expect(counted).toBe(0);
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

claim('This gives all date columns of the file the same format', async () => {
  const day = new Date(2026, 4, 6);
  const fields = ['placed', 'paid'].map((field) => ({ field, type: 'date' as const }));
  const columnsStyles = Object.fromEntries(
    fields.map(({ field }) => [field, { numFmt: 'yyyy-mm-dd' }]),
  );
  const workbook = await excelOf(
    { columns: fields, rows: [{ id: 1, placed: day, paid: day }] },
    { columnsStyles },
  );
  const sheet = workbook.worksheets[0];
  expect(['A2', 'B2'].map((cell) => sheet?.getCell(cell).numFmt)).toEqual([
    'yyyy-mm-dd',
    'yyyy-mm-dd',
  ]);
});

claim('The grid is a DataGrid or DataGridPro, which ignore excelOptions', async () => {
  const toolbar = { excelOptions: { fileName: 'orders' } } as object;
  const screen = await show(
    <Box sx={{ height: 300, width: 600 }}>
      <DataGridPro rows={rows} columns={columns} showToolbar slotProps={{ toolbar }} />
    </Box>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await expect.element(screen.getByRole('menuitem', { name: 'Print' })).toBeVisible();
  expect(screen.getByRole('menuitem').elements()).toHaveLength(2);
});

claim('a file from a worker has no group headers unless', async () => {
  const apiRef: RefObject<GridApi | null> = { current: null };
  const columnGroupingModel = [
    { groupId: 'g', headerName: 'Group', children: columns.map(({ field }) => ({ field })) },
  ];
  await show(
    <Box sx={{ height: 300 }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
      />
    </Box>,
  );
  // The worker's code runs here, in the page: it listens and answers with the global functions.
  setupExcelExportWebWorker();
  const built: ArrayBuffer[] = [];
  const post = window.postMessage.bind(window);
  const answers = vi.spyOn(window, 'postMessage').mockImplementation((...message: unknown[]) => {
    if (ArrayBuffer.isView(message[0]) || message[0] instanceof ArrayBuffer)
      built.push(message[0] as ArrayBuffer);
    else post(...(message as Parameters<typeof post>));
  });
  const worker = {
    postMessage: (data: object) => window.dispatchEvent(new MessageEvent('message', { data })),
  };
  const firstCell = async (options: GridExcelExportOptions) => {
    const before = built.length;
    await apiRef.current?.exportDataAsExcel({
      ...options,
      worker: () => worker as unknown as Worker,
    });
    await expect.poll(() => built.length).toBe(before + 1);
    const workbook = await opened({ name: '', blob: new Blob([built[before] as ArrayBuffer]) });
    return workbook.getWorksheet(1)?.getCell('A1').value;
  };
  try {
    expect(await firstCell({})).toBe('A');
    expect(await firstCell({ includeColumnGroupsHeaders: true })).toBe('Group');
  } finally {
    answers.mockRestore();
  }
});

claim('Once the rows are written, turn the texts into links', async () => {
  const exceljsPostProcess: GridExcelExportOptions['exceljsPostProcess'] = async ({
    worksheet,
  }) => {
    const column = worksheet.columns.find(({ key }) => key === 'site');
    column?.eachCell?.((cell, row) => {
      if (row === 1 || !cell.value) return;
      const hyperlink = String(cell.value);
      cell.value = { text: hyperlink.replace('https://', ''), hyperlink };
      cell.font = { color: { argb: 'FF0563C1' }, underline: true };
    });
  };
  const data = {
    columns: [
      { field: 'a' },
      { field: 'site', renderCell: ({ value }: { value?: string }) => <a href={value}>Open</a> },
    ],
    rows: [
      { id: 1, a: 'a1', site: 'https://example.com/1' },
      { id: 2, a: 'a2', site: '' },
    ],
  };
  const plain = (await excelOf(data)).getWorksheet(1);
  expect(plain?.getCell('B2').value).toBe('https://example.com/1');
  const sheet = (await excelOf(data, { exceljsPostProcess })).getWorksheet(1);
  const cell = sheet?.getCell('B2');
  expect(cell?.value).toEqual({ text: 'example.com/1', hyperlink: 'https://example.com/1' });
  expect(cell?.font).toMatchObject({ underline: true, color: { argb: 'FF0563C1' } });
  expect(sheet?.getCell('B1').value).toBe('site');
  expect(sheet?.getCell('B3').value).toBeFalsy();
});
