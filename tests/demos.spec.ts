import type { Locator } from '@playwright/test';
import { expect, nightly, open, test } from './fixtures';
import { shiftsOf } from './layoutShifts';
import { chooseTool } from './visit/demos';
import { packageScript, demo, ready, tool, top } from './elements/demos';

test('MUI packages load only when a demo is near, and the demo causes no layout shift', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (packageScript.test(request.url())) scripts.push(request.url());
  });
  await open(page, '/react-date-pickers/#how-these-pages-are-organized');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  const figure = demo(page, 'ThreePickers');
  await figure.scrollIntoViewIfNeeded();
  await ready(figure);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => /x-(data-grid|charts|tree-view)/.test(url))).toEqual([]);
  expect(await shiftsOf(page)).toEqual([]);
});

const devices = { phone: { width: 375, height: 720 }, desk: { width: 1280, height: 800 } };

for (const [device, viewport] of Object.entries(devices)) {
  test(
    `a product's first demo loads without a layout shift on a ${device}`,
    nightly,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const product of ['react-date-pickers', 'react-charts', 'react-tree-view']) {
        await open(page, `/${product}/`);
        await ready(page.locator('figure').first());
        expect(await shiftsOf(page), product).toEqual([]);
      }
    },
  );
}

test('the toolbar is one tab stop, and arrow keys follow the text direction', async ({ page }) => {
  await open(page, '/react-date-pickers/');
  const figure = demo(page, 'TableBooking');
  const toolbar = figure.getByRole('toolbar');
  await expect(toolbar.locator('[tabindex="0"]')).toHaveCount(1);
  const first = toolbar.getByRole('button').first();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(tool(figure, 'TypeScript')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tool(figure, 'More actions for this demo')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(first).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toolbar.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(first).toBeFocused();
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await page.keyboard.press('ArrowLeft');
  await expect(tool(figure, 'TypeScript')).toBeFocused();
});

test('a single demo and its popup can be mirrored and switched to the dark color scheme', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/react-date-pickers/#ThreePickers.tsx');
  const figure = demo(page, 'ThreePickers');
  await ready(figure);
  await chooseTool(figure, 'Mirror this demo');
  await chooseTool(figure, 'Switch color scheme for this demo');
  await expect(figure.locator('[data-demo]')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await figure
    .getByRole('button', { name: /choose date/i })
    .first()
    .click();
  const popup = page.locator('[data-demo-portal]');
  await expect(popup).toHaveAttribute('dir', 'rtl');
  await expect(popup).toHaveAttribute('data-demo-scheme', 'dark');
  const paper = popup.locator('.MuiPaper-root');
  const background = await paper.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(background).not.toBe('rgb(255, 255, 255)');
  const day = popup.getByRole('gridcell', { name: '1', exact: true });
  const last = popup.getByRole('gridcell', { name: '2', exact: true });
  const [left, right] = await Promise.all(
    [day, last].map((cell) => cell.evaluate((e) => e.getBoundingClientRect().x)),
  );
  const sameRow = (await top(day)) === (await top(last));
  if (sameRow) expect(left).toBeGreaterThan(right ?? 0);
});

test('an open popup is mirrored along with the site, and stays open', nightly, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/react-date-pickers/#ThreePickers.tsx');
  const figure = demo(page, 'ThreePickers');
  await ready(figure);
  await figure
    .getByRole('button', { name: /choose date/i })
    .first()
    .click();
  const popup = page.locator('[data-demo-portal]');
  await expect(popup).toHaveAttribute('dir', 'ltr');
  await page.evaluate(() => {
    localStorage.setItem('direction', 'rtl');
    window.dispatchEvent(new StorageEvent('storage', { key: 'direction', newValue: 'rtl' }));
  });
  await expect(popup).toHaveAttribute('dir', 'rtl');
  await expect(popup).toBeVisible();
});

test(
  'a demo keeps its state when its colors and direction change, and a reset clears it',
  nightly,
  async ({ page }) => {
    await open(page, '/react-data-grid/');
    const figure = demo(page, 'OrdersTable');
    await ready(figure);
    const box = figure.getByRole('checkbox', { name: 'Select row' }).first();
    await box.check();
    await chooseTool(figure, 'Mirror this demo');
    await chooseTool(figure, 'Switch color scheme for this demo');
    await expect(box).toBeChecked();
    await chooseTool(figure, 'Reset the demo');
    await expect(box).not.toBeChecked();
    await chooseTool(figure, 'Move focus to the start of the demo');
    await page.keyboard.press('Tab');
    await expect(figure.locator('[data-demo] :focus')).toHaveCount(1);
  },
);

test(
  'a mirrored grid keeps its pinned column aligned with the header',
  nightly,
  async ({ page }) => {
    await page.setViewportSize(devices.phone);
    await open(page, '/react-data-grid/column-pinning/');
    const figure = demo(page, 'ControlledPins');
    await figure.scrollIntoViewIfNeeded();
    await ready(figure);
    const order = figure.getByRole('gridcell', { name: 'SO-2041' });
    await expect(order).toHaveCount(1);
    await chooseTool(figure, 'Mirror this demo');
    await expect(figure.locator('[data-demo]')).toHaveAttribute('dir', 'rtl');
    const edgeOf = (cell: Locator) => cell.evaluate((node) => node.getBoundingClientRect().right);
    const header = figure.getByRole('columnheader', { name: 'Order' });
    await expect.poll(async () => (await edgeOf(order)) - (await edgeOf(header))).toBe(0);
    // A grid that was mirrored in place would render it twice.
    await expect(order).toHaveCount(1);
  },
);

test('an error is shown inside its demo, and Restart clears it', async ({ page, messages }) => {
  // The demo's own script, with an error that the test can switch off.
  await page.addInitScript(() => Object.assign(window, { isBroken: true }));
  await page.route(/\/assets\/js\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const fault =
      'label:(()=>{if(window.isBroken)throw new Error("Broken on purpose");return"Orders"})()';
    await route.fulfill({ response, body: body.replace('label:"Orders"', fault) });
  });
  await open(page, '/react-data-grid/');
  const figure = demo(page, 'OrdersTable');
  await expect(figure.getByRole('alert')).toContainText('Broken on purpose');
  await expect(figure.getByRole('toolbar')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isBroken: false }));
  await figure.getByRole('button', { name: 'Restart' }).click();
  await ready(figure);
  // The button is gone.
  await expect(figure.locator('[data-demo-state]')).toBeFocused();
  expect(messages.splice(0).join()).toContain('Broken on purpose');
});

test('a demo that fails to load can be restarted', nightly, async ({ page, messages }) => {
  await page.route(packageScript, (route) => route.abort());
  await open(page, '/react-tree-view/');
  const figure = page.locator('figure').first();
  await expect(figure.getByRole('alert')).toBeVisible();
  await page.unroute(packageScript);
  await figure.getByRole('button', { name: 'Try again' }).click();
  await ready(figure);
  messages.splice(0);
});

test('the styles of the site and of a demo do not affect each other', nightly, async ({ page }) => {
  await open(page, '/react-data-grid/');
  const heading = page.locator('h1');
  const look = (locator: Locator): Promise<string[]> =>
    locator.evaluate((element) => {
      const { margin, fontSize, fontFamily, lineHeight, color } = getComputedStyle(element);
      return [margin, fontSize, fontFamily, lineHeight, color];
    });
  const before = await look(heading);
  const figure = demo(page, 'OrdersTable');
  await ready(figure);
  expect(await look(heading)).toEqual(before);
  const margins = await figure.locator('[data-demo]').evaluate((stage) => {
    const list = document.createElement('ul');
    list.innerHTML = '<li>One</li><li>Two</li>';
    const table = document.createElement('table');
    table.innerHTML = '<tbody><tr><td>x</td></tr></tbody>';
    stage.append(list, table);
    const results = [
      getComputedStyle(list.lastElementChild as Element).marginTop,
      getComputedStyle(table).fontSize,
      getComputedStyle(table.querySelector('td') as Element).borderBottomWidth,
    ];
    list.remove();
    table.remove();
    return results;
  });
  expect(margins).toEqual(['0px', '16px', '0px']);
});

test(
  'a demo is centered in its frame, regardless of the margins of its component',
  nightly,
  async ({ page }) => {
    await open(page, '/react-tree-view/rich-tree-view/items/');
    for (const name of ['CourseItems', 'DisabledItems']) {
      const figure = demo(page, name);
      await figure.scrollIntoViewIfNeeded();
      await ready(figure);
      const [before, after] = await figure.locator('[data-demo]').evaluate((stage) => {
        const frame = stage.getBoundingClientRect();
        const root = stage.firstElementChild!.getBoundingClientRect();
        return [root.left - frame.left, frame.right - root.right];
      });
      expect(before, name).toBeGreaterThan(20);
      expect(Math.abs(before! - after!), name).toBeLessThan(1);
    }
  },
);

test('a demo that loads its content reserves the height it needs', nightly, async ({ page }) => {
  await open(page, '/react-tree-view/quickstart/');
  const figure = demo(page, 'LazyDepots');
  await figure.scrollIntoViewIfNeeded();
  await ready(figure);
  await expect(figure.getByRole('treeitem')).toHaveCount(2);
  const [needed, reserved] = await figure.evaluate((element) => {
    const canvas = element.querySelector<HTMLElement>('[data-demo-state]')!;
    const { paddingTop, paddingBottom, minHeight } = getComputedStyle(canvas);
    const stage = element.querySelector<HTMLElement>('[data-demo]')!;
    const padding = parseFloat(paddingTop) + parseFloat(paddingBottom);
    return [stage.offsetHeight, parseFloat(minHeight) - padding];
  });
  expect(Math.abs(needed! - reserved!)).toBeLessThanOrEqual(1);
  // Without a license key, the notice is below the items and moves down when they arrive.
  const isOfNotice = (shift: string): boolean => shift.includes('pointer-events: none; color');
  expect((await shiftsOf(page)).filter((shift) => !isOfNotice(shift))).toEqual([]);
});

test('a draggable item can be dragged by its text', nightly, async ({ page }) => {
  await open(page, '/react-tree-view/quickstart/');
  const figure = demo(page, 'MoveItems');
  await figure.scrollIntoViewIfNeeded();
  await ready(figure);
  const text = figure.getByText('Olives', { exact: true });
  const target = figure.getByText('Bread basket', { exact: true });
  await text.dragTo(target, { sourcePosition: { x: 20, y: 12 }, targetPosition: { x: 20, y: 12 } });
  await expect(figure.getByText('Olives: place 1 in Bread basket')).toBeVisible();
});
