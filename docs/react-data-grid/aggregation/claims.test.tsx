import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  GRID_AGGREGATION_ROOT_FOOTER_ROW_ID,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { claimsOf, consoleMessages, show } from 'claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import ControlledTotals from './ControlledTotals';
import EveryFunction from './EveryFunction';
import FewerFunctions from './FewerFunctions';
import FilteredOrAll from './FilteredOrAll';
import FixedFigure from './FixedFigure';
import FormattedFigure from './FormattedFigure';
import FunctionsOfColumn from './FunctionsOfColumn';
import GroupTotals from './GroupTotals';
import page from './index.mdx?raw';
import NoAggregation from './NoAggregation';
import OwnFunctions from './OwnFunctions';
import ReadFigures from './ReadFigures';
import RenderedFigure from './RenderedFigure';
import SeveralFields from './SeveralFields';
import SomeAggregable from './SomeAggregable';
import TotalsBelow from './TotalsBelow';
import TreeTotals from './TreeTotals';
import WeekTotals from './WeekTotals';

const claim = claimsOf(page);

const rows = [
  { id: 1, g: 'B', size: 2, when: new Date(2026, 0, 2) },
  { id: 2, g: 'A', size: 9, when: null },
  { id: 3, g: 'A', size: 1 },
  { id: 4, g: 'A', size: null },
];
const columns: GridColDef[] = [
  { field: 'g' },
  { field: 'size', type: 'number', editable: true },
  { field: 'when', type: 'date' },
];
const api: RefObject<GridApi | null> = { current: null };
type Props = Partial<DataGridPremiumProps>;

function Grid(props: Props) {
  return (
    <Box sx={{ height: 640, width: 700 }}>
      <DataGridPremium
        apiRef={api}
        rows={rows}
        columns={columns}
        aggregationModel={{ size: 'sum' }}
        defaultGroupingExpansionDepth={-1}
        {...props}
      />
    </Box>
  );
}

const cellsOf = (row: Element | null) =>
  [...(row?.querySelectorAll('[role=gridcell]') ?? [])].map(({ textContent }) => textContent);
const lines = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) => cellsOf(row).join());
const total = () =>
  cellsOf(document.querySelector(`[data-id="${GRID_AGGREGATION_ROOT_FOOTER_ROW_ID}"]`));
const totalIs = (expected: (string | null)[]) => expect.poll(total).toEqual(expected);

type Screen = Awaited<ReturnType<typeof show>>;
async function openMenu(screen: Screen, name: RegExp, button: string) {
  await userEvent.hover(screen.getByRole('columnheader', { name }));
  await userEvent.click(screen.getByRole('button', { name: `${button} column menu` }));
  await expect.element(screen.getByRole('menu')).toBeVisible();
}
async function offered(screen: Screen) {
  await userEvent.click(screen.getByRole('combobox', { name: 'Aggregation' }));
  await expect.element(screen.getByRole('option').first()).toBeVisible();
  return screen
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
}

claim('Aggregation adds a row of figures at the bottom', async () => {
  await show(<WeekTotals />);
  await totalIs(['', '', '115', '2,500']);
});

claim('Users choose a function for a column in its menu', async () => {
  const screen = await show(<WeekTotals />);
  await openMenu(screen, /Kilos/, 'Kilos');
  expect(await offered(screen)).toEqual(['...', 'sum', 'avg', 'min', 'max', 'size']);
  await userEvent.click(screen.getByRole('option', { name: 'max' }));
  await totalIs(['', '', '30', '2,500']);
});

claim('is ignored without a message', async () => {
  const messages = consoleMessages();
  await show(<Grid aggregationModel={{ size: 'nothing', g: 'sum' }} />);
  await expect.poll(() => lines().length).toBe(4);
  expect(messages.filter((message) => /ggregat/.test(message))).toEqual([]);
});

claim("or the function's name in its availableAggregationFunctions", async () => {
  const text: GridColDef = { field: 'size' };
  const screen = await show(<Grid columns={[text, { field: 'g' }]} />);
  await expect.poll(() => lines().length).toBe(4);
  await screen.rerender(
    <Grid key="named" columns={[{ ...text, availableAggregationFunctions: ['sum'] }]} />,
  );
  await totalIs(['12']);
});

claim(
  'A hidden column stays in the model, and its figure appears when the column is shown',
  async () => {
    const screen = await show(<Grid columnVisibilityModel={{ size: false }} />);
    await totalIs(['', '']);
    await screen.rerender(<Grid columnVisibilityModel={{}} />);
    await totalIs(['', '12', '']);
  },
);

claim('to keep the model in your state', async () => {
  const screen = await show(<ControlledTotals />);
  await totalIs(['', '', '115', '1,500']);
  await userEvent.click(screen.getByRole('button', { name: 'Averages' }));
  await totalIs(['', '', '14.375', '187.5']);
  await userEvent.click(screen.getByRole('button', { name: 'None' }));
  await totalIs([]);
});

const figure = async (name: string, props: Props = {}, field = 'size') => {
  const screen = await show(<Grid aggregationModel={{ [field]: name }} {...props} />);
  await expect.poll(() => total().length).toBe(3);
  const value = total().join('');
  await screen.unmount();
  return value;
};

claim('Average of all numbers, without empty cells', async () => {
  expect(await figure('avg')).toBe('4');
  expect(await figure('min')).toBe('1');
  expect(await figure('max')).toBe('9');
  expect(await figure('sum', { rows: [{ id: 1, size: 'x' }] })).toBe('0');
});

claim("Number of rows whose value isn't undefined; null counts", async () => {
  expect(await figure('size', {}, 'when')).toBe('2');
});

claim('so the average of -1 and 1 is missing', async () => {
  const pair = [
    { id: 1, size: -1 },
    { id: 2, size: 1 },
  ];
  expect(await figure('avg', { rows: pair })).toBe('');
  expect(await figure('sum', { rows: pair })).toBe('0');
});

claim('The functions get what valueGetter returns', async () => {
  await show(
    <Grid
      columns={[{ field: 'size', type: 'number', valueGetter: (value) => (value ?? 0) * 10 }]}
    />,
  );
  await totalIs(['120']);
});

claim('sum', async () => {
  await show(<EveryFunction />);
  await expect.poll(() => total().length).toBe(5);
  expect(total()[4]).toBe('6');
});

claim('removes the menu entries and ignores every model', async () => {
  const screen = await show(<NoAggregation />);
  await openMenu(screen, /On hand/, 'On hand');
  expect(screen.getByRole('combobox').elements()).toHaveLength(0);
  expect(total()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('switch'));
  await expect.poll(() => total().length).toBe(3);
});

claim('removes the entry from the menu of one column', async () => {
  const screen = await show(<SomeAggregable />);
  await openMenu(screen, /Unit cost/, 'Unit cost');
  expect(screen.getByRole('combobox').elements()).toHaveLength(0);
});

claim('a model can still contain the column', async () => {
  await show(<FixedFigure />);
  await expect.poll(() => total()[2]).toMatch(/^\d+$/);
});

claim("Pass one without the functions that you don't want", async () => {
  const screen = await show(<FewerFunctions />);
  await openMenu(screen, /Tonnes/, 'Tonnes');
  expect(await offered(screen)).toEqual(['...', 'sum', 'min', 'max', 'size']);
});

claim('is the list for one column, whatever its type. An empty list means none', async () => {
  const screen = await show(<FunctionsOfColumn />);
  await openMenu(screen, /Containers/, 'Containers');
  expect(await offered(screen)).toEqual(['...', 'sum', 'max']);
  await userEvent.keyboard('{Escape}{Escape}');
  await openMenu(screen, /Carrier/, 'Carrier');
  expect(screen.getByRole('combobox').elements()).toHaveLength(0);
});

claim('the line at the bottom has the figures of all rows', async () => {
  await show(<GroupTotals />);
  await expect.poll(() => lines()[0]).toBe('South (4),,,50,1,120');
  await totalIs(['', '', '', '115', '2,500']);
});

claim("Here it's the other way around", async () => {
  await show(<TotalsBelow />);
  await expect.poll(() => lines()[0]).toBe('South (4),,,,');
  expect(lines()[5]).toBe(',,,50,672');
  expect(total()).toEqual([]);
});

claim("can only have a footer; 'inline' there shows nothing", async () => {
  await show(<Grid getAggregationPosition={() => 'inline'} />);
  await expect.poll(() => lines().length).toBe(4);
});

claim('an average is the average of all rows', async () => {
  await show(<Grid aggregationModel={{ size: 'avg' }} rowGroupingModel={['g']} />);
  await expect.poll(() => total().join('')).toBe('4');
  expect(lines().filter((line) => /\(\d\)/.test(line))).toEqual(['B (1),,2,', 'A (3),,5,']);
});

claim('It shows 410, the sum of its four leaves', async () => {
  await show(<TreeTotals />);
  await expect.poll(() => lines()[3]).toBe('Foundations (6),410,21');
  await totalIs(['', '620', '21']);
});

claim('aggregationRowsScope="all", they\'re computed from all rows', async () => {
  const screen = await show(<FilteredOrAll />);
  await totalIs(['', '', '', '860']);
  await userEvent.click(screen.getByRole('switch'));
  await totalIs(['', '', '', '2,500']);
});

claim('When you change the prop, it takes effect with the next change of rows', async () => {
  const filterModel = { items: [{ field: 'size', operator: '>', value: 1 }] };
  const screen = await show(<Grid filterModel={filterModel} />);
  await totalIs(['', '11', '']);
  await screen.rerender(<Grid filterModel={filterModel} aggregationRowsScope="all" hideFooter />);
  await expect.poll(() => document.querySelector('.MuiDataGrid-footerContainer')).toBeNull();
  expect(total()).toEqual(['', '11', '']);
  api.current?.updateRows([{ id: 1, g: 'C' }]);
  await totalIs(['', '12', '']);
});

claim("doesn't hide a group whose sum is less", async () => {
  await show(
    <Grid
      rowGroupingModel={['g']}
      filterModel={{ items: [{ field: 'size', operator: '>', value: 1 }] }}
      aggregationModel={{ size: 'min' }}
      aggregationRowsScope="all"
    />,
  );
  await expect
    .poll(() => lines())
    .toEqual(['B (1),,2,', ',B,2,1/2/2026', 'A (1),,1,', ',A,9,', ',,1,']);
});

claim(
  'This gets the values of the column in a group, together with groupId and field',
  async () => {
    const seen: unknown[] = [];
    const aggregationFunctions = {
      spy: {
        apply: (params: object) => {
          seen.push(params);
          return 'seen';
        },
      },
    };
    await show(
      <Grid
        aggregationFunctions={aggregationFunctions}
        aggregationModel={{ when: 'spy' }}
        columns={[{ field: 'when', valueFormatter: String }]}
      />,
    );
    await expect.poll(() => total().join('')).toBe('seen');
    expect(seen.at(-1)).toEqual({
      values: [rows[0]?.when, null, undefined, undefined],
      groupId: 'auto-generated-group-node-root',
      field: 'when',
    });
  },
);

claim('A function is an object with apply', async () => {
  const screen = await show(<OwnFunctions />);
  await expect.poll(() => total()[2]).toBe('3');
  await expect.element(screen.getByRole('columnheader', { name: /different/ })).toBeVisible();
});

claim('passes more than the cell', async () => {
  await show(<SeveralFields />);
  await expect.poll(() => total().at(-1)).toMatch(/^\d\d%$/);
});

claim('for another format, for example another unit', async () => {
  await show(<FormattedFigure />);
  await totalIs(['', '', '0.115 t']);
});

claim("in ordinary cells, it's undefined", async () => {
  const screen = await show(<RenderedFigure />);
  await expect.poll(() => total()[2]).toMatch(/^\d+ % at most$/);
  expect(screen.getByRole('progressbar').elements()).toHaveLength(6);
});

claim('With a renderHeader, the name appears below what you render', async () => {
  const screen = await show(
    <Grid columns={[{ field: 'size', type: 'number', renderHeader: () => <b>Mine</b> }]} />,
  );
  await expect.element(screen.getByRole('columnheader')).toHaveTextContent('Minesum');
});

claim("Rows of figures can't be selected", async () => {
  const screen = await show(<Grid checkboxSelection />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  await expect.element(screen.getByText('4 rows selected')).toBeVisible();
  const row = document.querySelector(`[data-id="${GRID_AGGREGATION_ROOT_FOOTER_ROW_ID}"]`);
  expect(row?.querySelector('input')).toBeNull();
});

claim('The total stays at the bottom', async () => {
  await show(<Grid sortModel={[{ field: 'size', sort: 'desc' }]} />);
  await expect.poll(() => lines().at(-1)).toBe(',12,');
});

claim('Groups are sorted by their figures', async () => {
  const byG = { rowGrouping: { model: ['g'] } };
  const sorted = (sort: 'asc' | 'desc') => (
    <Grid initialState={byG} sortModel={[{ field: 'size', sort }]} />
  );
  const screen = await show(sorted('asc'));
  await expect.poll(() => lines()[0]).toMatch(/^B \(1\)/);
  await screen.rerender(sorted('desc'));
  await expect.poll(() => lines()[0]).toMatch(/^A \(3\)/);
});

claim('Figures change with the filter', async () => {
  await show(<Grid filterModel={{ items: [{ field: 'g', operator: 'equals', value: 'A' }] }} />);
  await totalIs(['', '10', '']);
});

claim(
  "Figures are in the lines of their groups, the total is the last line. The header doesn't name the function",
  async () => {
    await show(<Grid initialState={{ rowGrouping: { model: ['g'] } }} />);
    await expect.poll(() => lines()[0]).toMatch(/^B \(1\)/);
    const csv = api.current?.getDataAsCsv({ fields: ['g', 'size'] }).split('\r\n');
    expect(csv).toEqual(['g,size', ',2', 'B,2', ',10', 'A,9', 'A,1', 'A,', ',12']);
  },
);

claim('If no row is left, the total row stays, but is empty', async () => {
  await show(<Grid filterModel={{ items: [{ field: 'size', operator: '>', value: 99 }] }} />);
  await expect.poll(lines).toEqual([',,']);
});

claim("The total is below every page, for all pages. It isn't counted as a row", async () => {
  const screen = await show(
    <Grid
      pagination
      pageSizeOptions={[2]}
      initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
    />,
  );
  await expect.element(screen.getByText('1–2 of 4')).toBeVisible();
  expect(lines()).toHaveLength(3);
  await totalIs(['', '12', '']);
});

claim('If rows are selected, the total is left out', async () => {
  const screen = await show(<Grid checkboxSelection />);
  await totalIs(['', '', '12', '']);
  expect(api.current?.getDataAsCsv().split('\r\n').at(0)).toBe('g,size,when');
  expect(api.current?.getDataAsCsv().split('\r\n').at(-1)).toBe(',12,');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }).first());
  await expect.poll(() => api.current?.getDataAsCsv().split('\r\n')).toHaveLength(2);
});

claim('Pinned rows at the bottom come before the total', async () => {
  await show(<Grid pinnedRows={{ bottom: [{ id: 9, g: 'pinned', size: 100 }] }} />);
  await expect.poll(() => lines().slice(-2)).toEqual(['pinned,100,', ',12,']);
});

claim("Figures can't be edited, and are computed again when an edit is saved", async () => {
  const screen = await show(<Grid />);
  await totalIs(['', '12', '']);
  const editing = () => document.querySelectorAll('.MuiDataGrid-cell--editing').length;
  await userEvent.dblClick(screen.getByRole('gridcell', { name: '12' }));
  expect(editing()).toBe(0);
  await userEvent.dblClick(screen.getByRole('gridcell', { name: '9' }));
  await userEvent.keyboard('{Control>}a{/Control}20{Enter}');
  await totalIs(['', '23', '']);
});

claim('updateRows updates the figures', async () => {
  await show(<Grid />);
  await totalIs(['', '12', '']);
  api.current?.updateRows([{ id: 1, size: 100 }]);
  await totalIs(['', '110', '']);
});

claim('returns all figures by the id of the group and the field', async () => {
  const screen = await show(<ReadFigures />);
  await expect.element(screen.getByText('2500 euros in this week')).toBeVisible();
});

claim("The column types that it's offered for. By default all", async () => {
  const screen = await show(
    <Grid
      aggregationFunctions={{ first: { apply: ({ values }) => values[0] } }}
      aggregationModel={{ g: 'first', size: 'first' }}
    />,
  );
  await totalIs(['B', '2', '']);
  // "Name in menu and header. By default the name of the function."
  await expect
    .element(screen.getByRole('columnheader', { name: 'size' }))
    .toHaveTextContent('first');
});

claim('null or undefined shows nothing', async () => {
  const aggregationFunctions = {
    nothing: { apply: () => null },
    missing: { apply: () => undefined },
  };
  await show(
    <Grid
      aggregationFunctions={aggregationFunctions}
      aggregationModel={{ g: 'missing', size: 'nothing' }}
    />,
  );
  await totalIs(['', '', '']);
});

claim('a text column has none of them until you set it', async () => {
  const aligned = (headerAlign?: 'left') => [
    { field: 'g', headerAlign, availableAggregationFunctions: ['size'] },
    { field: 'size', type: 'number' as const },
  ];
  const name = 'MuiDataGrid-aggregationColumnHeader--align';
  const classes = () =>
    [...document.querySelectorAll('.MuiDataGrid-aggregationColumnHeader')].map(({ classList }) =>
      [...classList].filter((one) => one.startsWith(name)).map((one) => one.slice(name.length)),
    );
  const model = { g: 'size', size: 'sum' };
  const screen = await show(<Grid columns={aligned()} aggregationModel={model} />);
  await expect.poll(classes).toEqual([[], ['Right']]);
  await screen.rerender(<Grid columns={aligned('left')} aggregationModel={model} />);
  await expect.poll(classes).toEqual([['Left'], ['Right']]);
});
