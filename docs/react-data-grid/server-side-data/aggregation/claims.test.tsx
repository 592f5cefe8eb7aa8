import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  GRID_ROOT_GROUP_ID,
  GridDataSourceCacheDefault,
  gridAggregationLookupSelector,
  type DataGridPremiumProps,
  type GridApi,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-premium';
import { Caught, claimsOf, failures, show } from 'claims';
import type { RefObject } from 'react';
import { expect, onTestFinished, vi, type Mock } from 'vitest';
import { userEvent } from 'vitest/browser';
import FeesByBranch from './FeesByBranch';
import FeesInTotal from './FeesInTotal';
import page from './index.mdx?raw';
import WeightOfParts from './WeightOfParts';
import WhileScrolling from './WhileScrolling';

const claim = claimsOf(page);

type Source = NonNullable<DataGridPremiumProps['dataSource']>;

const api: RefObject<GridApi | null> = { current: null };
const rows = [1, 2, 3].map((id) => ({ id, name: `Row ${id}`, fee: id }));

function makeSource(own: Partial<Source> = {}) {
  const getRows = vi.fn((_: GridGetRowsParams) =>
    Promise.resolve({ rows, rowCount: 3, aggregateRow: { fee: 600 } }),
  );
  const getAggregatedValue = vi.fn((row: Record<string, string>, field: string) =>
    String(row[field] ?? ''),
  );
  return { getRows, getAggregatedValue, ...own } as unknown as Source & {
    getRows: Mock<Source['getRows']>;
    getAggregatedValue: Mock<NonNullable<Source['getAggregatedValue']>>;
  };
}

const sum = { label: 'in total', columnTypes: ['number'] };

const Small = ({
  model = { fee: 'sum' },
  ...props
}: Partial<DataGridPremiumProps> & { model?: Record<string, string> }) => (
  <div style={{ height: 400, width: 500 }}>
    <DataGridPremium
      apiRef={api}
      columns={[{ field: 'name' }, { field: 'fee', type: 'number', width: 150 }]}
      aggregationFunctions={{ sum }}
      initialState={{ aggregation: { model } }}
      {...props}
    />
  </div>
);

const cells = (field: string) =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    (cell) => cell.textContent ?? '',
  );
/** The cell in the line of totals. */
const total = (field = 'fee') =>
  document.querySelector(`.MuiDataGrid-pinnedRows [data-field="${field}"]`)?.textContent;
const toggle = (name: string) => {
  const all = [...document.querySelectorAll('.MuiDataGrid-row')];
  return all.find(({ textContent }) => textContent?.startsWith(name))?.querySelector('button');
};
const scroller = () => document.querySelector('.MuiDataGrid-virtualScroller') as HTMLElement;

claim('those of 1,240 loans, not of the page', async () => {
  const screen = await show(<FeesInTotal />);
  const log = screen.getByRole('log');
  await expect
    .element(log)
    .toHaveTextContent(/200 GET .*start=0&end=4&sort=fee:desc&sum=fee&max=renewals$/);
  await expect.poll(() => total()).toBe('225.8');
  await userEvent.hover(screen.getByRole('columnheader', { name: /Fee/ }));
  await userEvent.click(screen.getByRole('button', { name: /Fee.*column menu/ }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Aggregation' }));
  await userEvent.click(screen.getByRole('option', { name: 'average' }));
  await expect.element(log).toHaveTextContent(/avg=fee/);
  await expect.poll(() => total()).toBe('0.21');
});

claim('the name of a function for each field', async () => {
  const source = makeSource();
  await show(<Small dataSource={source} />);
  await expect.poll(() => total()).toBe('600');
  expect(source.getRows.mock.lastCall?.[0].aggregationModel).toEqual({ fee: 'sum' });
});

claim('With a data source there are no built-in functions', async () => {
  failures();
  const screen = await show(
    <Caught>
      <Small dataSource={makeSource()} aggregationFunctions={undefined} />
    </Caught>,
  );
  await expect.poll(() => screen.container.textContent).toContain('Cannot read properties');
});

claim("apply and getCellValue aren't called", async () => {
  const apply = vi.fn(() => 1);
  const getCellValue = vi.fn(() => 1);
  const functions = { sum: { ...sum, apply, getCellValue } };
  await show(<Small dataSource={makeSource()} aggregationFunctions={functions} />);
  await expect.poll(() => total()).toBe('600');
  expect(apply).not.toHaveBeenCalled();
  expect(getCellValue).not.toHaveBeenCalled();
});

claim('Without a formatter, the one of the column is used', async () => {
  const columns = [{ field: 'fee', type: 'number' as const, valueFormatter: () => 'by column' }];
  const screen = await show(<Small dataSource={makeSource()} columns={columns} />);
  await expect.poll(() => total()).toBe('by column');
  await screen.unmount();
  const functions = { sum: { ...sum, valueFormatter: () => 'by function' } };
  await show(
    <Small dataSource={makeSource()} columns={columns} aggregationFunctions={functions} />,
  );
  await expect.poll(() => total()).toBe('by function');
});

claim('An answer without aggregateRow keeps the last one', async () => {
  const screen = await show(<WhileScrolling />);
  const status = screen.getByRole('status');
  await expect.element(status).toHaveTextContent('start=0&end=19&sum=renewals');
  await expect.poll(() => total('renewals')).toMatch(/^\d/);
  const before = total('renewals');
  scroller().scrollTop = 20_000;
  await expect.element(status).toHaveTextContent(/start=540&end=\d+$/);
  await expect.poll(() => cells('author').slice(0, -1).every(Boolean)).toBe(true);
  expect(total('renewals')).toBe(before);
});

claim('When the function changes, the grid requests the first step again', async () => {
  const source = makeSource();
  await show(
    <Small
      dataSource={source}
      lazyLoading
      aggregationFunctions={{ sum, max: { label: 'highest' } }}
    />,
  );
  await expect.poll(() => total()).toBe('600');
  api.current?.setAggregationModel({ fee: 'max' });
  await expect.poll(() => source.getRows.mock.calls.length).toBe(2);
  expect(source.getRows.mock.lastCall?.[0]).toMatchObject({
    start: 0,
    aggregationModel: { fee: 'max' },
  });
});

claim('each group carries its totals in its own row', async () => {
  const screen = await show(<FeesByBranch />);
  await expect.poll(() => cells('fee')).toEqual(['70.4', '58.8', '42.6', '54', '225.8']);
  await userEvent.click(toggle('Harbor') as HTMLElement);
  await expect.element(screen.getByRole('status')).toHaveTextContent(/keys=Harbor&sum=fee$/);
  await expect.poll(() => cells('title')[2]).not.toBe('');
  expect(total()).toBe('225.8');
});

claim('show that of their parts; a part at the end of a branch shows its own', async () => {
  await show(<WeightOfParts />);
  await expect.poll(() => cells('weight')[0]).toBe('11,809');
  await userEvent.click(toggle('City 7') as HTMLElement);
  await expect.poll(() => cells('weight')[1]).toBe('3,604');
  await userEvent.click(toggle('Frame set') as HTMLElement);
  await expect.poll(() => cells('weight').slice(2, 6)).toEqual(['2,405', '1,014', '143', '42']);
  const own = ['2,405', '1,014', '143', '42'].map((text) => Number(text.replace(',', '')));
  expect(own.reduce((all, one) => all + one, 0)).toBe(3604);
  expect(total('weight')).toBe('96,739');
});

claim("so getAggregatedValue isn't called for them", async () => {
  const source = makeSource();
  await show(<Small dataSource={source} />);
  await expect.poll(() => total()).toBe('600');
  const called = source.getAggregatedValue.mock.calls.map(([row]) => row);
  expect(called).toContainEqual({ fee: 600 });
  for (const row of rows) expect(called).not.toContainEqual(row);
});

claim('Five are built in', () => {
  expect(Object.keys(GRID_AGGREGATION_FUNCTIONS)).toHaveLength(5);
});

claim('the prop has no effect', async () => {
  await show(<Small dataSource={makeSource()} aggregationRowsScope="all" />);
  await expect.poll(() => total()).toBe('600');
});

claim('The total stays until the next request', async () => {
  const updateRow: GridDataSource['updateRow'] = ({ updatedRow }) => Promise.resolve(updatedRow);
  const source = makeSource({ updateRow });
  await show(<Small dataSource={source} />);
  await expect.poll(() => total()).toBe('600');
  source.getRows.mockResolvedValue({ rows, rowCount: 3, aggregateRow: { fee: 700 } });
  const [previousRow = {}] = rows;
  const updatedRow = { id: 1, name: 'Row 1', fee: 101 };
  await api.current?.dataSource.editRow({ rowId: 1, updatedRow, previousRow });
  await expect.poll(() => cells('fee')[0]).toBe('101');
  expect(total()).toBe('600');
  api.current?.dataSource.fetchRows();
  await expect.poll(() => total()).toBe('700');
});

claim("The line at the bottom is there, but it's empty", async () => {
  const getRows = () => Promise.resolve({ rows, rowCount: 3 });
  await show(<Small dataSource={makeSource({ getRows })} />);
  await expect.poll(() => total()).toBe('');
});

claim("Cannot read properties of undefined (reading 'valueFormatter')", async () => {
  failures();
  const screen = await show(
    <Caught>
      <Small dataSource={makeSource()} model={{ fee: 'median' }} />
    </Caught>,
  );
  await expect
    .poll(() => screen.container.textContent)
    .toContain("Cannot read properties of undefined (reading 'valueFormatter')");
});

claim('runs before the grid has the first totals, with an empty object', async () => {
  const source = makeSource();
  await show(<Small dataSource={source} />);
  await expect.poll(() => total()).toBe('600');
  expect(source.getAggregatedValue.mock.calls[0]).toEqual([{}, 'fee']);
});

claim("The label under the column's name is the function's name", async () => {
  const screen = await show(
    <Small dataSource={makeSource()} aggregationFunctions={{ sum: { columnTypes: ['number'] } }} />,
  );
  await expect.poll(() => total()).toBe('600');
  await expect.element(screen.getByRole('columnheader', { name: 'fee' })).toHaveTextContent('sum');
});

claim('the grid takes it only from answers for the top level', async () => {
  const getRows = vi.fn(({ groupKeys = [] }: GridGetRowsParams) => {
    const isTop = groupKeys.length === 0;
    return Promise.resolve({
      rows: isTop ? [{ id: 'a', group: 'Ada', count: 3, fee: 6 }] : rows,
      aggregateRow: { fee: isTop ? 600 : 6 },
    });
  });
  const source = makeSource({ getRows });
  await show(
    <Small
      dataSource={{
        ...source,
        getGroupKey: (row) => row.group,
        getChildrenCount: (row) => row.count,
      }}
      initialState={{
        rowGrouping: { model: ['name'] },
        aggregation: { model: { fee: 'sum' } },
      }}
    />,
  );
  await expect.poll(() => total()).toBe('600');
  await userEvent.click(toggle('Ada') as HTMLElement);
  await expect.poll(() => cells('fee').length).toBe(5);
  expect(getRows).toHaveBeenCalledTimes(2);
  expect(total()).toBe('600');
});

claim('getAggregationPosition, too', async () => {
  await show(<Small dataSource={makeSource()} getAggregationPosition={() => null} />);
  await expect.poll(() => cells('fee')).toEqual(['1', '2', '3']);
  expect(total()).not.toBe('600');
});

claim('keeps the total of the previous answer', async () => {
  const many = Array.from({ length: 20 }, (_, id) => ({ id, name: `Row ${id}`, fee: id }));
  const getRows = vi.fn(({ start, end, filterModel }: GridGetRowsParams) =>
    Promise.resolve({
      rows: filterModel.items.length ? many.slice(0, 3) : many.slice(Number(start), end + 1),
      rowCount: 20,
      aggregateRow: { fee: filterModel.items.length ? 7 : 600 },
    }),
  );
  const pages = (pageSizeOptions: number[]) => (
    <Small
      key={pageSizeOptions.join()}
      dataSource={makeSource({ getRows })}
      pagination
      pageSizeOptions={pageSizeOptions}
      initialState={{
        aggregation: { model: { fee: 'sum' } },
        pagination: { paginationModel: { pageSize: 10 } },
      }}
    />
  );
  const filterAndBack = async () => {
    await expect.poll(() => total()).toBe('600');
    const first = (api.current as GridApi).state.filter.filterModel;
    const items = [{ id: 1, field: 'fee', operator: '>', value: 1 }];
    api.current?.setFilterModel({ ...first, items });
    await expect.poll(() => total()).toBe('7');
    const { length } = getRows.mock.calls;
    await expect.poll(() => cells('name')).not.toContain('Row 4');
    api.current?.setFilterModel(first);
    await expect.poll(() => cells('name')).toContain('Row 4');
    return () => getRows.mock.calls.length - length;
  };
  const screen = await show(pages([10]));
  const one = await filterAndBack();
  await expect.poll(() => total()).toBe('600');
  expect(one()).toBe(0);
  await screen.unmount();
  await show(pages([5, 10]));
  const two = await filterAndBack();
  expect([two(), total()]).toEqual([0, '7']);
});

claim('25 by default, even without pagination', async () => {
  const getRows = vi.fn(({ aggregationModel = {} }: GridGetRowsParams) =>
    Promise.resolve({
      rows,
      rowCount: 3,
      aggregateRow: { fee: aggregationModel.fee === 'sum' ? 6 : 2 },
    }),
  );
  const get = vi.spyOn(GridDataSourceCacheDefault.prototype, 'get');
  onTestFinished(() => get.mockRestore());
  const functions = { sum, average: { ...sum, label: 'on average' } };
  const grid = (props: Partial<DataGridPremiumProps>) => (
    <Small
      key={String(props.pageSizeOptions)}
      dataSource={makeSource({ getRows })}
      aggregationFunctions={functions}
      {...props}
    />
  );
  const changeAndBack = async () => {
    await expect.poll(() => total()).toBe('6');
    api.current?.setAggregationModel({ fee: 'average' });
    await expect.poll(() => total()).toBe('2');
    const { length } = getRows.mock.calls;
    const asked = get.mock.calls.length;
    api.current?.setAggregationModel({ fee: 'sum' });
    await expect.poll(() => get.mock.calls.length).toBeGreaterThan(asked);
    return () => getRows.mock.calls.length - length;
  };
  const screen = await show(grid({ pageSizeOptions: [100] }));
  const one = await changeAndBack();
  await expect.poll(() => total()).toBe('6');
  expect(one()).toBe(0);
  await screen.unmount();
  await show(grid({}));
  const several = await changeAndBack();
  expect(several()).toBe(0);
  const figures = gridAggregationLookupSelector(api as RefObject<GridApi>);
  expect(figures[GRID_ROOT_GROUP_ID]?.fee?.value).toBe('2');
  expect(total()).toBe('2');
});

claim('which is [100] without pagination', async () => {
  const filter = (items: { field: string; operator: string; value: string }[]) =>
    api.current?.setFilterModel({ items });
  const getRows = vi.fn(({ filterModel }: GridGetRowsParams) =>
    Promise.resolve({
      rows,
      rowCount: 3,
      aggregateRow: { fee: filterModel.items.length > 0 ? 7 : 600 },
    }),
  );
  await show(
    <Small dataSource={makeSource({ getRows: getRows as never })} pageSizeOptions={[100]} />,
  );
  await expect.poll(() => total()).toBe('600');
  const some = [{ field: 'name', operator: 'contains', value: 'Row' }];
  filter(some);
  await expect.poll(() => total()).toBe('7');
  filter([]);
  await expect.poll(() => total()).toBe('600');
  const calls = getRows.mock.calls.length;
  // From the cache, and yet with its own total.
  filter(some);
  await expect.poll(() => total()).toBe('7');
  filter([]);
  await expect.poll(() => total()).toBe('600');
  expect(getRows).toHaveBeenCalledTimes(calls);
});
