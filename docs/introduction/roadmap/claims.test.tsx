import * as premium from '@mui/x-data-grid-premium';
import { BarChart } from '@mui/x-charts/BarChart';
import * as radar from '@mui/x-charts/RadarChart';
import * as funnel from '@mui/x-charts-pro/FunnelChart';
import { DataGrid } from '@mui/x-data-grid';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';

const claim = claimsOf(page);

claim('keeps the offset out of the tooltip', async () => {
  await show(
    <BarChart
      width={400}
      height={240}
      layout="horizontal"
      hideLegend
      skipAnimation
      yAxis={[{ data: ['Survey', 'Design'], scaleType: 'band', width: 72 }]}
      series={[
        { stack: 'plan', data: [0, 2], color: 'transparent', valueFormatter: () => null },
        { stack: 'plan', data: [2, 3], label: 'Weeks' },
      ]}
    />,
  );
  const svg = () =>
    [...document.querySelectorAll('svg')].find((each) => each.querySelector('.MuiChartsAxis-root'));
  await expect.poll(() => document.querySelectorAll('.MuiBarElement-root').length).toBe(4);
  const { x, y, width, height } = (svg() as SVGSVGElement).getBoundingClientRect();
  const at = { clientX: x + width * 0.6, clientY: y + height * 0.6 };
  for (const type of ['pointerenter', 'pointerover', 'pointermove'])
    svg()?.dispatchEvent(
      new PointerEvent(type, { ...at, bubbles: true, pointerType: 'mouse', isPrimary: true }),
    );
  await expect.poll(() => document.querySelector('[role=tooltip]')?.textContent).toContain('Weeks');
  expect(document.querySelectorAll('[role=tooltip] tbody tr')).toHaveLength(1);
});

claim('Some of what you can change in the two panels', async () => {
  const screen = await show(
    <div style={{ height: 400, width: 600 }}>
      <DataGrid
        showToolbar
        columns={[
          { field: 'desks', headerName: 'Desks' },
          { field: 'city', headerName: 'City' },
        ]}
        rows={[{ id: 1, city: 'Oslo', desks: 40 }]}
        slotProps={{
          columnsManagement: { sort: 'asc', disableResetButton: true },
          filterPanel: { columnsSort: 'asc' },
        }}
      />
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await expect.element(screen.getByRole('checkbox', { name: 'City' })).toBeVisible();
  const names = screen
    .getByRole('checkbox', { name: /City|Desks/ })
    .elements()
    .map((box) => box.getAttribute('name'));
  expect(names).toEqual(['city', 'desks']);
  expect(screen.getByRole('button', { name: 'Reset' }).elements()).toEqual([]);
});

claim('whose triggers exist already', () => {
  for (const name of [
    'ColumnsPanelTrigger',
    'FilterPanelTrigger',
    'PivotPanelTrigger',
    'AiAssistantPanelTrigger',
  ])
    expect(premium).toHaveProperty(name);
});

claim('is published for you to try and may change in any release', () => {
  expect(Object.keys(radar)).toEqual(
    expect.arrayContaining(['Unstable_RadarChart', 'Unstable_RadarDataProvider']),
  );
  expect(Object.keys(funnel)).toContain('Unstable_FunnelChart');
  expect(premium).toHaveProperty('unstable_useGridPivoting');
});
