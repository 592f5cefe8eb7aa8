import {
  createRowSelectionManager,
  gridAggregationModelSelector,
  type GridAggregationFunction,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-premium';
import { claimsOf, consoleMessages, show } from 'claims';
import { useMemo, useState } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { api, Grid, lines, total, totalIs, openMenu, offered } from './claimsGrid';
import ControlledTotals from './ControlledTotals';
import FixedFigure from './FixedFigure';
import page from './index.mdx?raw';
import NoAggregation from './NoAggregation';
import ReadFigures from './ReadFigures';
import WeekTotals from './WeekTotals';

const claim = claimsOf(page);

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
  const screen = await show(<FixedFigure />);
  await openMenu(screen, /Reserved/, 'Reserved');
  expect(screen.getByRole('combobox').elements()).toHaveLength(0);
});

claim('but can add one to Unit cost', async () => {
  const screen = await show(<FixedFigure />);
  await openMenu(screen, /Unit cost/, 'Unit cost');
  expect(await offered(screen)).toContain('sum');
});

claim('a model can still contain the column', async () => {
  await show(<FixedFigure />);
  await expect.poll(() => total()[2]).toMatch(/^\d+$/);
});

claim('returns all figures by the id of the group and the field', async () => {
  const screen = await show(<ReadFigures />);
  await expect.element(screen.getByText('2500 euros in this week')).toBeVisible();
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

claim('null keeps the normal height of all other rows', async () => {
  await show(
    <Grid
      initialState={{ rowGrouping: { model: ['g'] } }}
      getAggregationPosition={() => 'footer'}
      getRowHeight={({ id }) => (String(id).startsWith('auto-generated-group-footer-') ? 80 : null)}
    />,
  );
  const heights = () =>
    [...document.querySelectorAll<HTMLElement>('[role=row][data-id]')].map(
      ({ dataset, offsetHeight }) =>
        `${dataset.id?.startsWith('auto-generated-group-footer-') ? 'figure' : 'row'} ${offsetHeight}`,
    );
  await expect.poll(() => new Set(heights())).toEqual(new Set(['row 52', 'figure 80']));
  expect(document.querySelectorAll('[data-id="auto-generated-group-footer-root"]').length).toBe(1);
});

claim('It replaces the model, so start from the current one', async () => {
  const initialState = { aggregation: { model: { size: 'sum' } } };
  await show(<Grid aggregationModel={undefined} initialState={initialState} />);
  await totalIs(['', '12', '']);
  api.current?.setAggregationModel({ ...gridAggregationModelSelector(api), when: 'size' });
  await totalIs(['', '12', '2']);
  api.current?.setAggregationModel({ when: 'size' });
  await totalIs(['', '', '2']);
});

function SumOfSelection() {
  const [model, setModel] = useState<GridRowSelectionModel>({ type: 'include', ids: new Set() });
  const functions = useMemo(() => {
    const selection = createRowSelectionManager(model);
    const sumOfSelection: GridAggregationFunction<number> = {
      label: 'selected',
      getCellValue: ({ row }) => (selection.has(row.id) ? row.size : 0),
      apply: ({ values }) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0),
    };
    return { sumOfSelection };
  }, [model]);
  return (
    <Grid
      checkboxSelection
      rowSelectionModel={model}
      onRowSelectionModelChange={setModel}
      aggregationFunctions={functions}
      aggregationModel={{ size: 'sumOfSelection' }}
    />
  );
}

claim('so that the grid computes the figures again', async () => {
  const screen = await show(<SumOfSelection />);
  const sum = () => total().join('');
  await expect.poll(sum).toBe('0');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }).nth(1));
  await expect.poll(sum).toBe('9');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row', exact: true }).first());
  await expect.poll(sum).toBe('11');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Unselect row' }).nth(1));
  await expect.poll(sum).toBe('2');
});
