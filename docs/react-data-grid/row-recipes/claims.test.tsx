import { DataGridPro, type GridApiPro } from '@mui/x-data-grid-pro';
import { claimsOf, show } from 'claims';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import ExpandAllPanels from './ExpandAllPanels';
import page from './index.mdx?raw';
import OnePanelAtATime from './OnePanelAtATime';
import OpenByRowClick from './OpenByRowClick';

const claim = claimsOf(page);
const panels = () => [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-detailPanel')];
const rowOf = (panel: Element | undefined) => panel?.previousElementSibling?.textContent ?? '';

claim('keep only the new one', async () => {
  const screen = await show(<OnePanelAtATime />);
  await expect.poll(() => panels().length).toBe(1);
  await userEvent.click(screen.getByRole('row', { name: 'Heating oil' }).getByRole('button'));
  await expect.element(screen.getByText('Heating oil opened at', { exact: false })).toBeVisible();
  expect(panels()).toHaveLength(1);
});

claim('When the open panel is closed, the set is empty.', async () => {
  const screen = await show(<OnePanelAtATime />);
  await userEvent.click(screen.getByRole('button', { name: 'Collapse' }));
  await expect.poll(() => panels().length).toBe(0);
});

claim('opens all panels, and closes them when all are open', async () => {
  const screen = await show(<ExpandAllPanels />);
  await userEvent.click(screen.getByRole('button', { name: 'Expand all' }));
  await expect.element(screen.getByRole('button', { name: 'Collapse all' })).toBeVisible();
  await expect.poll(() => panels().length).toBeGreaterThan(2);
  await userEvent.click(screen.getByRole('button', { name: 'Collapse all' }));
  await expect.poll(() => panels().length).toBe(0);
});

const api: RefObject<GridApiPro | null> = { current: null };
function Thousand({ height = 60 }: { height?: number | 'auto' }) {
  return (
    <div style={{ height: 400, width: 400 }}>
      <DataGridPro
        aria-label="Thousand"
        apiRef={api}
        rows={rows}
        columns={columns}
        getDetailPanelContent={() => <div style={{ height: 60 }} />}
        getDetailPanelHeight={() => height}
        initialState={{ detailPanel: { expandedRowIds: new Set(rows.map(({ id }) => id)) } }}
        hideFooter
      />
    </div>
  );
}
const columns = [{ field: 'name' }];
const rows = Array.from({ length: 1000 }, (_, id) => ({ id, name: `Row ${id}` }));

claim('so even with a thousand of them, only those in view are mounted', async () => {
  await show(<Thousand />);
  await expect.poll(() => panels().length).toBeGreaterThan(2);
  expect(panels().length).toBeLessThan(20);
});

claim('panels that were never rendered count as 0 pixels', async () => {
  await show(<Thousand height="auto" />);
  await expect.poll(() => panels().length).toBeGreaterThan(2);
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller') as HTMLElement;
  expect(scroller.scrollHeight).toBeLessThan(1000 * 60);
});

claim('and toggleDetailPanel() are enough', async () => {
  const screen = await show(<OpenByRowClick />);
  await userEvent.click(screen.getByText('A1-02'));
  await expect.poll(() => panels().length).toBe(1);
  await expect.poll(() => rowOf(panels()[0])).toContain('A1-02');
  await userEvent.click(screen.getByText('A1-02'));
  await expect.poll(() => panels().length).toBe(0);
});

claim("The button still works, and doesn't toggle twice", async () => {
  const screen = await show(<OpenByRowClick />);
  await userEvent.click(screen.getByRole('row', { name: 'A1-02' }).getByRole('button'));
  await expect.poll(() => panels().length).toBe(1);
});

claim("isn't called for clicks on it, on check boxes or on actions", async () => {
  const onRowClick = vi.fn();
  const screen = await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGridPro
        aria-label="Clicks"
        rows={rows.slice(0, 1)}
        columns={[
          ...columns,
          { field: 'act', type: 'actions', getActions: () => [<button key="a">Act</button>] },
        ]}
        checkboxSelection
        getDetailPanelContent={() => <div />}
        onRowClick={onRowClick}
      />
    </div>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }));
  await userEvent.click(screen.getByRole('button', { name: 'Expand' }));
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  expect(onRowClick).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Row 0'));
  expect(onRowClick).toHaveBeenCalledTimes(1);
});

claim('It gets the focus when users reach the header with the arrow keys.', async () => {
  const screen = await show(<ExpandAllPanels />);
  await userEvent.click(screen.getByRole('gridcell').nth(1));
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
  await expect.element(screen.getByRole('button', { name: 'Expand all' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => panels().length).toBeGreaterThan(2);
});

claim('Put the details into a column, hide it, and export it with allColumns', async () => {
  await show(
    <div style={{ height: 400, width: 400 }}>
      <DataGridPro
        apiRef={api}
        rows={[{ id: 1, order: 'SO-2041', lines: ['2 lamps', '1 chair'] }]}
        columns={[
          { field: 'order' },
          {
            field: 'details',
            valueGetter: (_: never, row: { lines: string[] }) => row.lines.join('; '),
          },
        ]}
        initialState={{
          columns: { columnVisibilityModel: { details: false } },
          detailPanel: { expandedRowIds: new Set([1]) },
        }}
        getDetailPanelContent={({ row }) => <p>{row.lines.join(', ')}</p>}
      />
    </div>,
  );
  await expect.poll(() => panels().length).toBe(1);
  expect(api.current?.getDataAsCsv()).toBe('order\r\nSO-2041');
  expect(api.current?.getDataAsCsv({ allColumns: true })).toBe(
    'order,details\r\nSO-2041,2 lamps; 1 chair',
  );
});
