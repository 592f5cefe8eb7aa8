import {
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { rows, type Props, Grid, lines, total, totalIs, openMenu, offered } from '../claimsGrid';
import EveryFunction from './EveryFunction';
import FewerFunctions from './FewerFunctions';
import FormattedFigure from './FormattedFigure';
import FunctionsOfColumn from './FunctionsOfColumn';
import page from './index.mdx?raw';
import OwnFunctions from './OwnFunctions';
import RenderedFigure from './RenderedFigure';
import SeveralFields from './SeveralFields';

const claim = claimsOf(page);

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

claim('size has one of its own', async () => {
  const columns: GridColDef[] = [
    { field: 'size', type: 'number', valueFormatter: (value: number) => `${value} kg` },
    { field: 'g' },
    { field: 'when' },
  ];
  expect(await figure('size', { columns })).toBe('4');
  expect(await figure('sum', { columns })).toBe('12 kg');
});

claim('for another format, for example another unit', async () => {
  await show(<FormattedFigure />);
  await totalIs(['', '', '0.115 t']);
});

claim('Put the name into the valueFormatter of the function', async () => {
  const { sum } = GRID_AGGREGATION_FUNCTIONS;
  const aggregationFunctions: Record<string, GridAggregationFunction> = {
    ...GRID_AGGREGATION_FUNCTIONS,
    sum: { ...sum, valueFormatter: (value: number) => `Sum: ${value.toLocaleString()}` },
    word: { apply: () => 'All countries' },
  };
  const grid = (
    <Grid
      aggregationFunctions={aggregationFunctions}
      aggregationModel={{ g: 'word', size: 'sum' }}
      sx={{ '& .MuiDataGrid-aggregationColumnHeaderLabel': { display: 'none' } }}
    />
  );
  const screen = await show(grid);
  await totalIs(['All countries', 'Sum: 12', '']);
  const labels = [...document.querySelectorAll('.MuiDataGrid-aggregationColumnHeaderLabel')];
  expect(labels).toHaveLength(2);
  expect(labels.every((label) => !label.checkVisibility())).toBe(true);
  await openMenu(screen, /^g/, 'g');
  expect(await offered(screen)).toContain('word');
});

claim('Groups show the same texts', async () => {
  const { sum } = GRID_AGGREGATION_FUNCTIONS;
  await show(
    <Grid
      initialState={{ rowGrouping: { model: ['g'] } }}
      aggregationFunctions={{
        sum: { ...sum, valueFormatter: (value: number) => `Sum: ${value}` },
      }}
    />,
  );
  await expect.poll(() => lines()[0]).toContain('Sum: 2');
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

claim('To read other computed columns, ask the grid for their values', async () => {
  const api: RefObject<GridApi | null> = { current: null };
  const columns: GridColDef[] = [
    { field: 'size', type: 'number', valueGetter: (value: number) => value * 10 },
    { field: 'g' },
    { field: 'when' },
  ];
  const values = ({ values: all }: { values: (number | undefined)[] }) => Math.max(...(all as []));
  const other = {
    getCellValue: ({ row }: { row: object }) =>
      api.current?.getRowValue(row, api.current.getColumn('size')),
    apply: values,
  };
  await show(
    <Grid
      apiRef={api}
      columns={columns}
      aggregationFunctions={{ own: { apply: values }, other }}
      aggregationModel={{ size: 'own', g: 'other' }}
    />,
  );
  await expect.poll(() => total()[0]).toMatch(/^\d+0$/);
  expect(total()[1]).toBe(total()[0]);
});

claim("The order in which users sort doesn't count", async () => {
  type Row = (typeof rows)[number];
  const latest: GridAggregationFunction<Row, number> = {
    label: 'latest',
    columnTypes: ['number'],
    getCellValue: ({ row }) => row as Row,
    apply: ({ values, field }) => {
      const own = values.filter((row) => row !== undefined);
      return (own.reduce((a, b) => (b.id > a.id ? b : a)) as Record<string, unknown>)[
        field
      ] as number;
    },
  };
  const first = {
    ...latest,
    label: 'first',
    apply: ({ values, field }) => values[0]?.[field as 'size'],
  } as typeof latest;
  const sorted = {
    initialState: { sorting: { sortModel: [{ field: 'size', sort: 'desc' }] } },
  } as const;
  const few = { rows: [...rows.slice(0, 3)] };
  expect(await figure('latest', { ...few, aggregationFunctions: { latest } })).toBe('1');
  expect(await figure('latest', { ...few, aggregationFunctions: { latest }, ...sorted })).toBe('1');
  expect(await figure('first', { ...few, aggregationFunctions: { first }, ...sorted })).toBe('2');
});

claim('Columns without a figure call their renderCell in the row of totals, too', async () => {
  const renderCell: GridColDef['renderCell'] = ({ rowNode, value }) => `${rowNode.type} ${value}`;
  await show(
    <Grid
      columns={[
        { field: 'g', renderCell },
        { field: 'size', type: 'number' },
      ]}
    />,
  );
  await totalIs(['pinnedRow undefined', '12']);
  await expect.poll(() => lines()[0]).toBe('leaf B,2');
});

claim('To leave it out, check the type of the node', async () => {
  const type: GridColDef['renderCell'] = ({ rowNode }) => rowNode.type;
  const link: GridColDef['renderCell'] = ({ rowNode, value }) =>
    rowNode.type === 'leaf' && <a href={`/titles/${value}`}>{value}</a>;
  await show(
    <Grid
      columns={[
        { field: 'g' },
        { field: 'kind', renderCell: type },
        { field: 'when', renderCell: link, valueGetter: () => 'x' },
        { field: 'size', type: 'number' },
      ]}
      rowGroupingModel={['g']}
      getAggregationPosition={() => 'footer'}
    />,
  );
  await expect.poll(() => document.querySelectorAll('[role=row] a').length).toBe(4);
  const kinds = () =>
    [...document.querySelectorAll('[role=row] [data-field=kind][role=gridcell]')].map(
      ({ textContent }) => textContent,
    );
  expect(new Set(kinds())).toEqual(new Set(['group', 'leaf', 'footer', 'pinnedRow']));
});

const common: GridAggregationFunction<string> = {
  label: 'if all the same',
  columnTypes: ['string'],
  apply: ({ values }) => (values.every((value) => value === values[0]) ? values[0] : null),
};

claim('it returns the manager if all rows of the country have the same one', async () => {
  await show(
    <Grid
      rows={[
        { id: 1, country: 'Chile', manager: 'Ada' },
        { id: 2, country: 'Chile', manager: 'Ada' },
        { id: 3, country: 'Ghana', manager: 'Bo' },
        { id: 4, country: 'Ghana', manager: 'Cy' },
      ]}
      columns={[{ field: 'country' }, { field: 'manager' }]}
      aggregationFunctions={{ common }}
      aggregationModel={{ manager: 'common' }}
      getAggregationPosition={({ depth }) => (depth === -1 ? null : 'inline')}
      rowGroupingModel={['country']}
      defaultGroupingExpansionDepth={0}
      sx={{ '& .MuiDataGrid-aggregationColumnHeaderLabel': { display: 'none' } }}
    />,
  );
  await expect.poll(lines).toEqual(['Chile (2),,Ada', 'Ghana (2),,']);
  expect(total()).toEqual([]);
  const label = document.querySelector('.MuiDataGrid-aggregationColumnHeaderLabel');
  expect(label?.textContent).toBe('if all the same');
  expect(label?.getBoundingClientRect().height).toBe(0);
});
