import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  type GridGetRowsParams,
  type GridGroupNode,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import { Caught, claimsOf, failures, show } from 'claims';
import { useEffect, type RefObject } from 'react';
import { loans } from 'sample-data/loans';
import { createServer } from 'sample-data/server';
import { expect, vi, type Mock } from 'vitest';
import { userEvent } from 'vitest/browser';
import ByBranch from './ByBranch';
import FailedGroup from './FailedGroup';
import page from './index.mdx?raw';
import OpenGroups from './OpenGroups';
import SortedGroups from './SortedGroups';

const claim = claimsOf(page);

type Source = NonNullable<DataGridPremiumProps['dataSource']>;

const api: RefObject<GridApi | null> = { current: null };

function makeSource(own: Partial<Source> = {}) {
  const server = createServer(loans, { delay: 0 });
  const getRows = vi.fn(
    async ({ sortModel, filterModel, groupFields = [], groupKeys }: GridGetRowsParams) => {
      const query = { sort: sortModel, filter: filterModel, group: groupFields, keys: groupKeys };
      const { rows } = await server.getGroups({ ...query, start: 0, end: 99 });
      return { rows };
    },
  );
  return {
    getRows,
    getGroupKey: (row: { group: string }) => row.group,
    getChildrenCount: (row: { count: number }) => row.count,
    ...own,
  } as unknown as Source & { getRows: Mock<Source['getRows']> };
}

const columns = [
  { field: 'branch' },
  { field: 'author', width: 160 },
  { field: 'title' },
  { field: 'renewals', type: 'number' as const },
];

const Groups = ({
  model = ['branch', 'author'],
  ...props
}: Partial<DataGridPremiumProps> & { model?: string[] }) => (
  <div style={{ height: 640, width: 800 }}>
    <DataGridPremium
      apiRef={api}
      columns={columns}
      initialState={{ rowGrouping: { model } }}
      groupingColDef={{ width: 220 }}
      density="compact"
      {...props}
    />
  </div>
);

const names = (field = '__row_group_by_columns_group__') =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    (cell) => cell.textContent ?? '',
  );
const toggle = (name: string) => {
  const rows = [...document.querySelectorAll('.MuiDataGrid-row')];
  const row = rows.find(({ textContent }) => textContent?.startsWith(name));
  return row?.querySelector('button') as HTMLElement;
};
const branches = ['Central (15)', 'Harbor (15)', 'Northgate (15)', 'Old Mill (15)'];

claim('If no group has a name, lazyLoading may be set', async () => {
  const source = makeSource();
  await show(<Groups dataSource={source} lazyLoading />);
  await expect.poll(() => document.querySelectorAll('.MuiDataGrid-row').length).toBe(4);
  expect(names().join('')).toBe('');
});

claim('Is loaded as a whole, unless your server splits it into ranges', async () => {
  const ranges = ['1–2', '3–4'].map((group) => {
    return { id: `range/${group}`, group, count: 2 };
  });
  const books = [1, 2].map((id) => {
    return { id, title: `Book ${id}` };
  });
  const getRows = vi.fn(async ({ groupKeys = [] }: GridGetRowsParams) => {
    const rows = [[{ id: 'group/Harbor', group: 'Harbor', count: 4 }], ranges, books];
    return { rows: rows[groupKeys.length] ?? [] };
  });
  await show(<Groups dataSource={makeSource({ getRows })} model={['branch']} />);
  await expect.poll(() => names()).toEqual(['Harbor (4)']);
  await userEvent.click(toggle('Harbor'));
  await expect.poll(() => names()).toEqual(['Harbor (4)', '1–2 (2)', '3–4 (2)']);
  await userEvent.click(toggle('3–4'));
  await expect.poll(() => names().length).toBe(5);
  expect(getRows.mock.lastCall?.[0].groupKeys).toEqual(['Harbor', '3–4']);
  expect(document.body.textContent).toContain('Book 2');
});

claim('Then stop grouping by a field in the column', async () => {
  const screen = await show(<ByBranch />);
  const log = screen.getByRole('log');
  await expect.poll(() => names().slice(0, 4)).toEqual(branches);
  await userEvent.click(toggle('Harbor'));
  await expect.element(log).toHaveTextContent(/200 GET .*group=branch,author&keys=Harbor$/);
  await expect.poll(() => names()[2]).toBe('Bram Stoker (13)');
  await userEvent.click(toggle('Bram Stoker'));
  await expect.element(log).toHaveTextContent(/200 GET .*keys=Harbor,Bram Stoker$/);
  await userEvent.click(screen.getByRole('columnheader', { name: 'Branch and author' }));
  await userEvent.hover(screen.getByRole('columnheader', { name: 'Branch and author' }));
  await userEvent.click(screen.getByRole('button', { name: /Branch and author column menu/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Stop grouping by Branch' }));
  await expect.element(log).toHaveTextContent(/group=author/);
});

claim('With groups by branch and author, your server gets these requests', async () => {
  const source = makeSource();
  await show(<Groups dataSource={source} />);
  await expect.poll(names).toEqual(branches);
  await userEvent.click(toggle('Harbor'));
  await expect.poll(() => names()[2]).toBe('Bram Stoker (13)');
  await userEvent.click(toggle('Bram Stoker'));
  await expect.poll(() => source.getRows.mock.calls.length).toBe(3);
  api.current?.setRowGroupingModel([]);
  await expect.poll(() => source.getRows.mock.calls.length).toBe(4);
  expect(
    source.getRows.mock.calls.map(([{ groupFields, groupKeys }]) => [groupFields, groupKeys]),
  ).toEqual([
    [['branch', 'author'], []],
    [['branch', 'author'], ['Harbor']],
    [
      ['branch', 'author'],
      ['Harbor', 'Bram Stoker'],
    ],
    [[], []],
  ]);
});

claim("-1 means that there are children, but their number isn't known", async () => {
  const getChildrenCount = (row: { count?: number }) => (row.count ? -1 : 0);
  const source = makeSource({ getChildrenCount } as unknown as Partial<Source>);
  await show(<Groups dataSource={source} />);
  await expect.poll(names).toEqual(['Central', 'Harbor', 'Northgate', 'Old Mill']);
  await userEvent.click(toggle('Harbor'));
  await expect.poll(() => names()[2]).toBe('Bram Stoker');
});

claim('For rows without children, getGroupKey may return undefined', async () => {
  await show(<Groups dataSource={makeSource()} model={['branch']} />);
  await expect.poll(() => names().length).toBe(4);
  await userEvent.click(toggle('Central'));
  await expect.poll(() => names('title')[1]).not.toBe('');
  await expect.poll(() => names('author')[1]).not.toBe('');
});

claim('Each change requests the top level again', async () => {
  const source = makeSource();
  await show(<Groups dataSource={source} />);
  await expect.poll(names).toEqual(branches);
  api.current?.setRowGroupingModel(['author']);
  await expect.poll(() => names()[0]).toBe('Bram Stoker (58)');
  expect(source.getRows.mock.lastCall?.[0]).toMatchObject({
    groupFields: ['author'],
    groupKeys: [],
  });
});

claim('groupingValueGetter has no effect', async () => {
  const groupingValueGetter = vi.fn(() => 'Mine');
  const own = [{ field: 'branch', groupingValueGetter }];
  await show(<Groups dataSource={makeSource()} model={['branch']} columns={own} />);
  await expect.poll(() => names().length).toBe(4);
  await userEvent.click(toggle('Central'));
  await expect.poll(() => names().length).toBeGreaterThan(4);
  expect(names().some((name) => name.includes('Mine'))).toBe(false);
  expect(groupingValueGetter).not.toHaveBeenCalled();
});

claim('Sorting or filtering requests the top level again, and closes all groups', async () => {
  const source = makeSource();
  await show(<Groups dataSource={source} />);
  await expect.poll(names).toEqual(branches);
  await userEvent.click(toggle('Harbor'));
  await expect.poll(() => names().length).toBeGreaterThan(4);
  api.current?.setSortModel([{ field: 'branch', sort: 'desc' }]);
  await expect.poll(names).toEqual(branches.toReversed());
  const items = [{ id: 1, field: 'title', operator: 'equals', value: 'Emma' }];
  await userEvent.click(toggle('Harbor'));
  await expect.poll(() => names().length).toBeGreaterThan(4);
  api.current?.setFilterModel({ items });
  await expect.poll(() => names()[3]).toBe('Central (1)');
  expect(source.getRows.mock.lastCall?.[0].groupKeys).toEqual([]);
});

claim('it starts with the last author', async () => {
  const screen = await show(<SortedGroups />);
  await expect.poll(() => names()[0]).toContain('Wilkie Collins');
  await expect.element(screen.getByRole('status')).toHaveTextContent(/sort=author:desc/);
  await userEvent.click(toggle('Emily'));
  await expect.element(screen.getByRole('status')).toHaveTextContent(/sort=title:desc/);
});

claim(
  "there's a column for each field, such as __row_group_by_columns_group_branch__",
  async () => {
    await show(<Groups dataSource={makeSource()} rowGroupingColumnMode="multiple" />);
    await expect.poll(() => names('__row_group_by_columns_group_branch__')).toEqual(branches);
  },
);

claim(
  'Here there are two requests, one for the branches and one for the loans of Harbor',
  async () => {
    const screen = await show(<OpenGroups />);
    const count = loans.filter(({ branch }) => branch === 'Harbor').length;
    await expect.poll(names).toContain(`Harbor (${count})`);
    await expect.poll(() => names('title')[2]).not.toBe('');
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent(/^Requests: 2, .*keys=Harbor$/);
  },
);

claim('Opens or closes the group, and loads its rows', async () => {
  await show(<Groups dataSource={makeSource()} />);
  await expect.poll(names).toEqual(branches);
  await userEvent.click(document.querySelector('[role=gridcell]') as HTMLElement);
  await userEvent.keyboard(' ');
  await expect.poll(() => names().length).toBeGreaterThan(4);
  await userEvent.keyboard(' ');
  await expect.poll(names).toEqual(branches);
});

claim('loads a group and opens it', async () => {
  const source = makeSource();
  await show(<Groups dataSource={source} />);
  await expect.poll(names).toEqual(branches);
  api.current?.dataSource.fetchRows('group/Harbor');
  await expect.poll(() => names()[2]).toBe('Bram Stoker (13)');
  api.current?.setRowChildrenExpansion('group/Harbor', false);
  await expect.poll(names).toEqual(branches);
  await userEvent.click(toggle('Harbor'));
  await expect.poll(() => names()[2]).toBe('Bram Stoker (13)');
  expect(source.getRows).toHaveBeenCalledTimes(2);
});

const dots = () => document.querySelectorAll('.MuiBadge-badge:not(.MuiBadge-invisible)').length;

claim('Opening the group again sends the request again', async () => {
  const screen = await show(<FailedGroup />);
  await expect.poll(() => names().length).toBeGreaterThan(4);
  await userEvent.click(screen.getByRole('button', { name: 'Let the next request fail' }));
  await userEvent.click(toggle('Charles Dickens'));
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent("Charles Dickens can't be loaded. The server answered 503.");
  await expect.poll(dots).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).not.toBe(document.body);
  await userEvent.click(toggle('Charles Dickens'));
  await expect.poll(() => toggle('Charles Dickens').ariaLabel).toBe('hide children');
  expect(dots()).toBe(0);
});

claim(
  'An empty list means that the request for the top level failed; the grid is then empty',
  async () => {
    const onDataSourceError = vi.fn();
    const getRows = () => Promise.reject(new Error('Down'));
    await show(
      <Groups dataSource={makeSource({ getRows })} onDataSourceError={onDataSourceError} />,
    );
    await expect.poll(() => onDataSourceError.mock.calls.length).toBe(1);
    expect(onDataSourceError.mock.lastCall?.[0].params.groupKeys).toEqual([]);
    expect(names()).toEqual([]);
  },
);

claim(
  'If the sorting, the filter or the groups change before the answer for a group arrives, the grid ignores the answer',
  async () => {
    let answer = () => {};
    const source = makeSource();
    const real = source.getRows.getMockImplementation() as typeof source.getRows;
    await show(<Groups dataSource={source} />);
    await expect.poll(names).toEqual(branches);
    source.getRows.mockImplementationOnce(async (params) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return real(params);
    });
    await userEvent.click(toggle('Harbor'));
    await expect.poll(() => source.getRows.mock.calls.length).toBe(2);
    api.current?.setRowGroupingModel(['author']);
    await expect.poll(() => names()[0]).toBe('Bram Stoker (58)');
    answer();
    await userEvent.click(toggle('Wilkie Collins'));
    await expect.poll(() => toggle('Wilkie Collins').ariaLabel).toBe('hide children');
    expect(names()[0]).toBe('Bram Stoker (58)');
    expect(names().some((name) => name.startsWith('Harbor'))).toBe(false);
  },
);

claim('the answer to a later request for the same group is shown', async () => {
  let answer = () => {};
  const source = makeSource();
  const real = source.getRows.getMockImplementation() as typeof source.getRows;
  await show(<Groups dataSource={source} />);
  await expect.poll(names).toEqual(branches);
  await userEvent.click(toggle('Harbor'));
  await expect.poll(() => names().length).toBeGreaterThan(4);
  api.current?.setSortModel([{ field: 'title', sort: 'desc' }]);
  await expect.poll(() => names().length).toBe(4);
  source.getRows.mockImplementationOnce(async (params) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return real(params);
  });
  await userEvent.click(toggle('Harbor'));
  await expect.poll(() => source.getRows.mock.calls.length).toBe(4);
  // The groups in this order come from the cache.
  api.current?.setSortModel([]);
  await expect.poll(() => toggle('Harbor')?.ariaLabel).toBe('see children');
  answer();
  await expect.poll(() => toggle('Harbor')?.ariaLabel).toBe('hide children');
  expect(source.getRows).toHaveBeenCalledTimes(4);
});

claim('Open groups stay open', async () => {
  await show(<Groups rows={loans} model={['branch']} isGroupExpandedByDefault={() => false} />);
  await expect.poll(() => names().length).toBe(4);
  await userEvent.click(toggle('Central'));
  await expect.poll(() => names().length).toBeGreaterThan(4);
  api.current?.setSortModel([{ field: 'title', sort: 'desc' }]);
  await expect.poll(() => names('title').find(Boolean)).toBe('Wuthering Heights');
  expect(names().length).toBeGreaterThan(4);
});

claim('Selects the loaded ones', async () => {
  await show(<Groups dataSource={makeSource()} checkboxSelection />);
  await expect.poll(names).toEqual(branches);
  const check = () =>
    userEvent.click(document.querySelector('.MuiDataGrid-row input[type=checkbox]') as HTMLElement);
  await check();
  await expect.poll(() => api.current?.getSelectedRows().size).toBe(1);
  await check();
  await userEvent.click(toggle('Central'));
  await expect.poll(() => names().length).toBe(19);
  await check();
  await expect.poll(() => api.current?.getSelectedRows().size).toBe(16);
});

claim('rowGroupingModel is a new array in each render', async () => {
  const source = makeSource();
  const element = () => <Groups dataSource={source} rowGroupingModel={['branch']} />;
  const screen = await show(element());
  await expect.poll(() => names().length).toBe(4);
  source.getRows.mockClear();
  api.current?.dataSource.cache.clear();
  await screen.rerender(element());
  await expect.poll(() => source.getRows.mock.calls.length).toBe(1);
});

claim('Groups close on every render', async () => {
  const source = makeSource();
  const element = () => <Groups dataSource={source} rowGroupingModel={['branch', 'author']} />;
  const screen = await show(element());
  await expect.poll(names).toEqual(branches);
  await userEvent.click(toggle('Harbor'));
  await expect.poll(() => names().length).toBeGreaterThan(4);
  await screen.rerender(element());
  await expect.poll(names).toEqual(branches);
  expect(source.getRows).toHaveBeenCalledTimes(2);
});

claim('turns off grouping altogether, including the groups of your model', async () => {
  const server = createServer(loans, { delay: 0 });
  const getRows = vi.fn(async (_: GridGetRowsParams) => {
    const { rows } = await server.getRange({ start: 0, end: 9 });
    return { rows };
  });
  await show(<Groups dataSource={{ getRows }} disableRowGrouping />);
  await expect.poll(() => names('title').length).toBe(10);
  expect(names()).toEqual([]);
});

claim('No getGroupKey method provided with the dataSource.', async () => {
  failures();
  const { getRows, getChildrenCount } = makeSource();
  const screen = await show(
    <Caught>
      <Groups dataSource={{ getRows, getChildrenCount } as unknown as Source} />
    </Caught>,
  );
  await expect.poll(() => screen.container.textContent).toContain('No `getGroupKey` method');
});

claim("users can't sort or filter by a single grouping column", async () => {
  const source = makeSource();
  const screen = await show(<Groups dataSource={source} />);
  await expect.poll(names).toEqual(branches);
  await userEvent.click(screen.getByRole('columnheader').first());
  await userEvent.click(screen.getByRole('columnheader', { name: 'renewals' }));
  await expect.poll(() => source.getRows.mock.lastCall?.[0].sortModel).toHaveLength(1);
  expect(source.getRows.mock.calls.map(([{ sortModel }]) => sortModel[0]?.field)).toEqual([
    undefined,
    'renewals',
  ]);
});

claim('which users can sort by', async () => {
  const source = makeSource();
  const screen = await show(<Groups dataSource={source} rowGroupingColumnMode="multiple" />);
  await expect.poll(() => names('__row_group_by_columns_group_branch__')).toEqual(branches);
  await userEvent.click(screen.getByRole('columnheader').first());
  await expect
    .poll(() => source.getRows.mock.lastCall?.[0].sortModel[0]?.field)
    .toBe('__row_group_by_columns_group_branch__');
});

claim("Set groupingColDef={{ sortable: false }} if your server can't do it", async () => {
  const source = makeSource();
  const screen = await show(
    <Groups
      dataSource={source}
      groupingColDef={{ sortable: false }}
      rowGroupingColumnMode="multiple"
    />,
  );
  await expect.poll(() => names('__row_group_by_columns_group_branch__')).toEqual(branches);
  await userEvent.click(screen.getByRole('columnheader').first());
  await userEvent.click(screen.getByRole('columnheader', { name: 'renewals' }));
  await expect.poll(() => source.getRows.mock.lastCall?.[0].sortModel).toHaveLength(1);
  expect(source.getRows.mock.calls.map(([{ sortModel }]) => sortModel[0]?.field)).toEqual([
    undefined,
    'renewals',
  ]);
});

claim('A group or a row is missing, or a group has no name', async () => {
  const group = (id: string, name = id) => ({ id, group: name, count: 1 });
  const withAnswers = (answers: Record<string, object[]>) =>
    makeSource({
      getRows: ({ groupKeys = [] }: { groupKeys?: string[] }) =>
        Promise.resolve({ rows: answers[groupKeys.join('/')] ?? [] }),
    } as unknown as Partial<Source>);
  const screen = await show(
    <Groups
      dataSource={withAnswers({ '': [group('1', 'A'), group('1', 'B'), group('2', 'C')] })}
    />,
  );
  await expect.poll(names).toEqual(['B (1)', 'C (1)']);
  await screen.unmount();

  const austen = [group('1', 'Austen')];
  await show(
    <Groups dataSource={withAnswers({ '': [group('A'), group('B')], A: austen, B: austen })} />,
  );
  await expect.poll(names).toEqual(['A (1)', 'B (1)']);
  await userEvent.click(toggle('A'));
  await expect.poll(names).toEqual(['A (1)', 'Austen (1)', 'B (1)']);
  await userEvent.click(toggle('B'));
  await expect.poll(names).toEqual(['', 'B (1)']);
});

claim('The number that getChildrenCount returns; none for -1', async () => {
  const getRows = () =>
    Promise.resolve({
      rows: [
        { id: 1, group: 'Counted', count: 12 },
        { id: 2, group: 'Uncounted', count: -1 },
      ],
      rowCount: 2,
    });
  const source: Source = {
    getRows,
    getGroupKey: (row) => row.group,
    getChildrenCount: (row) => row.count,
  };
  await show(<Groups dataSource={source} model={['branch']} />);
  await expect
    .poll(() =>
      [
        ...document.querySelectorAll(
          '[role=gridcell][data-field="__row_group_by_columns_group__"]',
        ),
      ].map(({ textContent }) => textContent),
    )
    .toEqual(['Counted (12)', 'Uncounted']);
});

claim('No getChildrenCount method provided with the dataSource.', async () => {
  const failed = failures();
  await show(
    <Caught>
      <Groups dataSource={makeSource({ getChildrenCount: undefined })} />
    </Caught>,
  );
  await expect
    .poll(() => failed() + document.body.textContent)
    .toContain('No `getChildrenCount` method provided with the dataSource.');
});

claim('getRowGroupChildren() returns only rows that have been loaded', async () => {
  const dataSource = makeSource();
  await show(<Groups model={['branch']} dataSource={dataSource} />);
  const group = () =>
    [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row')].find(({ textContent }) =>
      textContent?.startsWith('Harbor'),
    );
  await expect.poll(group).toBeTruthy();
  const groupId = group()?.dataset.id ?? '';
  const children = () => api.current?.getRowGroupChildren({ groupId });
  const asked = dataSource.getRows.mock.calls.length;
  expect(children()).toEqual([]);
  api.current?.setRowChildrenExpansion(groupId, true);
  await expect
    .poll(() => api.current?.getRowNode(groupId))
    .toMatchObject({ childrenExpanded: true });
  expect(dataSource.getRows.mock.calls).toHaveLength(asked);
  void api.current?.dataSource.fetchRows(groupId);
  await expect.poll(() => children()?.length).toBeGreaterThan(0);
});

claim('The grid requests the top level again, and opens only what', async () => {
  const source = makeSource();
  const open = new Set<GridRowId>();
  const wasOpen = ({ id }: GridGroupNode) => open.has(id);
  function Remembering() {
    useEffect(
      () =>
        api.current?.subscribeEvent('rowExpansionChange', ({ id, childrenExpanded }) => {
          if (childrenExpanded) open.add(id);
          else open.delete(id);
        }),
      [],
    );
    return <Groups dataSource={source} isGroupExpandedByDefault={wasOpen} />;
  }
  await show(<Remembering />);
  await expect.poll(names).toEqual(branches);
  await userEvent.click(toggle('Harbor'));
  await expect.poll(() => names()[2]).toBe('Bram Stoker (13)');
  const before = source.getRows.mock.calls.length;
  api.current?.setSortModel([{ field: 'title', sort: 'asc' }]);
  await expect.poll(() => source.getRows.mock.calls.length).toBe(before + 2);
  expect(source.getRows.mock.lastCall?.[0].groupKeys).toEqual(['Harbor']);
  await expect.poll(names).toContain('Bram Stoker (13)');
});

claim('Each group that opens takes a request again, unless its rows are cached', async () => {
  const source = makeSource();
  const isHarbor = ({ groupingKey }: GridGroupNode) => groupingKey === 'Harbor';
  await show(<Groups dataSource={source} isGroupExpandedByDefault={isHarbor} />);
  const calls = () => source.getRows.mock.calls.length;
  await expect.poll(names).toContain('Bram Stoker (13)');
  expect(calls()).toBe(2);
  api.current?.setSortModel([{ field: 'branch', sort: 'desc' }]);
  await expect.poll(() => names()[0]).toBe('Old Mill (15)');
  await expect.poll(names).toContain('Bram Stoker (13)');
  expect(calls()).toBe(4);
  api.current?.setSortModel([]);
  await expect.poll(() => names()[0]).toBe('Central (15)');
  await expect.poll(names).toContain('Bram Stoker (13)');
  expect(calls()).toBe(4);
});
