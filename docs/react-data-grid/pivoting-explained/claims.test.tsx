import { claimsOf, show } from 'claims';
import { coffeeSales } from 'sample-data/coffee';
import { expect, onTestFinished } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import CitiesInRegions from './CitiesInRegions';
import EightSales from './EightSales';
import FormsAsColumns from './FormsAsColumns';
import page from './index.mdx?raw';
import KilosPerRegion from './KilosPerRegion';
import OneCell from './OneCell';
import OneRowPerRegion from './OneRowPerRegion';
import SalesInTotal from './SalesInTotal';
import TryYourself from './TryYourself';

const claim = claimsOf(page);
const lines = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) =>
    [...row.querySelectorAll('[role=gridcell]')].map(({ textContent }) => textContent).join(),
  );
const shown = (expected: string[]) => expect.poll(lines).toEqual(expected);

claim('This one is made from 120 sales', async () => {
  await show(<SalesInTotal />);
  await expect.poll(() => lines().length).toBe(4);
});

claim('Here are the eight sales', async () => {
  await show(<EightSales />);
  await expect.poll(() => lines().length).toBe(8);
});

claim('Eight sales become two regions', async () => {
  await show(<OneRowPerRegion />);
  await shown(['South (4)', 'North (4)']);
});

claim('and their sum is 50', async () => {
  await show(<KilosPerRegion />);
  await shown(['South (4),50', 'North (4),65', ',115']);
});

claim('makes a column for each', async () => {
  await show(<FormsAsColumns />);
  await shown(['South (4),40,10', 'North (4),35,30', ',75,40']);
});

claim('These are the sales behind it, 20, 10 and 10 kilos', async () => {
  await show(<OneCell />);
  await expect.poll(() => document.querySelectorAll('.counted').length).toBe(3);
  const kilos = [...document.querySelectorAll('.counted [data-field=kilos]')];
  expect(kilos.map(({ textContent }) => textContent)).toEqual(['20', '10', '10']);
});

claim('nobody in Bergen bought ground coffee', async () => {
  await show(<CitiesInRegions />);
  await expect
    .poll(() => lines().find((line) => line.startsWith('Bergen')))
    .toBe('Bergen (2),35,17.5,,');
});

claim('Change the function of Kilos from sum to avg', async () => {
  const screen = await show(<TryYourself />);
  await expect.poll(() => lines().length).toBe(4);
  await userEvent.click(screen.getByRole('button', { name: 'sum' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'avg' }));
  await expect.poll(() => lines()[0]).toMatch(/,\d\d\.\d+$/);
});

/** Puts a field of the panel into the rows, columns or values with its menu. */
const put = async (field: string, into: string) => {
  const name = browserPage.getByText(field, { exact: true }).element();
  const menu = name.closest('[draggable]')?.querySelector('[aria-label="Field options"]');
  await userEvent.click(menu as HTMLElement);
  await userEvent.click(browserPage.getByRole('menuitem', { name: `Add to ${into}` }));
};

claim('Clear the checkbox of Region, put Product into the rows', async () => {
  const screen = await show(<TryYourself />);
  await expect.poll(() => lines().length).toBe(4);
  const products = [...new Set(coffeeSales.map(({ product }) => product))].sort();
  const firsts = () =>
    lines()
      .map((line) => line.replace(/ \(.*/, ''))
      .sort();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Region' }));
  await put('Product', 'Rows');
  await put('Revenue', 'Values');
  await expect.poll(firsts).toEqual(expect.arrayContaining(products));
});

claim('Put Channel into the rows in place of Product, and Form into the columns', async () => {
  const screen = await show(<TryYourself />);
  await expect.poll(() => lines().length).toBe(4);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Region' }));
  await put('Product', 'Rows');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Product' }));
  await put('Channel', 'Rows');
  await put('Form', 'Columns');
  const kilosOf = (channel: string) =>
    coffeeSales
      .filter((sale) => sale.channel === channel && sale.form === 'Capsules')
      .reduce((sum, { kilos }) => sum + kilos, 0);
  const channels = [...new Set(coffeeSales.map(({ channel }) => channel))];
  const heading = () =>
    document.querySelector<HTMLElement>('[role=columnheader][data-field^="Capsules"]')?.dataset
      .field;
  await expect.poll(heading).toBeDefined();
  for (const channel of channels) {
    const row = [...document.querySelectorAll('[role=row][data-id]')].find((candidate) =>
      candidate.textContent?.startsWith(channel),
    );
    const cell = row?.querySelector(`[data-field="${heading()}"]`);
    expect(Number(cell?.textContent?.replace(/,/g, '') || 0)).toBe(kilosOf(channel));
  }
});

claim('On a phone, close the panel to see the table', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => browserPage.viewport(innerWidth, innerHeight));
  await browserPage.viewport(390, 800);
  const screen = await show(
    <div style={{ width: 326 }}>
      <TryYourself />
    </div>,
  );
  const close = screen.getByRole('button', { name: 'Close pivot settings' });
  await expect.element(close).toBeVisible();
  const { left, right } = document.querySelector('.MuiDataGrid-sidebar')!.getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(390);
  await userEvent.click(close);
  await expect.element(screen.getByText('South (', { exact: false })).toBeInViewport();
});

claim('goes back to the plain list', async () => {
  const screen = await show(<TryYourself />);
  await expect.poll(() => lines().length).toBe(4);
  await userEvent.click(screen.getByRole('switch', { name: 'Pivot' }));
  await expect.poll(() => lines().length).toBeGreaterThan(4);
});

claim('Here are 120 sales from January 2025 to June 2026', () => {
  const months = coffeeSales.map(({ date }) => [date.getFullYear(), date.getMonth() + 1]);
  expect([months.length, months[0], months.at(-1)]).toEqual([120, [2025, 1], [2026, 6]]);
});

claim('because each city is in one region', async () => {
  await show(<CitiesInRegions />);
  const regions = new Map(coffeeSales.map(({ city, region }) => [city, region]));
  expect(coffeeSales.every(({ city, region }) => regions.get(city) === region)).toBe(true);
  const level = (at: number) =>
    [...document.querySelectorAll(`[role=row][aria-level="${at}"]`)].map(
      (row) => row.querySelector('[role=gridcell]')?.textContent?.replace(/ \(\d+\)$/, '') ?? '',
    );
  await expect.poll(() => level(1).length).toBeGreaterThan(0);
  expect(level(1).every((name) => [...regions.values()].includes(name))).toBe(true);
  expect(level(2).every((name) => regions.has(name))).toBe(true);
  expect(level(2).length).toBeGreaterThan(level(1).length);
});
