/* global document, getComputedStyle, location, window -- what stands in functions that run in the page */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { engineName, useReader } from './setup.mjs';

const all = useReader();

const preferences = { role: 'button', name: 'Preferences' };

async function choose(reader, name) {
  await reader.click(preferences);
  await reader.click({ role: 'radio', name });
  await reader.press('Escape');
}

test('a reader goes from page to page by links, without loading the site anew, and back', async () => {
  const { reader } = all;
  await reader.open('');
  await reader.evaluate(() => {
    window.isSameDocument = true;
  });
  await reader.click({ role: 'link', name: 'Tree View', within: 'main' });
  await reader.at('/x/react-tree-view/');
  await reader.click({
    role: 'link',
    name: 'Quickstart',
    within: 'nav[aria-label="Docs sidebar"]',
  });
  await reader.at('/x/react-tree-view/quickstart/');
  await reader.find({ role: 'heading', name: /quickstart/i });
  await reader.evaluate(() => window.history.back());
  await reader.at('/x/react-tree-view/');
  expect(await reader.evaluate(() => window.isSameDocument)).toBe(true);
});

test('groups of the navigation open by keyboard, and the skip link leads to the text', async () => {
  const { reader } = all;
  await reader.open('react-data-grid/quickstart/');
  await reader.press('Tab');
  await reader.until(
    'focus on the skip link',
    () => document.activeElement?.textContent === 'Skip to main content',
  );
  // Found each time: in WebKit, an element that was found earlier may be gone.
  const group = () =>
    reader.find({ role: 'button', name: /Columns/, within: 'nav[aria-label="Docs sidebar"]' });
  const isOpen = async () =>
    reader.evaluate((each) => each.getAttribute('aria-expanded'), await group());
  const before = await isOpen();
  await reader.evaluate((each) => each.focus(), await group());
  await reader.press('Enter');
  await expect.poll(isOpen).not.toBe(before);
});

test('search is opened, asked and followed by keyboard', async () => {
  const { reader } = all;
  await reader.open('introduction/');
  await reader.press('Control+k');
  await reader.until(
    'focus in the field',
    () => document.activeElement?.getAttribute('role') === 'combobox',
  );
  await reader.type('licensing');
  await reader.until(
    'first result',
    () =>
      document.querySelector('[role=option] a')?.getAttribute('href') ===
      '/x/introduction/licensing/',
  );
  const active = () =>
    document.querySelector('[role=option][aria-selected=true] a')?.getAttribute('href');
  const count = () => reader.evaluate(() => document.querySelectorAll('[role=option]').length);
  // Sections with excerpts arrive later and make the list longer.
  for (let before = 0, now = await count(); now !== before; now = await count()) {
    before = now;
    await sleep(700);
  }
  const first = await reader.until('chosen result', active);
  await reader.press('ArrowDown');
  await reader.until(
    'next result',
    (before) => {
      const now = document
        .querySelector('[role=option][aria-selected=true] a')
        ?.getAttribute('href');
      return now !== undefined && now !== before;
    },
    first,
  );
  await reader.press('ArrowUp');
  await reader.until(
    'first result again',
    (before) =>
      document.querySelector('[role=option][aria-selected=true] a')?.getAttribute('href') ===
      before,
    first,
  );
  await reader.press('Enter');
  await reader.at('/x/introduction/licensing/');
});

test('JavaScript is chosen once for all code, and stays', async () => {
  const { reader } = all;
  await reader.open('react-date-pickers/quickstart/');
  const shown = () => {
    const visible = [...document.querySelectorAll('main pre[data-variant]')].filter(
      (pre) => getComputedStyle(pre).display !== 'none' && pre.getClientRects().length > 0,
    );
    return [...new Set(visible.map((pre) => pre.dataset.variant))].join();
  };
  expect(await reader.until('code', shown)).toBe('TS');
  await choose(reader, 'JavaScript');
  await expect.poll(() => reader.evaluate(shown)).toBe('JS');
  await reader.open('react-date-pickers/quickstart/');
  expect(await reader.until('code', shown)).toBe('JS');
  await choose(reader, 'TypeScript');
});

test('the page and its demos turn around, and stay so', async () => {
  const { reader } = all;
  await reader.open('react-tree-view/quickstart/');
  const figure = await reader.demo('FirstTree');
  await choose(reader, 'Right to left');
  await reader.until('direction', () => document.documentElement.dir === 'rtl');
  const direction = (selector) =>
    getComputedStyle(document.querySelector(`${selector} [role=tree]`)).direction;
  await expect.poll(() => reader.evaluate(direction, figure)).toBe('rtl');
  const sidebarIsRight = () =>
    document.querySelector('nav[aria-label="Docs sidebar"]').getBoundingClientRect().left >
    window.innerWidth / 2;
  expect(await reader.evaluate(sidebarIsRight)).toBe(true);
  await reader.open('react-tree-view/quickstart/');
  expect(await reader.evaluate(() => document.documentElement.dir)).toBe('rtl');
  await choose(reader, 'Left to right');
  await reader.until('direction', () => document.documentElement.dir === 'ltr');
});

test('the page and its demos become dark, and stay so', async () => {
  const { reader } = all;
  await reader.open('react-tree-view/quickstart/');
  const figure = await reader.demo('FirstTree');
  const lightness = (selector) => {
    const canvas = document.createElement('canvas').getContext('2d');
    canvas.fillStyle = getComputedStyle(document.querySelector(selector)).color;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data[0];
  };
  const item = `${figure} [role=treeitem]`;
  expect(await reader.evaluate(lightness, 'main p')).toBeLessThan(128);
  await choose(reader, 'Dark');
  await reader.until('dark scheme', () => document.documentElement.dataset.theme === 'dark');
  await expect.poll(() => reader.evaluate(lightness, 'main p')).toBeGreaterThan(128);
  await expect.poll(() => reader.evaluate(lightness, item)).toBeGreaterThan(128);
  await reader.open('introduction/');
  expect(await reader.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await choose(reader, 'Light');
  await reader.until('light scheme', () => document.documentElement.dataset.theme === 'light');
});

test('the members of a component are filtered by a part of their name', async () => {
  const { reader } = all;
  await reader.open('api/data-grid/data-grid-premium/');
  await reader.click({ role: 'searchbox', name: /filter props/i });
  await reader.type('pivot');
  const shown = (id) => document.getElementById(id)?.getClientRects().length > 0;
  await reader.until(
    'filtered list',
    (id) => document.getElementById(id).getClientRects().length === 0,
    'prop-rowHeight',
  );
  expect(await reader.evaluate(shown, 'prop-pivotActive')).toBe(true);
  await reader.until('address', () => location.search === '?filter=pivot');
  await reader.until('count', () =>
    [...document.querySelectorAll('[role=status]')].some((each) =>
      /^\d+ of \d+ shown$/.test(each.textContent),
    ),
  );
});

test('all demos of a page are there before it is printed, dark pages are printed light', async () => {
  const { reader } = all;
  await reader.open('react-date-pickers/quickstart/');
  expect(
    await reader.evaluate(() => document.querySelectorAll('[data-demo-state="waiting"]').length),
  ).toBeGreaterThan(1);
  await reader.evaluate(() => document.querySelector('[data-demo-state]').scrollIntoView());
  // Once the first demo is ready, its code listens for the keys.
  await reader.until(
    'first demo',
    () => document.querySelector('[data-demo-state="ready"]') !== null,
  );
  await reader.evaluate(() => {
    window.print = () => {
      window.waitingAtPrint = document.querySelectorAll('[data-demo-state="waiting"]').length;
    };
  });
  await reader.press('Control+p');
  await reader.until('print', () => window.waitingAtPrint === 0);
  await choose(reader, 'Dark');
  const scheme = () => document.documentElement.dataset.theme;
  await expect.poll(() => reader.evaluate(scheme)).toBe('dark');
  await reader.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await reader.evaluate(scheme)).toBe('light');
  await reader.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await reader.evaluate(scheme)).toBe('dark');
  // WebKitGTK's driver can't print.
  if (engineName !== 'firefox') return;
  const page = Buffer.from(await reader.engine.print()).toString('latin1');
  expect(page.slice(0, 5)).toBe('%PDF-');
});
