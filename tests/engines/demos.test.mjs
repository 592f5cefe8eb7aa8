/* global document -- what stands in functions that run in the page */
import { expect, test } from 'vitest';
import { useReader } from './setup.mjs';

const all = useReader();

test('Data Grid: a column is sorted by mouse, cells are walked by keyboard', async () => {
  const { reader } = all;
  await reader.open('react-data-grid/quickstart/');
  const within = await reader.demo('FirstGrid');
  await reader.click({ role: 'columnheader', name: /^Price/, within });
  const firstProduct = (figure) =>
    document.querySelector(`${figure} [role=row][data-rowindex="0"] [data-field=product]`)
      ?.textContent;
  await expect.poll(() => reader.evaluate(firstProduct, within)).toBe('Birch shelf');
  await reader.click({ role: 'gridcell', name: 'Birch shelf', within });
  await reader.press('ArrowDown');
  await reader.press('ArrowRight');
  const focused = () => document.activeElement?.textContent;
  await expect.poll(() => reader.evaluate(focused)).toBe('238.5');
  await reader.press('Control+Home');
  await expect.poll(() => reader.evaluate(focused)).toBe('Birch shelf');
});

test('Date and Time Pickers: a day is picked by mouse, and typed', async () => {
  const { reader } = all;
  await reader.open('react-date-pickers/quickstart/');
  const within = await reader.demo('ReadTheValue');
  const value = (figure) => document.querySelector(`${figure} [aria-live=polite]`)?.textContent;
  await reader.click({ role: 'button', name: /^Choose date/, within });
  await reader.click({ role: 'gridcell', name: '24' });
  await expect.poll(() => reader.evaluate(value, within)).toBe('Thursday, April 24, 2025');
  await reader.click({ role: 'spinbutton', name: 'Month', within });
  await reader.type('07');
  await reader.type('09');
  await expect.poll(() => reader.evaluate(value, within)).toBe('Wednesday, July 9, 2025');
  await reader.press('ArrowUp');
  await expect.poll(() => reader.evaluate(value, within)).toMatch(/2026$|July 10/);
});

test('Charts: the pointer brings a tooltip, the keyboard changes a prop', async () => {
  const { reader } = all;
  await reader.open('react-charts/quickstart/');
  const within = await reader.demo('FirstChart');
  const bar = await reader.until(
    'bar',
    (figure) => document.querySelector(`${figure} .MuiBarElement-root`) !== null,
    within,
  );
  expect(bar).toBe(true);
  const element = await reader.engine.element(
    (figure) => document.querySelector(`${figure} .MuiBarElement-root`),
    within,
  );
  await reader.engine.hover(element);
  await reader.until('tooltip', () =>
    /412/.test(document.querySelector('[role=tooltip]')?.textContent ?? ''),
  );

  // Charts don't respond to keys in 8.1.0; the controls of a demo do.
  await reader.open('react-charts/bars/');
  const bars = await reader.demo('ConfigurableBars');
  const legend = (figure) => document.querySelectorAll(`${figure} .MuiChartsLegend-root`).length;
  await expect.poll(() => reader.evaluate(legend, bars)).toBe(1);
  const control = await reader.find({ role: 'switch', name: 'hideLegend', within: bars });
  await reader.evaluate((each) => each.focus(), control);
  await reader.press(' ');
  await expect.poll(() => reader.evaluate(legend, bars)).toBe(0);
  await reader.at('?ConfigurableBars.hideLegend=true');
});

test('Tree View: items open by mouse, and by keyboard', async () => {
  const { reader } = all;
  await reader.open('react-tree-view/quickstart/');
  const within = await reader.demo('FirstTree');
  const shown = (figure) =>
    [...document.querySelectorAll(`${figure} [role=treeitem] [role=treeitem]`)].length;
  expect(await reader.evaluate(shown, within)).toBe(2);
  const item = await reader.engine.element(
    (figure) => document.querySelector(`${figure} .MuiTreeItem-content`),
    within,
  );
  await reader.engine.click(item);
  const isExpanded = (figure) =>
    document.querySelector(`${figure} [role=treeitem]`)?.getAttribute('aria-expanded');
  await expect.poll(() => reader.evaluate(isExpanded, within)).toBe('false');
  await reader.press('ArrowRight');
  await expect.poll(() => reader.evaluate(isExpanded, within)).toBe('true');
  await reader.press('ArrowDown');
  await expect
    .poll(() => reader.evaluate(() => document.activeElement?.textContent))
    .toBe('Profile');
});

test('edited code runs in its frame, and a mistake in it is said', async () => {
  const { reader } = all;
  await reader.open('react-tree-view/quickstart/');
  const within = await reader.demo('FirstTree');
  await reader.click({ role: 'button', name: 'Edit', within });
  await reader.until(
    'editor',
    (figure) => document.querySelector(`${figure} [data-live]`)?.dataset.live === 'shown',
    within,
  );
  const select = (figure, words) => {
    const field = document.querySelector(`${figure} textarea`);
    const start = field.value.indexOf(words);
    field.focus();
    field.setSelectionRange(start, start + words.length);
    return start >= 0;
  };
  const mistake = (figure) =>
    document.querySelector(`${figure} [data-mistake]`)?.textContent ?? 'none';
  expect(await reader.evaluate(select, within, 'export default')).toBe(true);
  await reader.type('export defaul');
  await expect.poll(() => reader.evaluate(mistake, within)).toMatch(/^FirstTree\.tsx, line \d+: /);
  await reader.evaluate(select, within, 'export defaul');
  await reader.type('export default');
  await reader.evaluate(select, within, 'Notifications');
  await reader.type('Messages');
  await expect.poll(() => reader.evaluate(mistake, within)).toBe('');
  // This comes last: WebKit's driver sends a page no more keys once it has been in one of the page's frames.
  await reader.untilInFrame('edited demo', `${within} iframe`, () =>
    /Messages/.test(document.body.innerText),
  );
});
