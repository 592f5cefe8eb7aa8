import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { claimsOf, drawn, show } from 'claims';
import { useEffect, useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import FitAfterLoading from './FitAfterLoading';
import FitContent from './FitContent';
import FitGroups from './FitGroups';
import FitOnMount from './FitOnMount';
import FitTallRows from './FitTallRows';
import FixedWidths from './FixedWidths';
import page from './index.mdx?raw';
import SharedSpace from './SharedSpace';
import WatchResizing from './WatchResizing';

const claim = claimsOf(page);

function width(field: string): number {
  const header = document.querySelector(`.MuiDataGrid-columnHeader[data-field="${field}"]`);
  return header?.getBoundingClientRect().width ?? 0;
}

const rows = [{ id: 1, a: 'one', b: 'two' }];
const columns: GridColDef[] = [
  { field: 'a', headerName: 'A' },
  { field: 'b', headerName: 'B' },
];

type ApiRef = ReturnType<typeof useGridApiRef>;

/** A grid 602 pixels wide, 600 between its borders, with a button for what code would do. */
function Grid({ act, ...props }: Partial<DataGridProps> & { act?: (apiRef: ApiRef) => void }) {
  const apiRef = useGridApiRef();
  return (
    <>
      <button onClick={() => act?.(apiRef)}>Act</button>
      <Box sx={{ height: 300, width: 602 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} {...props} />
      </Box>
    </>
  );
}

claim('A column is 100 pixels wide until you set width', async () => {
  const screen = await show(<FixedWidths />);
  await expect.element(screen.getByRole('columnheader', { name: 'Platform' })).toBeVisible();
  expect(width('platform')).toBe(100);
  expect(width('destination')).toBe(200);
});

claim(
  'minWidth (50 by default) and maxWidth (none by default) always limit the width',
  async () => {
    await show(
      <Grid
        columns={[
          { field: 'a', width: 10 },
          { field: 'b', width: 500, maxWidth: 150 },
          { field: 'c', flex: 1, maxWidth: 120 },
        ]}
      />,
    );
    await expect.poll(() => [width('a'), width('b'), width('c')]).toEqual([50, 150, 120]);
  },
);

claim('gets twice as much of it as one with flex: 1', async () => {
  await show(
    <Grid
      columns={[
        { field: 'a', flex: 2 },
        { field: 'b', flex: 1, width: 400 },
      ]}
    />,
  );
  await expect.poll(() => [width('a'), width('b')]).toEqual([400, 200]);
});

claim('When a column reaches one of them, the others share the rest', async () => {
  await show(
    <Grid
      columns={[
        { field: 'a', flex: 1, maxWidth: 100 },
        { field: 'b', flex: 1 },
        { field: 'c', flex: 1 },
      ]}
    />,
  );
  await expect.poll(() => [width('a'), width('b'), width('c')]).toEqual([100, 250, 250]);
});

/** Drags the end of the header of a column by some pixels. */
async function drag(index: number, by: number) {
  const separator = document.querySelectorAll('.MuiDataGrid-columnSeparator')[index] as Element;
  const { x, y, width: size } = separator.getBoundingClientRect();
  const at = (clientX: number, buttons = 1) => ({
    clientX,
    clientY: y + 5,
    buttons,
    bubbles: true,
  });
  const start = x + size / 2;
  separator.dispatchEvent(new MouseEvent('mousedown', { ...at(start), cancelable: true }));
  document.dispatchEvent(new MouseEvent('mousemove', at(start + by / 2)));
  document.dispatchEvent(new MouseEvent('mousemove', at(start + by)));
  document.dispatchEvent(new MouseEvent('mouseup', at(start + by, 0)));
}

claim('Get the final width after the drag', async () => {
  const onColumnResize = vi.fn();
  const onColumnWidthChange = vi.fn();
  const screen = await show(
    <Grid onColumnResize={onColumnResize} onColumnWidthChange={onColumnWidthChange} />,
  );
  await expect.element(screen.getByText('one')).toBeVisible();
  await drag(0, 60);
  await expect.poll(() => width('a')).toBe(160);
  expect(onColumnResize).toHaveBeenCalledTimes(2);
  expect(onColumnWidthChange).toHaveBeenCalledTimes(1);
});

claim('it keeps its width when the grid grows', async () => {
  const screen = await show(
    <Grid
      columns={[
        { field: 'a', flex: 1 },
        { field: 'b', flex: 1 },
      ]}
    />,
  );
  await expect.poll(() => width('a')).toBe(300);
  await expect.element(screen.getByText('one')).toBeVisible();
  await drag(0, -100);
  await expect.poll(() => [width('a'), width('b')]).toEqual([200, 400]);
});

claim('The widths users chose are lost when columns becomes a new array', async () => {
  function Renewing() {
    const [shown, setShown] = useState(columns);
    return (
      <>
        <button onClick={() => setShown([...columns])}>New array</button>
        <Grid columns={shown} />
      </>
    );
  }
  const screen = await show(<Renewing />);
  await expect.element(screen.getByText('one')).toBeVisible();
  await drag(0, 60);
  await expect.poll(() => width('a')).toBe(160);
  await userEvent.click(screen.getByText('New array'));
  await expect.poll(() => width('a')).toBe(100);
});

claim('Double-click the line at the end of a header', async () => {
  const screen = await show(<FitContent />);
  await expect.element(screen.getByRole('columnheader', { name: 'Email' })).toBeVisible();
  const separator = document.querySelectorAll('.MuiDataGrid-columnSeparator')[1] as Element;
  separator.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  await expect.poll(() => width('email')).toBeGreaterThan(150);
  expect(width('name')).toBe(100);
});

claim('disableAutosize turns the double-click off; the method still works', async () => {
  const screen = await show(
    <Grid
      disableAutosize
      rows={[{ id: 1, a: 'a text that needs a lot more than one hundred pixels' }]}
      act={(apiRef) => void apiRef.current?.autosizeColumns()}
    />,
  );
  await expect.element(screen.getByText(/^a text/)).toBeVisible();
  const separator = document.querySelector('.MuiDataGrid-columnSeparator') as Element;
  separator.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  expect(width('a')).toBe(100);
  await userEvent.click(screen.getByText('Act'));
  await expect.poll(() => width('a')).toBeGreaterThan(200);
});

claim('Makes room for the title and its icons', async () => {
  const screen = await show(<FitContent />);
  await userEvent.click(screen.getByRole('button', { name: 'Autosize' }));
  await expect.poll(() => width('rating')).toBeGreaterThan(150);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Include headers' }));
  await userEvent.click(screen.getByRole('button', { name: 'Autosize' }));
  await expect.poll(() => width('rating')).toBeLessThan(100);
});

claim("Widens the columns evenly when they don't fill the grid", async () => {
  const screen = await show(<FitOnMount />);
  await expect.element(screen.getByRole('columnheader', { name: 'Channel' })).toBeVisible();
  const grid = document.querySelector('.MuiDataGrid-virtualScroller')?.clientWidth ?? 0;
  const sum = () =>
    ['id', 'customer', 'country', 'channel', 'items'].reduce((all, field) => all + width(field), 0);
  await expect.poll(() => Math.abs(sum() - grid) < 20).toBe(true);
});

claim("When rows arrive later, the columns aren't measured again", async () => {
  function Later() {
    const [text, setText] = useState('short');
    return (
      <>
        <button onClick={() => setText('a text that needs a lot more than one hundred pixels')}>
          Load
        </button>
        <Grid
          autosizeOnMount
          rows={[{ id: 1, a: text }]}
          act={(apiRef) => void apiRef.current?.autosizeColumns()}
        />
      </>
    );
  }
  const screen = await show(<Later />);
  await expect.poll(() => width('a')).toBeLessThan(100);
  const before = width('a');
  await userEvent.click(screen.getByText('Load'));
  await expect.element(screen.getByText(/^a text/)).toBeVisible();
  await drawn();
  expect(width('a')).toBe(before);
  await userEvent.click(screen.getByText('Act'));
  await expect.poll(() => width('a')).toBeGreaterThan(200);
});

claim('Call autosizeColumns() once the new rows are in the DOM', async () => {
  const screen = await show(<FitAfterLoading />);
  const load = screen.getByRole('button', { name: 'Load people' });
  await userEvent.click(load);
  await expect.element(load).toHaveFocus();
  await expect.poll(() => width('email')).toBeGreaterThan(150);
});

claim('Autosizing measures the text on a single line', async () => {
  const screen = await show(<FitTallRows />);
  await userEvent.click(screen.getByRole('button', { name: 'Autosize' }));
  await expect.poll(() => width('about')).toBe(280);
});

claim('Measure again when a group opens', async () => {
  const screen = await show(<FitGroups />);
  // At start there are only the titles to measure: the rows of a closed group are not in the DOM.
  await expect.poll(() => width('email')).toBeLessThan(100);
  await userEvent.click(screen.getByRole('button', { name: 'see children' }).first());
  await expect.poll(() => width('email')).toBeGreaterThan(150);
});

claim('gives all columns their width and flex again, even if users have resized them', async () => {
  const own: GridColDef[] = [
    { field: 'a', headerName: 'A', width: 150 },
    { field: 'b', headerName: 'B', flex: 1 },
    { field: 'c', headerName: 'C' },
  ];
  const widths = () => own.map(({ field }) => width(field));
  const act = (apiRef: ApiRef) => apiRef.current?.updateColumns(own);
  const screen = await show(<Grid columns={own} act={act} />);
  await expect.poll(widths).toEqual([150, 350, 100]);
  await drag(0, 60);
  await expect.poll(() => width('a')).toBe(210);
  await drag(1, -90);
  await expect.poll(() => width('b')).toBe(200);
  await userEvent.click(screen.getByText('Act'));
  await expect.poll(widths).toEqual([150, 350, 100]);
});

claim("setColumnWidth doesn't change a column with flex", async () => {
  const screen = await show(
    <Grid
      columns={[{ field: 'a', flex: 1 }, { field: 'b' }]}
      act={(apiRef) => {
        apiRef.current?.setColumnWidth('a', 120);
        apiRef.current?.setColumnWidth('b', 120);
      }}
    />,
  );
  await userEvent.click(screen.getByText('Act'));
  await expect.poll(() => [width('a'), width('b')]).toEqual([480, 120]);
});

claim('Call updateColumns([{ ...getColumn(field), flex: 0, width }]) instead', async () => {
  const screen = await show(
    <Grid
      columns={[{ field: 'a', headerName: 'Artist', flex: 1 }, { field: 'b' }]}
      act={(apiRef) => {
        const old = apiRef.current?.getColumn('a');
        apiRef.current?.updateColumns([{ ...old, field: 'a', flex: 0, width: 120 }]);
      }}
    />,
  );
  await userEvent.click(screen.getByText('Act'));
  await expect.poll(() => [width('a'), width('b')]).toEqual([120, 100]);
  await expect.element(screen.getByRole('columnheader', { name: 'Artist' })).toBeVisible();
});

claim('Move the slider', async () => {
  const screen = await show(<SharedSpace />);
  await expect.poll(() => width('title') / width('artist')).toBeCloseTo(2, 1);
  const slider = screen.getByRole('slider');
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(() => width('artist')).toBe(110);
  expect(width('year')).toBe(120);
  await expect.element(slider).toHaveFocus();
});

claim('by dragging the line at the end of its header', async () => {
  const screen = await show(<WatchResizing />);
  await expect.element(screen.getByText('Drag the edge of a header')).toBeVisible();
  await drag(1, 60);
  await expect.element(screen.getByText('Title is 280 pixels wide')).toBeVisible();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Title was left at 280 pixels');
  await drag(0, 60);
  expect(width('id')).toBe(150);
});

claim('Their icon is in the columnResizeIcon slot', async () => {
  await show(<Grid slots={{ columnResizeIcon: () => <i>own</i> }} />);
  await expect
    .poll(() => document.querySelector('.MuiDataGrid-columnSeparator')?.textContent)
    .toBe('own');
});

claim('the column that users double-click is resized, listed or not', async () => {
  const text = 'a text that needs a lot more than one hundred pixels';
  const screen = await show(
    <Grid rows={[{ id: 1, a: text, b: text }]} autosizeOptions={{ columns: ['b'] }} />,
  );
  await expect.element(screen.getByText(/^a text/).first()).toBeVisible();
  const separator = document.querySelector('.MuiDataGrid-columnSeparator') as Element;
  separator.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  await expect.poll(() => width('a')).toBeGreaterThan(200);
  expect(width('b')).toBe(100);
});

claim('With the first alone, a double-click still fits a column to its content', async () => {
  const text = 'a text that needs a lot more than one hundred pixels';
  const screen = await show(<Grid rows={[{ id: 1, a: text, b: 'two' }]} disableColumnResize />);
  await expect.element(screen.getByText(/^a text/)).toBeVisible();
  document
    .querySelector('.MuiDataGrid-columnSeparator')
    ?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  await expect.poll(() => width('a')).toBeGreaterThan(200);
});

claim('A column with flex: 1 gets 200 of them, and one with flex: 2 gets 400', async () => {
  await show(
    <Box sx={{ height: 300, width: 702 }}>
      <DataGrid
        rows={rows}
        columns={[
          { field: 'train', width: 100 },
          { field: 'a', flex: 1 },
          { field: 'b', flex: 2 },
        ]}
      />
    </Box>,
  );
  await expect.poll(() => ['train', 'a', 'b'].map(width)).toEqual([100, 200, 400]);
});

claim('Give the other columns flex: they give or take the space', async () => {
  const three = (flex?: number): GridColDef[] => [
    { field: 'a', width: 150 },
    { field: 'b', flex, width: 150 },
    { field: 'c', flex, width: 150 },
  ];
  const total = () => width('a') + width('b') + width('c');
  const act = (apiRef: ApiRef) => apiRef.current?.setColumnWidth('a', 250);
  const flexible = await show(<Grid columns={three(1)} act={act} />);
  await expect.poll(total).toBe(600);
  await userEvent.click(flexible.getByRole('button', { name: 'Act' }));
  await expect.poll(() => width('a')).toBe(250);
  await expect.poll(total).toBe(600);
  await flexible.unmount();
  const fixed = await show(<Grid columns={three()} act={act} />);
  await expect.poll(total).toBe(450);
  await userEvent.click(fixed.getByRole('button', { name: 'Act' }));
  await expect.poll(total).toBe(550);
});

claim('disableColumnResize and disableAutosize on the grid', async () => {
  const handles = () => document.querySelectorAll('.MuiDataGrid-columnSeparator--resizable').length;
  const screen = await show(<FixedWidths />);
  await expect.poll(handles).toBeGreaterThan(1);
  await screen.rerender(<FixedWidths disableColumnResize disableAutosize />);
  await expect.poll(handles).toBe(0);
});

/** What the page shows: the measured widths become shares of the space. */
async function fitIntoGrid(apiRef: ApiRef): Promise<void> {
  const api = apiRef.current!;
  await api.autosizeColumns({ includeOutliers: true });
  const measured = api.getVisibleColumns().filter(({ resizable }) => resizable);
  api.updateColumns(measured.map((column) => ({ ...column, flex: column.computedWidth })));
}

claim('measure them, and use the widths as their flex', async () => {
  for (const text of ['two', 'A text that is much wider than the whole grid. '.repeat(4)]) {
    const screen = await show(
      <Grid act={fitIntoGrid} rows={[{ id: 1, a: 'one', b: text }]} checkboxSelection />,
    );
    await expect.poll(() => width('b')).toBe(100);
    await userEvent.click(screen.getByText('Act'));
    await expect.poll(() => width('a') + width('b')).toBeCloseTo(600 - 50, 0);
    expect(width('__check__')).toBe(50);
    expect(document.querySelector('.MuiDataGrid-scrollbar--horizontal')).toBeNull();
    if (text !== 'two') expect(width('b')).toBeGreaterThan(5 * width('a'));
    await screen.unmount();
  }
});

claim("Columns don't get narrower than their minWidth", async () => {
  const many = Array.from({ length: 15 }, (_, index) => ({ field: `c${index}` }));
  const screen = await show(<Grid act={fitIntoGrid} columns={many} />);
  await userEvent.click(screen.getByText('Act'));
  await expect.poll(() => width('c0')).toBe(50);
  expect(document.querySelector('.MuiDataGrid-scrollbar--horizontal')).not.toBeNull();
});

function FrozenByDrag({ columns: given, room }: { columns: GridColDef[]; room: number }) {
  const apiRef = useGridApiRef();
  useEffect(
    () =>
      apiRef.current?.subscribeEvent('columnResizeStart', () => {
        const flexible = apiRef.current?.getVisibleColumns().filter(({ flex }) => flex) ?? [];
        apiRef.current?.updateColumns(
          flexible.map((column) => ({ ...column, flex: 0, width: column.computedWidth })),
        );
      }),
    [apiRef],
  );
  return (
    <Box sx={{ height: 300, width: room }}>
      <DataGrid apiRef={apiRef} rows={rows} columns={given} />
    </Box>
  );
}

claim('the columns no longer fill the grid when it changes its size', async () => {
  const flexible = ['a', 'b', 'c'].map((field) => ({ field, flex: 1 }));
  const widths = () => [width('a'), width('b'), width('c')];
  const screen = await show(<FrozenByDrag columns={flexible} room={602} />);
  await expect.poll(widths).toEqual([200, 200, 200]);
  await screen.rerender(<FrozenByDrag columns={flexible} room={482} />);
  await expect.poll(widths).toEqual([160, 160, 160]);
  await drag(0, 60);
  await expect.poll(widths).toEqual([220, 160, 160]);
  await drag(1, -40);
  await expect.poll(widths).toEqual([220, 120, 160]);
  await screen.rerender(<FrozenByDrag columns={flexible} room={702} />);
  await drawn();
  expect(widths()).toEqual([220, 120, 160]);
});
