import { DataGrid } from '@mui/x-data-grid';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridApiPro,
} from '@mui/x-data-grid-pro';
import { Caught, claimsOf, consoleMessages, drawn, show } from 'claims';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import BinDetails from './BinDetails';
import ControlledPanels from './ControlledPanels';
import CountForm from './CountForm';
import HeightFromContent from './HeightFromContent';
import page from './index.mdx?raw';
import LoadedOnOpen from './LoadedOnOpen';
import OpenFromCode from './OpenFromCode';
import OwnToggle from './OwnToggle';
import PanelInView from './PanelInView';

const claim = claimsOf(page);
const columns = [{ field: 'name', width: 150 }];
const rows = Array.from({ length: 60 }, (_, index) => ({ id: index, name: `Row ${index}` }));

const api: RefObject<GridApiPro | null> = { current: null };
function Small(props: Partial<React.ComponentProps<typeof DataGridPro>>) {
  return (
    <div style={{ height: 400, width: 400 }}>
      <DataGridPro aria-label="Small" apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const panels = () => [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-detailPanel')];
const top = (index: number) =>
  document.querySelector(`[data-rowindex="${index}"]`)?.getBoundingClientRect().top ?? Number.NaN;
const wide = <div style={{ width: 660 }} />;

claim('The grid adds a first column with a button for each row.', async () => {
  const screen = await show(<BinDetails />);
  await expect.element(screen.getByRole('button', { name: 'Collapse' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Expand' }).elements().length).toBeGreaterThan(2);
  await screen.rerender(<BinDetails checkboxSelection rowHeight={80} />);
  // The panel keeps its height.
  await expect.poll(() => top(1) - top(0)).toBe(80 + 98);
  await expect.element(screen.getByRole('checkbox', { name: 'Select all rows' })).toBeVisible();
});

claim('comes before the checkboxes. To put the checkboxes first', async () => {
  const fields = () =>
    [...document.querySelectorAll('[role=columnheader]')].map((header) =>
      header.getAttribute('data-field'),
    );
  const [check, toggle] = [GRID_CHECKBOX_SELECTION_COL_DEF, GRID_DETAIL_PANEL_TOGGLE_COL_DEF];
  const content = () => wide;
  const screen = await show(<Small checkboxSelection getDetailPanelContent={content} />);
  await expect.poll(fields).toEqual([toggle.field, check.field, 'name']);
  await screen.unmount();
  await show(
    <Small
      columns={[check, toggle, ...columns]}
      checkboxSelection
      getDetailPanelContent={content}
    />,
  );
  await expect.poll(fields).toEqual([check.field, toggle.field, 'name']);
});

claim('If you return null, a string or a number, the row has no panel', async () => {
  const screen = await show(
    <Small getDetailPanelContent={({ id }) => [null, 'Text', 5, wide][Number(id)]} />,
  );
  const button = (index: number) => screen.getByRole('button', { name: 'Expand' }).nth(index);
  await expect.element(button(0)).toBeDisabled();
  await expect.element(button(1)).toBeDisabled();
  await expect.element(button(2)).toBeDisabled();
  await expect.element(button(3)).toBeEnabled();
});

claim('The grid calls both functions for all rows when it mounts', async () => {
  const asked = new Set<unknown>();
  const content = ({ id }: { id: unknown }) => {
    asked.add(id);
    return wide;
  };
  await show(<Small getDetailPanelContent={content} />);
  await expect.poll(() => asked.size).toBe(60);
  asked.clear();
  api.current?.updateRows([{ id: 0, name: 'Changed' }]);
  await expect.poll(() => asked.size).toBe(60);
});

claim('each render calls both for every row', async () => {
  const [content, height] = [vi.fn(() => wide), vi.fn(() => 'auto' as const)];
  const grid = (getDetailPanelHeight: () => 'auto') => (
    <Small getDetailPanelContent={content} getDetailPanelHeight={getDetailPanelHeight} />
  );
  const screen = await show(grid(height));
  await expect.poll(() => content.mock.calls.length).toBeGreaterThanOrEqual(60);
  content.mockClear();
  height.mockClear();
  await screen.rerender(grid(height));
  expect(content).not.toHaveBeenCalled();
  await screen.rerender(grid(() => height()));
  expect(content).toHaveBeenCalledTimes(60);
  expect(height).toHaveBeenCalledTimes(60);
});

claim('A panel is 500 pixels high by default.', async () => {
  await show(
    <Small
      getDetailPanelContent={() => wide}
      initialState={{ detailPanel: { expandedRowIds: new Set([0]) } }}
    />,
  );
  await expect.poll(() => panels()[0]?.offsetHeight).toBe(500);
});

claim('the rows below move as soon as the content grows', async () => {
  const screen = await show(<HeightFromContent />);
  const button = screen.getByRole('button', { name: 'Show prices' });
  await expect.element(button).toBeVisible();
  const before = top(1);
  await userEvent.click(button);
  await expect.poll(() => top(1)).toBeGreaterThan(before);
});

claim('Only rows with a note have a panel here; the other buttons are disabled.', async () => {
  const screen = await show(<ControlledPanels />);
  await expect.element(screen.getByText('Open: A1-02')).toBeVisible();
  const row = (name: string) => screen.getByRole('row', { name });
  await expect.element(row('A1-03').getByRole('button')).toBeDisabled();
  await userEvent.click(row('A1-02').getByRole('button', { name: 'Collapse' }));
  await expect.element(screen.getByText('Open: none')).toBeVisible();
});

claim('Ids of unknown rows are ignored.', async () => {
  await show(
    <Small
      getDetailPanelContent={() => wide}
      detailPanelExpandedRowIds={new Set(['nobody'])}
      getDetailPanelHeight={() => 40}
    />,
  );
  await expect.poll(() => document.querySelectorAll('[data-rowindex]').length).toBeGreaterThan(3);
  expect(panels()).toHaveLength(0);
});

claim('one of them makes the grid fail with Cannot read properties of undefined', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <Small
        getDetailPanelContent={({ id }) => (id === 0 ? null : wide)}
        initialState={{ detailPanel: { expandedRowIds: new Set([0]) } }}
      />
    </Caught>,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent("Cannot read properties of undefined (reading 'height')");
});

claim("it isn't called for rows whose content is null", async () => {
  const height = vi.fn(({ id }: { id: unknown }) => 50 + Number(id));
  await show(
    <Small
      getDetailPanelContent={({ id }) => (id === 0 ? null : wide)}
      getDetailPanelHeight={height}
    />,
  );
  await expect.poll(() => height.mock.calls.some(([{ id }]) => id === 1)).toBe(true);
  expect(height.mock.calls.some(([{ id }]) => id === 0)).toBe(false);
});

claim('and again after each sort, each change of the rows', async () => {
  const content = vi.fn(() => wide);
  const screen = await show(<Small getDetailPanelContent={content} />);
  await expect.element(screen.getByText('Row 0', { exact: true })).toBeVisible();
  content.mockClear();
  api.current?.sortColumn('name', 'desc');
  await expect.poll(() => content.mock.calls.length).toBeGreaterThan(59);
});

claim('Opens these and closes the others', async () => {
  const screen = await show(<OpenFromCode />);
  await userEvent.click(screen.getByRole('button', { name: 'Toggle gold' }));
  await expect
    .element(screen.getByText('Gold is quoted in US dollars per troy ounce.'))
    .toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Open energy only' }));
  await expect.element(screen.getByText('Brent crude is quoted', { exact: false })).toBeVisible();
  expect(screen.getByText('Gold is quoted', { exact: false }).elements()).toHaveLength(0);
});

claim('unmounts it when it closes or its row scrolls far out of view', async () => {
  const screen = await show(<CountForm />);
  const field = screen.getByRole('spinbutton', { name: 'Counted in A1-01' });
  await userEvent.fill(field, '7');
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller') as HTMLElement;
  scroller.scrollTop = 2000;
  await expect.element(field).not.toBeInTheDocument();
  scroller.scrollTop = 0;
  await expect.element(field).toHaveValue(132);
});

claim('In this demo, order SO-2042 fails on purpose.', async () => {
  const screen = await show(<LoadedOnOpen />);
  await userEvent.click(screen.getByRole('row', { name: 'SO-2042' }).getByRole('button'));
  await expect.element(screen.getByText('The carrier does not answer.')).toBeVisible();
});

claim('closes the panel and moves the focus to the changed cell', async () => {
  const screen = await show(<CountForm />);
  const field = screen.getByRole('spinbutton', { name: 'Counted in A1-01' });
  await userEvent.fill(field, '7');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(screen.getByRole('gridcell', { name: '7', exact: true })).toHaveFocus();
});

claim('so keys that are pressed in its fields have no effect on the grid: arrow keys', async () => {
  const screen = await show(<CountForm />);
  const field = screen.getByRole('spinbutton', { name: 'Counted in A1-01' });
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue(133);
});

claim('Move from row to row, past open panels', async () => {
  const screen = await show(<Small getDetailPanelContent={() => wide} />);
  await userEvent.click(screen.getByRole('gridcell', { name: 'Row 0', exact: true }));
  await userEvent.keyboard('{ArrowLeft} ');
  await expect.poll(() => panels().length).toBe(1);
  const focusedRow = () => document.activeElement?.closest('[data-id]')?.getAttribute('data-id');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focusedRow).toBe('1');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(focusedRow).toBe('0');
  await userEvent.keyboard(' ');
  await expect.poll(() => panels().length).toBe(0);
});

claim('To keep its content in view, make it sticky.', async () => {
  await show(
    <div style={{ width: 600 }}>
      <PanelInView />
    </div>,
  );
  await expect.poll(() => panels().length).toBe(2);
  const left = () => panels()[0]?.firstElementChild?.getBoundingClientRect().left ?? Number.NaN;
  const before = left();
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller') as HTMLElement;
  scroller.scrollLeft = 150;
  await expect.poll(() => Math.round(left())).toBe(Math.round(before));
});

claim('A click on anything that you render in the cell toggles the panel', async () => {
  const screen = await show(<OwnToggle />);
  await userEvent.click(screen.getByRole('button', { name: 'Note on bin A1-01' }));
  await expect.poll(() => panels().length).toBe(1);
});

claim('Opens or closes the panel', async () => {
  const onChange = vi.fn();
  const screen = await show(
    <Small
      getDetailPanelContent={() => wide}
      getDetailPanelHeight={() => 60}
      onDetailPanelExpandedRowIdsChange={onChange}
    />,
  );
  await userEvent.click(screen.getByText('Row 0'));
  await userEvent.keyboard('{ArrowLeft} ');
  await expect.poll(() => panels().length).toBe(1);
  expect(onChange.mock.lastCall?.[0]).toEqual(new Set([0]));
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.element(screen.getByRole('gridcell', { name: 'Row 1', exact: true })).toHaveFocus();
});

claim('override what you like, such as renderCell and renderHeader', async () => {
  const screen = await show(<OwnToggle />);
  const header = screen.getByRole('columnheader', { name: 'Note', exact: true });
  await expect.element(header).toBeVisible();
  expect(header.element().getAttribute('data-field')).toBe(GRID_DETAIL_PANEL_TOGGLE_COL_DEF.field);
});

claim('makes it the accessible name of an empty header', async () => {
  const toggle = { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, headerName: 'Note', width: 90 };
  const screen = await show(
    <Small columns={[...columns, toggle]} getDetailPanelContent={() => 'Panel'} />,
  );
  const header = screen.getByRole('columnheader', { name: 'Note', exact: true });
  await expect.element(header).toBeVisible();
  expect(header.element().textContent).toBe('');
});

claim("the empty part of the cell doesn't", async () => {
  await show(<OwnToggle />);
  const toggle = '[role=gridcell][data-field="__detail_panel_toggle__"]';
  await expect.poll(() => document.querySelector(toggle)).not.toBeNull();
  document.querySelector<HTMLElement>(toggle)?.click();
  await new Promise(requestAnimationFrame);
  expect(panels()).toHaveLength(0);
});

claim('is the width of the part in view, in pixels', async () => {
  const sized = vi.fn();
  await show(
    <Small columns={[{ field: 'name', width: 900 }]} getDetailPanelContent={() => wide} />,
  );
  await expect.poll(panels).toEqual([]);
  await expect.poll(() => api.current?.getRootDimensions().viewportInnerSize.width).toBe(398);
  const stop = api.current?.subscribeEvent('viewportInnerSizeChange', sized);
  const box = document.querySelector('.MuiDataGrid-root')?.parentElement as HTMLElement;
  box.style.width = '302px';
  await expect.poll(() => api.current?.getRootDimensions().viewportInnerSize.width).toBe(300);
  expect(sized).toHaveBeenCalled();
  stop?.();
});

claim('give a column that you add yourself a headerName', async () => {
  const field = GRID_DETAIL_PANEL_TOGGLE_COL_DEF.field;
  const header = () => document.querySelector(`[role=columnheader][data-field="${field}"]`);
  const named = () => header()?.querySelector('[aria-label="Detail panel toggle"]');
  const screen = await show(<Small getDetailPanelContent={() => wide} />);
  await expect.poll(named).toBeInstanceOf(HTMLElement);
  await screen.unmount();
  await show(
    <Small
      getDetailPanelContent={() => wide}
      columns={[GRID_DETAIL_PANEL_TOGGLE_COL_DEF, ...columns]}
    />,
  );
  await expect.poll(header).toBeInstanceOf(HTMLElement);
  expect(named()).toBeNull();
});

claim("An async function returns a promise, which isn't an element either", async () => {
  const screen = await show(<Small getDetailPanelContent={() => Promise.resolve(wide)} />);
  await expect.element(screen.getByRole('button', { name: 'Expand' }).first()).toBeDisabled();
});

claim('To hide the button of rows that have no panel', async () => {
  await show(
    <Small
      getDetailPanelContent={({ id }) => (id === 0 ? wide : null)}
      sx={{ '& .MuiDataGrid-detailPanelToggleCell.Mui-disabled': { visibility: 'hidden' } }}
    />,
  );
  const visibility = (index: number) => {
    const button = document.querySelector(`[data-rowindex="${index}"] button`);
    return button && getComputedStyle(button).visibility;
  };
  await expect.poll(() => visibility(1)).toBe('hidden');
  expect(visibility(0)).toBe('visible');
});

claim('getDetailPanelContent has no effect in DataGrid', async () => {
  const panel = { getDetailPanelContent: () => wide } as object;
  const screen = await show(
    <div style={{ height: 300, width: 400 }}>
      <DataGrid rows={rows} columns={columns} {...panel} />
    </div>,
  );
  await expect.element(screen.getByText('Row 0', { exact: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Expand' }).elements()).toHaveLength(0);
});

claim("The browser doesn't submit an empty required field", async () => {
  const screen = await show(<CountForm />);
  const field = screen.getByRole('spinbutton', { name: 'Counted in A1-01' });
  await userEvent.fill(field, '');
  await userEvent.keyboard('{Enter}');
  await drawn();
  await expect.element(field).toBeVisible();
  const onHand = document.querySelector('[data-id="ST-10001"] [data-field="onHand"]');
  expect(onHand?.textContent).toBe('132');
});

claim("Its panel asks again each time, since failures aren't kept", async () => {
  const screen = await show(<LoadedOnOpen />);
  const toggle = screen.getByRole('row', { name: 'SO-2042' }).getByRole('button');
  const failure = screen.getByText('The carrier does not answer.');
  for (let visit = 0; visit < 2; visit += 1) {
    await userEvent.click(toggle);
    await expect.element(screen.getByRole('progressbar')).toBeVisible();
    await expect.element(failure).toBeVisible();
    await userEvent.click(toggle);
    await expect.element(failure).not.toBeInTheDocument();
  }
});
