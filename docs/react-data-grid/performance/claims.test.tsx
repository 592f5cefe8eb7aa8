import { memo, useReducer, useState } from 'react';
import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridSlotsComponent,
} from '@mui/x-data-grid';
import { DataGridPro, type GridApiPro } from '@mui/x-data-grid-pro';
import { claimsOf, drawn, show } from 'claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import ParentRenders from './ParentRenders';
import UpdateRows from './UpdateRows';

const claim = claimsOf(page);

const rows = Array.from({ length: 10 }, (_, id) => ({ id, a: `a${id}`, b: `b${id}` }));

/** A grid that counts, in a parent that renders on demand. */
function counting(make: () => Partial<DataGridProps>) {
  const counts = { cells: [] as unknown[], memoized: 0, values: 0 };
  const api: RefObject<GridApi | null> = { current: null };
  const Memoized = memo(function Memoized({ value }: { value: string }) {
    counts.memoized += 1;
    return value;
  });
  const columns: GridColDef[] = [
    {
      field: 'a',
      width: 100,
      renderCell: ({ id, value }) => {
        counts.cells.push(id);
        return <Memoized value={value} />;
      },
    },
    {
      field: 'b',
      width: 100,
      valueGetter: (value: string) => {
        counts.values += 1;
        return value;
      },
    },
  ];
  function Parent() {
    const [count, render] = useReducer((old: number) => old + 1, 0);
    return (
      <div style={{ height: 700, width: 500 }}>
        <button onClick={render}>Rendered {count} times</button>
        <DataGrid apiRef={api} rows={rows} columns={columns} {...make()} />
      </div>
    );
  }
  let screen!: Awaited<ReturnType<typeof show>>;

  /** Waits until two frames have passed in which nothing was rendered. */
  const settle = async () => {
    for (let before = -1; before !== counts.cells.length;) {
      before = counts.cells.length;
      await drawn();
    }
  };
  return {
    api,
    columns,
    counts,
    async mount() {
      screen = await show(<Parent />);
      await expect
        .poll(() => document.querySelectorAll('[role=gridcell][data-field=a]').length)
        .toBe(10);
      await settle();
    },
    /** @returns the ids of the rows whose cell was rendered, once for each time */
    async during(act: () => unknown) {
      counts.cells = [];
      counts.memoized = 0;
      counts.values = 0;
      await act();
      await settle();
      return counts.cells;
    },
    renderParent: async () => {
      await userEvent.click(screen.getByText(/^Rendered \d+ times$/));
      await expect.element(screen.getByText('Rendered 1 times')).toBeVisible();
    },
  };
}

async function rendersOfParent(make: () => Partial<DataGridProps>): Promise<number> {
  const grid = counting(make);
  await grid.mount();
  return (await grid.during(grid.renderParent)).length;
}

claim(
  'nothing renders in the grid. With the second, every cell renders twice, with the third, once',
  async () => {
    const screen = await show(<ParentRenders />);
    await expect.element(screen.getByText('Everest')).toBeVisible();
    const count = () =>
      Number.parseInt(
        document.querySelector('[role=gridcell][data-field=renders]')?.textContent ?? '',
        10,
      );
    const press = async () => {
      const before = count();
      const button = screen.getByRole('button', { name: /Render the parent/ });
      const text = button.element().textContent;
      await userEvent.click(button);
      await expect.poll(() => button.element().textContent).not.toBe(text);
      return () => count() - before;
    };
    expect((await press())()).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'columns' }));
    await expect.poll(await press()).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: 'slotProps' }));
    await expect.poll(await press()).toBe(1);
  },
);

claim('Nothing: all props are the same objects', async () => {
  expect(await rendersOfParent(() => ({}))).toBe(0);
});

claim('A new columns array | All, twice', async () => {
  let columns: GridColDef[] = [];
  const grid = counting(() => ({ columns: [...columns] }));
  columns = grid.columns;
  await grid.mount();
  expect(await grid.during(grid.renderParent)).toHaveLength(20);
});

claim('A new rows array | All, twice', async () => {
  expect(await rendersOfParent(() => ({ rows: [...rows] }))).toBe(20);
});

const footer = () => <div>Footer</div>;
const others: Record<string, () => Partial<DataGridProps>> = {
  slots: () => ({ slots: { footer } }),
  slotProps: () => ({ slotProps: { row: {} } }),
  sx: () => ({ sx: { mt: 1 } }),
  initialState: () => ({ initialState: {} }),
  localeText: () => ({ localeText: {} }),
  pageSizeOptions: () => ({ pageSizeOptions: [100] }),
  model: () => ({ sortModel: [] }),
  handler: () => ({ onCellClick: () => {} }),
};
for (const [name, make] of Object.entries(others)) {
  claim(name, async () => {
    expect(page).toContain('A new object or function in most other props');
    expect(await rendersOfParent(make)).toBe(10);
  });
}

claim('resets the widths that users have chosen', async () => {
  let columns: GridColDef[] = [];
  const grid = counting(() => ({ columns: [...columns] }));
  columns = grid.columns;
  await grid.mount();
  grid.api.current?.setColumnWidth('b', 222);
  await expect.poll(() => grid.api.current?.getColumn('b').computedWidth).toBe(222);
  await grid.renderParent();
  await expect.poll(() => grid.api.current?.getColumn('b').computedWidth).toBe(100);
});

claim('and the order of columns that they moved', async () => {
  const api: RefObject<GridApiPro | null> = { current: null };
  const grid = () => (
    <div style={{ height: 300, width: 400 }}>
      <DataGridPro apiRef={api} rows={rows} columns={[{ field: 'a' }, { field: 'b' }]} />
    </div>
  );
  const order = () =>
    [...document.querySelectorAll('[role=columnheader]')].map((header) =>
      header.getAttribute('data-field'),
    );
  const screen = await show(grid());
  await expect.poll(order).toEqual(['a', 'b']);
  api.current?.setColumnIndex('b', 0);
  await expect.poll(order).toEqual(['b', 'a']);
  await screen.rerender(grid());
  await expect.poll(order).toEqual(['a', 'b']);
});

claim('The old one unmounts, and text typed into it is lost', async () => {
  function Written() {
    const [count, setCount] = useState(0);
    const slots: Partial<GridSlotsComponent> = {
      footer: () => <input aria-label="Note" />,
    };
    return (
      <div style={{ height: 300 }}>
        <button onClick={() => setCount(count + 1)}>Render {count}</button>
        <DataGrid rows={rows} columns={[{ field: 'a' }]} slots={slots} />
      </div>
    );
  }
  const screen = await show(<Written />);
  await userEvent.fill(screen.getByLabelText('Note'), 'Something');
  await userEvent.click(screen.getByText('Render 0'));
  await expect.element(screen.getByText('Render 1')).toBeVisible();
  await expect.element(screen.getByLabelText('Note')).toHaveValue('');
});

claim('A new rows array renders all visible cells, even if only one row differs', async () => {
  const screen = await show(<UpdateRows />);
  await expect.element(screen.getByText('Arctic', { exact: true })).toBeVisible();
  const counts = () =>
    [...document.querySelectorAll('[role=gridcell][data-field=renders]')].map((cell) =>
      Number.parseInt(cell.textContent, 10),
    );
  const changes = async (name: string) => {
    const before = counts();
    const arctic = () => document.querySelector('[data-id=arctic] [data-field=meanDepth]');
    const depth = arctic()?.textContent;
    await userEvent.click(screen.getByRole('button', { name }));
    await expect.poll(() => arctic()?.textContent).not.toBe(depth);
    return counts().map((count, index) => count > (before[index] ?? 0));
  };
  expect(await changes('updateRows() for the Arctic')).toEqual([false, false, false, false, true]);
  expect(await changes('New array, new Arctic')).toEqual([true, true, true, true, true]);
});

claim('updateRows() with one row | Those of this row', async () => {
  const grid = counting(() => ({}));
  await grid.mount();
  const update = () => grid.api.current?.updateRows([{ id: 3, a: 'new' }]);
  expect(await grid.during(update)).toEqual([3]);
});

claim('renders the row even if its values are the same', async () => {
  const grid = counting(() => ({}));
  await grid.mount();
  const update = () => grid.api.current?.updateRows([{ id: 3, a: 'a3' }]);
  expect(await grid.during(update)).toEqual([3]);
});

claim('Sorting, filtering, selecting a row, moving the focus, hiding another column', async () => {
  const grid = counting(() => ({}));
  await grid.mount();
  const { api, during } = grid;
  const filterModel = { items: [{ field: 'a', operator: 'contains', value: 'a' }] };
  expect(await during(() => api.current?.setSortModel([{ field: 'a', sort: 'desc' }]))).toEqual([]);
  expect(document.querySelector('[role=gridcell][data-field=a]')?.textContent).toBe('a9');
  expect(await during(() => api.current?.setFilterModel(filterModel))).toEqual([]);
  expect(await during(() => api.current?.selectRow(5))).toEqual([]);
  expect(await during(() => api.current?.setCellFocus(5, 'b'))).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  expect(await during(() => userEvent.keyboard('{ArrowDown}'))).toEqual([]);
  expect(await during(() => api.current?.setColumnVisibility('b', false))).toEqual([]);
  expect(document.querySelector('[role=gridcell][data-field=b]')).toBeNull();
});

claim("a memoized component in it doesn't, as long as its props are equal", async () => {
  const grid = counting(() => ({ sx: {} }));
  await grid.mount();
  expect(grid.counts.memoized).toBe(10);
  expect(await grid.during(grid.renderParent)).toHaveLength(10);
  expect(grid.counts.memoized).toBe(0);
});

claim('run whenever the grid needs a value, even when a cell is clicked', async () => {
  const grid = counting(() => ({}));
  await grid.mount();
  const second = document.querySelectorAll('[role=gridcell][data-field=b]')[1] as HTMLElement;
  await grid.during(() => userEvent.click(second));
  expect(grid.counts.values).toBeGreaterThan(0);
});

claim('or a parent without a height: all rows of the page are in the DOM', async () => {
  const many = Array.from({ length: 90 }, (_, id) => ({ id }));
  const rendered = () => document.querySelectorAll('[role=row][data-id]').length;
  const screen = await show(
    <div style={{ height: 400, width: 500 }}>
      <DataGrid rows={many} columns={[{ field: 'id' }]} />
    </div>,
  );
  await expect.poll(rendered).toBeGreaterThan(0);
  expect(rendered()).toBeLessThan(40);
  await screen.rerender(
    <div style={{ height: 400, width: 500 }}>
      <DataGrid rows={many} columns={[{ field: 'id' }]} autoHeight />
    </div>,
  );
  await expect.poll(rendered).toBe(90);
  await screen.rerender(
    <div style={{ width: 500 }}>
      <DataGrid key="free" rows={many} columns={[{ field: 'id' }]} />
    </div>,
  );
  await expect.poll(rendered).toBe(90);
});

claim('A click by itself renders only the cells that lose or get the focus', async () => {
  const stable = counting(() => ({}));
  await stable.mount();
  const rendered = await stable.during(() =>
    userEvent.click(document.querySelector('[data-id="3"] [data-field=a]') as Element),
  );
  expect(new Set(rendered).size).toBeLessThanOrEqual(1);
});

claim('No cell renders while users type.', async () => {
  const rendered: unknown[] = [];
  const columns: GridColDef[] = [
    {
      field: 'a',
      width: 200,
      renderCell: ({ api, id, field, value }) => {
        rendered.push(id);
        return (
          <input
            aria-label={`Note of ${id}`}
            defaultValue={value}
            onKeyDown={(event) => event.stopPropagation()}
            onBlur={({ target }) => {
              if (target.value !== value) api.updateRows([{ id, [field]: target.value }]);
            }}
          />
        );
      },
    },
  ];
  const screen = await show(
    <div style={{ height: 400, width: 400 }}>
      <DataGrid rows={rows} columns={columns} />
    </div>,
  );
  const input = screen.getByRole('textbox', { name: 'Note of 1' });
  await userEvent.click(input);
  await drawn();
  rendered.length = 0;
  await userEvent.keyboard('bcd');
  await expect.element(input).toHaveValue('a1bcd');
  expect(rendered).toEqual([]);
  await userEvent.click(screen.getByRole('columnheader', { name: 'a' }));
  await expect.poll(() => rendered.length).toBeGreaterThan(0);
});
