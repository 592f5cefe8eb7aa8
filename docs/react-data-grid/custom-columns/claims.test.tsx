import { claimsOf, show } from 'claims';
import { cells, SmallGrid } from 'claims/grids';
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
