import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { LineChart } from '@mui/x-charts/LineChart';
import { ScatterChart, type ScatterChartSlotProps } from '@mui/x-charts/ScatterChart';
import {
  DataGrid,
  type DataGridProps,
  GridFooter,
  GridPreferencePanelsValue,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { StaticDatePicker, type StaticDatePickerProps } from '@mui/x-date-pickers/StaticDatePicker';
import { AdapterDayjs as ProAdapter } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider as ProProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { claimsOf, show } from 'claims';
import { RichLetters, row } from 'claims/trees';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import DepartureToolbar from './DepartureToolbar';
import FileSizes from './FileSizes';
import LostFocus from './LostFocus';
import WeekendDays from './WeekendDays';

const claim = claimsOf(page);
const rows = [{ id: 1, destination: 'Elmsford' }];
const columns = [{ field: 'destination', flex: 1 }];

claim('slotProps passes props to whatever is there', async () => {
  const screen = await show(<DepartureToolbar />);
  const button = screen.getByRole('button', { name: 'Late trains only' });
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByText('IC 704')).not.toBeInTheDocument();
});

claim('sorts its list of columns, and its selects become larger', async () => {
  const grid = (slotProps: DataGridProps['slotProps']) => (
    <DataGrid
      label="Trains"
      rows={rows}
      columns={[{ field: 'track' }, ...columns]}
      initialState={{
        preferencePanel: { open: true, openedPanelValue: GridPreferencePanelsValue.filters },
      }}
      slotProps={slotProps}
    />
  );
  const small = () =>
    document.querySelectorAll('.MuiDataGrid-filterForm .MuiInputBase-sizeSmall').length;
  const screen = await show(grid({}));
  await expect.poll(small).toBeGreaterThan(1);
  await screen.rerender(
    grid({ filterPanel: { columnsSort: 'asc' }, baseSelect: { size: 'medium' } }),
  );
  await expect.poll(small).toBe(1);
  await userEvent.click(screen.getByRole('combobox', { name: 'Columns' }));
  await expect
    .poll(() =>
      screen
        .getByRole('option')
        .elements()
        .map((option) => option.textContent),
    )
    .toEqual(['destination', 'track']);
});

claim('Props that only Material UI has go into material', async () => {
  const material = { variant: 'contained', disableElevation: true };
  const screen = await show(
    <DataGrid
      label="Trains"
      rows={rows}
      columns={columns}
      initialState={{
        preferencePanel: { open: true, openedPanelValue: GridPreferencePanelsValue.columns },
      }}
      slotProps={{ baseButton: { material } as object }}
    />,
  );
  const reset = screen.getByRole('button', { name: 'Reset' });
  await expect.element(reset).toHaveClass('MuiButton-contained', 'MuiButton-disableElevation');
});

claim('so every day or item can get its own', async () => {
  const screen = await show(<WeekendDays />);
  const weight = (name: string) =>
    getComputedStyle(screen.getByRole('gridcell', { name, exact: true }).element()).fontWeight;
  expect(weight('13')).not.toBe(weight('15'));
  expect(weight('12')).toBe(weight('13'));
});

claim('item receives { itemId, label }, the slots of an item an empty object', async () => {
  const [item, label] = [vi.fn(() => ({})), vi.fn(() => ({}))];
  await show(<RichLetters slotProps={{ item }} />);
  expect(item).toHaveBeenCalledWith({ itemId: 'c', label: 'Gamma' }, undefined);
  await show(<RichLetters slotProps={{ item: { slotProps: { label } } as object }} />);
  expect(label).toHaveBeenCalledWith({}, undefined);
});

claim('8.1.0 ignores it', async () => {
  const loadingOverlay = vi.fn(() => ({ message: 'Own text' }));
  const screen = await show(
    <LineChart
      loading
      height={200}
      series={[{ data: [1, 2] }]}
      slotProps={{ loadingOverlay: loadingOverlay as never }}
    />,
  );
  await expect.element(screen.getByText(/Loading data/)).toBeVisible();
  expect(loadingOverlay).not.toHaveBeenCalled();
});

claim('to digitalClockSectionItem of a clock with columns', async () => {
  const digitalClockSectionItem = vi.fn(() => ({}));
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiSectionDigitalClock slotProps={{ digitalClockSectionItem }} />
    </LocalizationProvider>,
  );
  const items = () => document.querySelectorAll('.MuiMultiSectionDigitalClockSection-item');
  await expect.poll(() => items().length).toBeGreaterThan(0);
  expect(digitalClockSectionItem).not.toHaveBeenCalled();
});

claim('and to popper of a picker with a single value', async () => {
  const [popper, desktopPaper, toolbar] = [vi.fn(() => ({})), vi.fn(() => ({})), vi.fn()];
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker open slotProps={{ popper, desktopPaper, toolbar: toolbar as object }} />
    </LocalizationProvider>,
  );
  await expect.poll(() => desktopPaper.mock.calls.length).toBeGreaterThan(0);
  expect(popper).not.toHaveBeenCalled();
  expect(toolbar).not.toHaveBeenCalled();
});

claim('popper only in pickers of ranges', async () => {
  const popper = vi.fn(() => ({}));
  await show(
    <ProProvider dateAdapter={ProAdapter}>
      <DesktopDateRangePicker open slotProps={{ popper }} />
    </ProProvider>,
  );
  await expect.poll(() => popper.mock.calls.length).toBeGreaterThan(0);
});

claim('need an assertion, because their types want every prop', async () => {
  // @ts-expect-error Every prop of a marker is missing but `size`.
  const slotProps: ScatterChartSlotProps = { marker: { size: 20 } };
  await show(
    <ScatterChart
      height={200}
      width={300}
      series={[{ data: [{ id: 0, x: 1, y: 2 }] }]}
      slotProps={slotProps}
    />,
  );
  await expect
    .poll(() => document.querySelector('circle')?.getBoundingClientRect().width)
    .toBeCloseTo(40);
});

claim('8.1.0 ignores some, such as pagination and basePagination', async () => {
  const first = { showFirstButton: true };
  const screen = await show(
    <DataGrid
      label="Trains"
      rows={rows}
      columns={columns}
      slotProps={{ pagination: first as object, basePagination: { material: first } as object }}
    />,
  );
  await expect.element(screen.getByRole('button', { name: 'Go to next page' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go to first page' }).elements()).toEqual([]);
});

claim('The item reads its own record with useTreeItemModel', async () => {
  await show(<FileSizes />);
  expect(row('src').textContent).toMatch(/\d+ kB/);
});

claim('A slot set to undefined keeps its default', async () => {
  const screen = await show(
    <DataGrid label="Trains" rows={rows} columns={columns} slots={{ footer: undefined }} />,
  );
  await expect.element(screen.getByText(/Rows per page/)).toBeVisible();
});

claim('In a picker, undefined removes the toolbar', async () => {
  const picker = (slots: StaticDatePickerProps['slots']) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker slots={slots} />
    </LocalizationProvider>
  );
  const screen = await show(picker({}));
  await expect.element(screen.getByText('Select date')).toBeVisible();
  await screen.rerender(picker({ toolbar: undefined }));
  await expect.element(screen.getByText('Select date')).not.toBeInTheDocument();
});

claim('pagination: null removes that part', async () => {
  const screen = await show(
    <DataGrid label="Trains" rows={rows} columns={columns} slots={{ pagination: null as never }} />,
  );
  await expect.element(screen.getByRole('grid')).toBeVisible();
  await expect.element(screen.getByText(/Rows per page/)).not.toBeInTheDocument();
});

claim('with the switch on, only the first letter of a word arrives', async () => {
  const screen = await show(<LostFocus />);
  const note = () =>
    document.querySelector<HTMLInputElement>('.MuiDataGrid-footerContainer input')!;
  await userEvent.click(note());
  await userEvent.keyboard('abc');
  expect(note().value).toBe('a');
  await userEvent.click(screen.getByRole('switch'));
  await userEvent.click(note());
  await userEvent.keyboard('bc');
  expect(note().value).toBe('abc');
});

claim('slots={{ footer: NoteFooter }} may be written inline', async () => {
  const mounted = vi.fn();
  function Footer() {
    vi.fn();
    return <GridFooter ref={(element) => void (element && mounted(element))} />;
  }
  const grid = () => (
    <DataGrid label="Trains" rows={rows} columns={columns} slots={{ footer: Footer }} />
  );
  const screen = await show(grid());
  await expect.element(screen.getByText(/Rows per page/)).toBeVisible();
  const first = mounted.mock.lastCall?.[0];
  await screen.rerender(grid());
  expect(mounted.mock.lastCall?.[0]).toBe(first);
});

claim('makes all of them render again', async () => {
  const rendered: string[] = [];
  function Item(props: TreeItemProps) {
    rendered.push(props.itemId);
    useTreeItemModel(props.itemId);
    return <TreeItem {...props} />;
  }
  const slots = { item: Item };
  const stable = { item: () => ({}) };
  const screen = await show(<RichLetters slots={slots} slotProps={stable} />);
  rendered.length = 0;
  await screen.rerender(<RichLetters slots={slots} slotProps={stable} />);
  expect(rendered).toEqual([]);
  await screen.rerender(<RichLetters slots={slots} slotProps={{ item: () => ({}) }} />);
  expect([...new Set(rendered)].sort()).toEqual(['a', 'b', 'c', 'd']);
});

claim('A chart is a container with what you put into it', async () => {
  const screen = await show(
    <ChartContainer
      height={240}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed'], scaleType: 'band' }]}
      series={[{ type: 'bar', data: [4, 12, 7] }]}
    >
      <BarPlot />
      <ChartsReferenceLine y={10} label="Limit" />
      <ChartsXAxis />
    </ChartContainer>,
  );
  await expect.element(screen.getByText('Limit')).toBeVisible();
  expect(document.querySelectorAll('.MuiBarElement-root')).toHaveLength(3);
});
