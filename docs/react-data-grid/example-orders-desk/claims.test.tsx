import { claimsOf, show } from 'claims';
import { cells, renderedRows } from 'claims/grids';
import { beforeEach, expect } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { server } from './desk';
import page from './index.mdx?raw';
import OrdersDesk from './OrdersDesk';

const claim = claimsOf(page);

beforeEach(() => localStorage.clear());

const footer = () => browser.getByText(/^Shown:/);
const shown = () => Number(/Shown: (\d+)/.exec(footer().element().textContent)?.[1]);
const selected = () => Number(/Selected: (\d+)/.exec(footer().element().textContent)?.[1]);
const cellOf = (field: string, row = 0) =>
  renderedRows()[row]?.querySelector<HTMLElement>(`[data-field="${field}"]`) as HTMLElement;

async function open(view = 'All orders') {
  const screen = await show(<OrdersDesk />);
  await expect.poll(() => cells('status').length).toBeGreaterThan(3);
  if (view !== 'All orders') await screen.getByLabelText('View').selectOptions(view);
  return screen;
}

/** Types a discount into the first order that can still be shipped, and returns what its cell said before. */
async function typeDiscount(text: string) {
  const screen = await open('To ship');
  await expect.poll(() => new Set(cells('status')).size).toBeLessThan(3);
  const before = cellOf('discount').textContent;
  await userEvent.dblClick(cellOf('discount'));
  // The grid passes on what is typed after a moment, and only the alert shows when: so first something that is refused.
  await userEvent.fill(screen.getByRole('spinbutton'), '40');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Enter 0 to 30.');
  await userEvent.fill(screen.getByRole('spinbutton'), text);
  if (text !== '40') await expect.poll(() => document.querySelector('[role=alert]')).toBeNull();
  return { screen, before };
}

claim('Choose the view To ship. The totals below the rows change with it', async () => {
  await open();
  expect(shown()).toBe(80);
  const before = footer().element().textContent;
  await browser.getByLabelText('View').selectOptions('To ship');
  await expect.poll(() => new Set(cells('status'))).toEqual(new Set(['Open', 'Packed']));
  expect(shown()).toBeLessThan(80);
  expect(footer().element().textContent).not.toBe(before);
});

claim('the cell says why it stays open', async () => {
  const { screen } = await typeDiscount('40');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Enter 0 to 30.');
  await expect.element(screen.getByRole('spinbutton')).toBeVisible();
  await userEvent.fill(screen.getByRole('spinbutton'), '20');
  await expect.poll(() => document.querySelector('[role=alert]')).toBeNull();
  const before = footer().element().textContent;
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/^SO-\d+ is saved\.$/)).toBeVisible();
  await expect.poll(() => footer().element().textContent).not.toBe(before);
});

claim('Press the number of an order to see its lines', async () => {
  const screen = await open();
  const link = cellOf('id').querySelector('button') as HTMLElement;
  await userEvent.click(link);
  const panel = screen.getByRole('dialog', { name: link.textContent ?? '' });
  await expect.element(panel.getByText('To pay')).toBeVisible();
  expect(panel.element().querySelectorAll('tr').length).toBeGreaterThan(2);
});

claim('so Esc closes it and the focus returns to the link', async () => {
  await open();
  const link = cellOf('id').querySelector('button') as HTMLElement;
  await userEvent.click(link);
  await expect.element(browser.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
  await expect.poll(() => document.activeElement === link).toBe(true);
});

claim('when an arrow key moves to the cell, the grid gives the focus to the link', async () => {
  await open();
  await userEvent.click(cellOf('customer'));
  await userEvent.keyboard('{ArrowLeft}');
  await expect
    .poll(() => document.activeElement === cellOf('id').querySelector('button'))
    .toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.querySelector('[role=dialog]')).not.toBeNull();
});

claim('Select a few orders, press Ship selected, then Undo', async () => {
  const screen = await open('To ship');
  await expect.poll(() => new Set(cells('status')).size).toBe(2);
  const due = shown();
  for (const row of [0, 1]) await userEvent.click(cellOf('__check__', row));
  expect(selected()).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Ship selected' }));
  await expect.element(screen.getByText('Shipped: 2 of 2.')).toBeVisible();
  await expect.poll(shown).toBe(due - 2);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.poll(shown).toBe(due);
  await expect.element(screen.getByLabelText('View')).toHaveFocus();
});

claim('My view is still there after a reload', async () => {
  const screen = await open('Over $1,500');
  await expect.poll(shown).toBeLessThan(80);
  const large = shown();
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
  await expect.element(screen.getByLabelText('View')).toHaveValue('My view');
  await screen.unmount();
  await open('My view');
  await expect.poll(shown).toBe(large);
});

claim('at least 600 pixels', async () => {
  const screen = await open();
  const height = () => document.querySelector('[data-demo] > *')?.clientHeight;
  expect(height()).toBe(600);
  await screen.rerender(
    <div style={{ height: 760 }}>
      <OrdersDesk />
    </div>,
  );
  await expect.poll(() => document.querySelector('[data-demo] > * > *')?.clientHeight).toBe(760);
});

claim('Until rows are there, loading shows a skeleton of the rows, so nothing moves', async () => {
  await show(<OrdersDesk />);
  const grid = () => document.querySelector('.MuiDataGrid-root')?.getBoundingClientRect();
  await expect.poll(() => document.querySelector('.MuiDataGrid-rowSkeleton')).not.toBeNull();
  const before = grid();
  await expect.poll(() => cells('status').length).toBeGreaterThan(3);
  expect(grid()).toEqual(before);
});

claim('Try again moves the focus back to the views when the orders are there', async () => {
  server.failNext();
  const screen = await show(<OrdersDesk />);
  await expect.element(screen.getByText(/could not be loaded/)).toBeVisible();
  expect(document.querySelector('[role=grid]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => cells('status').length).toBeGreaterThan(3);
  await expect.element(screen.getByLabelText('View')).toHaveFocus();
});

claim('isCellEditable closes the discount of orders that have left the house', async () => {
  await open();
  await browser.getByLabelText('View').selectOptions('All orders');
  const delivered = cells('status').findIndex((status) => status === 'Delivered');
  await userEvent.dblClick(cellOf('discount', delivered));
  expect(document.querySelector('[role=grid] input[type=number]')).toBeNull();
  await userEvent.dblClick(cellOf('status', delivered));
  await expect.poll(() => document.querySelector('[role=listbox]')).not.toBeNull();
});

claim('If the server refuses, the cell stays in edit mode with what was typed', async () => {
  const { screen } = await typeDiscount('12');
  server.failNext();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/^Not saved\./)).toBeVisible();
  await expect.element(screen.getByRole('spinbutton')).toHaveValue(12);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/ is saved\.$/)).toBeVisible();
});

claim('Esc brings the old value back', async () => {
  const { screen, before } = await typeDiscount('13');
  server.failNext();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/^Not saved\./)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[role=grid] input[type=number]')).toBeNull();
  expect(cellOf('discount').textContent).toBe(before);
});

claim('Promise.allSettled keeps every order that the server takes', async () => {
  const screen = await open('To ship');
  await expect.poll(() => new Set(cells('status')).size).toBe(2);
  for (const row of [0, 1]) await userEvent.click(cellOf('__check__', row));
  server.failNext();
  await userEvent.click(screen.getByRole('button', { name: 'Ship selected' }));
  await expect.element(screen.getByText('Shipped: 1 of 2.')).toBeVisible();
});

claim('whether they were selected one by one or all at once', async () => {
  await open('To ship');
  await expect.poll(() => new Set(cells('status')).size).toBe(2);
  await userEvent.click(browser.getByRole('checkbox', { name: 'Select all rows' }));
  await expect.poll(selected).toBe(shown());
});

claim('if no such order is selected, the message says so', async () => {
  const screen = await open();
  const delivered = cells('status').findIndex((status) => status === 'Delivered');
  await userEvent.click(cellOf('__check__', delivered));
  await userEvent.click(screen.getByRole('button', { name: 'Ship selected' }));
  await expect.element(screen.getByText('Select open or packed orders first.')).toBeVisible();
  expect(document.querySelector('[role=status] button')).toBeNull();
});

claim('a click into a row, to edit it or to follow its link, selects nothing', async () => {
  await open();
  await userEvent.click(cellOf('customer'));
  await expect.poll(() => document.activeElement === cellOf('customer')).toBe(true);
  expect(selected()).toBeNaN();
});

claim('the sums follow every filter, search and edit', async () => {
  const screen = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.keyboard('Fjordhus');
  await expect.poll(shown).toBeLessThan(20);
  expect(new Set(cells('customer'))).toEqual(new Set(['Fjordhus']));
});

claim("A filter that nothing matches shows the grid's own message", async () => {
  const screen = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.keyboard('zzz');
  await expect.element(screen.getByText('No results found.')).toBeVisible();
  expect(shown()).toBe(0);
});
