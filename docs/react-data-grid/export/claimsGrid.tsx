import Box from '@mui/material/Box';
import {
  DataGrid,
  useGridApiRef,
  type DataGridProps,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import { show } from 'claims';
import type { Workbook } from 'exceljs';
import type { RefObject } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

export type Screen = Awaited<ReturnType<typeof show>>;

export interface File {
  name: string;
  blob: Blob;
}

export const columns = [
  { field: 'a', headerName: 'A' },
  { field: 'b', headerName: 'B' },
];

export const rows = [
  { id: 1, a: 'a1', b: 'b1' },
  { id: 2, a: 'a2', b: 'b2' },
];

/** A grid that gives its CSV to `take` when the button is pressed. */
export function CsvGrid({
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

export async function csvOf(props: Partial<DataGridProps>, options?: GridCsvExportOptions) {
  const take = vi.fn();
  const screen = await show(<CsvGrid {...props} options={options} take={take} />);
  await expect.element(screen.getByRole('gridcell').first()).toBeVisible();
  await userEvent.click(screen.getByText('Export it'));
  return take.mock.lastCall?.[0] as string;
}

/** Catches files instead of saving them. */
export function downloads(): File[] {
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

export async function fromMenu(screen: Screen, item: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
}

export async function onlyFile(files: File[]): Promise<File> {
  await expect.poll(() => files.length, { timeout: 10_000 }).toBe(1);
  return files[0] as File;
}

/** Opens an Excel file again. */
export async function opened({ blob }: File): Promise<Workbook> {
  const excel = await import('exceljs');
  const workbook = new (excel.default ?? excel).Workbook();
  await workbook.xlsx.load(await blob.arrayBuffer());
  return workbook;
}

export async function excelOf(
  props: Partial<DataGridPremiumProps>,
  options?: GridExcelExportOptions,
) {
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

/** A small grid with the default toolbar. */
export const Grid = (props: Partial<DataGridProps>) => (
  <Box sx={{ height: 300 }}>
    <DataGrid rows={rows} columns={columns} showToolbar {...props} />
  </Box>
);

/** Prints from the toolbar, and gives the document that the browser would print. */
export async function printed(screen: Screen): Promise<Document> {
  await fromMenu(screen, 'Print');
  const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('body > iframe')];
  onTestFinished(() => frames().forEach((frame) => frame.remove()));
  await expect
    .poll(() => frames()[0]?.contentDocument?.querySelector('.MuiDataGrid-root'))
    .toBeTruthy();
  return frames()[0]?.contentDocument as Document;
}
