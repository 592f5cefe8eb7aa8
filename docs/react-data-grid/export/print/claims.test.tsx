import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  DataGrid,
  useGridApiRef,
  type DataGridProps,
  type GridPrintExportOptions,
} from '@mui/x-data-grid';
import { DataGridPremium, type GridApi } from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import { useEffect, type RefObject } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { columns, Grid, printed, rows } from '../claimsGrid';
import page from './index.mdx?raw';
import PrintedList from './PrintedList';

const claim = claimsOf(page);

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

claim('can come too early on a busy page', async () => {
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

claim('is always empty in the copy', async () => {
  const fill = (canvas: HTMLCanvasElement | null) => {
    const context = canvas?.getContext('2d');
    if (!context) return;
    context.fillStyle = 'rgb(255, 0, 0)';
    context.fillRect(0, 0, 9, 9);
  };
  const chart = { field: 'a', renderCell: () => <canvas ref={fill} width={9} height={9} /> };
  const screen = await show(<Grid columns={[chart]} />);
  const red = (root: ParentNode) =>
    root.querySelector('canvas')?.getContext('2d')?.getImageData(0, 0, 1, 1).data[0];
  await expect.poll(() => red(document)).toBe(255);
  expect(red(await printed(screen))).toBe(0);
});

claim('can make the rows lower, but not the print', async () => {
  const pageStyle = `.MuiDataGrid-root .MuiDataGrid-row {
    height: 20px !important; min-height: 20px !important; max-height: 20px !important;
  }`;
  const screen = await show(<Grid slotProps={{ toolbar: { printOptions: { pageStyle } } }} />);
  const print = await printed(screen);
  const root = print.querySelector('.MuiDataGrid-root') as HTMLElement;
  const row = print.querySelector('.MuiDataGrid-row') as HTMLElement;
  expect(print.defaultView?.getComputedStyle(row).height).toBe('20px');
  expect(parseFloat(root.style.height)).toBeGreaterThanOrEqual(56 + 2 * 52);
});

claim('was called after the grid had left the page', async () => {
  const kept: Pick<GridApi, 'exportDataAsPrint'>[] = [];
  function LateGrid() {
    const apiRef = useGridApiRef();
    useEffect(() => {
      if (apiRef.current) kept.push(apiRef.current);
    });
    return <DataGrid apiRef={apiRef} rows={rows} columns={columns} />;
  }
  const screen = await show(<LateGrid />);
  await screen.rerender(<p>Gone</p>);
  await expect(kept[0]?.exportDataAsPrint()).rejects.toThrow(
    'MUI X: No grid root element available.',
  );
});

claim('contains only the grid, so put what goes around it into CSS', async () => {
  const logo = `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><circle cx="16" cy="16" r="16"/></svg>',
  )}`;
  const pageStyle = vi.fn(
    () => `
      body::before {
        content: url("${logo}") "  Orders";
        display: block;
        margin-bottom: 16px;
        font: bold 20px sans-serif;
      }
      body::after { content: "Printed on ${new Date().toLocaleDateString()}"; }
      @page { @bottom-right { content: counter(page) " of " counter(pages); } }
      .MuiDataGrid-root .MuiDataGrid-toolbar { display: none; }
    `,
  );
  const screen = await show(<Grid slotProps={{ toolbar: { printOptions: { pageStyle } } }} />);
  const print = await printed(screen);
  expect(pageStyle).toHaveBeenCalledOnce();
  expect(
    [...print.body.children].map(({ className }) => /MuiDataGrid-root/.test(className)),
  ).toEqual([true]);
  const view = print.defaultView as Window;
  const content = (name: string) => view.getComputedStyle(print.body, name).content;
  expect(content('::before')).toContain('"  Orders"');
  expect(content('::before')).toContain('data:image/svg+xml');
  expect(content('::after')).toContain('Printed on');
  const root = print.querySelector('.MuiDataGrid-root') as HTMLElement;
  expect(root.getBoundingClientRect().top).toBeGreaterThan(40);
  // The browser understands the box of the page numbers.
  const rules = [...print.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  expect(rules.some(({ cssText }) => /@page.*@bottom-right.*counter\(pages\)/s.test(cssText))).toBe(
    true,
  );
});
