import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  GridDataSourceCacheDefault,
  type DataGridProProps,
  type GridApi,
  type GridGetRowsParams,
  type GridGroupNode,
} from '@mui/x-data-grid-pro';
import { Caught, claimsOf, failures, show } from 'claims';
import { cells } from 'claims/grids';
import type { RefObject } from 'react';
import { parts } from 'sample-data/parts';
import { createServer } from 'sample-data/server';
import { expect, vi, type Mock } from 'vitest';
import { userEvent } from 'vitest/browser';
import BillOfMaterials from './BillOfMaterials';
import FailedBranch from './FailedBranch';
import page from './index.mdx?raw';
import KeyForTrees from './KeyForTrees';
import OpenAtStart from './OpenAtStart';

const claim = claimsOf(page);

type Source = NonNullable<DataGridProProps['dataSource']>;

const api: RefObject<GridApi | null> = { current: null };

function makeSource(own: Partial<Source> = {}) {
  const server = createServer(parts, { delay: 0 });
  const getRows = vi.fn(async ({ groupKeys, sortModel, filterModel }: GridGetRowsParams) => {
    const query = { keys: groupKeys, sort: sortModel, filter: filterModel };
    const { rows } = await server.getChildren(query);
    return { rows };
  });
  return {
    getRows,
    getGroupKey: (row: { name: string }) => row.name,
    getChildrenCount: (row: { count: number }) => row.count,
    ...own,
  } as unknown as Source & { getRows: Mock<Source['getRows']> };
}

const Tree = (props: Partial<DataGridProProps>) => (
  <div style={{ height: 600, width: 500 }}>
    <DataGridPro
      apiRef={api}
      treeData
      columns={[{ field: 'supplier' }]}
      groupingColDef={{ width: 220 }}
      density="compact"
      {...props}
    />
  </div>
);

const names = () =>
  [...document.querySelectorAll('[role=gridcell][data-field="__tree_data_group__"]')].map(
    (cell) => cell.textContent ?? '',
  );
const toggle = (name: string) => {
  const rows = [...document.querySelectorAll('.MuiDataGrid-row')];
  const row = rows.find(({ textContent }) => textContent?.startsWith(name));
  return row?.querySelector('button') as HTMLElement;
};
const footer = () => document.querySelector('.MuiDataGrid-footerContainer')?.textContent ?? '';

claim('Each of the two requests says in keys whose children are wanted', async () => {
  const screen = await show(<BillOfMaterials />);
  const log = screen.getByRole('log');
  await expect.poll(() => names().length).toBe(8);
  expect(cells('weight')[0]).toBe('11,809');
  await userEvent.click(toggle('City 7'));
  await expect.element(log).toHaveTextContent(/200 GET \/parts\?keys=City 7$/);
  await expect.poll(names).toContain('Wheels (2)');
  await userEvent.click(toggle('Wheels'));
  await expect.element(log).toHaveTextContent(/200 GET \/parts\?keys=City 7,Wheels$/);
  await expect.poll(names).toContain('Front wheel (4)');
  // Also the levels that were opened have something in each column.
  expect([...cells('weight'), ...cells('price')]).not.toContain('');
});

claim("It's empty for the top level", async () => {
  const source = makeSource();
  await show(<Tree dataSource={source} />);
  await expect.poll(() => names().length).toBe(8);
  expect(source.getRows.mock.lastCall?.[0].groupKeys).toEqual([]);
});

claim(
  '0 makes it a leaf, without a button; -1 means an unknown number, and shows none',
  async () => {
    const getChildrenCount = (row: { name: string }) => (row.name === 'City 7' ? 0 : -1);
    await show(
      <Tree dataSource={makeSource({ getChildrenCount } as unknown as Partial<Source>)} />,
    );
    await expect.poll(() => names().slice(0, 2)).toEqual(['City 7', 'Courier']);
    expect(toggle('City 7')).toBeNull();
    await userEvent.click(toggle('Courier'));
    await expect.poll(names).toContain('Wheels');
  },
);

claim('Return the id from getGroupKey, and show another field', async () => {
  const source = makeSource({ getGroupKey: (row) => String(row.id) });
  const valueGetter = (_: unknown, row: { name: string }) => row.name;
  const screen = await show(<Tree dataSource={source} groupingColDef={{ valueGetter }} />);
  await expect.poll(() => names()[0]).toBe('City 7 (4)');
  await screen.unmount();
});

/** Shows a tree, opens a branch, and closes it again by another sorting. */
async function openAndSort(source: ReturnType<typeof makeSource>) {
  await show(<Tree dataSource={source} />);
  await expect.poll(() => names().length).toBe(8);
  await userEvent.click(toggle('City 7'));
  await expect.poll(() => names().length).toBe(12);
  api.current?.setSortModel([{ field: 'supplier', sort: 'desc' }]);
  await expect.poll(() => names().length).toBe(8);
}

claim('it requests the top level again and closes all rows', async () => {
  const source = makeSource();
  await openAndSort(source);
  expect(source.getRows.mock.lastCall?.[0].groupKeys).toEqual([]);
});

claim('and only Wheels is left in each bicycle', async () => {
  await show(<Tree dataSource={makeSource()} />);
  await expect.poll(() => names().length).toBe(8);
  const items = [{ id: 1, field: 'supplier', operator: 'equals', value: 'Rimworks' }];
  api.current?.setFilterModel({ items });
  await expect.poll(() => names()[0]).toBe('City 7 (1)');
  await userEvent.click(toggle('City 7'));
  await expect.poll(() => names().slice(0, 3)).toEqual(['City 7 (1)', 'Wheels (2)', 'Courier (1)']);
});

claim('Here two rows of 216 are open, which takes three requests', async () => {
  const screen = await show(<OpenAtStart />);
  await expect.poll(names).toContain('Front wheel (4)');
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^Requests: 3, /);
  expect(parts).toHaveLength(216);
});

claim('the same tree takes 57 requests', async () => {
  const source = makeSource();
  await show(<Tree dataSource={source} defaultGroupingExpansionDepth={-1} />);
  await expect.poll(() => source.getRows.mock.calls.length).toBe(57);
  await expect.poll(() => api.current?.getAllRowIds().length).toBe(216);
  expect(source.getRows).toHaveBeenCalledTimes(57);
});

claim('loads the children of a row and opens it', async () => {
  const source = makeSource();
  await show(<Tree dataSource={source} />);
  await expect.poll(() => names().length).toBe(8);
  const [first = 0, second = 0] = api.current?.getAllRowIds() ?? [];
  api.current?.dataSource.fetchRows(first);
  await expect.poll(() => names().length).toBe(12);
  api.current?.setRowChildrenExpansion(first, false);
  await expect.poll(() => names().length).toBe(8);
  api.current?.setRowChildrenExpansion(first, true);
  await expect.poll(() => names().length).toBe(12);
  api.current?.setRowChildrenExpansion(second, true);
  await expect.poll(() => toggle('Courier').ariaLabel).toBe('hide children');
  expect(source.getRows).toHaveBeenCalledTimes(2);
});

claim('fetchRows(id) opens one level, and its promise doesn', async () => {
  const source = makeSource();
  await show(<Tree dataSource={source} />);
  await expect.poll(() => names().length).toBe(8);
  const [first = 0] = api.current?.getAllRowIds() ?? [];
  await api.current?.dataSource.fetchRows(first);
  expect(names()).toHaveLength(8);
  await expect.poll(() => names().length).toBe(12);
});

claim('Let isGroupExpandedByDefault say which rows open as soon as they arrive', async () => {
  const source = makeSource();
  const newRows = { areOpen: false };
  const isGroupExpandedByDefault = () => newRows.areOpen;
  await show(<Tree dataSource={source} isGroupExpandedByDefault={isGroupExpandedByDefault} />);
  await expect.poll(() => names().length).toBe(8);
  newRows.areOpen = true;
  const root = api.current?.getRowNode<GridGroupNode>(GRID_ROOT_GROUP_ID);
  for (const id of root?.children ?? []) {
    const isParent = api.current?.getRowNode(id)?.type === 'group';
    if (isParent) api.current?.dataSource.fetchRows(id);
  }
  await expect.poll(() => source.getRows.mock.calls.length).toBe(57);
  await expect.poll(() => api.current?.getAllRowIds().length).toBe(216);
  const nodes = (api.current?.getAllRowIds() ?? []).map((id) => api.current?.getRowNode(id));
  const closed = () => nodes.filter((node) => node?.type === 'group' && !node.childrenExpanded);
  expect(closed()).toEqual([]);
});

claim('and return true for the groupingKey of the others', async () => {
  const source = makeSource();
  await show(
    <Tree
      dataSource={source}
      isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'Wheels'}
    />,
  );
  await expect.poll(() => names().length).toBe(8);
  const [first = 0] = api.current?.getAllRowIds() ?? [];
  api.current?.dataSource.fetchRows(first);
  await expect.poll(names).toContain('Front wheel (4)');
  expect(source.getRows).toHaveBeenCalledTimes(3);
});

claim('return ranges instead of the children', async () => {
  const size = 100;
  const isRange = (key: string) => /^\d+–\d+$/.test(key);
  const load = vi.fn(async (parents: string[], offset: number, limit: number) => {
    const [total, parent] = [parents.length ? 250 : 1, parents.at(-1)];
    const rows = Array.from({ length: Math.min(limit, total - offset) }, (_, index) => {
      const name = parent ? `${parent} ${offset + index + 1}` : 'Screws';
      return { id: name, name, childrenCount: parent ? 0 : 250 };
    });
    return { rows, total };
  });
  const source: Source = {
    async getRows({ groupKeys = [] }) {
      const parents = groupKeys.filter((key) => !isRange(key));
      const last = groupKeys.at(-1) ?? '';
      const from = isRange(last) ? parseInt(last, 10) - 1 : 0;
      const { rows, total } = await load(parents, from, size);
      if (isRange(last) || total <= size) return { rows };
      const ranges = Array.from({ length: Math.ceil(total / size) }, (_, index) => {
        const [first, end] = [index * size + 1, Math.min((index + 1) * size, total)];
        const name = `${first}–${end}`;
        return { id: [...parents, name].join('/'), name, childrenCount: end - first + 1 };
      });
      return { rows: ranges };
    },
    getGroupKey: (row) => row.name,
    getChildrenCount: (row) => row.childrenCount,
  };
  await show(<Tree dataSource={source} />);
  await expect.poll(names).toEqual(['Screws (250)']);
  await userEvent.click(toggle('Screws'));
  await expect
    .poll(names)
    .toEqual(['Screws (250)', '1–100 (100)', '101–200 (100)', '201–250 (50)']);
  await userEvent.click(toggle('201–250'));
  await expect.poll(() => api.current?.getAllRowIds().length).toBe(54);
  expect(load.mock.lastCall).toEqual([['Screws'], 200, 100]);
  expect(names()[4]).toBe('Screws 201');
});

claim('Opens or closes the row, and loads its children', async () => {
  await show(<Tree dataSource={makeSource()} />);
  await expect.poll(() => names().length).toBe(8);
  await userEvent.click(document.querySelector('[role=gridcell]') as HTMLElement);
  for (const key of [' ', '{Enter}']) {
    await userEvent.keyboard(key);
    await expect.poll(() => names().length).toBe(12);
    await userEvent.keyboard(key);
    await expect.poll(() => names().length).toBe(8);
  }
});

const dots = () => document.querySelectorAll('.MuiBadge-badge:not(.MuiBadge-invisible)').length;

claim('Opening the row again sends the request again, and the dot disappears', async () => {
  const screen = await show(<FailedBranch />);
  await expect.poll(() => names().length).toBe(8);
  await userEvent.click(screen.getByRole('button', { name: 'Let the next request fail' }));
  await userEvent.click(toggle('Gravel 2'));
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent("Gravel 2 can't be loaded. The server answered 503.");
  await expect.poll(dots).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).not.toBe(document.body);
  expect(names()).toHaveLength(8);
  await userEvent.hover(toggle('Gravel 2'));
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('The server answered 503.');
  await userEvent.click(toggle('Gravel 2'));
  await expect.poll(() => names().length).toBe(12);
  expect(dots()).toBe(0);
});

claim('If the request for the top level fails, the grid is empty', async () => {
  const source = makeSource();
  const onDataSourceError = vi.fn();
  await show(
    <Tree dataSource={source} dataSourceCache={null} onDataSourceError={onDataSourceError} />,
  );
  await expect.poll(() => names().length).toBe(8);
  source.getRows.mockRejectedValueOnce(new Error('Down'));
  api.current?.dataSource.fetchRows();
  await expect.poll(() => names().length).toBe(0);
  expect(onDataSourceError).toHaveBeenCalledTimes(1);
});

claim('set the dot and the spinner from code', async () => {
  await show(<Tree dataSource={makeSource()} />);
  await expect.poll(() => names().length).toBe(8);
  const [first = 0, second = 0] = api.current?.getAllRowIds() ?? [];
  api.current?.dataSource.setChildrenFetchError(first, new Error('Down'));
  await expect.poll(dots).toBe(1);
  api.current?.dataSource.setChildrenLoading(second, true);
  await expect
    .poll(() => document.querySelectorAll('.MuiDataGrid-row .MuiCircularProgress-root').length)
    .toBe(1);
});

/** Holds the next answer of `source` back; returns the function that sends it. */
function holdNextAnswer(source: ReturnType<typeof makeSource>) {
  let answer = () => {};
  const real = source.getRows.getMockImplementation() as Source['getRows'];
  source.getRows.mockImplementationOnce(async (params) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return real(params);
  });
  return () => answer();
}

claim('the grid ignores the answer', async () => {
  const source = makeSource();
  await show(<Tree dataSource={source} />);
  await expect.poll(() => names().length).toBe(8);
  const answer = holdNextAnswer(source);
  await userEvent.click(toggle('City 7'));
  await expect.poll(() => source.getRows.mock.calls.length).toBe(2);
  api.current?.setSortModel([{ field: 'supplier', sort: 'desc' }]);
  await expect.poll(() => source.getRows.mock.calls.length).toBe(3);
  await expect.poll(() => toggle('City 7')?.ariaLabel).toBe('see children');
  answer();
  await userEvent.click(toggle('Courier'));
  await expect.poll(() => names().length).toBe(12);
  expect(names()[1]).toBe('Courier (4)');
});

claim('The answer to a later one opens the branch, with the old sorting and filter', async () => {
  const source = makeSource();
  await openAndSort(source);
  const answer = holdNextAnswer(source);
  await userEvent.click(toggle('City 7'));
  await expect.poll(() => source.getRows.mock.calls.length).toBe(4);
  const items = [{ id: 1, field: 'supplier', operator: 'equals', value: 'Rimworks' }];
  api.current?.setFilterModel({ items });
  await expect.poll(names).toContain('City 7 (1)');
  answer();
  // All four children, of which the filter leaves only the wheels.
  await expect.poll(() => names().length).toBe(12);
  expect(source.getRows).toHaveBeenCalledTimes(5);
});

claim('and opening it again sends no request', async () => {
  const screen = await show(<KeyForTrees />);
  const status = screen.getByRole('status');
  await expect.poll(() => names().length).toBe(8);
  await userEvent.click(toggle('Longtail'));
  await expect.poll(() => names().length).toBe(12);
  await userEvent.click(toggle('Longtail'));
  await expect.poll(() => names().length).toBe(8);
  await userEvent.click(toggle('Longtail'));
  await expect.poll(() => names().length).toBe(12);
  await expect.element(status).toHaveTextContent('Request 2: GET /parts?keys=Longtail');
});

claim('Opening a row then shows the top level instead of its children', async () => {
  const source = makeSource();
  const cache = new GridDataSourceCacheDefault({ ttl: 60_000 });
  await show(<Tree dataSource={source} dataSourceCache={cache} />);
  await expect.poll(() => names().length).toBe(8);
  await userEvent.click(toggle('City 7'));
  await expect.poll(() => names().includes('Courier (4)') && names().length).not.toBe(8);
  expect(names()).not.toContain('Wheels (2)');
  expect(source.getRows).toHaveBeenCalledTimes(1);
});

/** A tree of which each page has two bicycles. */
function pagedSource(childCount: number | undefined) {
  const server = createServer(parts, { delay: 0 });
  const getRows = vi.fn(async ({ groupKeys = [], start, end }: GridGetRowsParams) => {
    const top = groupKeys.length === 0;
    const range = top ? { start: Number(start), end } : {};
    const { rows, total } = await server.getChildren({ keys: groupKeys, ...range });
    return { rows, rowCount: top ? total : childCount };
  });
  return makeSource({ getRows } as unknown as Partial<Source>) as Source & {
    getRows: typeof getRows;
  };
}
const pages = {
  pagination: true,
  pageSizeOptions: [2],
  initialState: { pagination: { paginationModel: { pageSize: 2 } } },
};

claim('those of the page, also in requests for children', async () => {
  const source = pagedSource(8);
  await show(<Tree dataSource={source} {...pages} />);
  await expect.poll(() => names().length).toBe(2);
  api.current?.setPage(1);
  await expect.poll(() => names()[0]).toBe('Gravel 2 (4)');
  await userEvent.click(toggle('Gravel 2'));
  await expect.poll(() => names().length).toBe(6);
  expect(source.getRows.mock.lastCall?.[0]).toMatchObject({ start: 2, end: 3 });
  expect(footer()).toContain('3–4 of 8');
});

claim('The footer shows the number from the last answer', async () => {
  await show(<Tree dataSource={pagedSource(4)} {...pages} />);
  await expect.poll(footer).toContain('1–2 of 8');
  await userEvent.click(toggle('City 7'));
  await expect.poll(footer).toContain('of 4');
});

claim('The cache keeps as many children as a page has rows', async () => {
  await show(<Tree dataSource={pagedSource(8)} {...pages} />);
  await expect.poll(() => names().length).toBe(2);
  await userEvent.click(toggle('City 7'));
  await expect.poll(() => names().length).toBe(6);
  api.current?.setPage(1);
  await expect.poll(() => names()[0]).toBe('Gravel 2 (4)');
  api.current?.setPage(0);
  await expect.poll(() => names()[0]).toBe('City 7 (4)');
  await userEvent.click(toggle('City 7'));
  await expect.poll(() => names().length).toBe(4);
});

claim('the limit is then 100 children', async () => {
  const children = Array.from({ length: 130 }, (_, index) => ({
    id: index + 10,
    name: `Part ${index}`,
    count: 0,
  }));
  const getRows = vi.fn(({ groupKeys = [] }: GridGetRowsParams) =>
    Promise.resolve({ rows: groupKeys.length ? children : [{ id: 1, name: 'All', count: 130 }] }),
  );
  await show(<Tree dataSource={makeSource({ getRows } as unknown as Partial<Source>)} />);
  await expect.poll(names).toEqual(['All (130)']);
  await userEvent.click(toggle('All'));
  await expect.poll(() => api.current?.getAllRowIds().length).toBe(131);
  api.current?.dataSource.fetchRows();
  await expect.poll(() => api.current?.getAllRowIds().length).toBe(1);
  await expect.poll(() => toggle('All').ariaLabel).toBe('see children');
  await userEvent.click(toggle('All'));
  await expect.poll(() => api.current?.getAllRowIds().length).toBe(101);
  expect(getRows).toHaveBeenCalledTimes(2);
});

claim('No getGroupKey method provided with the dataSource.', async () => {
  failures();
  const { getRows, getChildrenCount } = makeSource();
  const screen = await show(
    <Caught>
      <Tree dataSource={{ getRows, getChildrenCount } as unknown as Source} />
    </Caught>,
  );
  await expect.poll(() => screen.container.textContent).toContain('No `getGroupKey` method');
});

claim("The error isn't thrown: onDataSourceError gets it", async () => {
  const onDataSourceError = vi.fn();
  const source = makeSource({ getGroupKey: () => 'same' });
  await show(<Tree dataSource={source} onDataSourceError={onDataSourceError} />);
  await expect
    .poll(() => onDataSourceError.mock.calls[0]?.[0]?.message)
    .toContain('The values returned by `getGroupKey` for all the sibling rows should be unique.');
  expect(names()).toEqual([]);
});

claim("there's no message in 8.1.0: the grid leaves out the second row", async () => {
  const onDataSourceError = vi.fn();
  const getGroupKey = (row: { name: string }) => (row.name === 'Wheels' ? 'Frame set' : row.name);
  const source = makeSource({ getGroupKey } as unknown as Partial<Source>);
  await show(<Tree dataSource={source} onDataSourceError={onDataSourceError} />);
  await expect.poll(() => names().length).toBe(8);
  await userEvent.click(toggle('City 7'));
  await expect.poll(() => names().length).toBe(11);
  expect(names().filter((name) => name.startsWith('Frame set'))).toHaveLength(1);
  expect(onDataSourceError).not.toHaveBeenCalled();
});

claim('the grid requests the top level first', async () => {
  const source = makeSource();
  await show(<Tree dataSource={source} />);
  await expect.poll(() => names().length).toBeGreaterThan(0);
  const keys = () => source.getRows.mock.calls.map(([{ groupKeys }]) => groupKeys);
  expect(keys()).toEqual([[]]);
  await userEvent.click(toggle('City 7'));
  await expect.poll(keys).toEqual([[], ['City 7']]);
});

claim('a branch of 8 has only 5 when users come back to its page and open it again', async () => {
  const rowsOf = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${prefix}${index + 1}`,
      name: `${prefix}${index + 1}`,
      count: prefix === 'P' ? 8 : 0,
    }));
  const getRows = ({ start, end, groupKeys = [] }: GridGetRowsParams) =>
    Promise.resolve({
      rows:
        groupKeys.length > 0
          ? rowsOf(`${groupKeys[0]}-`, 8)
          : rowsOf('P', 12).slice(Number(start), end + 1),
      rowCount: 12,
    });
  const screen = await show(
    <Tree
      dataSource={makeSource({ getRows: getRows as never })}
      pagination
      pageSizeOptions={[5]}
      initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
    />,
  );
  const children = () => names().filter((name) => name.startsWith('P1-')).length;
  await expect.poll(() => names().length).toBe(5);
  await userEvent.click(toggle('P1 '));
  await expect.poll(children).toBe(8);
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
  await expect.poll(() => names()[0]).toMatch(/^P6/);
  await userEvent.click(screen.getByRole('button', { name: 'Go to previous page' }));
  await expect.poll(() => names()[0]).toMatch(/^P1/);
  if (children() === 0) await userEvent.click(toggle('P1 '));
  await expect.poll(children).toBe(5);
});
