import type { Locator, Page } from '@playwright/test';
import { nightly, open } from '../fixtures';
import { answered, eventsOf, expect, report, seedRandom, test, type Collector } from './fixtures';

const PAGE = '/react-data-grid/columns/';

/** Opens the page and waits until it is being measured: its own page view has arrived. */
async function openMeasured(page: Page, collector: Collector): Promise<void> {
  // Keep links from navigating; that isn't tested here.
  await page.addInitScript(() =>
    window.addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
      },
      true,
    ),
  );
  await open(page, PAGE);
  await eventsOf(collector, 1);
  collector.bodies.length = 0;
}

/** The category, action and label of each event that arrived. */
async function actionsOf(collector: Collector, count: number): Promise<unknown[]> {
  const events = await eventsOf(collector, count);
  return events.map((event) =>
    event.name === 'user_action'
      ? [event.category, event.action, ...('label' in event ? [event.label] : [])]
      : event.name,
  );
}

test.beforeEach(async ({ page }) => {
  await seedRandom(page, 1);
  await answered(page, 'granted');
});

test('an event has exactly the expected fields', async ({ page, collector }) => {
  await openMeasured(page, collector);
  await page.getByRole('button', { name: 'Preferences' }).click();
  const events = await eventsOf(collector, 1);
  expect(events).toEqual([
    {
      name: 'user_action',
      category: 'preference',
      action: 'open',
      time: expect.any(Number),
      user: expect.any(Object),
    },
  ]);
  expect(Math.abs(Date.now() - events[0]!.time)).toBeLessThan(60_000);
});

test('the controls of code and demos report their clicks', nightly, async ({ page, collector }) => {
  await openMeasured(page, collector);
  const clicked: unknown[] = [];
  const click = async (control: Locator, ...event: string[]): Promise<void> => {
    await control.click();
    clicked.push(event);
  };
  const main = page.getByRole('main');
  await click(
    main.getByRole('button', { name: 'Copy the code' }).first(),
    'code',
    'copy',
    'App.tsx',
  );
  await click(
    main.getByRole('button', { name: 'JavaScript' }).first(),
    'preference',
    'code-variant',
    'JS',
  );
  const tools = page.getByRole('toolbar');
  await tools.scrollIntoViewIfNeeded();
  await click(tools.getByRole('button', { name: 'Show all code' }), 'demo', 'show-code', 'Empty');
  await click(tools.getByRole('button', { name: 'Show less code' }), 'demo', 'hide-code', 'Empty');
  for (const [name, action] of [
    ['Mirror this demo', 'direction'],
    ['Switch color scheme for this demo', 'color-scheme'],
    ['Move focus to the start of the demo', 'focus'],
    ['Reset the demo', 'reset'],
    ['Wrap long lines', 'wrap'],
    ['Copy a link to this demo', 'copy-link'],
  ] as const) {
    await click(tools.getByRole('button', { name: 'More' }), 'demo', 'more', 'Empty');
    await click(tools.getByRole('menu').getByText(name, { exact: true }), 'demo', action, 'Empty');
  }
  await click(tools.getByRole('button', { name: 'Copy the code' }), 'demo', 'copy', 'Empty');
  await click(tools.getByRole('link'), 'demo', 'open-alone', 'Empty');
  expect(await actionsOf(collector, clicked.length)).toEqual(clicked);
});

test(
  'every toolbar control and copy button has the analytics attributes',
  nightly,
  async ({ page }) => {
    await open(page, PAGE);
    await page.getByRole('toolbar').getByRole('button', { name: 'More' }).click();
    const controls = page.locator(
      '[role=toolbar] :is(button, a), [role=main] button, main pre + * button',
    );
    expect(await controls.count()).toBeGreaterThan(10);
    for (const control of await controls.all())
      await expect(control).toHaveAttribute('data-ga-event-category', /./);
  },
);

test(
  'preferences and switchers report their events by keyboard and by mouse',
  nightly,
  async ({ page, collector }) => {
    await openMeasured(page, collector);
    await page.getByRole('button', { name: 'Preferences' }).click();
    await page.getByRole('radio', { name: 'System' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('radio', { name: 'Right to left' }).click();
    await page.getByRole('button', { name: /^Product/ }).press('Enter');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Charts/ })
      .first()
      .click();
    await page.getByRole('button', { name: /, version/ }).click();
    await page.getByRole('link', { name: /v7/ }).first().click();
    expect(await actionsOf(collector, 7)).toEqual([
      ['preference', 'open'],
      ['preference', 'color-scheme', 'dark'],
      ['preference', 'direction', 'rtl'],
      ['product', 'open', 'x-data-grid'],
      ['product', 'choose', 'x-charts'],
      ['version', 'open', expect.any(String)],
      ['version', 'choose', 'v7'],
    ]);
  },
);

test(
  'search reports that it was opened, and the query of a chosen result',
  nightly,
  async ({ page, collector }) => {
    await openMeasured(page, collector);
    await page.getByRole('button', { name: /^Search/ }).click();
    await page.getByRole('combobox', { name: 'Search the documentation' }).fill('filling');
    await page
      .getByRole('option', { name: /Filling/ })
      .first()
      .click();
    expect(await actionsOf(collector, 2)).toEqual([
      ['search', 'open'],
      ['search', 'select', 'filling'],
    ]);
  },
);

test(
  'an outbound link is reported with its URL, and an internal link is not reported',
  nightly,
  async ({ page, collector }) => {
    await openMeasured(page, collector);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Charts' }).click();
    await page.getByRole('main').getByRole('link', { name: 'another site' }).click();
    expect(await actionsOf(collector, 1)).toEqual([
      ['outbound', 'open', 'https://elsewhere.test/page/'],
    ]);
  },
);

test(
  'a middle click counts only on a link, and a right click never',
  nightly,
  async ({ page, collector }) => {
    await openMeasured(page, collector);
    await page.evaluate(() =>
      // Keep the click from opening a tab; that isn't tested here.
      window.addEventListener('auxclick', (event) => event.preventDefault(), true),
    );
    await page.getByRole('button', { name: 'Preferences' }).click({ button: 'middle' });
    const link = page.getByRole('main').getByRole('link', { name: 'another site' });
    await link.click({ button: 'right' });
    await link.click({ button: 'middle' });
    await report(page, 'end');
    expect(await actionsOf(collector, 2)).toEqual([
      ['outbound', 'open', 'https://elsewhere.test/page/'],
      ['test', 'report', 'end'],
    ]);
  },
);

test(
  'a click counts for the nearest ancestor with analytics attributes',
  nightly,
  async ({ page, collector }) => {
    await openMeasured(page, collector);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'afterbegin',
        `<div data-ga-event-category="outer" data-ga-event-action="a">
        <p data-ga-event-category="inner" data-ga-event-action="b" data-ga-event-label="${'c'.repeat(300)}">
          <b id="deep">Deep</b></p><i id="shallow">Shallow</i></div>`,
      );
      const deep = document.querySelector<HTMLElement>('#deep');
      // Clicks count even if the page stops their propagation.
      deep?.addEventListener('click', (event) => event.stopPropagation());
      deep?.click();
      document.querySelector<HTMLElement>('#shallow')?.click();
    });
    expect(await actionsOf(collector, 2)).toEqual([
      ['inner', 'b', 'c'.repeat(100)],
      ['outer', 'a'],
    ]);
  },
);

test(
  'an event with a split counts only that share of clicks',
  nightly,
  async ({ page, collector }) => {
    await openMeasured(page, collector);
    // The seeded generator returns .63 (for web vitals), then .00 .53 .98 .97 .28 for the clicks.
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'afterbegin',
        ['0.5', '0.5', '0.5', '0.99', '0.1']
          .map(
            (split) =>
              `<button data-ga-event-category="split" data-ga-event-action="${split}" data-ga-event-split="${split}"></button>`,
          )
          .join(''),
      );
      document
        .querySelectorAll<HTMLElement>('[data-ga-event-category=split]')
        .forEach((button) => button.click());
    });
    await report(page, 'end');
    expect(await actionsOf(collector, 3)).toEqual([
      ['split', '0.5'],
      ['split', '0.99'],
      ['test', 'report', 'end'],
    ]);
  },
);

test('a section and a demo take praise and reports, by pointer and by keyboard', async ({
  page,
  collector,
}) => {
  await openMeasured(page, collector);
  const heading = page.locator('.theme-doc-markdown h2').first();
  await expect(page.getByRole('button', { name: 'Helpful' })).toHaveCount(0);
  await heading.hover();
  // Counts once.
  await page.getByRole('button', { name: 'Helpful' }).dblclick();
  await expect(page.getByRole('button', { name: 'Thank you' })).toBeVisible();
  const id = await heading.getAttribute('id');

  const figure = page.locator('figure');
  await figure.getByRole('button', { name: 'More actions for this demo' }).focus();
  await expect(page.getByRole('button', { name: 'Thank you' })).toHaveCount(0);
  const report = page.getByRole('button', { name: 'Report a mistake' });
  await expect(report).toBeVisible();
  await report.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Thank you' })).toBeFocused();
  expect(await actionsOf(collector, 2)).toEqual([
    ['feedback', 'helpful', `/x${PAGE}#${id}`],
    ['feedback', 'report', `/x${PAGE}#Empty.tsx`],
  ]);
  await page.locator('h1').hover();
  await page.getByRole('link', { name: 'another site' }).focus();
  await expect(page.getByRole('button', { name: 'Helpful' })).toHaveCount(0);
});
