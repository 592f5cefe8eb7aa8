import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  getRowGroupingFieldFromGroupingCriteria,
  gridRowSelectionIdsSelector,
  isGroupingColumn,
} from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import type { RefObject } from 'react';
import { films } from 'sample-data/films';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import ByCompany from './ByCompany';
import ByLength from './ByLength';
import ColumnForEach from './ColumnForEach';
import ControlledGroups from './ControlledGroups';
import DefinedByField from './DefinedByField';
import FilmsByGenre from './FilmsByGenre';
import FixedGroups from './FixedGroups';
import GroupChips from './GroupChips';
import GroupsAndTotals from './GroupsAndTotals';
import HiddenWhileGrouped from './HiddenWhileGrouped';
import page from './index.mdx?raw';
import LeavesInLastColumn from './LeavesInLastColumn';
import NoCinema from './NoCinema';
import NoGrouping from './NoGrouping';
import NoneAsGroup from './NoneAsGroup';
import OneColumn from './OneColumn';
import OpenFromCode from './OpenFromCode';
import OpenLevels from './OpenLevels';
import OpenSome from './OpenSome';
import OwnGroupingColumn from './OwnGroupingColumn';
import RenderedGroups from './RenderedGroups';
import RowsOfGroup from './RowsOfGroup';
import SelectGroups from './SelectGroups';
import SomeGroupable from './SomeGroupable';
import SortEachColumn from './SortEachColumn';
import SortOneColumn from './SortOneColumn';
import TitlesAsLeaves from './TitlesAsLeaves';
import WiderIndent from './WiderIndent';
import WithoutCounts from './WithoutCounts';

const claim = claimsOf(page);

const rows = [
  { id: 1, g: 'B', h: 'x', size: 2 },
  { id: 2, g: 'A', h: 'x', size: 9 },
  { id: 3, g: 'A', h: 'y', size: 1 },
  { id: 4, g: 'B', h: 'y', size: 5 },
];
const columns: GridColDef[] = [
  { field: 'g' },
  { field: 'h' },
  { field: 'size', type: 'number', editable: true },
];
const api: RefObject<GridApi | null> = { current: null };
const byG = { rowGrouping: { model: ['g'] } };
const byBoth = { rowGrouping: { model: ['g', 'h'] } };
const single = GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD;

function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <Box sx={{ height: 640, width: 800 }}>
      <DataGridPremium
        apiRef={api}
        rows={rows}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        initialState={byG}
        {...props}
      />
    </Box>
  );
}

/** The texts of the cells of each row, joined: `B (2),,,`. */
const lines = (fields = /./) =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) =>
    [...row.querySelectorAll('[role=gridcell]')]
      .filter((cell) => fields.test(cell.getAttribute('data-field') ?? ''))
      .map(({ textContent }) => textContent)
      .join(),
  );
const shown = (expected: string[]) => expect.poll(() => lines()).toEqual(expected);
const groups = () => lines(/__row_group/).filter(Boolean);
const headers = () =>
  [...document.querySelectorAll('[role=columnheader]')].map(({ textContent }) => textContent);
const plain = ['B (2),,,', ',B,x,2', ',B,y,5', 'A (2),,,', ',A,x,9', ',A,y,1'];

type Screen = Awaited<ReturnType<typeof show>>;
async function openMenu(screen: Screen, name: string) {
  await userEvent.hover(screen.getByRole('columnheader', { name, exact: true }));
  await userEvent.click(screen.getByRole('button', { name: `${name} column menu` }));
  await expect.element(screen.getByRole('menu')).toBeVisible();
}

claim('users can choose others with Group by in the column menu', async () => {
  const screen = await show(<FilmsByGenre />);
  await openMenu(screen, 'Director');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Group by Director' }));
  await expect
    .element(screen.getByRole('columnheader', { name: 'Genre', exact: true }))
    .toBeVisible();
  await expect.poll(() => groups().some((text) => text.startsWith('Aoife Brennan'))).toBe(true);
});

claim("Fields that aren't in columns are skipped", async () => {
  await show(<Grid initialState={{ rowGrouping: { model: ['nothing', 'g'] } }} />);
  await shown(plain);
});

claim('Groups appear in the order of their first row, until a user sorts', async () => {
  const screen = await show(<Grid />);
  await shown(plain);
  await userEvent.click(screen.getByRole('columnheader', { name: 'g' }).first());
  await shown(['A (2),,,', ',A,x,9', ',A,y,1', 'B (2),,,', ',B,x,2', ',B,y,5']);
});

claim('Rows without a group come before the groups', async () => {
  await show(<Grid rows={[...rows, { id: 5, g: null, h: 'x', size: 3 }]} />);
  await shown([',,x,3', ...plain]);
});

claim("If you don't update your state in the callback, the groups stay as they are", async () => {
  const screen = await show(<Grid rowGroupingModel={['g']} />);
  await openMenu(screen, 'h');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Group by h' }));
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  expect(lines()).toEqual(plain);
});

claim('for example to offer views', async () => {
  const screen = await show(<ControlledGroups />);
  await userEvent.click(screen.getByRole('button', { name: 'No groups' }));
  await expect.poll(groups).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'By cinema and genre' }));
  await expect.poll(() => groups()[0]).toMatch(/^(Rialto|Lumen|Orion) \(6\)/);
});

claim('Its header is Group, or with a single level, the header of the column', async () => {
  const screen = await show(<Grid initialState={byBoth} />);
  await expect.poll(() => headers()[0]).toBe('Group');
  await screen.unmount();
  await show(<Grid />);
  await expect.poll(() => headers()[0]).toBe('g');
});

claim('each level has a column of its own', async () => {
  await show(<Grid initialState={byBoth} rowGroupingColumnMode="multiple" />);
  await expect.poll(() => headers()).toEqual(['g', 'h', 'g', 'h', 'size']);
  expect(lines().slice(0, 3)).toEqual(['B (2),,,,', ',x (1),,,', ',,B,x,2']);
});

claim(
  "It gets the fields that the column is made from, and groupingName, which is 'grouping-columns'",
  async () => {
    const seen: string[] = [];
    const groupingColDef = ({
      fields,
      groupingName,
    }: {
      fields: string[];
      groupingName: string;
    }) => {
      seen.push(`${groupingName} ${fields.join()}`);
      return {};
    };
    await show(
      <Grid
        initialState={byBoth}
        rowGroupingColumnMode="multiple"
        groupingColDef={groupingColDef}
      />,
    );
    await expect
      .poll(() => new Set(seen))
      .toEqual(new Set(['grouping-columns g', 'grouping-columns h']));
  },
);

claim("with that column's valueFormatter or renderCell", async () => {
  const screen = await show(<RenderedGroups />);
  await expect.element(screen.getByRole('img', { name: '5 of 5 stars' }).first()).toBeVisible();
});

claim('A renderCell in groupingColDef replaces the whole content of the cell', async () => {
  const screen = await show(<Grid groupingColDef={{ renderCell: ({ value }) => `<${value}>` }} />);
  await expect.poll(() => lines()[0]).toBe('<B>,,,');
  expect(screen.getByRole('button', { name: /children/ }).elements()).toHaveLength(0);
});

claim('leafField fills it with another column', async () => {
  await show(<Grid groupingColDef={{ leafField: 'size' }} />);
  await expect.poll(() => lines().slice(0, 2)).toEqual(['B (2),,,', '2,B,x,2']);
});

claim('give the leafField to one of them', async () => {
  await show(<LeavesInLastColumn />);
  await expect.poll(() => lines(/group_genre/)[2]).toBe('The Ferry Clerk');
});

claim('counts the rows in it that pass the filter, not the groups', async () => {
  const screen = await show(<Grid initialState={byBoth} />);
  await expect.poll(() => lines()[0]).toBe('B (2),,,');
  await screen.rerender(
    <Grid
      initialState={byBoth}
      filterModel={{ items: [{ field: 'size', operator: '>', value: 4 }] }}
    />,
  );
  await expect.poll(() => lines()[0]).toBe('B (1),,,');
});

claim(
  "it hides a column when it's added to the model, and shows it again when it's removed",
  async () => {
    const screen = await show(<HiddenWhileGrouped />);
    await expect.poll(headers).toEqual(['Genre', 'Subtitles', 'Title', 'Rating']);
    await openMenu(screen, 'Subtitles');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Group by Subtitles' }));
    await expect.poll(headers).toEqual(['Group', 'Title', 'Rating']);
    await openMenu(screen, 'Group');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Stop grouping by Genre' }));
    await expect.poll(headers).toEqual(['Subtitles', 'Genre', 'Title', 'Rating']);
  },
);

claim('removes the menu entries, and ignores every model', async () => {
  const screen = await show(<NoGrouping />);
  await expect.poll(() => lines().length).toBeGreaterThan(3);
  expect(groups()).toEqual([]);
  await openMenu(screen, 'Genre');
  expect(screen.getByRole('menuitem', { name: /roup/ }).elements()).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('switch'));
  await expect.poll(() => groups().length).toBe(4);
});

claim('removes the entry from the menu of one column', async () => {
  const screen = await show(<SomeGroupable />);
  await openMenu(screen, 'Title');
  expect(screen.getByRole('menuitem', { name: /roup/ }).elements()).toHaveLength(0);
});

claim('a model can still contain the column', async () => {
  await show(<FixedGroups />);
  await expect.poll(() => groups().length).toBe(4);
});

claim('Stop grouping by is disabled for such a column', async () => {
  const screen = await show(<FixedGroups />);
  await userEvent.hover(screen.getByRole('columnheader', { name: 'Genre' }).first());
  await userEvent.click(screen.getByRole('button', { name: 'Genre column menu' }).first());
  await expect
    .element(screen.getByRole('menuitem', { name: 'Stop grouping by Genre' }))
    .toHaveAttribute('aria-disabled', 'true');
});

claim("groupingValueGetter returns the key of a row's group", async () => {
  await show(<ByLength />);
  await expect
    .poll(() =>
      groups()
        .map((text) => text.replace(/ \(\d+\)/, ''))
        .sort(),
    )
    .toEqual(['2 hours and more', '90 to 119 minutes', 'Under 90 minutes']);
});

claim('all objects have the same key, [object Object], and end up in one group', async () => {
  await show(
    <Grid
      rows={[
        { id: 1, g: { name: 'a' } },
        { id: 2, g: { name: 'b' } },
      ]}
      columns={[{ field: 'g', valueFormatter: (value?: { name: string }) => value?.name }]}
    />,
  );
  await shown(['a (2),', ',a', ',b']);
});

claim('Here the rows are grouped by the country of the company', async () => {
  await show(<ByCompany />);
  await expect.poll(() => groups().some((text) => text.startsWith('Denmark (8)'))).toBe(true);
});

claim('If a column has both, groupingValueGetter takes precedence', async () => {
  await show(
    <Grid
      columns={[
        {
          field: 'g',
          valueGetter: (value) => `got ${value}`,
          groupingValueGetter: (value) => `grouped ${value}`,
        },
      ]}
      defaultGroupingExpansionDepth={0}
    />,
  );
  await expect.poll(groups).toEqual(['grouped B (2)', 'grouped A (2)']);
});

claim('An empty string makes a group without a name', async () => {
  await show(
    <Grid rows={[{ id: 1, g: '' }, { id: 2 }]} columns={[{ field: 'g' }, { field: 'id' }]} />,
  );
  await shown([',,2', ' (1),,', ',,1']);
});

claim('Six of these films have no premiere', async () => {
  await show(<NoCinema />);
  await expect.poll(() => lines(/__row_group/).findIndex(Boolean)).toBe(6);
});

claim('It takes precedence', async () => {
  await show(<Grid isGroupExpandedByDefault={() => false} />);
  await shown(['B (2),,,', 'A (2),,,']);
});

claim('opens or closes one group', async () => {
  const screen = await show(<OpenFromCode />);
  await expect.poll(() => lines().length).toBe(4);
  await userEvent.click(screen.getByRole('button', { name: 'Open all genres' }));
  await expect.poll(() => lines().length).toBeGreaterThan(6);
  await userEvent.click(screen.getByRole('button', { name: 'Close all genres' }));
  await expect.poll(() => lines().length).toBe(4);
});

claim('A new rows array closes the groups that users opened', async () => {
  const screen = await show(<Grid defaultGroupingExpansionDepth={0} />);
  await userEvent.click(screen.getByRole('button', { name: 'see children' }).first());
  await expect.poll(() => lines().length).toBe(4);
  api.current?.updateRows([{ id: 9, g: 'C' }]);
  await expect.poll(() => lines().length).toBe(5);
  await screen.rerender(<Grid defaultGroupingExpansionDepth={0} rows={[...rows]} />);
  await shown(['B (2),,,', 'A (2),,,']);
});

const sorted = (sort: 'asc' | 'desc', field = single) => [{ field, sort }];

claim('even when you sort by the grouping column in ascending order', async () => {
  const props = {
    rows: [...rows, { id: 5, g: null, h: 'x', size: 3 }],
    defaultGroupingExpansionDepth: 0,
  };
  const screen = await show(<Grid {...props} sortModel={sorted('asc')} />);
  await shown([',,x,3', 'A (2),,,', 'B (2),,,']);
  await screen.rerender(<Grid {...props} sortModel={sorted('asc', 'size')} />);
  await shown(['B (2),,,', 'A (2),,,', ',,x,3']);
});

claim('Groups, with the comparator and operators of the first field of the model', async () => {
  await show(<Grid sortModel={sorted('asc')} />);
  await shown(['A (2),,,', ',A,x,9', ',A,y,1', 'B (2),,,', ',B,x,2', ',B,y,5']);
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

claim('the cross or Delete removes a level, and a click or Enter', async () => {
  const screen = await show(<GroupChips />);
  const chip = (name: string) => screen.getByRole('button', { name, exact: true }).first();
  await expect.poll(() => groups()[0]).toMatch(/^Drama/);
  await userEvent.click(chip('Year'));
  await expect.poll(() => groups()[0]).toMatch(/^20/);
  await userEvent.click(chip('Add Rating'));
  await expect.element(chip('Rating')).toBeVisible();
  await userEvent.click(screen.getByTestId('CancelIcon').first());
  await expect.poll(() => groups()[0]).toMatch(/^Drama/);
});

claim('The focus stays on the chip', async () => {
  const screen = await show(
    <div style={{ width: 358 }}>
      <GroupChips />
    </div>,
  );
  await expect.poll(() => groups()[0]).toMatch(/^Drama/);
  const toolbar = screen.getByRole('toolbar');
  const chips = () =>
    [...toolbar.element().querySelectorAll('.MuiChip-root')].map(({ textContent }) => textContent);
  const press = async (key: string) => {
    await userEvent.keyboard(key);
    return [chips(), document.activeElement?.textContent];
  };
  expect(toolbar.element().scrollWidth).toBeLessThanOrEqual(toolbar.element().clientWidth);
  (toolbar.element().querySelectorAll('.MuiChip-root')[1] as HTMLElement).focus();
  await expect
    .poll(() => press('{Enter}'))
    .toEqual([['Year', 'Genre', 'Add Cinema', 'Add Rating'], 'Year']);
  expect(await press('{Delete}')).toEqual([
    ['Genre', 'Add Year', 'Add Cinema', 'Add Rating'],
    'Add Year',
  ]);
  expect(await press('{Enter}')).toEqual([['Genre', 'Year', 'Add Cinema', 'Add Rating'], 'Year']);
});

claim('Space in a grouping column opens or closes the group; Enter', async () => {
  const screen = await show(<Grid />);
  await userEvent.click(screen.getByText('A (2)').first());
  const row = () => screen.getByRole('row', { name: /A \(2\)/ });
  await userEvent.keyboard('{Enter}');
  await expect.element(row()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard(' ');
  await expect.element(row()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(row()).toHaveAttribute('aria-level', '1');
  await expect.element(row()).toHaveAttribute('aria-posinset', '2');
  await expect.element(screen.getByRole('treegrid')).toBeVisible();
});

claim('Shift + Space selects it', async () => {
  const screen = await show(<Grid />);
  await userEvent.click(screen.getByText('A (2)').first());
  const row = screen.getByRole('row', { name: /A \(2\)/ });
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.element(row).toHaveAttribute('aria-selected', 'false');
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.element(row).toHaveAttribute('aria-selected', 'true');
  await expect.element(row).toHaveAttribute('aria-expanded', 'true');
});

claim('stays visible, and repeats the value of the group in each row', async () => {
  await show(<Grid />);
  await shown(plain);
  expect(headers()).toEqual(['g', 'g', 'h', 'size']);
});

claim("Adds a level, at the end if there's no index", async () => {
  await show(<Grid initialState={{}} />);
  await expect.poll(() => lines().length).toBe(4);
  const model = () => api.current?.state.rowGrouping.model;
  api.current?.setRowGroupingModel(['h']);
  await expect.poll(model).toEqual(['h']);
  api.current?.addRowGroupingCriteria('g');
  await expect.poll(model).toEqual(['h', 'g']);
  api.current?.removeRowGroupingCriteria('h');
  await expect.poll(model).toEqual(['g']);
  api.current?.addRowGroupingCriteria('h', 0);
  await expect.poll(model).toEqual(['h', 'g']);
  api.current?.setRowGroupingCriteriaIndex('g', 0);
  await expect.poll(model).toEqual(['g', 'h']);
});

const isYear = (text: string) => /^20\d\d \(/.test(text);

/** The groups below each year that is shown with a group after it. */
const byYear = () =>
  groups().reduce<[string, string[]][]>((years, text) => {
    if (isYear(text)) return [...years, [text, []]];
    years.at(-1)?.[1].push(text);
    return years;
  }, []);

/** The text and state of each group. */
const openGroups = () =>
  [...document.querySelectorAll('[role=row][aria-expanded=true] [data-field^=__row_group]')]
    .map(({ textContent }) => textContent ?? '')
    .filter(Boolean);

claim('By default, all levels share one column', async () => {
  await show(<OneColumn />);
  await expect.poll(headers).toEqual(['Group', 'Title', 'Year', 'Genre']);
  await expect.poll(() => byYear()[0]?.[1].length).toBeGreaterThan(1);
});

claim('each level has a column of its own', async () => {
  await show(<ColumnForEach />);
  await expect.poll(headers).toEqual(['Year', 'Genre', 'Title', 'Year', 'Genre']);
  const group = (field: string) => lines(new RegExp(`group_${field}__`)).filter(Boolean);
  await expect.poll(() => group('year').length).toBeGreaterThan(0);
  expect(group('year').every(isYear)).toBe(true);
  expect(group('genre')).toContain('Drama (3)');
});

claim('is merged into the definition of the grouping column', async () => {
  const screen = await show(<OwnGroupingColumn />);
  await expect.poll(headers).toEqual(['Who made it', 'Director', 'Title', 'Year']);
  const header = document.querySelector('[role=columnheader]') as HTMLElement;
  expect(header.getBoundingClientRect().width).toBe(240);
  await userEvent.hover(screen.getByText('Who made it'));
  await expect
    .element(screen.getByRole('tooltip'))
    .toHaveTextContent('Directors, with their films below');
});

claim('With several columns, pass a function', async () => {
  await show(<DefinedByField />);
  await expect.poll(() => headers().slice(0, 2)).toEqual(['Shown at', 'Kind']);
});

claim('fills it with another column, which you can then hide', async () => {
  await show(<TitlesAsLeaves />);
  await expect.poll(headers).toEqual(['Genre and title', 'Director']);
  const [title] = films.filter(({ genre }) => genre === 'Comedy').map((film) => film.title);
  await expect.poll(groups).toContain(title);
  expect(groups()[groups().indexOf(title as string) - 1]).toMatch(/^Comedy \(/);
});

claim('hideDescendantCount removes it', async () => {
  await show(<WithoutCounts />);
  await expect.poll(groups).toContain('Aoife Brennan');
  expect(groups().join()).not.toContain('(');
});

claim("times the theme's spacing, 2 by default", async () => {
  const indent = async (depth: number) => {
    const content = `[role=row][aria-level="${depth}"] .MuiDataGrid-groupingCriteriaCell`;
    await expect.poll(() => document.querySelector(content)).not.toBeNull();
    return document.querySelector(content)?.getBoundingClientRect().left ?? 0;
  };
  const screen = await show(<WiderIndent />);
  expect((await indent(2)) - (await indent(1))).toBe(6 * 8);
  await screen.unmount();
  await show(<OpenLevels />);
  expect((await indent(2)) - (await indent(1))).toBe(2 * 8);
});

claim('To put them into a group of their own, return a key for them', async () => {
  await show(<NoneAsGroup />);
  await expect.poll(groups).toContain('No premiere (6)');
  expect(lines()).toHaveLength(groups().length);
});

claim('opens that many levels', async () => {
  const screen = await show(<OpenLevels />);
  await expect.poll(openGroups).not.toEqual([]);
  expect(openGroups().every(isYear)).toBe(true);
  const inner = screen.getByRole('row', { name: /Drama \(/ }).first();
  await expect.element(inner).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(inner.getByRole('button', { name: 'see children' }));
  await expect.poll(() => openGroups().some((text) => text.startsWith('Drama'))).toBe(true);
});

claim('decides for each group', async () => {
  await show(<OpenSome />);
  await expect.poll(openGroups).toHaveLength(1);
  expect(openGroups()[0]).toMatch(/^2026 \(/);
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

claim('MUI X: No row with id #7 found.', async () => {
  await show(<Grid />);
  await shown(plain);
  expect(() => api.current?.setRowChildrenExpansion(7, true)).toThrow(
    'MUI X: No row with id #7 found.',
  );
  expect(() => api.current?.setRowIndex(7, 0)).toThrow('MUI X: No row with id #7 found.');
});

claim('MUI X: Only group nodes can be expanded or collapsed.', async () => {
  await show(<Grid />);
  await shown(plain);
  expect(() => api.current?.setRowChildrenExpansion(1, true)).toThrow(
    'MUI X: Only group nodes can be expanded or collapsed.',
  );
});
