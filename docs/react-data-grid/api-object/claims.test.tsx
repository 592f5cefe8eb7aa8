import {
  DataGrid,
  gridExpandedSortedRowEntriesSelector,
  gridPaginatedVisibleSortedGridRowEntriesSelector,
  gridFilteredSortedRowEntriesSelector,
  gridPaginationModelSelector,
  useGridApiRef,
  useGridSelector,
  type DataGridProps,
  type GridApi,
  type GridApiCommon,
} from '@mui/x-data-grid';
import { DataGridPro, type GridApi as ProApi } from '@mui/x-data-grid-pro';
import { claimsOf, show, Caught, consoleMessages } from 'claims';
import { Component, createRef, useEffect, useState, type RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import FixedRules from './FixedRules';
import page from './index.mdx?raw';
import InsideToolbar from './InsideToolbar';
import ListenOutside from './ListenOutside';
import OutsideButtons from './OutsideButtons';
import ReadVisible from './ReadVisible';

const claim = claimsOf(page);

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const rows = Array.from({ length: 12 }, (_, id) => ({ id, a: `row ${id}` }));

const api: { current: GridApi | null } = { current: null };
function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 400, width: 500 }}>
      <DataGrid apiRef={api} rows={rows} columns={[{ field: 'a' }]} {...props} />
    </div>
  );
}
const ready = () => expect.poll(() => all('[role=gridcell]').length).toBeGreaterThan(0);

claim('call a method of the API object', async () => {
  const screen = await show(<OutsideButtons />);
  await userEvent.click(screen.getByRole('button', { name: 'Largest first' }));
  const total = () =>
    Number(all('[data-field=total][role=gridcell]')[0]?.textContent?.replace(/,/g, ''));
  await expect.poll(total).toBeGreaterThan(1000);
  const most = total();
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  await expect.poll(total).toBeLessThan(most);
});

claim("have types, but don't exist", async () => {
  await show(<Grid />);
  await ready();
  const methods: (keyof GridApi)[] = [
    'startHeaderFilterEditMode',
    'stopHeaderFilterEditMode',
    'showHeaderFilterMenu',
    'hideHeaderFilterMenu',
  ];
  for (const method of methods) expect(api.current).not.toHaveProperty(method);
  const pro: { current: ProApi | null } = { current: null };
  await show(
    <div style={{ height: 300 }}>
      <DataGridPro apiRef={pro} rows={rows} columns={[{ field: 'a' }]} />
    </div>,
  );
  await expect.poll(() => typeof pro.current?.startHeaderFilterEditMode).toBe('function');
  for (const method of methods) expect(pro.current).toHaveProperty(method);
});

claim('While your component renders for the first time, apiRef.current is null', async () => {
  const seen: Record<string, boolean> = {};
  function Outer() {
    const apiRef = useGridApiRef();
    seen.render ??= apiRef.current === null;
    useEffect(() => {
      seen.effect = apiRef.current === null;
    }, [apiRef]);
    return (
      <div style={{ height: 300 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={[{ field: 'a' }]} />
      </div>
    );
  }
  await show(<Outer />);
  await ready();
  expect(seen).toEqual({ render: true, effect: false });
});

claim('It becomes null again when the grid is unmounted', async () => {
  const ref: typeof api = { current: null };
  function Outer() {
    const [open, setOpen] = useState(true);
    return (
      <div style={{ height: 300 }}>
        <button onClick={() => setOpen(false)}>Close</button>
        {open && <DataGrid apiRef={ref} rows={rows} columns={[{ field: 'a' }]} />}
      </div>
    );
  }
  const screen = await show(<Outer />);
  await ready();
  expect(ref.current).not.toBeNull();
  await userEvent.click(screen.getByText('Close'));
  expect(ref.current).toBeNull();
});

claim('Its current is never null there', async () => {
  const screen = await show(<InsideToolbar />);
  await ready();
  const width = () => all('[role=columnheader][data-field=team]')[0]?.offsetWidth;
  const before = width();
  await userEvent.click(screen.getByRole('button', { name: 'Fit all columns' }));
  await expect.poll(width).not.toBe(before);
});

claim('renderCell, renderEditCell and events of cells have it as params.api', async () => {
  const seen: unknown[] = [];
  await show(
    <Grid
      columns={[
        {
          field: 'a',
          valueFormatter: (value, _row, _column, apiRef) => {
            seen.push(typeof apiRef.current.getRow);
            return value;
          },
          renderCell: ({ api: given }) => {
            seen.push(typeof (given as GridApi).getRow);
            return 'x';
          },
        },
      ]}
    />,
  );
  await ready();
  expect(new Set(seen)).toEqual(new Set(['function']));
});

claim(
  'Methods that change a model call its callback, just as a change by a user does',
  async () => {
    const changed = vi.fn();
    await show(<Grid sortModel={[]} onSortModelChange={changed} />);
    await ready();
    api.current?.sortColumn('a', 'desc');
    expect(changed.mock.lastCall?.[0]).toEqual([{ field: 'a', sort: 'desc' }]);
    expect(api.current?.getSortModel()).toEqual([]);
  },
);

claim('but the buttons filter it', async () => {
  const screen = await show(<FixedRules />);
  await ready();
  await userEvent.click(screen.getByRole('button', { name: 'Fair', exact: true }));
  const shown = () =>
    new Set(all('[data-field=condition][role=gridcell]').map((c) => c.textContent));
  await expect.poll(() => [...shown()]).toEqual(['Fair']);
});

claim('sortable, filterable and hideable only affect the interface', async () => {
  await show(
    <Grid columns={[{ field: 'a', sortable: false, hideable: false }, { field: 'id' }]} />,
  );
  await ready();
  api.current?.sortColumn('a', 'desc');
  await expect.poll(() => all('[role=gridcell]')[0]?.textContent).toBe('row 9');
  api.current?.setColumnVisibility('a', false);
  await expect.poll(() => all('[role=columnheader]').length).toBe(1);
});

claim('The filtered and sorted rows are in the state of the grid', async () => {
  const screen = await show(<ReadVisible />);
  await ready();
  await userEvent.click(screen.getByRole('button', { name: 'Count containers' }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Shipments: 24,');
});

claim('Only those of the current page', async () => {
  await show(
    <Grid
      initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      pageSizeOptions={[5]}
      filterModel={{ items: [{ field: 'a', operator: 'doesNotContain', value: 'row 0' }] }}
    />,
  );
  await ready();
  expect(gridPaginatedVisibleSortedGridRowEntriesSelector(api)).toHaveLength(5);
  expect(gridFilteredSortedRowEntriesSelector(api)).toHaveLength(11);
  expect(gridExpandedSortedRowEntriesSelector(api)).toHaveLength(11);
  expect(api.current?.getRow(3)).toBe(rows[3]);
});

claim('subscribeEvent returns a function that ends the subscription', async () => {
  const screen = await show(<ListenOutside />);
  await ready();
  all('.MuiDataGrid-virtualScroller')[0]!.scrollTop = 3000;
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^Rendered: rows [3-6]\d to/);
});

claim("renderHeader doesn't get it", async () => {
  const renderHeader = vi.fn(() => 'A');
  await show(<Grid columns={[{ field: 'a', renderHeader }]} />);
  await ready();
  expect(Object.keys((renderHeader.mock.lastCall as unknown[])[0] as object).sort()).toEqual([
    'colDef',
    'field',
  ]);
});

claim('in Pro also selectRows, selectRowRange', async () => {
  await show(<Grid />);
  await ready();
  expect(api.current).not.toHaveProperty('selectRows');
  expect(api.current).not.toHaveProperty('selectRowRange');
  expect(api.current).toHaveProperty('selectRow');
  const pro: { current: ProApi | null } = { current: null };
  await show(
    <div style={{ height: 300 }}>
      <DataGridPro apiRef={pro} rows={rows} columns={[{ field: 'a' }]} />
    </div>,
  );
  await expect.poll(() => typeof pro.current?.selectRowRange).toBe('function');
  expect(pro.current).toHaveProperty('selectRows');
});

claim('Every grid then logs at the level', async () => {
  const { default: source } =
    (await import('../../../node_modules/@mui/x-data-grid/esm/hooks/core/useGridLoggerFactory.js?raw')) as {
      default: string;
    };
  expect(source).toContain("window.localStorage.getItem('DEBUG') != null");
});

claim("Set 'debug' to see what the grid does", async () => {
  const debug = vi.fn();
  const logger = { debug, info: debug, warn: debug, error: debug };
  const screen = await show(<Grid logger={logger} />);
  await ready();
  expect(debug).not.toHaveBeenCalled();
  await screen.rerender(<Grid key="logging" logger={logger} logLevel="debug" />);
  await expect.poll(() => debug.mock.calls.length).toBeGreaterThan(0);
});

claim("startCellEditMode throws for a cell that can't be edited", async () => {
  await show(<Grid />);
  await ready();
  expect(() => api.current?.startCellEditMode({ id: 1, field: 'a' })).toThrow(
    'MUI X: The cell with id=1 and field=a is not editable.',
  );
});

claim('MUI X: Log level loud not recognized.', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <DataGrid rows={[]} columns={[]} logLevel={'loud' as never} />
    </Caught>,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('MUI X: Log level loud not recognized.');
});

claim("Where you can't call a hook, createRef() does the same", async () => {
  class Products extends Component {
    apiRef = createRef<GridApi>();
    override state = { rows: 0 };
    override render() {
      return (
        <>
          <button
            onClick={() => this.setState({ rows: this.apiRef.current?.getRowsCount() ?? -1 })}
          >
            Count
          </button>
          <output>{this.state.rows}</output>
          <Grid apiRef={this.apiRef} />
        </>
      );
    }
  }
  const screen = await show(<Products />);
  await ready();
  await userEvent.click(screen.getByRole('button', { name: 'Count' }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('12');
});

claim('GridApiCommon has the methods that all plans share', async () => {
  const clearFilters = (apiRef: RefObject<GridApiCommon | null>) =>
    apiRef.current?.setFilterModel({ items: [] });
  const pro: RefObject<ProApi | null> = { current: null };
  const filter = {
    filter: { filterModel: { items: [{ field: 'a', operator: 'contains', value: 'row 3' }] } },
  };
  await show(
    <>
      <Grid initialState={filter} />
      <div style={{ height: 400, width: 500 }}>
        <DataGridPro apiRef={pro} rows={rows} columns={[{ field: 'a' }]} initialState={filter} />
      </div>
    </>,
  );
  const shown = () => all('[role=row][data-id]').length;
  await expect.poll(shown).toBe(2);
  clearFilters(api);
  clearFilters(pro);
  await expect.poll(shown).toBeGreaterThan(10);
});

claim('If the prop has one, use it for both', async () => {
  let own: { current: GridApi | null } = { current: null };
  function Wrapped({ apiRef: givenRef, ...props }: DataGridProps) {
    const ownRef = useGridApiRef();
    useEffect(() => {
      own = ownRef;
    }, [ownRef]);
    const apiRef = givenRef ?? ownRef;
    return (
      <div style={{ height: 300 }}>
        <button onClick={() => apiRef.current?.setPageSize(5)}>Five</button>
        <DataGrid {...props} apiRef={apiRef} pageSizeOptions={[5, 100]} />
      </div>
    );
  }
  const given: { current: GridApi | null } = { current: null };
  const props = { rows, columns: [{ field: 'a' }] };
  const rowCount = () => all('[role=row][data-id]').length;
  for (const apiRef of [undefined, given]) {
    const screen = await show(<Wrapped {...props} apiRef={apiRef} />);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Five' }));
    await expect.poll(rowCount).toBe(5);
    expect([own.current === null, given.current === null]).toEqual([!!apiRef, !apiRef]);
    await screen.unmount();
  }
});

claim('so that it also works for rows that arrive later', async () => {
  function Late({ rows: given }: { rows: DataGridProps['rows'] }) {
    const apiRef = useGridApiRef();
    const first = given?.[0]?.id;
    useEffect(() => {
      if (first !== undefined) apiRef.current?.setCellFocus(first, 'a');
    }, [apiRef, first]);
    return (
      <div style={{ height: 300 }}>
        <DataGrid apiRef={apiRef} rows={given} columns={[{ field: 'a' }]} />
      </div>
    );
  }
  const screen = await show(<Late rows={[]} />);
  await expect.element(screen.getByText('No rows')).toBeVisible();
  await screen.rerender(<Late rows={rows} />);
  await expect.poll(() => document.activeElement?.textContent).toBe('row 0');
  expect(document.activeElement).toHaveAttribute('role', 'gridcell');
});

claim('Its methods still work in the cleanup', async () => {
  const kept = vi.fn();
  function Kept() {
    const apiRef = useGridApiRef();
    useEffect(() => {
      const grid = apiRef.current;
      const now = () => apiRef.current;
      return () => kept(now(), grid?.exportState().sorting?.sortModel);
    }, [apiRef]);
    return (
      <div style={{ height: 300 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={[{ field: 'a' }]} />
      </div>
    );
  }
  const screen = await show(<Kept />);
  await ready();
  await userEvent.click(screen.getByRole('columnheader', { name: 'a' }));
  await expect.element(screen.getByRole('columnheader')).toHaveAttribute('aria-sort', 'ascending');
  await screen.unmount();
  await expect.poll(() => kept.mock.calls).toEqual([[null, [{ field: 'a', sort: 'asc' }]]]);
});

claim('If a selector or useGridSelector gets the ref too early', async () => {
  const early: RefObject<GridApi | null> = { current: null };
  expect(() => gridPaginationModelSelector(early)).toThrow("(reading 'state')");
  expect(() => gridExpandedSortedRowEntriesSelector(early)).toThrow("(reading 'instanceId')");
  function Early() {
    useGridSelector(early as RefObject<GridApi>, gridPaginationModelSelector);
    return null;
  }
  consoleMessages();
  const screen = await show(
    <Caught>
      <Early />
    </Caught>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent("(reading 'state')");
});

claim('a filter of another column replaces the one of the buttons', async () => {
  const screen = await show(<FixedRules />);
  await ready();
  const fair = screen.getByRole('button', { name: 'Fair', exact: true });
  await userEvent.click(fair);
  await expect.element(fair).toHaveAttribute('aria-pressed', 'true');
  await userEvent.hover(screen.getByRole('columnheader', { name: 'Room' }));
  await userEvent.click(screen.getByRole('button', { name: 'Room column menu' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Filter' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Value' }), 'a');
  await expect.element(fair).toHaveAttribute('aria-pressed', 'false');
});
