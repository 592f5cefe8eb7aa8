// Edited code that hangs, leaves or floods its page: what the reader has typed is neither lost nor left out.
import type { Page } from '@playwright/test';
import { testBrowserFlags } from '../scripts/lib/browser-flags.mjs';
import { expect, nightly, open, test } from './fixtures';
import { PAGE, TREE, edit, parts, replace, type Parts } from './elements/editing';
import { component, takePort } from './elements/frameCode';

// Frames without an origin run in processes of their own, as in a desktop browser: the page goes on while one hangs. Each process
// has little memory, so that code runs out of it quickly.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: [
      ...testBrowserFlags,
      '--site-per-process',
      '--js-flags=--no-opt --no-maglev --max-old-space-size=256',
    ],
  },
});

/** Types code that logs `now` when it starts to misbehave, and waits for that. */
async function typeBad(page: Page, { field }: Parts, code: string): Promise<void> {
  const started = page.waitForEvent('console', (message) => message.text() === 'now');
  await field.fill(code);
  await started;
}

const endless = `console.log('now'); /^(a+)+$/.test('${'a'.repeat(60)}!');`;

const mishaps: Readonly<Record<string, string>> = {
  'hangs while it renders': component('Bad', { body: endless }),
  'hangs later': component('Bad', { effect: `setTimeout(() => { ${endless} }, 100);` }),
  'never lets the browser rest': component('Bad', {
    effect: `console.log('now'); const again = () => queueMicrotask(again); again();`,
  }),
  'leaves its page': component('Bad', { effect: `console.log('now'); location = 'about:blank';` }),
  'loads its page again': component('Bad', { effect: `console.log('now'); location.reload();` }),
  'replaces its document': component('Bad', {
    effect: `console.log('now'); document.open(); document.close();`,
  }),
  'closes the channel to the page': component('Bad', {
    effect: `(async () => { ${takePort} console.log('now'); port.close(); })();`,
  }),
};

for (const [mishap, code] of Object.entries(mishaps)) {
  test(`a fix that is typed after code ${mishap} runs`, nightly, async ({ page }) => {
    await open(page, PAGE);
    const all = await edit(page);
    await typeBad(page, all, code);
    await all.field.fill(component('Fixed'));
    await expect(all.frame.getByText('Fixed')).toBeVisible({ timeout: 30_000 });
  });
}

test('a fix that is typed after code ran out of memory runs', nightly, async ({ page }) => {
  await open(page, PAGE);
  const { field } = await edit(page);
  // To Playwright, the crash of a frame's process is the crash of its page, which it then no longer touches.
  const session = await page.context().newCDPSession(page);
  const run = async (expression: string): Promise<unknown> =>
    (await session.send('Runtime.evaluate', { expression })).result.value;
  const figure = `document.querySelector('figure[id="${TREE}.tsx"]')`;
  const crash = page.waitForEvent('crash');
  const fill = 'const all = []; for (;;) all.push(new Array(1e6).fill(0.5));';
  await field.fill(component('Bad', { effect: `setTimeout(() => { ${fill} }, 100);` }));
  await crash;
  await run(`${figure}.querySelector('textarea').select()`);
  const fixed = component('Fixed', { effect: `console.log('fixed');` });
  const runs = page.waitForEvent('console', (message) => message.text() === 'fixed');
  await session.send('Input.insertText', { text: fixed });
  await runs;
  expect(await run(`${figure}.querySelector('textarea').value`)).toBe(fixed);
});

test(
  'what is typed while code hangs is there again after "Stop editing", and runs',
  nightly,
  async ({ page }) => {
    await open(page, PAGE);
    const all = await edit(page);
    await typeBad(page, all, component('Bad', { body: endless }));
    await all.field.fill(component('Fixed'));
    await all.figure.getByRole('button', { name: 'Stop editing' }).click();
    await expect(all.figure.getByRole('treeitem', { name: 'Account' })).toBeVisible();
    await all.figure.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(all.field).toHaveValue(component('Fixed'));
    await expect(all.frame.getByText('Fixed')).toBeVisible({ timeout: 30_000 });
  },
);

test(
  'code that hangs is terminated, and the last working version is shown',
  nightly,
  async ({ page }) => {
    await open(page, PAGE);
    const all = await edit(page);
    await replace(all.field, 'label="Account"', 'label="Person"');
    await expect(all.frame.getByRole('treeitem', { name: 'Person' })).toBeVisible();
    await typeBad(page, all, component('Bad', { body: endless }));
    await expect(all.mistake).toHaveText(
      'The code stopped responding and was terminated. The last working version is shown above.',
      { timeout: 40_000 },
    );
    await expect(all.frame.getByRole('treeitem', { name: 'Person' })).toBeVisible();
  },
);

test(
  'code that leaves its page again and again ends, and the next code runs',
  nightly,
  async ({ page }) => {
    await open(page, PAGE);
    const { field, mistake, frame } = await edit(page);
    // It is shown before it leaves.
    await field.fill(
      component('Bad', { effect: `setTimeout(() => { location = 'about:blank'; }, 500);` }),
    );
    await expect(mistake).toHaveText(/terminated\. Change the code to run it again\.$/, {
      timeout: 40_000,
    });
    await field.fill(component('Fixed'));
    await expect(frame.getByText('Fixed')).toBeVisible();
  },
);

const repeated = 'Array.from({ length: 1000 }).forEach';
const floods: Readonly<Record<string, string>> = {
  'on its channel': `${repeated}(() => port.postMessage({ type: 'height', height: Math.random() * 900 }));`,
  'with large messages': `port.postMessage(Array.from({ length: 100_000 }, () => ({ a: [{}] })));`,
  'to its window': `${repeated}(() => parent.postMessage('more', '*'));`,
};

for (const [way, post] of Object.entries(floods)) {
  test(
    `code that floods the page with messages ${way} is terminated`,
    nightly,
    async ({ page }) => {
      await open(page, PAGE);
      const all = await edit(page);
      const effect = `(async () => { ${takePort} console.log('now');
      setInterval(() => { ${post} }, 1); })();`;
      await typeBad(page, all, component('Bad', { effect }));
      await expect(all.mistake).toHaveText(/^The code kept this page too busy and was terminated/);
      await all.field.fill(component('Fixed'));
      await expect(all.frame.getByText('Fixed')).toBeVisible();
    },
  );
}

test('edits are there again after "Stop editing", on return to the page and after a reload', async ({
  page,
}) => {
  await open(page, PAGE);
  const { figure, frame, field } = await edit(page);
  await replace(field, 'label="Account"', 'label="Person"');
  await figure.getByRole('button', { name: 'Stop editing' }).click();
  await expect(figure.getByRole('treeitem', { name: 'Account' })).toBeVisible();
  await edit(page);
  await expect(field).toHaveValue(/label="Person"/);
  await expect(frame.getByRole('treeitem', { name: 'Person' })).toBeVisible();

  // Such edits may be what has crashed the page.
  await page.reload();
  await figure.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(figure.getByRole('note')).toHaveText(/your edits from before/);
  await expect(field).toHaveValue(/label="Person"/);
  await expect(figure.locator('iframe')).toHaveCount(0);
  await figure.getByRole('button', { name: 'Run' }).click();
  await expect(frame.getByRole('treeitem', { name: 'Person' })).toBeVisible();
  await expect(figure.getByRole('note')).toHaveCount(0);
  await figure.getByRole('button', { name: 'Stop editing' }).click();
  await edit(page);
  await expect(frame.getByRole('treeitem', { name: 'Person' })).toBeVisible();

  await figure.getByRole('button', { name: 'Reset' }).click();
  await page.reload();
  const again = await edit(page);
  await expect(again.field).toHaveValue(/label="Account"/);
});

test('a component that sets its state in every layout effect neither runs forever nor replaces the last one', async ({
  page,
}) => {
  await open(page, PAGE);
  const { frame, field, mistake } = await edit(page);
  await field.fill(component('Bad', { layout: 'setCount(count + 1);' }));
  await expect(mistake).toHaveText(/185|Maximum update depth/);
  await expect(frame.getByRole('treeitem', { name: 'Account' })).toBeVisible();
  await field.fill(component('Fixed'));
  await expect(frame.getByText('Fixed')).toBeVisible();
});

test('the code of a link is marked until it is reset', nightly, async ({ page, context }) => {
  await open(page, PAGE);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { figure, field } = await edit(page);
  await replace(field, 'label="Account"', 'label="Person"');
  await figure.getByRole('button', { name: 'Copy link' }).click();
  const readLink = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(readLink).toContain('#edit=');

  const other = await context.newPage();
  await other.goto(await readLink());
  const opened = parts(other, TREE);
  const mark = opened.figure.getByRole('note').filter({ hasText: 'comes from the link' });
  await expect(mark).toBeVisible();
  await opened.figure.getByRole('button', { name: 'Run' }).click();
  await expect(opened.frame.getByRole('treeitem', { name: 'Person' })).toBeVisible();
  await expect(mark).toBeVisible();
  await replace(opened.field, 'label="Person"', 'label="Individual"');
  await expect(opened.frame.getByRole('treeitem', { name: 'Individual' })).toBeVisible();
  await expect(mark).toBeVisible();

  // The other language has the code of the page.
  await opened.figure.getByRole('button', { name: 'JS: JavaScript' }).click();
  await expect(mark).toHaveCount(0);
  await opened.figure.getByRole('button', { name: 'TS: TypeScript' }).click();
  await expect(mark).toBeVisible();

  // Kept edits of foreign code are still foreign.
  await opened.figure.getByRole('button', { name: 'Stop editing' }).click();
  await opened.figure.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(opened.field).toHaveValue(/label="Individual"/);
  await expect(mark).toBeVisible();
  await expect(opened.figure.locator('iframe')).toHaveCount(0);
  await opened.figure.getByRole('button', { name: 'Reset' }).click();
  await expect(mark).toHaveCount(0);
  await expect(opened.frame.getByRole('treeitem', { name: 'Account' })).toBeVisible();
});
