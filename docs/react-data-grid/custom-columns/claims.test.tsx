import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import {
  DataGrid,
  getGridNumericOperators,
  GridFilterInputMultipleSingleSelect,
  useGridApiContext,
  type GridColDef,
  type GridColTypeDef,
  type GridRenderEditCellParams,
  type GridSingleSelectColDef,
} from '@mui/x-data-grid';
import { claimsOf, drawn, show } from 'claims';
import { cells, scroller, SmallGrid } from 'claims/grids';
import {
  memo,
  Profiler,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
} from 'react';
import { employees, type Employee } from 'sample-data/employees';
import { artworks } from 'sample-data/exhibits';
import { expect, onTestFinished, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import EverythingCustom from './EverythingCustom';
import page from './index.mdx?raw';
import PickerColumn from './PickerColumn';
import ProgressColumn from './ProgressColumn';
import SparklineColumn from './SparklineColumn';

const claim = claimsOf(page);

const [first] = employees as [Employee, ...Employee[]];

claim('The value of the column is the sum', async () => {
  const screen = await show(<SparklineColumn />);
  const most = artworks
    .map(({ visitors }) => visitors.reduce((sum, month) => sum + month, 0))
    .sort((a, b) => b - a);
  await expect
    .element(screen.getByRole('img', { name: String(most[0]), exact: true }))
    .toBeVisible();
});

claim('so the chart changes with the column when users resize it', async () => {
  const screen = await show(<SparklineColumn />);
  await expect.element(screen.getByRole('columnheader', { name: /Visitors/ })).toBeVisible();
  const chart = () =>
    document.querySelector('.MuiDataGrid-cell[data-field="visitors"] svg')?.getBoundingClientRect()
      .width ?? 0;
  await expect.poll(chart).toBe(200);
  const separator = document.querySelectorAll('.MuiDataGrid-columnSeparator')[2] as Element;
  const { x, y } = separator.getBoundingClientRect();
  const at = (clientX: number, buttons = 1) => ({
    clientX,
    clientY: y + 5,
    buttons,
    bubbles: true,
  });
  separator.dispatchEvent(new MouseEvent('mousedown', { ...at(x), cancelable: true }));
  document.dispatchEvent(new MouseEvent('mousemove', at(x - 40)));
  document.dispatchEvent(new MouseEvent('mousemove', at(x - 80)));
  document.dispatchEvent(new MouseEvent('mouseup', at(x - 80, 0)));
  await expect.poll(chart).toBeLessThan(200);
});

claim('The grid saves it when users press Enter or leave the cell', async () => {
  const screen = await show(<PickerColumn />);
  const before = first.hired.toLocaleDateString();
  await userEvent.dblClick(screen.getByRole('gridcell', { name: before }).first());
  await expect.element(screen.getByRole('spinbutton', { name: 'Year' })).toBeVisible();
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Year' }));
  await userEvent.keyboard('2001{Enter}');
  await expect
    .poll(() => cells('hired')[0])
    .toBe(new Date(new Date(first.hired).setFullYear(2001)).toLocaleDateString());
});

claim('replace the editor and the input of the filter operators', async () => {
  const screen = await show(<PickerColumn />);
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('option', { name: 'Hired' }));
  await expect.element(screen.getByRole('group', { name: 'Value' })).toBeVisible();
});

claim('So FilterDate passes the day as text', async () => {
  const set = (timezoneId: string) => cdp().send('Emulation.setTimezoneOverride', { timezoneId });
  onTestFinished(async () => {
    await set('');
  });
  await set('Europe/Berlin');
  const screen = await show(<PickerColumn />);
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('option', { name: 'Hired' }));
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Month' }));
  const { hired } = first;
  const parts = [hired.getMonth() + 1, hired.getDate(), hired.getFullYear()];
  await userEvent.keyboard(parts.map((part) => String(part).padStart(2, '0')).join(''));
  await expect.poll(() => [...new Set(cells('hired'))]).toEqual([hired.toLocaleDateString()]);
});

claim('the formatter makes it a percentage', async () => {
  await show(<ProgressColumn />);
  const { leaveTaken, leaveDays } = first;
  await expect.poll(() => cells('taken')[0]).toBe(`${Math.round((leaveTaken / leaveDays) * 100)}%`);
});

claim('a value to sort by, a cell, an editor and filter operators', async () => {
  const screen = await show(<EverythingCustom />);
  await expect.element(screen.getByRole('columnheader', { name: 'Review' })).toBeVisible();
  await userEvent.click(screen.getByText(first.name));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect
    .element(screen.getByRole('radio', { name: '5 Stars', exact: true }))
    .toBeInTheDocument();
});

claim('Choose with the mouse or the arrow keys; Enter saves', async () => {
  const screen = await show(<EverythingCustom />);
  await expect.element(screen.getByRole('columnheader', { name: 'Review' })).toBeVisible();
  await userEvent.click(screen.getByText(first.name));
  const cell = () => document.querySelector('.MuiDataGrid-cell[data-field="rating"]')!;
  const stars = () => cell().querySelector('[role="img"]')?.ariaLabel;
  const chosen = () => cell().querySelector<HTMLInputElement>('input:checked');
  expect(stars()).toBe(`${first.rating} Stars`);

  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.poll(() => document.activeElement).toBe(chosen());
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(() => chosen()?.value).toBe(String(first.rating - 1));
  await userEvent.keyboard('{Enter}');
  await expect.poll(stars).toBe(`${first.rating - 1} Stars`);
  expect(document.activeElement).not.toBe(document.body);

  await userEvent.dblClick(cell());
  await userEvent.click(cell().querySelector('.MuiRating-root')!, { position: { x: 3, y: 12 } });
  await expect.poll(() => Number(chosen()?.value)).toBeLessThan(2);
  const byMouse = chosen()?.value;
  await userEvent.keyboard('{Enter}');
  await expect.poll(stars).toMatch(new RegExp(`^${byMouse} Star`));
});

claim('1234.5 is copied as 1,234.5 from a number column', async () => {
  const columns = [{ field: 'size', type: 'number' as const }];
  const screen = await show(<SmallGrid rows={[{ id: 1, size: 1234.5 }]} columns={columns} />);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(screen.getByRole('gridcell'));
  await userEvent.keyboard('{Control>}c{/Control}');
  await expect.poll(() => write.mock.lastCall?.[0]).toBe('1,234.5');
});

const values = (count: number) => Array.from({ length: count }, (_, index) => (index * 7) % 11);
const drawnParts = () =>
  document.querySelectorAll('.MuiDataGrid-row svg, .MuiDataGrid-row svg *').length;

interface TrendsProps {
  rows: { id: number; trend: number[] }[];
  onChart: () => void;
  onCell?: () => void;
  chart: (data: number[], width: number) => ReactElement;
}

/** A grid with a chart in each row; `onChart` is called each time one of them renders. */
function Trends({ rows, onChart, onCell, chart }: TrendsProps) {
  const columns = useMemo<GridColDef[]>(
    () => [
      {
        field: 'trend',
        width: 180,
        renderCell: ({ value, colDef }) => {
          onCell?.();
          return <Counted data={value} width={colDef.computedWidth - 20} {...{ chart, onChart }} />;
        },
      },
    ],
    [chart, onCell, onChart],
  );
  return (
    <Box sx={{ height: 400, width: 300 }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}

const Counted = memo(function Counted({
  data,
  width,
  chart,
  onChart,
}: { data: number[]; width: number } & Pick<TrendsProps, 'chart' | 'onChart'>) {
  return (
    <Profiler id="chart" onRender={onChart}>
      {chart(data, width)}
    </Profiler>
  );
});

const line = (data: number[], width: number) => (
  <SparkLineChart data={data} width={width} height={44} />
);
const measured = (data: number[]) => <SparkLineChart data={data} height={44} />;
const bars = (data: number[], width: number) => (
  <SparkLineChart data={data} width={width} height={44} plotType="bar" />
);
const own = (data: number[], width: number) => (
  <svg width={width} height={44}>
    <polyline points={data.map((value, x) => `${x * 6},${44 - value * 4}`).join(' ')} fill="none" />
  </svg>
);

claim('only the charts of rows in view and a few around them are mounted', async () => {
  const onCell = vi.fn();
  const rows = Array.from({ length: 1000 }, (_, id) => ({ id, trend: values(24) }));
  await show(<Trends rows={rows} chart={own} onChart={() => {}} onCell={onCell} />);
  const mounted = () => document.querySelectorAll('.MuiDataGrid-row svg').length;
  await expect.poll(mounted).toBeGreaterThan(5);
  expect(mounted()).toBeLessThan(25);
  const before = onCell.mock.calls.length;
  for (let top = 50; top <= 2000; top += 50) {
    scroller().scrollTop = top;
    await drawn();
  }
  const more = onCell.mock.calls.length - before;
  expect(more).toBeGreaterThan(30);
  expect(more).toBeLessThan(55);
});

claim("A memoized chart isn't drawn again, as long as its list is the same array", async () => {
  const onChart = vi.fn();
  const onCell = vi.fn();
  const rows = [{ id: 1, trend: values(24) }];
  const screen = await show(<Trends {...{ rows, onChart, onCell }} chart={line} />);
  await expect.poll(drawnParts).toBeGreaterThan(0);
  await drawn();
  const [charts, cells] = [onChart.mock.calls.length, onCell.mock.calls.length];
  await screen.rerender(<Trends rows={[...rows]} {...{ onChart, onCell }} chart={line} />);
  await expect.poll(() => onCell.mock.calls.length).toBeGreaterThan(cells);
  expect(onChart).toHaveBeenCalledTimes(charts);
});

/** How often a chart renders when it's mounted, and the SVG elements that it is made of. */
async function costOf(chart: TrendsProps['chart'], count = 24): Promise<[number, number]> {
  const onChart = vi.fn();
  const rows = [{ id: 1, trend: values(count) }];
  const screen = await show(<Trends {...{ rows, onChart, chart }} />);
  await expect.poll(drawnParts).toBeGreaterThan(0);
  await drawn();
  const parts = drawnParts();
  await screen.unmount();
  return [onChart.mock.calls.length, parts];
}

claim('a chart renders a third time, after it has measured its cell', async () => {
  expect([await costOf(line), await costOf(measured)]).toEqual([
    [2, 7],
    [3, 7],
  ]);
});

claim('A line of 24 values is 7 SVG elements, and so is one of 6', async () => {
  expect((await costOf(line, 6))[1]).toBe(7);
  expect((await costOf(bars))[1]).toBe(26);
});

claim('2 elements, rendered once', async () => {
  expect(await costOf(own)).toEqual([1, 2]);
});

function DecimalEditor({ id, field, value, hasFocus, colDef }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const inputRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(String(value ?? '').replace('.', ','));
  useLayoutEffect(() => {
    if (hasFocus) inputRef.current?.focus();
  }, [hasFocus]);
  return (
    <input
      ref={inputRef}
      inputMode="decimal"
      aria-label={colDef.headerName}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        apiRef.current.setEditCellValue({ id, field, value: event.target.value });
      }}
    />
  );
}
const decimal: GridColTypeDef = {
  type: 'number',
  valueParser: (text) => (text === '' ? null : Number(String(text).replace(',', '.'))),
  valueFormatter: (value?: number | null) => value?.toLocaleString('de') ?? '',
  renderEditCell: (params) => <DecimalEditor {...params} />,
  preProcessEditCellProps: ({ props }) => ({ ...props, error: Number.isNaN(props.value) }),
  filterOperators: getGridNumericOperators().map((operator) => ({
    ...operator,
    InputComponentProps: { type: 'text' },
  })),
};
const weights = (
  <div style={{ height: 320, width: 480 }}>
    <DataGrid
      showToolbar
      rows={[
        { id: 1, weight: 2.5 },
        { id: 2, weight: 10 },
      ]}
      columns={[{ ...decimal, field: 'weight', headerName: 'Weight', width: 150, editable: true }]}
    />
  </div>
);

claim('The grid calls it for editors and for filters', async () => {
  const screen = await show(weights);
  await expect.poll(() => cells('weight')).toEqual(['2,5', '10']);
  // A typed character opens the cell, and is the first one of the text.
  await userEvent.click(screen.getByRole('gridcell', { name: '2,5' }));
  await userEvent.keyboard('7');
  await expect.element(screen.getByRole('textbox', { name: 'Weight' })).toHaveValue('7');
  await userEvent.keyboard(',25{Enter}');
  await expect.poll(() => cells('weight')).toEqual(['7,25', '10']);

  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Value' }), '7,25');
  await expect.poll(() => cells('weight')).toEqual(['7,25']);
});

claim("A text that isn't a number can't be saved.", async () => {
  const screen = await show(weights);
  await userEvent.dblClick(screen.getByRole('gridcell', { name: '2,5' }));
  const field = screen.getByRole('textbox', { name: 'Weight' });
  await expect.element(field).toHaveValue('2,5');
  await userEvent.fill(field, '2,5,1');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => cells('weight')).toEqual(['2,5', '10']);
});

const options = ['Ceramics', 'Maps', 'Prints'];
const none: string[] = [];
function TagsEditor({ id, field, value, hasFocus, colDef }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  return (
    <Autocomplete
      multiple
      fullWidth
      limitTags={1}
      options={options}
      value={value || none}
      onChange={(_, next) => apiRef.current.setEditCellValue({ id, field, value: next })}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onKeyDown={(event) => {
        if (open && event.key === 'Enter') event.stopPropagation();
      }}
      renderInput={(params) => (
        <TextField {...params} inputRef={input} label={colDef.headerName} variant="standard" />
      )}
    />
  );
}
const tags: GridSingleSelectColDef = {
  field: 'tags',
  headerName: 'Tags',
  type: 'singleSelect',
  valueOptions: options,
  width: 260,
  editable: true,
  valueFormatter: (value: string[] | null) => value?.join(', ') ?? '',
  sortComparator: (a: string[], b: string[]) => a.join().localeCompare(b.join()),
  renderEditCell: (params) => <TagsEditor {...params} />,
  filterOperators: [
    {
      value: 'hasAny',
      label: 'has any of',
      getApplyFilterFn: ({ value }) =>
        value?.length ? (list: string[]) => list.some((tag) => value.includes(tag)) : null,
      InputComponent: GridFilterInputMultipleSingleSelect,
    },
  ],
};
const tagged = (
  <div style={{ height: 360, width: 480 }}>
    <DataGrid
      showToolbar
      rows={[
        { id: 1, tags: ['Prints', 'Maps'] },
        { id: 2, tags: ['Ceramics'] },
      ]}
      columns={[tags]}
      rowHeight={68}
    />
  </div>
);

claim('Enter chooses from the open list; a second one saves.', async () => {
  const screen = await show(tagged);
  await userEvent.dblClick(screen.getByRole('gridcell', { name: 'Ceramics' }));
  const field = screen.getByRole('combobox', { name: 'Tags' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('map');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cells('tags')).toEqual(['Prints, Maps', 'Ceramics, Maps']);
  // A typed character opens the cell with an empty value.
  await userEvent.keyboard('pr');
  await expect.element(field).toHaveValue('pr');
  await userEvent.keyboard('{ArrowDown}{Enter}{Enter}');
  await expect.poll(() => cells('tags')).toEqual(['Prints, Maps', 'Prints']);
});

claim('so that the input of the filter knows the options', async () => {
  const screen = await show(tagged);
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Value' }));
  await userEvent.click(screen.getByRole('option', { name: 'Maps' }));
  await expect.poll(() => cells('tags')).toEqual(['Prints, Maps']);
});

claim('The quick filter and exports use the formatted text.', async () => {
  const screen = await show(tagged);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.fill(screen.getByRole('searchbox'), 'prints, m');
  await expect.poll(() => cells('tags')).toEqual(['Prints, Maps']);
});
