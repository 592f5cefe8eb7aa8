import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type DataGridProps } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claimsOf, show } from 'claims';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import DayPlan from './DayPlan';
import page from './index.mdx?raw';
import NameAndMail from './NameAndMail';
import ReportRows from './ReportRows';

const claim = claimsOf(page);

const rows = [{ id: 1, a: 'A', b: 'B', c: 'C', d: 'D' }];
const columns = (span: number) => [
  { field: 'a', colSpan: span, width: 100 },
  ...['b', 'c', 'd'].map((field) => ({ field, width: 100 })),
];

function Grid(props: Partial<DataGridProps>) {
  return (
    <Box sx={{ height: 300, width: 600 }}>
      <DataGrid rows={rows} columns={columns(2)} {...props} />
    </Box>
  );
}

const cells = () =>
  [...document.querySelectorAll('.MuiDataGrid-row [role="gridcell"]')].map((cell) =>
    cell.getAttribute('data-field'),
  );
const width = (field: string) =>
  document.querySelector(`[role="gridcell"][data-field="${field}"]`)?.getBoundingClientRect().width;

claim("Headers don't span", async () => {
  const screen = await show(<NameAndMail />);
  await expect.element(screen.getByRole('columnheader', { name: 'Email' })).toBeVisible();
  expect(cells()).not.toContain('email');
  expect(width('name')).toBe(320);
});

claim("Return 1 or undefined for a cell that doesn't span", async () => {
  const screen = await show(<ReportRows />);
  await expect
    .element(screen.getByRole('gridcell', { name: /^Delivered/ }))
    .toHaveAttribute('aria-colspan', '4');
  await expect
    .element(screen.getByRole('gridcell', { name: 'Total' }))
    .toHaveAttribute('aria-colspan', '3');
  await expect
    .element(screen.getByRole('gridcell', { name: 'Alder desk' }))
    .toHaveAttribute('aria-colspan', '1');
});

claim('value is what valueGetter returns', async () => {
  const colSpan = vi.fn(() => 1);
  await show(<Grid columns={[{ field: 'a', valueGetter: () => 'got', colSpan }]} />);
  await expect.poll(() => colSpan.mock.calls.length).toBeGreaterThan(0);
  expect((colSpan.mock.calls as unknown[][])[0]?.[0]).toBe('got');
});

claim('It runs again for each column that no earlier cell covers', async () => {
  const screen = await show(<DayPlan />);
  await expect
    .element(screen.getByRole('gridcell', { name: /Workshop: contour lines/ }))
    .toHaveAttribute('aria-colspan', '3');
  const second = document.querySelectorAll('.MuiDataGrid-row')[1];
  expect(second?.querySelectorAll('[role="gridcell"]')).toHaveLength(4);
});

claim('Their values still count for sorting, filtering and export', async () => {
  let csv = '';
  function Exported() {
    const apiRef = useGridApiRef();
    return (
      <>
        <button onClick={() => (csv = apiRef.current?.getDataAsCsv() ?? '')}>Export</button>
        <Grid
          apiRef={apiRef}
          filterModel={{ items: [{ field: 'b', operator: 'equals', value: 'B' }] }}
        />
      </>
    );
  }
  const screen = await show(<Exported />);
  await expect.poll(cells).toEqual(['a', 'c', 'd']);
  await userEvent.click(screen.getByText('Export'));
  expect(csv).toContain('A,B,C,D');
});

claim('When a covered column is hidden, the cell reaches one column further', async () => {
  await show(<Grid columnVisibilityModel={{ b: false }} />);
  await expect.poll(cells).toEqual(['a', 'd']);
});

claim('A cell never reaches past the last column, nor out of its section', async () => {
  const screen = await show(<Grid columns={columns(9)} />);
  await expect.poll(() => width('a')).toBe(400);
  await screen.unmount();
  await show(
    <Box sx={{ height: 300, width: 600 }}>
      <DataGridPro
        rows={rows}
        columns={columns(3)}
        initialState={{ pinnedColumns: { left: ['a', 'b'] } }}
      />
    </Box>,
  );
  await expect.poll(cells).toEqual(['a', 'c', 'd']);
});

claim('The arrow keys treat a spanning cell as one', async () => {
  const screen = await show(<Grid />);
  await userEvent.click(screen.getByRole('gridcell', { name: 'A' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('gridcell', { name: 'C' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('gridcell', { name: 'A' })).toHaveFocus();
});

claim('Moving down from it leads to the cell below its first column', async () => {
  const screen = await show(
    <Grid
      rows={[1, 2].map((id) => ({ ...rows[0], id, a: `A${id}` }))}
      columns={[{ field: 'a', colSpan: (_, row) => (row.id === 1 ? 2 : 1) }, { field: 'b' }]}
    />,
  );
  await userEvent.click(screen.getByRole('gridcell', { name: 'A1' }));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('gridcell', { name: 'A2' })).toHaveFocus();
});

claim('a cell also covers the cells after it', async () => {
  const wide = () =>
    [...document.querySelectorAll<HTMLElement>('[role=gridcell]')].filter(
      (cell) => Number(cell.getAttribute('aria-colspan')) > 1,
    );
  const screen = await show(<DayPlan />);
  await expect.poll(() => wide()[0]?.offsetHeight).toBe(64);
  await screen.rerender(<DayPlan rowHeight={40} />);
  await expect.poll(() => wide()[0]?.offsetHeight).toBe(40);
});
