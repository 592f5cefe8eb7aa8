import {
  DataGridPremium,
  ExportCsv,
  ExportExcel,
  ExportPrint,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type DataGridPremiumProps,
  type GridApi,
} from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import { expect, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import ExportButtons from './ExportButtons';
import ExportMenu from './ExportMenu';
import page from './index.mdx?raw';

const claim = claimsOf(page);

/** Files that a page hands to the browser, without downloading any. */
function downloads() {
  const files: { name: string; blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.set(`blob:${blobs.size}`, blob as Blob);
    return `blob:${blobs.size - 1}`;
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob: blobs.get(this.href) ?? new Blob() });
  });
  onTestFinished(() => {
    create.mockRestore();
    click.mockRestore();
  });
  return files;
}

const rows = [
  { id: 1, a: 'one' },
  { id: 2, a: 'two' },
];
const apiRef: { current: GridApi | null } = { current: null };

function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ height: 300, width: 500 }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={[{ field: 'a', headerName: 'A' }]}
        showToolbar
        {...props}
      />
    </div>
  );
}

claim("are buttons that export the grid they're in", async () => {
  const files = downloads();
  const screen = await show(<ExportButtons />);
  await userEvent.click(screen.getByRole('button', { name: 'Download list' }));
  await expect.poll(() => files.length).toBe(1);
  expect(files[0]?.name).toBe('paints.csv');
  expect(await files[0]?.blob.text()).toContain('Number;Paint;Finish');
});

claim('Put them into a toolbar, a footer or another slot', async () => {
  const files = downloads();
  const screen = await show(<Grid slots={{ footer: () => <ExportCsv>Save</ExportCsv> }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => files.length).toBe(1);
});

claim('Same as calling', async () => {
  const Buttons = () => (
    <>
      <ExportCsv options={{ fileName: 'c' }}>CSV</ExportCsv>
      <ExportPrint options={{ fileName: 'p' }}>Print</ExportPrint>
      <ExportExcel options={{ fileName: 'x' }}>Excel</ExportExcel>
    </>
  );
  const screen = await show(<Grid slots={{ toolbar: Buttons }} />);
  await expect.element(screen.getByRole('button', { name: 'CSV' })).toBeVisible();
  for (const [name, method, fileName] of [
    ['CSV', 'exportDataAsCsv', 'c'],
    ['Print', 'exportDataAsPrint', 'p'],
    ['Excel', 'exportDataAsExcel', 'x'],
  ] as const) {
    const called = vi.fn();
    apiRef.current = Object.assign(apiRef.current!, { [method]: called });
    await userEvent.click(screen.getByRole('button', { name }));
    expect(called).toHaveBeenCalledExactlyOnceWith({ fileName });
  }
});

claim('belong to the default toolbar and have no effect on your buttons', async () => {
  const files = downloads();
  const screen = await show(
    <Grid
      slots={{ toolbar: () => <ExportCsv>Save</ExportCsv> }}
      slotProps={{ toolbar: { csvOptions: { fileName: 'mine' } } }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => files.length).toBe(1);
  expect(files[0]?.name).not.toBe('mine.csv');
});

claim('for example All rows and Selected rows', async () => {
  const files = downloads();
  const Selected = () => (
    <ExportCsv
      options={{
        getRowsToExport: (params) => [...params.apiRef.current.getSelectedRows().keys()],
      }}
    >
      Selected rows
    </ExportCsv>
  );
  const screen = await show(<Grid checkboxSelection slots={{ toolbar: Selected }} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }).nth(1));
  await userEvent.click(screen.getByRole('button', { name: 'Selected rows' }));
  await expect.poll(() => files.length).toBe(1);
  const text = await files[0]?.blob.text();
  expect(text).toContain('two');
  expect(text).not.toContain('one');
});

claim('Your onClick runs after the export has started', async () => {
  const files = downloads();
  const seen: number[] = [];
  const Save = () => (
    <>
      <ExportCsv
        onClick={(event) => {
          event.preventDefault();
          seen.push(files.length);
        }}
      >
        Save
      </ExportCsv>
      <ExportCsv disabled>Not now</ExportCsv>
    </>
  );
  const screen = await show(<Grid slots={{ toolbar: Save }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(seen).toEqual([1]);
  await expect.element(screen.getByRole('button', { name: 'Not now' })).toBeDisabled();
});

claim('so a selector for the current page returns all rows', async () => {
  const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('body > iframe')];
  onTestFinished(() => frames().forEach((frame) => frame.remove()));
  const later: unknown[] = [];
  function PrintPageButton() {
    const grid = useGridApiContext();
    const print = () => {
      const ids = gridPaginatedVisibleSortedGridRowIdsSelector(grid);
      grid.current.exportDataAsPrint({
        getRowsToExport: () => {
          later.push(...gridPaginatedVisibleSortedGridRowIdsSelector(grid));
          return ids;
        },
      });
    };
    return <ToolbarButton onClick={print}>Print this page</ToolbarButton>;
  }
  const PageToolbar = () => (
    <Toolbar>
      <PrintPageButton />
    </Toolbar>
  );
  const screen = await show(
    <Grid
      pagination
      pageSizeOptions={[1]}
      initialState={{ pagination: { paginationModel: { page: 1, pageSize: 1 } } }}
      slots={{ toolbar: PageToolbar }}
    />,
  );
  const idsIn = (root?: Document | null) =>
    [...(root?.querySelectorAll('.MuiDataGrid-row') ?? [])].map((row) =>
      row.getAttribute('data-id'),
    );
  await expect.poll(() => idsIn(document)).toEqual(['2']);
  await userEvent.click(screen.getByRole('button', { name: 'Print this page' }));
  await expect.poll(() => later).toEqual([1, 2]);
  await expect.poll(() => idsIn(frames()[0]?.contentDocument)).toEqual(['2']);
});

claim('turns the buttons into entries of a menu', async () => {
  const files = downloads();
  const screen = await show(<ExportMenu />);
  const button = screen.getByRole('button', { name: 'Download' });
  await userEvent.click(button);
  for (const name of ['For a spreadsheet (CSV)', 'For Excel', 'Print']) {
    await expect.element(screen.getByRole('menuitem', { name })).toBeVisible();
  }
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await expect.poll(() => files.length).toBe(1);
  expect(files[0]?.name).toMatch(/\.csv$/);
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

claim('The buttons add no ARIA attributes', async () => {
  const screen = await show(<Grid slots={{ toolbar: () => <ExportCsv>Save</ExportCsv> }} />);
  const button = screen.getByRole('button', { name: 'Save' }).element();
  expect(button.getAttributeNames().filter((name) => name.startsWith('aria'))).toEqual([]);
});

claim("If the export fails, 8.1.0 never sends 'finished'", async () => {
  const states: string[] = [];
  await show(<Grid onExcelExportStateChange={(state) => states.push(state)} />);
  await expect.poll(() => document.querySelector('[role=gridcell]')).toBeTruthy();
  const getRowsToExport = () => {
    throw new Error('no rows');
  };
  await expect(apiRef.current?.exportDataAsExcel({ getRowsToExport })).rejects.toThrow('no rows');
  expect(states).toEqual(['pending']);
});

claim("gets 'pending' when the export begins and 'finished' when it ends", async () => {
  downloads();
  const states: string[] = [];
  const screen = await show(
    <Grid
      slots={{ toolbar: () => <ExportExcel>Excel</ExportExcel> }}
      onExcelExportStateChange={(state) => states.push(state)}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Excel' }));
  // The library that writes the workbook is loaded first.
  await expect.poll(() => states, { timeout: 12_000 }).toEqual(['pending', 'finished']);
});
