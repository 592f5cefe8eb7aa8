import Box from '@mui/material/Box';
import {
  DataGrid,
  gridColumnGroupsHeaderMaxDepthSelector,
  gridColumnGroupsHeaderStructureSelector,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
} from '@mui/x-data-grid';
import { DataGridPro, GRID_TREE_DATA_GROUPING_FIELD } from '@mui/x-data-grid-pro';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import CollapsibleGroups from './CollapsibleGroups';
import DrawnGroups from './DrawnGroups';
import GroupedHeaders from './GroupedHeaders';
import GroupVisibility from './GroupVisibility';
import page from './index.mdx?raw';
import ReorderInGroups from './ReorderInGroups';

const claim = claimsOf(page);

function Grid(props: Partial<DataGridProps>) {
  return (
    <Caught>
      <Box sx={{ height: 300, width: 700 }}>
        <DataGrid
          rows={[{ id: 1, a: 1, b: 2, c: 3 }]}
          columns={[{ field: 'a' }, { field: 'b' }, { field: 'c' }]}
          {...props}
        />
      </Box>
    </Caught>
  );
}

const groupTitles = () =>
  [...document.querySelectorAll('.MuiDataGrid-columnHeader--filledGroup')].map(
    (header) => header.textContent,
  );

const heights = () =>
  [...document.querySelectorAll('.MuiDataGrid-columnHeaders > [role="row"]')].map(
    (row) => row.getBoundingClientRect().height,
  );

claim('Groups can contain groups, to any depth', async () => {
  const screen = await show(<GroupedHeaders />);
  await expect.element(screen.getByRole('columnheader', { name: 'Terms' })).toBeVisible();
  expect(groupTitles()).toEqual(['Job', 'Terms', 'Pay (USD)', 'Leave (days)']);
});

claim("is the title if there's no headerName", async () => {
  await show(<Grid columnGroupingModel={[{ groupId: 'Whole', children: [{ field: 'a' }] }]} />);
  await expect.poll(groupTitles).toEqual(['Whole']);
});

claim(
  "the group's header appears several times: once above each block of adjacent columns",
  async () => {
    await show(
      <Grid
        columnGroupingModel={[{ groupId: 'Split', children: [{ field: 'a' }, { field: 'c' }] }]}
      />,
    );
    await expect.poll(groupTitles).toEqual(['Split', 'Split']);
  },
);

claim('Columns that the grid adds can belong to a group, too', async () => {
  const children = [{ field: GRID_TREE_DATA_GROUPING_FIELD }, { field: 'owner' }];
  const getTreeDataPath = ({ path }: { path: string[] }) => path;
  await show(
    <Box sx={{ height: 300, width: 700 }}>
      <DataGridPro
        rows={[{ id: 1, path: ['Deck'], owner: 'Ada', cost: 7 }]}
        columns={[{ field: 'owner' }, { field: 'cost' }]}
        treeData
        getTreeDataPath={getTreeDataPath}
        columnGroupingModel={[{ groupId: 'Plan', children }]}
      />
    </Box>,
  );
  await expect.poll(groupTitles).toEqual(['Plan']);
  const header = document.querySelector('.MuiDataGrid-columnHeader--filledGroup');
  expect(header?.getAttribute('aria-colspan')).toBe('2');
});

claim('a hidden column is between them', async () => {
  await show(
    <Grid
      columnGroupingModel={[{ groupId: 'Split', children: [{ field: 'a' }, { field: 'c' }] }]}
      initialState={{ columns: { columnVisibilityModel: { b: false } } }}
    />,
  );
  await expect.poll(groupTitles).toEqual(['Split', 'Split']);
});

claim('the rows of groups with their fields, hidden columns included', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await show(
    <Grid
      columnGroupingModel={[
        { groupId: 'G', children: [{ field: 'a' }, { field: 'b' }] },
        { groupId: 'H', children: [{ groupId: 'I', children: [{ field: 'c' }] }] },
      ]}
      initialState={{ columns: { columnVisibilityModel: { b: false, c: false } } }}
      apiRef={apiRef}
    />,
  );
  await expect.poll(groupTitles).toEqual(['G']);
  const read = { current: apiRef.current! };
  expect(
    gridColumnGroupsHeaderStructureSelector(read).map((row) =>
      row.map(({ columnFields }) => columnFields),
    ),
  ).toEqual([
    [['a', 'b'], ['c']],
    [['a', 'b'], ['c']],
  ]);
  expect(gridColumnGroupsHeaderMaxDepthSelector(read)).toBe(1);
});

claim("Without it they're as high as the headers", async () => {
  const groups = [{ groupId: 'G', children: [{ field: 'a' }] }];
  const screen = await show(<Grid columnGroupingModel={groups} columnHeaderHeight={40} />);
  await expect.poll(heights).toEqual([40, 40]);
  await screen.unmount();
  await show(<DrawnGroups />);
  await expect.poll(heights).toEqual([36, 48]);
});

claim("and have it hide some of the group's columns", async () => {
  const screen = await show(<CollapsibleGroups />);
  await userEvent.click(screen.getByRole('button', { name: 'Hours: all weeks' }));
  await expect.element(screen.getByText('Week 30')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hours: two weeks' }));
  await expect.element(screen.getByText('Week 30')).not.toBeInTheDocument();
});

claim(
  'A group disappears when all of its columns are hidden, and comes back as soon as one of them is shown',
  async () => {
    const screen = await show(<GroupVisibility />);
    await expect.poll(groupTitles).toEqual(['Origin', 'Amount']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Origin' }));
    await expect.poll(groupTitles).toEqual(['Amount']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Origin' }));
    await expect.poll(groupTitles).toEqual(['Origin', 'Amount']);
  },
);

/** Drags the header of a column over another one and drops it there, with the events of a browser. */
function drag(from: string, to: string) {
  const dataTransfer = new DataTransfer();
  const container = (field: string) =>
    document.querySelector(
      `.MuiDataGrid-columnHeader[data-field="${field}"] .MuiDataGrid-columnHeaderDraggableContainer`,
    ) as HTMLElement;
  const fire = (element: Element, type: string, clientX: number) =>
    element.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, clientX, clientY: 10 }),
    );
  const [source, target] = [container(from), container(to)];
  const [start, end] = [source.getBoundingClientRect().x, target.getBoundingClientRect().x];
  fire(source, 'dragstart', start + 5);
  fire(target, 'dragover', end + 5);
  fire(target, 'dragover', end + (end > start ? 10 : 0));
  // A script may not set it, so the object gets a value of its own.
  Object.defineProperty(dataTransfer, 'dropEffect', { value: 'move' });
  fire(source, 'dragend', end + 5);
}

claim('A column can be moved inside its group, but not out of it', async () => {
  const fields = () =>
    [...document.querySelectorAll('.MuiDataGrid-columnHeader[data-field]')].map((header) =>
      header.getAttribute('data-field'),
    );
  const grid = (freeReordering: boolean) => (
    <Box sx={{ height: 300, width: 700 }}>
      <DataGridPro
        rows={[{ id: 1 }]}
        columns={['a', 'b', 'c', 'd'].map((field) => ({ field }))}
        columnGroupingModel={[
          { groupId: 'alone', children: [{ field: 'a' }] },
          { groupId: 'two', freeReordering, children: [{ field: 'b' }, { field: 'c' }] },
        ]}
      />
    </Box>
  );
  const screen = await show(grid(false));
  await expect.poll(fields).toEqual(['a', 'b', 'c', 'd']);
  drag('b', 'd');
  drag('d', 'c');
  expect(fields()).toEqual(['a', 'b', 'c', 'd']);
  drag('b', 'c');
  await expect.poll(fields).toEqual(['a', 'c', 'b', 'd']);
  // The only column of a group can leave its place.
  drag('a', 'd');
  await expect.poll(fields).toEqual(['c', 'b', 'd', 'a']);
  await screen.unmount();
  await show(grid(true));
  await expect.poll(fields).toEqual(['a', 'b', 'c', 'd']);
  drag('b', 'd');
  await expect.poll(fields).toEqual(['a', 'c', 'd', 'b']);
  expect(groupTitles()).toEqual(['alone', 'two', 'two']);
});

claim('the outer group still holds it if it has other columns', async () => {
  const fields = () =>
    [...document.querySelectorAll('.MuiDataGrid-columnHeader[data-field]')].map((header) =>
      header.getAttribute('data-field'),
    );
  await show(
    <Box sx={{ height: 300, width: 700 }}>
      <DataGridPro
        rows={[{ id: 1 }]}
        columns={['a', 'b', 'c', 'd'].map((field) => ({ field }))}
        columnGroupingModel={[
          { groupId: 'alone', children: [{ field: 'a' }] },
          {
            groupId: 'outer',
            children: [
              { groupId: 'first', children: [{ field: 'b' }] },
              { groupId: 'second', children: [{ field: 'c' }] },
            ],
          },
        ]}
      />
    </Box>,
  );
  await expect.poll(fields).toEqual(['a', 'b', 'c', 'd']);
  drag('b', 'd');
  // "moves like one without a group": not into the middle of another group.
  drag('a', 'b');
  expect(fields()).toEqual(['a', 'b', 'c', 'd']);
  drag('b', 'c');
  await expect.poll(fields).toEqual(['a', 'c', 'b', 'd']);
  drag('a', 'd');
  await expect.poll(fields).toEqual(['c', 'b', 'd', 'a']);
});

claim(
  "The grid doesn't report every repeated id, such as one inside two different groups: both then",
  async () => {
    await show(
      <Grid
        columnGroupingModel={[
          { groupId: 'pay', headerName: 'First', children: [{ field: 'a' }] },
          {
            groupId: 'x',
            children: [{ groupId: 'pay', headerName: 'Later', children: [{ field: 'b' }] }],
          },
        ]}
      />,
    );
    await expect.poll(() => groupTitles().sort()).toEqual(['Later', 'Later', 'x']);
  },
);

claim('Exported CSV and Excel files start with the group headers', async () => {
  let csv = '';
  function Exported() {
    const apiRef = useGridApiRef();
    return (
      <>
        <button onClick={() => (csv = apiRef.current?.getDataAsCsv() ?? '')}>Export</button>
        <Grid
          apiRef={apiRef}
          columnGroupingModel={[{ groupId: 'G', children: [{ field: 'a' }, { field: 'b' }] }]}
        />
      </>
    );
  }
  const screen = await show(<Exported />);
  await userEvent.click(screen.getByText('Export'));
  expect(csv.split(/\r?\n/)).toEqual(['G,G,', 'a,b,c', '1,2,3']);
});

claim('Moves to the group or header below, in the column you came from', async () => {
  const screen = await show(<GroupedHeaders />);
  const bonus = screen.getByRole('columnheader', { name: 'Bonus' });
  await userEvent.click(bonus);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('columnheader', { name: 'Pay (USD)' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('columnheader', { name: 'Terms' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(bonus).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  await expect.element(screen.getByRole('columnheader', { name: 'Leave (days)' })).toHaveFocus();
});

claim('Move to the first or last one of the row', async () => {
  const screen = await show(
    <Grid columnGroupingModel={[{ groupId: 'G', children: [{ field: 'b' }] }]} />,
  );
  await userEvent.click(screen.getByRole('columnheader', { name: 'b' }));
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('columnheader', { name: 'G' })).toHaveFocus();
  for (const [key, fields] of [
    ['{End}', '|-c-|'],
    ['{Home}', '|-a-|'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.poll(() => document.activeElement?.getAttribute('data-fields')).toBe(fields);
    expect(document.activeElement).toHaveClass('MuiDataGrid-columnHeader--emptyGroup');
  }
});

claim('A group is a columnheader with aria-colspan', async () => {
  const screen = await show(<GroupedHeaders />);
  await expect
    .element(screen.getByRole('columnheader', { name: 'Terms' }))
    .toHaveAttribute('aria-colspan', '4');
});

claim('MUI X: The groupId pay is used multiple times in the columnGroupingModel.', async () => {
  consoleMessages();
  const twice = { groupId: 'pay', children: [{ field: 'a' }] };
  const screen = await show(
    <Grid columnGroupingModel={[twice, { ...twice, children: [{ field: 'b' }] }]} />,
  );
  await expect
    .element(
      screen.getByText('MUI X: The groupId pay is used multiple times in the columnGroupingModel.'),
    )
    .toBeVisible();
});

claim('MUI X: columnGroupingModel contains duplicated field', async () => {
  consoleMessages();
  const screen = await show(
    <Grid
      columnGroupingModel={[
        { groupId: 'x', children: [{ field: 'a' }] },
        { groupId: 'y', children: [{ field: 'a' }] },
      ]}
    />,
  );
  await expect
    .element(screen.getByText(/MUI X: columnGroupingModel contains duplicated field/))
    .toBeVisible();
});

claim('does not have either field or groupId', async () => {
  consoleMessages();
  const screen = await show(
    <Grid columnGroupingModel={[{ groupId: '', children: [{ field: 'a' }] }]} />,
  );
  await expect.element(screen.getByText(/does not have either `field` or `groupId`/)).toBeVisible();
});

claim('A column can be moved inside its group, but not out of it', async () => {
  const screen = await show(<ReorderInGroups />);
  const fields = () =>
    [...document.querySelectorAll('[role=columnheader][data-field]')]
      .map((header) => header.getAttribute('data-field'))
      .join();
  const drag = (name: string, to: string) =>
    userEvent.dragAndDrop(
      screen.getByRole('columnheader', { name, exact: true }),
      screen.getByRole('columnheader', { name: to, exact: true }),
    );
  const start = 'name,team,level,office,country,timeZone';
  await expect.poll(fields).toBe(start);
  await drag('Team', 'Name');
  expect(fields()).toBe(start);
  await drag('Team', 'Level');
  await expect.poll(fields).toBe('name,level,team,office,country,timeZone');
  // "`freeReordering: true` removes the limit for a group; when a column leaves, the group is split."
  await drag('Country', 'Name');
  await expect.poll(fields).toBe('country,name,level,team,office,timeZone');
  expect(groupTitles()).toEqual(['Loose group', 'Fixed group', 'Loose group']);
});

claim('Class functions get the same', async () => {
  const given: object[] = [];
  const record = (params: object) => {
    given.push(params);
    return 'own';
  };
  await show(
    <Grid
      columnGroupingModel={[
        {
          groupId: 'g',
          headerName: 'Both',
          description: 'Of a and b',
          children: [{ field: 'a' }, { field: 'b' }],
          renderHeaderGroup: record,
          headerClassName: record,
        },
      ]}
    />,
  );
  const params = {
    groupId: 'g',
    headerName: 'Both',
    description: 'Of a and b',
    depth: 0,
    maxDepth: 1,
    fields: ['a', 'b'],
    colIndex: 0,
    isLastColumn: false,
  };
  await expect.poll(() => document.querySelectorAll('.own').length).toBe(1);
  expect(new Set(given.map((each) => JSON.stringify(Object.entries(each).sort())))).toEqual(
    new Set([JSON.stringify(Object.entries(params).sort())]),
  );
});

claim('MUI X: group groupId=pay has no children.', async () => {
  const messages = consoleMessages();
  const screen = await show(<Grid columnGroupingModel={[{ groupId: 'pay' } as never]} />);
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Cannot read properties of undefined');
  expect(messages).toContain('MUI X: group groupId=pay has no children.');
});

claim('give it children: [], which shows nothing', async () => {
  await show(<Grid columnGroupingModel={[{ groupId: 'pay', children: [] }]} />);
  await expect.poll(() => document.querySelector('[role=gridcell]')).not.toBeNull();
  expect(groupTitles()).toEqual([]);
});

claim('sets the height of each row of groups', async () => {
  const heights = () =>
    [...document.querySelectorAll<HTMLElement>('[role=row]:has(> [role=columnheader])')].map(
      ({ offsetHeight }) => offsetHeight,
    );
  const screen = await show(<GroupedHeaders />);
  await expect.poll(() => new Set(heights()).size).toBe(1);
  await screen.rerender(<GroupedHeaders columnGroupHeaderHeight={32} />);
  await expect.poll(() => heights()[0]).toBe(32);
});
