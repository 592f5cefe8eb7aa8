// A demo's own page in a frame of another width.
import type { Locator, Page } from '@playwright/test';
import { expect, nightly, open, savePreferences, test } from './fixtures';
import { violations } from './visit/axe';

const PAGE = '/react-date-pickers/quickstart/';
const DEMO = 'LeaveRequest';

const frameOf = (page: Page): Locator => page.locator('iframe');
const widthOf = (page: Page): Promise<number> =>
  frameOf(page).evaluate((frame) => frame.clientWidth);

/** Opens the frame with a demo from the demo's menu. */
async function openFrame(page: Page): Promise<Page> {
  await open(page, PAGE);
  const figure = page.locator(`figure[id="${DEMO}.tsx"]`);
  await figure.getByRole('button', { name: 'More actions for this demo' }).click();
  const popup = page.waitForEvent('popup');
  await figure.getByRole('menuitem', { name: 'Try it at a phone’s width' }).click();
  return popup;
}

test('a demo runs in the width of a phone, and in others by button, key and pointer', async ({
  page,
}) => {
  const frame = await openFrame(page);
  await frame.setViewportSize({ width: 1200, height: 800 });
  await expect(frameOf(frame).contentFrame().locator('[data-demo]')).toBeVisible();
  const edge = frame.getByRole('separator', { name: 'Edge of the demo' });
  const expectWidth = (width: number) => expect.poll(() => widthOf(frame)).toBe(width);
  await expectWidth(390);
  await expect(edge).toHaveAttribute('aria-valuenow', '390');

  await frame.getByRole('button', { name: '768' }).click();
  await expectWidth(768);
  await edge.focus();
  await frame.keyboard.press('ArrowLeft');
  await expectWidth(758);
  await frame.keyboard.press('Home');
  await expectWidth(240);

  const box = (await edge.boundingBox())!;
  await frame.mouse.move(box.x + 5, box.y + 200);
  await frame.mouse.down();
  await frame.mouse.move(box.x + 55, box.y + 200);
  await frame.mouse.up();
  await expectWidth(340);
  expect(await violations(frame, { without: ['iframe'] })).toEqual([]);
  await frame.getByRole('button', { name: 'Full width' }).click();
  await expect.poll(() => widthOf(frame)).toBeGreaterThan(1000);
});

test(
  'mirrored, the edge is at the other side and moves with the keys',
  nightly,
  async ({ page }) => {
    await savePreferences(page, { direction: 'rtl' });
    const frame = await openFrame(page);
    const edge = frame.getByRole('separator');
    await edge.focus();
    await frame.keyboard.press('ArrowLeft');
    await expect(edge).toHaveAttribute('aria-valuenow', '400');
    expect((await edge.boundingBox())!.x).toBeLessThan((await frameOf(frame).boundingBox())!.x);
  },
);

test(
  'on a phone, the frame says how wide it really is, and the page does not scroll sideways',
  nightly,
  async ({ page }) => {
    const frame = await openFrame(page);
    await frame.setViewportSize({ width: 390, height: 844 });
    const edge = frame.getByRole('separator');
    await expect.poll(() => widthOf(frame)).toBeLessThan(370);
    await expect(edge).toHaveAttribute('aria-valuenow', String(await widthOf(frame)));
    await expect(frame.getByRole('status')).toHaveText(`${await widthOf(frame)} px`);
    await expect(frame.getByRole('button', { name: '390' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await edge.focus();
    await frame.keyboard.press('Home');
    await expect(frame.getByRole('status')).toHaveText('240 px');
    const room = () =>
      frame.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await room()).toBe(0);
  },
);

test('in forced colors, the edge and the chosen width can be seen', nightly, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, `/playground${PAGE}${DEMO}/?width=390`);
  await expect.poll(() => widthOf(page)).toBe(390);
  const chosen = page.getByRole('button', { name: '390' });
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  const styleOf = (part: Locator): Promise<string[]> =>
    part.evaluate((element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return [backgroundColor, backgroundImage];
    });
  expect(await styleOf(chosen)).not.toEqual(
    await styleOf(page.getByRole('button', { name: '768' })),
  );
  expect((await styleOf(page.getByRole('separator')))[1]).not.toBe('none');
});
