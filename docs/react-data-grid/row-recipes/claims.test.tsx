import {
  getGridStringOperators,
  gridStringOrNumberComparator,
  type GridColDef,
  type GridComparatorFn,
  type GridFilterOperator,
  type GridRowsProp,
  type GridSortDirection,
} from '@mui/x-data-grid';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApiPro,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { claimsOf, show } from 'claims';
import { cells, SmallGrid } from 'claims/grids';
import { useState, type RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import ExpandAllPanels from './ExpandAllPanels';
import page from './index.mdx?raw';
import OnePanelAtATime from './OnePanelAtATime';
import OpenByRowClick from './OpenByRowClick';

const claim = claimsOf(page);
const panels = () => [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-detailPanel')];
const rowOf = (panel: Element | undefined) => panel?.previousElementSibling?.textContent ?? '';

claim('keep only the new one', async () => {
  const screen = await show(<OnePanelAtATime />);
  await expect.poll(() => panels().length).toBe(1);
  await userEvent.click(screen.getByRole('row', { name: 'Heating oil' }).getByRole('button'));
  await expect.element(screen.getByText('Heating oil opened at', { exact: false })).toBeVisible();
  expect(panels()).toHaveLength(1);
});

claim('When the open panel is closed, the set is empty.', async () => {
  const screen = await show(<OnePanelAtATime />);
  await userEvent.click(screen.getByRole('button', { name: 'Collapse' }));
  await expect.poll(() => panels().length).toBe(0);
});

claim('opens all panels, and closes them when all are open', async () => {
  const screen = await show(<ExpandAllPanels />);
  await userEvent.click(screen.getByRole('button', { name: 'Expand all' }));
  await expect.element(screen.getByRole('button', { name: 'Collapse all' })).toBeVisible();
  await expect.poll(() => panels().length).toBeGreaterThan(2);
  await userEvent.click(screen.getByRole('button', { name: 'Collapse all' }));
  await expect.poll(() => panels().length).toBe(0);
});

const api: RefObject<GridApiPro | null> = { current: null };
function Thousand({ height = 60 }: { height?: number | 'auto' }) {
  return (
    <div style={{ height: 400, width: 400 }}>
      <DataGridPro
        aria-label="Thousand"
        apiRef={api}
        rows={rows}
        columns={columns}
        getDetailPanelContent={() => <div style={{ height: 60 }} />}
        getDetailPanelHeight={() => height}
        initialState={{ detailPanel: { expandedRowIds: new Set(rows.map(({ id }) => id)) } }}
        hideFooter
      />
    </div>
  );
}
const columns = [{ field: 'name' }];
const rows = Array.from({ length: 1000 }, (_, id) => ({ id, name: `Row ${id}` }));

claim('so even with a thousand of them, only those in view are mounted', async () => {
  await show(<Thousand />);
  await expect.poll(() => panels().length).toBeGreaterThan(2);
  expect(panels().length).toBeLessThan(20);
});

claim('panels that were never rendered count as 0 pixels', async () => {
  await show(<Thousand height="auto" />);
  await expect.poll(() => panels().length).toBeGreaterThan(2);
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller') as HTMLElement;
  expect(scroller.scrollHeight).toBeLessThan(1000 * 60);
});

claim('and toggleDetailPanel() are enough', async () => {
  const screen = await show(<OpenByRowClick />);
  await userEvent.click(screen.getByText('A1-02'));
  await expect.poll(() => panels().length).toBe(1);
  await expect.poll(() => rowOf(panels()[0])).toContain('A1-02');
  await userEvent.click(screen.getByText('A1-02'));
  await expect.poll(() => panels().length).toBe(0);
});

claim("The button still works, and doesn't toggle twice", async () => {
  const screen = await show(<OpenByRowClick />);
  await userEvent.click(screen.getByRole('row', { name: 'A1-02' }).getByRole('button'));
  await expect.poll(() => panels().length).toBe(1);
});

claim("isn't called for clicks on it, on check boxes or on actions", async () => {
  const onRowClick = vi.fn();
  const screen = await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGridPro
        aria-label="Clicks"
        rows={rows.slice(0, 1)}
        columns={[
          ...columns,
          { field: 'act', type: 'actions', getActions: () => [<button key="a">Act</button>] },
        ]}
        checkboxSelection
        getDetailPanelContent={() => <div />}
        onRowClick={onRowClick}
      />
    </div>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }));
  await userEvent.click(screen.getByRole('button', { name: 'Expand' }));
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  expect(onRowClick).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Row 0'));
  expect(onRowClick).toHaveBeenCalledTimes(1);
});

claim('It gets the focus when users reach the header with the arrow keys.', async () => {
  const screen = await show(<ExpandAllPanels />);
  await userEvent.click(screen.getByRole('gridcell').nth(1));
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
  await expect.element(screen.getByRole('button', { name: 'Expand all' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => panels().length).toBeGreaterThan(2);
});

claim('Put the details into a column, hide it, and export it with allColumns', async () => {
  await show(
    <div style={{ height: 400, width: 400 }}>
      <DataGridPro
        apiRef={api}
        rows={[{ id: 1, order: 'SO-2041', lines: ['2 lamps', '1 chair'] }]}
        columns={[
          { field: 'order' },
          {
            field: 'details',
            valueGetter: (_: never, row: { id: number; order: string; lines: string[] }) =>
              row.lines.join('; '),
          },
        ]}
        initialState={{
          columns: { columnVisibilityModel: { details: false } },
          detailPanel: { expandedRowIds: new Set([1]) },
        }}
        getDetailPanelContent={({ row }) => <p>{row.lines.join(', ')}</p>}
      />
    </div>,
  );
  await expect.poll(() => panels().length).toBe(1);
  expect(api.current?.getDataAsCsv()).toBe('order\r\nSO-2041');
  expect(api.current?.getDataAsCsv({ allColumns: true })).toBe(
    'order,details\r\nSO-2041,2 lamps; 1 chair',
  );
});

claim('let the quick filter search hidden columns, too', async () => {
  const lines = (_: never, row: { id: number; order: string; lines: string[] }) =>
    row.lines.join('; ');
  const orders = [
    { id: 1, order: 'SO-2041', lines: ['2 lamps', '1 chair'] },
    { id: 2, order: 'SO-2042', lines: ['4 chairs'] },
  ];
  const Orders = ({ searchesHidden }: { searchesHidden: boolean }) => (
    <div style={{ height: 400, width: 400 }}>
      <DataGridPro
        apiRef={api}
        rows={orders}
        columns={[{ field: 'order' }, { field: 'details', valueGetter: lines }]}
        initialState={{
          columns: { columnVisibilityModel: { details: false } },
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['lamps'],
              quickFilterExcludeHiddenColumns: !searchesHidden,
            },
          },
        }}
        getDetailPanelContent={({ row }) => <p>{row.lines.join(', ')}</p>}
      />
    </div>
  );
  const screen = await show(<Orders searchesHidden />);
  await expect.poll(() => cells('order')).toEqual(['SO-2041']);
  await userEvent.click(screen.getByRole('button', { name: 'Expand' }));
  await expect.element(screen.getByText('2 lamps, 1 chair')).toBeVisible();
  await screen.unmount();
  const again = await show(<Orders searchesHidden={false} />);
  await expect.element(again.getByText('No results found.')).toBeVisible();
});

const fit = () => 'auto' as const;

function Level(props: DataGridProProps) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', padding: 8 }}>
      <DataGridPro getDetailPanelHeight={fit} hideFooter {...props} />
    </div>
  );
}

const deliveries = [
  { id: 1, truck: 'Truck 4', boxes: [{ id: 1, box: 'Box 7', items: [{ id: 1, item: 'Lamp' }] }] },
];
const deliveryColumns = [{ field: 'truck' }];
const boxColumns = [{ field: 'box' }];
const itemColumns = [{ field: 'item' }];
const getItems = ({ row }: GridRowParams) => <Level rows={row.items} columns={itemColumns} />;
const getBoxes = ({ row }: GridRowParams) => (
  <Level rows={row.boxes} columns={boxColumns} getDetailPanelContent={getItems} />
);

async function nested() {
  const screen = await show(
    <Level rows={deliveries} columns={deliveryColumns} getDetailPanelContent={getBoxes} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Expand' }));
  await expect.element(screen.getByText('Box 7')).toBeVisible();
  const heightBefore = panels()[0]?.getBoundingClientRect().height ?? Number.NaN;
  await userEvent.click(screen.getByRole('button', { name: 'Expand' }));
  await expect.element(screen.getByText('Lamp')).toBeVisible();
  return { screen, heightBefore };
}

claim('so that the outer ones grow with the inner ones', async () => {
  const { heightBefore } = await nested();
  const [outer, inner] = panels();
  const heightOf = (panel: HTMLElement | undefined) => panel?.getBoundingClientRect().height ?? 0;
  const grown = () => heightOf(outer) - heightBefore;
  await expect.poll(() => grown() - heightOf(inner)).toBeGreaterThan(-1);
  expect(outer?.contains(inner ?? null)).toBe(true);
});

claim('forgets which of its panels are open when the panel around it closes', async () => {
  const { screen } = await nested();
  await userEvent.click(screen.getByRole('button', { name: 'Collapse' }).first());
  await expect.element(screen.getByText('Box 7')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Expand' }));
  await expect.element(screen.getByText('Box 7')).toBeVisible();
  expect(screen.getByText('Lamp').elements()).toHaveLength(0);
});

/** A grid with a grid in its first panel, 150 pixels high or as high as its rows. */
const NestedScrolling = ({ height }: { height?: number }) => (
  <div style={{ height: 300, width: 400 }}>
    <DataGridPro
      rows={Array.from({ length: 30 }, (_, id) => ({ id, name: `Row ${id}` }))}
      columns={[{ field: 'name' }]}
      getDetailPanelHeight={() => 'auto'}
      getDetailPanelContent={() => (
        <div style={{ display: 'flex', flexDirection: 'column', height }}>
          <DataGridPro
            rows={Array.from({ length: 12 }, (_, id) => ({ id, name: `Inner ${id}` }))}
            columns={[{ field: 'name' }]}
            hideFooter
          />
        </div>
      )}
      initialState={{ detailPanel: { expandedRowIds: new Set([0]) } }}
      hideFooter
    />
  </div>
);

/** How far the outer and the inner grid are scrolled. */
const scrollers = () => {
  const [outer, inner] = [
    ...document.querySelectorAll<HTMLElement>('.MuiDataGrid-virtualScroller'),
  ];
  return { outer: outer?.scrollTop ?? 0, inner: inner?.scrollTop ?? 0 };
};

claim('The outer one moves once the inner one is at its end', async () => {
  const screen = await show(<NestedScrolling height={150} />);
  const row = screen.getByText('Inner 1', { exact: true });
  await expect.element(row).toBeVisible();
  await userEvent.wheel(row, { delta: { y: 40 } });
  await expect.poll(() => scrollers().inner).toBeGreaterThan(0);
  expect(scrollers().outer).toBe(0);
  const inner = document.querySelectorAll<HTMLElement>('.MuiDataGrid-virtualScroller')[1];
  inner?.scrollTo({ top: inner.scrollHeight });
  const last = screen.getByText('Inner 11', { exact: true });
  await expect.element(last).toBeVisible();
  await expect
    .poll(async () => {
      await userEvent.wheel(last, { delta: { y: 40 } });
      return scrollers().outer;
    })
    .toBeGreaterThan(0);
});

claim('Without a height, as above, the wheel always moves the outer one', async () => {
  const screen = await show(<NestedScrolling />);
  const row = screen.getByText('Inner 1', { exact: true });
  await expect.element(row).toBeVisible();
  await userEvent.wheel(row, { delta: { y: 40 } });
  await expect.poll(() => scrollers().outer).toBeGreaterThan(0);
  expect(scrollers().inner).toBe(0);
});

/** Not in the order of their names. */
const unsorted = [
  { id: 1, name: 'b' },
  { id: 2, name: 'a' },
  { id: 3, name: 'c' },
];

claim('Here the row with the id new stays first in both directions', async () => {
  const newRowFirst = (direction: GridSortDirection): GridComparatorFn => {
    const sign = direction === 'desc' ? -1 : 1;
    return (a, b, paramsA, paramsB) => {
      if (paramsA.id === 'new') return -1;
      if (paramsB.id === 'new') return 1;
      return sign * gridStringOrNumberComparator(a, b, paramsA, paramsB);
    };
  };
  const screen = await show(
    <SmallGrid
      rows={[{ id: 'new', name: 'n' }, ...unsorted]}
      columns={[{ field: 'name', headerName: 'Name', getSortComparator: newRowFirst }]}
    />,
  );
  const header = screen.getByRole('columnheader', { name: 'Name' });
  await userEvent.click(header);
  await expect.poll(() => cells('name')).toEqual(['n', 'a', 'b', 'c']);
  await userEvent.click(header);
  await expect.poll(() => cells('name')).toEqual(['n', 'c', 'b', 'a']);
});

claim("pin the row: pinned rows aren't sorted", async () => {
  await show(
    <div style={{ height: 300, width: 400 }}>
      <DataGridPro
        rows={unsorted}
        columns={columns}
        pinnedRows={{ top: [{ id: 'new', name: 'n' } as object] }}
        initialState={{ sorting: { sortModel: [{ field: 'name', sort: 'desc' }] } }}
      />
    </div>,
  );
  await expect.poll(() => cells('name')).toEqual(['n', 'c', 'b', 'a']);
});

function tableOf(text: string): { columns: GridColDef[]; rows: GridRowsProp } {
  const [names = [], ...lines] = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  return {
    columns: names.map((field) => ({ field })),
    rows: lines.map((values, id) => ({
      id,
      ...Object.fromEntries(names.map((name, index) => [name, values[index]])),
    })),
  };
}

claim('Turn the text of the file into columns and rows, and keep both in state', async () => {
  function FromFile() {
    const [table, setTable] = useState<ReturnType<typeof tableOf>>({ columns: [], rows: [] });
    const read = async (file?: File) => file && setTable(tableOf(await file.text()));
    return (
      <>
        <input type="file" aria-label="Stock" onChange={({ target }) => read(target.files?.[0])} />
        <SmallGrid {...table} />
      </>
    );
  }
  const screen = await show(<FromFile />);
  const file = new File(['name,stock\r\nFeta,4\r\nOlives,12\r\n'], 'stock.csv');
  await userEvent.upload(screen.getByLabelText('Stock'), file);
  await expect.poll(() => cells('name')).toEqual(['Feta', 'Olives']);
  expect(cells('stock')).toEqual(['4', '12']);
});

claim('The grid never writes into a row, so frozen rows', async () => {
  const frozen = [{ id: 1, name: 'Feta', stock: 4 }].map((row) => Object.freeze(row));
  const saved: object[] = [];
  const screen = await show(
    <SmallGrid
      rows={frozen}
      columns={[{ field: 'name', editable: true }, { field: 'stock' }]}
      processRowUpdate={(row) => {
        saved.push(row);
        return row;
      }}
    />,
  );
  await userEvent.dblClick(screen.getByRole('gridcell', { name: 'Feta' }));
  await userEvent.fill(screen.getByRole('textbox'), 'Halloumi');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cells('name')).toEqual(['Halloumi']);
  expect(saved).toEqual([{ id: 1, name: 'Halloumi', stock: 4 }]);
  expect(frozen[0]?.name).toBe('Feta');
});

claim('MobX changes rows in place, and the grid doesn', async () => {
  const row = { id: 1, name: 'Feta' };
  const orders = [row];
  const columns = [{ field: 'name' }];
  const screen = await show(<SmallGrid rows={orders} columns={columns} />);
  await expect.poll(() => cells('name')).toEqual(['Feta']);
  row.name = 'Halloumi';
  await screen.rerender(<SmallGrid rows={orders} columns={columns} />);
  expect(cells('name')).toEqual(['Feta']);
  await screen.rerender(
    <SmallGrid rows={orders.map((order) => ({ ...order }))} columns={columns} />,
  );
  await expect.poll(() => cells('name')).toEqual(['Halloumi']);
});

const orNew = (operator: GridFilterOperator): GridFilterOperator => ({
  ...operator,
  getApplyFilterFn: (item, column) => {
    const passes = operator.getApplyFilterFn(item, column);
    return passes && ((value, row, ...rest) => row.isNew || passes(value, row, ...rest));
  },
});

claim('and let it pass every filter of the column', async () => {
  const columns: GridColDef[] = [
    { field: 'name', editable: true, filterOperators: getGridStringOperators().map(orNew) },
  ];
  const old = [
    { id: 1, name: 'Ada' },
    { id: 2, name: 'Bo' },
  ];
  const grid = (rows: GridRowsProp) => (
    <SmallGrid
      rows={rows}
      columns={columns}
      initialState={{
        filter: { filterModel: { items: [{ field: 'name', operator: 'contains', value: 'a' }] } },
      }}
      processRowUpdate={(row) => ({ ...row, isNew: false })}
    />
  );
  const screen = await show(grid(old));
  await expect.poll(() => cells('name')).toEqual(['Ada']);
  await screen.rerender(grid([{ id: 3, name: '', isNew: true }, ...old]));
  await expect.poll(() => cells('name')).toEqual(['', 'Ada']);
  await userEvent.dblClick(screen.getByRole('gridcell').first());
  await userEvent.fill(screen.getByRole('textbox'), 'Otto');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cells('name')).toEqual(['Ada']);
});

claim('because pinned rows can be edited', async () => {
  const saved: unknown[] = [];
  await show(
    <div style={{ height: 300, width: 400 }}>
      <DataGridPro
        rows={[
          { id: 1, name: 'Ada' },
          { id: 2, name: 'Bo' },
        ]}
        columns={[{ field: 'name', editable: true }]}
        pinnedRows={{ top: [{ id: 3, name: '' }] }}
        initialState={{
          filter: { filterModel: { items: [{ field: 'name', operator: 'contains', value: 'a' }] } },
        }}
        processRowUpdate={(row) => {
          saved.push(row);
          return row;
        }}
      />
    </div>,
  );
  await expect.poll(() => cells('name')).toEqual(['', 'Ada']);
  await userEvent.dblClick(document.querySelector('[data-id="3"] [role=gridcell]') as Element);
  await expect.poll(() => document.querySelector('[role=gridcell] input')).not.toBeNull();
  await userEvent.fill(document.querySelector('[role=gridcell] input') as Element, 'Otto');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cells('name')).toEqual(['Otto', 'Ada']);
  expect(saved).toEqual([{ id: 3, name: 'Otto' }]);
});
