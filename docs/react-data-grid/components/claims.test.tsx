import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  DataGrid,
  GridPanelHeader,
  GridPreferencePanelsValue,
  GridRow,
  useGridApiContext,
  useGridRootProps,
  type DataGridProps,
  type GridRowProps,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claimsOf, consoleMessages, show } from 'claims';
import type { ReactNode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { all, one, rows } from './claimsGrid';
import FooterWithTotals from './FooterWithTotals';
import HoveredRow from './HoveredRow';
import page from './index.mdx?raw';
import OwnColumnsPanel from './OwnColumnsPanel';
import OwnToolbar from './OwnToolbar';
import PagesAsNumbers from './PagesAsNumbers';
import RowCountText from './RowCountText';
import ShortMenu from './ShortMenu';
import TypedSlotProps from './TypedSlotProps';

const claim = claimsOf(page);

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 400, width: 500 }}>
      <DataGrid rows={rows} columns={[{ field: 'a', headerName: 'A' }]} {...props} />
    </div>
  );
}

claim('This footer adds up the selected orders and keeps the pagination below', async () => {
  const screen = await show(<FooterWithTotals />);
  await one('[role=gridcell] input');
  await userEvent.click(all('[role=gridcell] input')[0]!);
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^Selected: \$[\d,.]+$/);
  await expect.element(screen.getByText('1 row selected')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Go to next page' })).toBeVisible();
});

claim('The props of the grid, with defaults', async () => {
  const Density = () => <b>{useGridRootProps().rowHeight}</b>;
  const screen = await show(<Grid slots={{ footer: Density }} />);
  await expect.element(screen.getByText('52')).toBeVisible();
});

claim('MUI X: Could not find the Data Grid context.', async () => {
  const messages = consoleMessages();
  const Outside = () => String(useGridApiContext());
  await show(<Outside />).catch((error: Error) => messages.push(error.message));
  expect(messages.join()).toContain('MUI X: Could not find the Data Grid context.');
});

claim("Use slotProps to pass values that the slot can't read from the grid", async () => {
  const screen = await show(<TypedSlotProps />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Prices are live.');
  await userEvent.click(screen.getByRole('switch', { name: 'Connected' }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Connection lost.');
});

claim("showToolbar shows the toolbar; without it, the toolbar slot isn't rendered", async () => {
  const Mine = () => <b>mine</b>;
  const screen = await show(<Grid slots={{ toolbar: Mine }} />);
  await one('[role=gridcell]');
  expect(screen.container.textContent).not.toContain('mine');
  await screen.rerender(<Grid slots={{ toolbar: Mine }} showToolbar />);
  await expect.element(screen.getByText('mine')).toBeVisible();
});

claim('which have the right roles and handle the arrow keys', async () => {
  const screen = await show(<OwnToolbar />);
  await expect.element(screen.getByRole('toolbar')).toBeVisible();
  const columns = screen.getByRole('button', { name: 'Choose columns' });
  await userEvent.tab();
  await expect.element(columns).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('button', { name: 'Filter reviews' })).toHaveFocus();
  await userEvent.click(columns);
  await expect.element(columns).toHaveAttribute('aria-expanded', 'true');
});

claim('for example { showQuickFilter: false }', async () => {
  const screen = await show(
    <Grid showToolbar slotProps={{ toolbar: { showQuickFilter: false } }} />,
  );
  await expect.element(screen.getByRole('button', { name: 'Columns' })).toBeVisible();
  expect(all('[role=toolbar] [aria-label=Search], [role=toolbar] input')).toEqual([]);
});

claim('Replace the content to offer fewer choices', async () => {
  const screen = await show(<OwnColumnsPanel />);
  await userEvent.click(screen.getByRole('button', { name: 'Load' }));
  await expect
    .poll(() =>
      all('[role=columnheader]')
        .map(({ dataset }) => dataset.field)
        .join(),
    )
    .toBe('lot,cargo,weight');
});

claim('In this demo, no column can be hidden', async () => {
  const screen = await show(<ShortMenu />);
  await userEvent.hover(screen.getByRole('columnheader', { name: 'Delay' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delay column menu' }));
  await expect.element(screen.getByRole('menuitem', { name: 'Filter' })).toBeVisible();
  expect(
    all('[role=menuitem]')
      .map(({ textContent }) => textContent)
      .join(),
  ).not.toMatch(/Hide|Manage/);
});

claim('which differ while a filter is active', async () => {
  const screen = await show(<RowCountText />);
  await expect.element(screen.getByText('2 of 12 people')).toBeVisible();
});

claim("It's shown only without pagination, so never in DataGrid", async () => {
  const Count = () => <b>counted</b>;
  const slots = { footerRowCount: Count };
  const screen = await show(<Grid slots={slots} hideFooterPagination />);
  await one('[role=gridcell]');
  expect(screen.container.textContent).not.toContain('counted');
  await screen.rerender(
    <div style={{ height: 300 }}>
      <DataGridPro rows={rows} columns={[{ field: 'a' }]} slots={slots} />
    </div>,
  );
  await expect.element(screen.getByText('counted')).toBeVisible();
});

claim('null removes it, but the grid still splits the rows into pages', async () => {
  await show(
    <Grid
      slots={{ pagination: null }}
      initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      pageSizeOptions={[5]}
    />,
  );
  await expect.poll(() => all('[role=gridcell]').length).toBe(5);
  expect(all('.MuiTablePagination-root')).toEqual([]);
});

claim('To write your own, use gridPaginationModelSelector and setPage', async () => {
  const screen = await show(<PagesAsNumbers />);
  await one('[role=gridcell]');
  const first = all('[role=gridcell]')[0]?.textContent;
  await userEvent.click(screen.getByRole('button', { name: 'Go to page 3' }));
  await expect.poll(() => all('[role=gridcell]')[0]?.textContent).not.toBe(first);
});

claim("set props for Material UI's TablePagination in your theme", async () => {
  const theme = createTheme({
    components: { MuiTablePagination: { defaultProps: { showLastButton: true } } },
  });
  const screen = await show(
    <ThemeProvider theme={theme}>
      <Grid />
    </ThemeProvider>,
  );
  await expect.element(screen.getByRole('button', { name: 'Go to last page' })).toBeVisible();
});

claim('In 8.1.0 slotProps.pagination and slotProps.basePagination have no effect', async () => {
  const props = { material: { showLastButton: true }, showLastButton: true };
  const screen = await show(
    <Grid slotProps={{ basePagination: props, pagination: props } as DataGridProps['slotProps']} />,
  );
  await expect.element(screen.getByRole('button', { name: 'Go to next page' })).toBeVisible();
  expect(all('[aria-label="Go to last page"]')).toEqual([]);
});

claim('The id of the row is in data-id, as a string', async () => {
  const screen = await show(<HoveredRow />);
  await userEvent.hover(await one('[role=gridcell]'));
  await expect.element(screen.getByRole('status')).toHaveTextContent('cm');
});

claim('gets rowCount and visibleRowCount, which differ while a filter is active', async () => {
  const given: Record<string, unknown>[] = [];
  function Count(props: Record<string, unknown>) {
    given.push(props);
    return <output>Own count</output>;
  }
  const screen = await show(
    <div style={{ height: 300, width: 400 }}>
      <DataGridPro
        rows={[
          { id: 1, a: 'x' },
          { id: 2, a: 'y' },
        ]}
        columns={[{ field: 'a' }]}
        slots={{ footerRowCount: Count as never }}
        filterModel={{ items: [{ field: 'a', operator: 'equals', value: 'x' }] }}
      />
    </div>,
  );
  await expect.element(screen.getByText('Own count')).toBeVisible();
  await expect.poll(() => given.at(-1)).toMatchObject({ rowCount: 2, visibleRowCount: 1 });
});

claim('and render the children it gets', async () => {
  const Box = ({ children }: { children?: ReactNode }) => (
    <section aria-label="Bottom">{children}</section>
  );
  const screen = await show(
    <div style={{ height: 300, width: 400 }}>
      <DataGridPro
        rows={[{ id: 1, a: 'x' }]}
        pinnedRows={{ bottom: [{ id: 2, a: 'pinned' }] }}
        columns={[{ field: 'a' }]}
        slots={{ bottomContainer: Box }}
      />
    </div>,
  );
  await expect.element(screen.getByRole('region', { name: 'Bottom' })).toHaveTextContent('pinned');
});

claim("flip: false doesn't keep the panel below: without room there, it opens above", async () => {
  const target = document.createElement('div');
  Object.assign(target.style, { position: 'fixed', insetInline: '300px auto', height: '20px' });
  document.body.append(target);
  onTestFinished(() => target.remove());
  const columnsPanel = () => <div style={{ height: 150 }}>Own content</div>;
  const isAbove = () =>
    all('.MuiDataGrid-panel.mine').map(
      (panel) => panel.getBoundingClientRect().top < target.getBoundingClientRect().top,
    );
  for (const [top, expected] of [
    ['10px', false],
    ['calc(100vh - 30px)', true],
  ] as const) {
    target.style.top = top;
    for (const flip of [true, false]) {
      const screen = await show(
        <Grid
          slots={{ columnsPanel }}
          slotProps={{ panel: { className: 'mine', target, flip } }}
          initialState={{
            preferencePanel: { open: true, openedPanelValue: GridPreferencePanelsValue.columns },
          }}
        />,
      );
      await expect.element(screen.getByText('Own content')).toBeVisible();
      await expect.poll(isAbove).toEqual([expected]);
      await screen.unmount();
    }
  }
});

claim('To change only the words, use localeText: footerRowSelected for the number', async () => {
  const screen = await show(
    <Grid
      localeText={{
        footerRowSelected: (count) => `${count} invoices chosen`,
        paginationDisplayedRows: ({ from, to, count }) =>
          `Invoices ${from} to ${to}, total ${count}`,
      }}
      pageSizeOptions={[100]}
    />,
  );
  const footer = () => document.querySelector('.MuiDataGrid-footerContainer')?.textContent;
  await expect.poll(footer).toContain(`Invoices 1 to ${rows.length}, total ${rows.length}`);
  await userEvent.click(screen.getByRole('gridcell').first());
  await expect.poll(footer).toContain('1 invoices chosen');
});

claim('footerTotalRows and footerTotalVisibleRows for the number of rows', async () => {
  const localeText = {
    footerTotalRows: 'Invoices:',
    footerTotalVisibleRows: (visible: number, total: number) => `${visible} out of ${total}`,
  };
  await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGridPro
        rows={[
          { id: 1, a: 'x' },
          { id: 2, a: 'y' },
        ]}
        columns={[{ field: 'a' }]}
        localeText={localeText}
        filterModel={{ items: [{ field: 'a', operator: 'equals', value: 'x' }] }}
      />
    </div>,
  );
  await expect
    .poll(() => document.querySelector('.MuiDataGrid-rowCount')?.textContent)
    .toMatch(/^Invoices:\s*1 out of 2$/);
});

claim(
  '.MuiDataGrid-panelHeader is only on a GridPanelHeader that your own panel renders',
  async () => {
    const initialState = {
      preferencePanel: { open: true, openedPanelValue: GridPreferencePanelsValue.columns },
    };
    const screen = await show(<Grid initialState={initialState} />);
    await one('.MuiDataGrid-panelWrapper');
    expect(all('.MuiDataGrid-panelHeader')).toHaveLength(0);
    await screen.unmount();
    const ColumnsPanel = () => <GridPanelHeader>Columns</GridPanelHeader>;
    await show(<Grid initialState={initialState} slots={{ columnsPanel: ColumnsPanel }} />);
    expect((await one('.MuiDataGrid-panelHeader')).textContent).toBe('Columns');
  },
);

claim('A toolbar of your own gets the same object as its props', async () => {
  const Mine = ({ csvOptions }: GridSlotProps['toolbar']) => <b>{csvOptions?.fileName}</b>;
  const screen = await show(
    <Grid
      showToolbar
      slots={{ toolbar: Mine }}
      slotProps={{ toolbar: { csvOptions: { fileName: 'orders' }, showQuickFilter: true } }}
    />,
  );
  await expect.element(screen.getByText('orders')).toBeVisible();
  expect(screen.getByRole('searchbox').elements()).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Search' }).elements()).toHaveLength(0);
});

claim('onRowClick and the handlers of the other events are never called', async () => {
  const onRowClick = vi.fn();
  const Own = ({ row }: GridRowProps) => <div>{`Own ${row.a}`}</div>;
  const screen = await show(<Grid onRowClick={onRowClick} slots={{ row: Own }} />);
  await userEvent.click(screen.getByText('Own row 0'));
  expect(onRowClick).not.toHaveBeenCalled();
  await screen.rerender(<Grid onRowClick={onRowClick} />);
  await userEvent.click(screen.getByRole('gridcell').first());
  expect(onRowClick).toHaveBeenCalledTimes(1);
});

claim('runs in addition to onRowClick', async () => {
  const onRowClick = vi.fn();
  const onClick = vi.fn();
  const Wrapped = (props: GridRowProps) => <GridRow {...props} onClick={onClick} />;
  const screen = await show(<Grid onRowClick={onRowClick} slots={{ row: Wrapped }} />);
  await userEvent.click(screen.getByRole('gridcell').first());
  expect(onRowClick).toHaveBeenCalledTimes(1);
  expect(onClick).toHaveBeenCalledTimes(1);
});
