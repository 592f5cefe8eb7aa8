import Box from '@mui/material/Box';
import { DataGridPro, type DataGridProProps, type GridApiPro } from '@mui/x-data-grid-pro';
import { claimsOf, show } from 'claims';
import type { RefObject } from 'react';
import { expect, onTestFinished } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import ControlledPins from './ControlledPins';
import page from './index.mdx?raw';
import PinnedCheckboxes from './PinnedCheckboxes';
import PinnedEdges from './PinnedEdges';
import PinnedTallRows from './PinnedTallRows';
import PinOnWideScreens from './PinOnWideScreens';
import SomePinnable from './SomePinnable';

const claim = claimsOf(page);

type Screen = Awaited<ReturnType<typeof show>>;

const fieldsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((header) => header.getAttribute('data-field'));
const headers = () => fieldsOf('.MuiDataGrid-columnHeader');
const left = () => fieldsOf('.MuiDataGrid-columnHeader--pinnedLeft');
const right = () => fieldsOf('.MuiDataGrid-columnHeader--pinnedRight');

async function openMenu(screen: Screen, name: string) {
  await userEvent.hover(screen.getByRole('columnheader', { name }));
  await userEvent.click(screen.getByRole('button', { name: `${name} column menu` }));
  await expect.element(screen.getByRole('menu')).toBeVisible();
}

const columns = ['a', 'b', 'c', 'd'].map((field) => ({ field, headerName: field, width: 150 }));

function Grid(props: Partial<DataGridProProps>) {
  return (
    <Box sx={{ height: 300, width: 400 }}>
      <DataGridPro rows={[{ id: 1, a: 1, b: 2, c: 3, d: 4 }]} columns={columns} {...props} />
    </Box>
  );
}

claim('A pinned column stays in view while the others scroll sideways', async () => {
  const screen = await show(<PinnedEdges />);
  const name = screen.getByRole('columnheader', { name: 'Name' });
  await expect.element(name).toBeVisible();
  const before = name.element().getBoundingClientRect().x;
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller') as HTMLElement;
  scroller.scrollLeft = 200;
  await expect.poll(() => scroller.scrollLeft).toBeGreaterThan(0);
  expect(name.element().getBoundingClientRect().x).toBe(before);
});

claim(
  'Pinned columns appear in the order of these lists, not in the order of columns',
  async () => {
    await show(<Grid initialState={{ pinnedColumns: { left: ['c', 'a'] } }} />);
    await expect.poll(left).toEqual(['c', 'a']);
  },
);

claim('When a column is unpinned, it returns to the place it had before', async () => {
  const screen = await show(<Grid initialState={{ pinnedColumns: { left: ['b'] } }} />);
  await expect.poll(() => headers().slice(0, 2)).toEqual(['b', 'a']);
  await openMenu(screen, 'b');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Unpin' }));
  await expect.poll(() => headers().slice(0, 2)).toEqual(['a', 'b']);
});

claim("Fields that don't exist, and hidden columns, are skipped", async () => {
  await show(
    <Grid
      initialState={{
        pinnedColumns: { left: ['nothing', 'b', 'd'] },
        columns: { columnVisibilityModel: { b: false } },
      }}
    />,
  );
  await expect.poll(left).toEqual(['d']);
});

claim('you keep the model in your own state', async () => {
  const screen = await show(<ControlledPins />);
  await userEvent.click(screen.getByRole('switch', { name: 'Keep the total in view' }));
  await expect.poll(right).toEqual(['total']);
});

claim("If you don't update your state in the callback, the menu entries do nothing", async () => {
  const screen = await show(<Grid pinnedColumns={{ left: ['a'] }} />);
  await openMenu(screen, 'b');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Pin to left' }));
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  expect(left()).toEqual(['a']);
});

claim('but it still pins as many columns as the model names', async () => {
  await show(<Grid disableColumnPinning initialState={{ pinnedColumns: { left: ['b'] } }} />);
  await expect.poll(left).toEqual(['a']);
  expect(headers()[0]).toBe('a');
});

claim('puts it last in the list of its side', async () => {
  const screen = await show(<Grid initialState={{ pinnedColumns: { left: ['c'] } }} />);
  await openMenu(screen, 'a');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Pin to left' }));
  await expect.poll(left).toEqual(['c', 'a']);
});

claim('change its place in that list', async () => {
  const apiRef: RefObject<GridApiPro | null> = { current: null };
  await show(<Grid apiRef={apiRef} initialState={{ pinnedColumns: { left: ['a', 'b', 'c'] } }} />);
  await expect.poll(left).toEqual(['a', 'b', 'c']);
  const api = apiRef.current as GridApiPro;
  const pinned = api.getPinnedColumns();
  const fields = [...(pinned.left ?? [])];
  const index = fields.indexOf('c');
  fields.splice(index, 1);
  fields.splice(index - 1, 0, 'c');
  api.setPinnedColumns({ ...pinned, left: fields });
  await expect.poll(left).toEqual(['a', 'c', 'b']);
});

claim('pinnable: false only affects the menu', async () => {
  const screen = await show(<SomePinnable />);
  await expect.poll(left).toEqual(['title']);
  await openMenu(screen, 'Title');
  await expect.element(screen.getByRole('menuitem', { name: 'Unpin' })).not.toBeInTheDocument();
});

claim('Its field is in the constant GRID_CHECKBOX_SELECTION_FIELD', async () => {
  await show(<PinnedCheckboxes />);
  await expect.poll(left).toEqual(['__check__', 'train']);
});

claim('count like any other when the grid measures a row', async () => {
  await show(<PinnedTallRows />);
  await expect
    .poll(() => document.querySelector('.MuiDataGrid-row')?.getBoundingClientRect().height)
    .toBeGreaterThan(52);
});

claim('a column pinned to the left is on the left', async () => {
  const screen = await show(<Grid initialState={{ pinnedColumns: { left: ['a'] } }} />, {
    direction: 'rtl',
  });
  const pinned = screen.getByRole('columnheader', { name: 'a' });
  await expect.element(pinned).toBeVisible();
  const grid = screen.getByRole('grid').element().getBoundingClientRect();
  expect(Math.abs(pinned.element().getBoundingClientRect().left - grid.left)).toBeLessThan(20);
});

claim('The grid scrolls a cell that gets the focus until no pinned column covers it', async () => {
  const screen = await show(<Grid initialState={{ pinnedColumns: { left: ['a'] } }} />);
  await userEvent.click(screen.getByRole('gridcell', { name: '1' }));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(screen.getByRole('gridcell', { name: '4' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  const cell = screen.getByRole('gridcell', { name: '2' });
  await expect.element(cell).toHaveFocus();
  const edge = screen.getByRole('gridcell', { name: '1' }).element().getBoundingClientRect().right;
  await expect
    .poll(() => cell.element().getBoundingClientRect().left)
    .toBeGreaterThanOrEqual(edge - 1);
});

claim('the header of such a column is almost without width', async () => {
  await show(
    <Grid
      columns={[{ field: 'a', flex: 1 }, ...columns.slice(1, 2)]}
      initialState={{ pinnedColumns: { left: ['a'] } }}
    />,
  );
  const width = (role: string) =>
    document.querySelector(`[role=${role}][data-field=a]`)?.getBoundingClientRect().width;
  await expect.poll(() => width('gridcell')).toBeGreaterThan(200);
  expect(width('columnheader')).toBeLessThan(30);
});

claim('With automatic heights, the grid renders all columns, even those out of view', async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ field: `f${index}`, width: 150 }));
  const count = () => document.querySelectorAll('.MuiDataGrid-row [role="gridcell"]').length;
  const screen = await show(<Grid columns={many} getRowHeight={() => 'auto'} />);
  await expect.poll(count).toBe(40);
  await screen.unmount();
  await show(
    <Grid columns={many} getRowHeight={() => 'auto'} virtualizeColumnsWithAutoRowHeight />,
  );
  await expect.poll(count).toBeGreaterThan(0);
  expect(count()).toBeLessThan(20);
});

claim('This happens on phones first, so pin fewer columns there', async () => {
  await show(<PinOnWideScreens />);
  await expect.poll(left).toEqual(['name', 'email']);
  onTestFinished(() => browserPage.viewport(innerWidth, innerHeight));
  await browserPage.viewport(390, 800);
  await expect.poll(left).toEqual([]);
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller') as HTMLElement;
  expect(scroller.clientWidth).toBeGreaterThan(150);
});

claim('Users can pin and unpin columns with Pin to left', async () => {
  const buttons = () => document.querySelectorAll('.MuiDataGrid-menuIcon').length;
  const screen = await show(<PinnedEdges />);
  await expect.poll(buttons).toBeGreaterThan(1);
  await screen.rerender(<PinnedEdges disableColumnMenu />);
  await expect.poll(buttons).toBe(0);
});
