import {
  type GridApi,
  type GridValidRowModel,
  getRowGroupingFieldFromGroupingCriteria,
  gridRowSelectionIdsSelector,
  isGroupingColumn,
} from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import type { RefObject } from 'react';
import { films } from 'sample-data/films';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  rows,
  columns,
  api,
  byG,
  byBoth,
  single,
  Grid,
  lines,
  shown,
  groups,
  plain,
  sorted,
  byYear,
} from '../claimsGrid';
import GroupsAndTotals from './GroupsAndTotals';
import page from './index.mdx?raw';
import RowsOfGroup from './RowsOfGroup';
import SelectGroups from './SelectGroups';
import SortEachColumn from './SortEachColumn';
import SortOneColumn from './SortOneColumn';

const claim = claimsOf(page);

claim('Groups, each level with the comparator of its own field', async () => {
  const screen = await show(<Grid sortModel={sorted('asc')} />);
  await shown(['A (2),,,', ',A,x,9', ',A,y,1', 'B (2),,,', ',B,x,2', ',B,y,5']);
  await screen.unmount();
  const reversed = columns.map((column) =>
    column.field === 'h'
      ? { ...column, sortComparator: (a: string, b: string) => (a < b ? 1 : -1) }
      : column,
  );
  for (const mainGroupingCriteria of ['g', 'h']) {
    const grid = await show(
      <Grid
        columns={reversed}
        initialState={byBoth}
        groupingColDef={{ mainGroupingCriteria }}
        sortModel={sorted('asc')}
      />,
    );
    await expect.poll(groups).toEqual(['A (2)', 'y (1)', 'x (1)', 'B (2)', 'y (1)', 'x (1)']);
    await grid.unmount();
  }
});

claim('Rows, by that field', async () => {
  await show(<Grid groupingColDef={{ leafField: 'size' }} sortModel={sorted('asc')} />);
  await shown(['B (2),,,', '2,B,x,2', '5,B,y,5', 'A (2),,,', '1,A,y,1', '9,A,x,9']);
});

claim('Takes precedence over leafField', async () => {
  await show(
    <Grid
      groupingColDef={{ leafField: 'size', mainGroupingCriteria: 'g' }}
      sortModel={sorted('asc')}
    />,
  );
  await shown(['A (2),,,', '9,A,x,9', '1,A,y,1', 'B (2),,,', '2,B,x,2', '5,B,y,5']);
});

claim('Every level is sorted in the same direction', async () => {
  const screen = await show(<Grid initialState={byBoth} sortModel={sorted('desc')} />);
  await expect.poll(groups).toEqual(['B (2)', 'y (1)', 'x (1)', 'A (2)', 'y (1)', 'x (1)']);
  await screen.rerender(
    <Grid
      initialState={byBoth}
      filterModel={{ items: [{ field: single, operator: 'equals', value: 'x' }] }}
    />,
  );
  await expect.poll(groups).toEqual(['B (1)', 'x (1)', 'A (1)', 'x (1)']);
});

claim('The first sorts the groups, the second the rows in each of them', async () => {
  await show(<Grid sortModel={[...sorted('desc'), ...sorted('desc', 'size')]} />);
  await shown(['B (2),,,', ',B,y,5', ',B,x,2', 'A (2),,,', ',A,x,9', ',A,y,1']);
});

claim('If a group matches a filter on its grouping column, all its rows stay', async () => {
  await show(<Grid filterModel={{ items: [{ field: single, operator: 'equals', value: 'A' }] }} />);
  await shown(['A (2),,,', ',A,x,9', ',A,y,1']);
});

claim('a group without matching rows disappears', async () => {
  await show(<Grid filterModel={{ items: [{ field: 'size', operator: '>', value: 5 }] }} />);
  await shown(['A (1),,,', ',A,x,9']);
});

claim('Clear Orion with each of the switches', async () => {
  const screen = await show(<SelectGroups />);
  const orion = screen.getByRole('row', { name: /Orion \(6\)/ }).getByRole('checkbox');
  await userEvent.click(orion);
  await expect.element(screen.getByText('7 rows selected')).toBeVisible();
  await userEvent.click(screen.getByRole('switch', { name: 'A group selects its rows' }));
  await userEvent.click(orion);
  await expect.element(screen.getByText('6 rows selected')).toBeVisible();
});

claim('The model also contains the ids of groups', async () => {
  const models: unknown[] = [];
  const screen = await show(
    <Grid checkboxSelection onRowSelectionModelChange={({ ids }) => models.push([...ids])} />,
  );
  await userEvent.click(screen.getByRole('row', { name: /A \(2\)/ }).getByRole('checkbox'));
  await expect.poll(() => models.at(-1)).toContain('auto-generated-row-g/A');
});

claim('their rows are undefined', async () => {
  const screen = await show(<Grid checkboxSelection />);
  await userEvent.click(screen.getByRole('row', { name: /A \(2\)/ }).getByRole('checkbox'));
  await expect.element(screen.getByText('3 rows selected')).toBeVisible();
  const selected = gridRowSelectionIdsSelector(api as RefObject<GridApi>);
  expect(selected.get('auto-generated-row-g/A')).toBeUndefined();
  expect(selected.get(2)).toEqual(rows[1]);
});

const selectedRowsOf = (apiRef: RefObject<GridApi | null>): GridValidRowModel[] =>
  [...gridRowSelectionIdsSelector(apiRef).values()].filter((row) => row !== undefined);

claim('This returns only your rows, also after', async () => {
  const screen = await show(<Grid checkboxSelection />);
  const selected = () => selectedRowsOf(api).map(({ id }) => id);
  await userEvent.click(screen.getByRole('row', { name: /A \(2\)/ }).getByRole('checkbox'));
  await expect.poll(selected).toEqual([2, 3]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  await expect.poll(() => selected().toSorted()).toEqual([1, 2, 3, 4]);
});

claim("returns the grouping column's field for a field of yours", () => {
  const field = getRowGroupingFieldFromGroupingCriteria('genre');
  expect(field).toBe('__row_group_by_columns_group_genre__');
  expect(isGroupingColumn(field)).toBe(true);
  expect(isGroupingColumn('genre')).toBe(false);
});

claim('A click on a group selects the group', async () => {
  const screen = await show(<Grid />);
  await userEvent.click(screen.getByRole('row', { name: /A \(2\)/ }).getByText('A (2)'));
  await expect.element(screen.getByText('3 rows selected')).toBeVisible();
  await screen.rerender(<Grid rowSelectionPropagation={{ parents: false, descendants: false }} />);
  await userEvent.click(screen.getByRole('row', { name: /B \(2\)/ }).getByText('B (2)'));
  await expect.element(screen.getByText('1 row selected')).toBeVisible();
});

claim(
  'By another column, applies to rows only. Counts change, empty groups disappear',
  async () => {
    const greater = (value: number) => ({ items: [{ field: 'size', operator: '>', value }] });
    const totals = { ...byG, aggregation: { model: { size: 'sum' } } };
    const screen = await show(<Grid initialState={totals} filterModel={greater(3)} />);
    await expect.poll(groups).toEqual(['B (1)', 'A (1)']);
    await screen.rerender(<Grid initialState={totals} filterModel={greater(5)} />);
    await expect.poll(groups).toEqual(['A (1)']);
    // The sum of this group is 10, of none of its rows.
    await screen.rerender(<Grid initialState={totals} filterModel={greater(9)} />);
    await expect.poll(groups).toEqual([]);
  },
);

claim('Selected rows come with their group if the group is selected', async () => {
  const screen = await show(<Grid checkboxSelection />);
  const csv = () => api.current?.getDataAsCsv({ includeHeaders: false }).split('\r\n');
  const box = (name: RegExp) => screen.getByRole('row', { name }).getByRole('checkbox');
  await userEvent.click(box(/A x 9/));
  await expect.poll(csv).toEqual([',A,x,9']);
  await userEvent.click(box(/A y 1/));
  await expect.poll(csv).toEqual(['A,,,', ',A,x,9', ',A,y,1']);
});

claim("Grouping columns come first and can't be dragged", async () => {
  const first = () => api.current?.getVisibleColumns()[0]?.field;
  const screen = await show(<Grid />);
  await expect.poll(first).toBe(single);
  const draggable = (field: string) =>
    document
      .querySelector(`[role=columnheader][data-field="${field}"] [draggable]`)
      ?.getAttribute('draggable');
  expect(draggable(single)).not.toBe('true');
  expect(draggable('size')).toBe('true');
  await screen.unmount();
  // "`orderedFields` in `initialState.columns` can put others before them."
  const orderedFields = ['size', single, 'h', 'g'];
  await show(<Grid initialState={{ ...byG, columns: { orderedFields } }} />);
  await expect.poll(first).toBe('size');
});

claim('Groups keep their order, unless the column is aggregated', async () => {
  const screen = await show(<Grid sortModel={sorted('desc', 'size')} />);
  await shown(['B (2),,,', ',B,y,5', ',B,x,2', 'A (2),,,', ',A,x,9', ',A,y,1']);
  await screen.unmount();
  const totals = await show(
    <Grid initialState={{ ...byG, aggregation: { model: { size: 'sum' } } }} />,
  );
  await expect.poll(() => lines()[0]).toBe('B (2),,,7');
  await userEvent.click(totals.getByRole('columnheader', { name: 'size' }));
  await userEvent.click(totals.getByRole('columnheader', { name: 'size' }));
  await expect.poll(() => lines()[0]).toBe('A (2),,,10');
});

claim(
  'Finds groups by name, with all their rows, even if the grouped column is hidden',
  async () => {
    await show(
      <Grid
        columnVisibilityModel={{ g: false }}
        filterModel={{ items: [], quickFilterValues: ['A'] }}
      />,
    );
    await shown(['A (2),,', ',x,9', ',y,1']);
  },
);

claim('a page of ten is ten groups', async () => {
  const screen = await show(
    <Grid
      pagination
      initialState={{ ...byG, pagination: { paginationModel: { pageSize: 1 } } }}
      pageSizeOptions={[1]}
    />,
  );
  await expect.element(screen.getByText('1–1 of 2')).toBeVisible();
  await shown(plain.slice(0, 3));
});

claim('followed by their rows, even if the group is closed', async () => {
  await show(<Grid defaultGroupingExpansionDepth={0} aggregationModel={{ size: 'sum' }} />);
  await expect.poll(() => lines().length).toBe(3);
  expect(api.current?.getDataAsCsv().split('\r\n')).toEqual([
    'g,g,h,size',
    'B,,,7',
    ',B,x,2',
    ',B,y,5',
    'A,,,10',
    ',A,x,9',
    ',A,y,1',
    ',,,17',
  ]);
});

claim("Are outside of all groups, and aren't included in counts and totals", async () => {
  await show(
    <Grid
      pinnedRows={{ top: [{ id: 9, g: 'A', h: 'p', size: 100 }] }}
      aggregationModel={{ size: 'sum' }}
    />,
  );
  await shown([
    ',A,p,100',
    'B (2),,,7',
    ',B,x,2',
    ',B,y,5',
    'A (2),,,10',
    ',A,x,9',
    ',A,y,1',
    ',,,17',
  ]);
});

claim("When the value that's grouped by changes, the row moves to another group", async () => {
  await show(<Grid />);
  await shown(plain);
  api.current?.updateRows([{ id: 1, g: 'A' }]);
  await shown(['B (1),,,', ',B,y,5', 'A (3),,,', ',A,x,9', ',A,y,1', ',A,x,2']);
});

claim("groups can't be edited", async () => {
  const screen = await show(<Grid />);
  await shown(plain);
  const size = document.querySelector('[role=row][data-id^=auto] [data-field=size]') as HTMLElement;
  await userEvent.dblClick(size);
  const editing = document.querySelectorAll('.MuiDataGrid-cell--editing');
  expect(editing).toHaveLength(0);
  await userEvent.dblClick(screen.getByRole('gridcell', { name: '9' }));
  await expect.poll(() => document.querySelectorAll('.MuiDataGrid-cell--editing').length).toBe(1);
});

claim("the handles can't be dragged", async () => {
  await show(<Grid rowReordering />);
  await expect.poll(() => document.querySelectorAll('.MuiDataGrid-rowReorderCell').length).toBe(6);
  const handles = [...document.querySelectorAll('.MuiDataGrid-rowReorderCell')];
  expect(handles.map((handle) => handle.getAttribute('draggable'))).not.toContain('true');
});

claim('With skipAutoGeneratedRows: false, the list includes the groups inside it', async () => {
  await show(<Grid initialState={byBoth} />);
  await expect.poll(() => lines().length).toBe(10);
  const groupId = 'auto-generated-row-g/A';
  expect(api.current?.getRowGroupChildren({ groupId })).toEqual([2, 3]);
  expect(api.current?.getRowGroupChildren({ groupId, skipAutoGeneratedRows: false })).toHaveLength(
    4,
  );
});

claim('Click a genre', async () => {
  const screen = await show(<RowsOfGroup />);
  await userEvent.click(screen.getByText('Drama').first());
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent(/Drama: \d+ films, \d+ minutes/);
});

claim('and a filter on the single column finds groups of any level', async () => {
  await show(<SortOneColumn />);
  await expect.poll(() => byYear()[0]?.[1].length).toBeGreaterThan(1);
  const [years, genres] = [byYear().map(([year]) => year), byYear()[0]?.[1] ?? []];
  expect(genres).toEqual([...genres].sort().reverse());
  expect(years).toEqual([...years].sort().reverse());
});

claim('To sort levels in different directions, use several columns', async () => {
  await show(<SortEachColumn />);
  await expect.poll(() => byYear()[0]?.[1].length).toBeGreaterThan(1);
  const [years, genres] = [byYear().map(([year]) => year), byYear()[0]?.[1] ?? []];
  expect(genres).toEqual([...genres].sort());
  expect(years).toEqual([...years].sort().reverse());
});

claim('adds figures to each group, and a total at the bottom', async () => {
  await show(<GroupsAndTotals />);
  const sum = (of: typeof films) =>
    of.reduce((total, { tickets }) => total + tickets, 0).toLocaleString('en-US');
  const dramas = films.filter(({ genre }) => genre === 'Drama');
  await expect
    .poll(() => lines(/__row_group|tickets/)[0])
    .toBe(`Drama (${dramas.length}),${sum(dramas)}`);
  expect(lines(/tickets/).at(-1)).toBe(sum(films));
});

claim("rows aren't sorted or filtered again, and both models stay as they are", async () => {
  const initialState = { ...byG, sorting: { sortModel: sorted('asc') } };
  const byGroup = { leafField: 'size', mainGroupingCriteria: 'g' };
  const screen = await show(<Grid initialState={initialState} groupingColDef={byGroup} />);
  const order = ['A (2)', '9', '1', 'B (2)', '2', '5'];
  await expect.poll(groups).toEqual(order);
  await screen.rerender(
    <Grid initialState={initialState} groupingColDef={{ leafField: 'size' }} />,
  );
  await expect.poll(() => api.current?.getColumn(single).headerName).toBe('size');
  expect(groups()).toEqual(order);
  expect(api.current?.getSortModel()).toEqual(sorted('asc'));
  api.current?.applySorting();
  await expect.poll(groups).not.toEqual(order);
});

claim('until the columns or the groups change', async () => {
  const first = () => api.current?.getVisibleColumns()[0]?.field;
  const orderedFields = ['size', single, 'h', 'g'];
  await show(<Grid initialState={{ ...byG, columns: { orderedFields } }} />);
  await expect.poll(first).toBe('size');
  api.current?.setRowGroupingModel(['g', 'h']);
  await expect.poll(first).toBe(single);
});
