// Long lists in the API reference are grouped.
import type { Page } from '@playwright/test';
import { expect, nightly, open, test } from './fixtures';
import { largest, filter, count, row } from './elements/api';

const group = (page: Page, id: string) => page.locator(`h3[id="${id}"]`);
const toc = (page: Page) => page.getByRole('complementary', { name: 'On this page' });

test(
  'long lists are grouped on the page and in the table of contents',
  nightly,
  async ({ page }) => {
    await open(page, largest);
    const groups = [
      'Required',
      'Options',
      'Switches',
      'State',
      'Functions',
      'Event handlers',
      'Slots and styles',
    ];
    const headings = await page.locator('h3[id^="props-"]').allTextContents();
    expect(headings.map((text) => text.replace(/[^a-z ]/gi, '').trim())).toEqual(groups);
    for (const name of groups) {
      await expect(toc(page).getByRole('link', { name, exact: true })).toBeVisible();
    }
    await toc(page).getByRole('link', { name: 'Event handlers' }).click();
    await expect(group(page, 'props-handlers')).toBeInViewport();
    await expect(row(page, 'prop-onAggregationModelChange')).toBeInViewport();
    const table = page.getByRole('table', { name: 'Props of DataGridPremium: Event handlers' });
    await expect(table.locator('[id="prop-onRowClick"]')).toHaveCount(1);

    // To the first row of a group: the tables before it are laid out only when it comes near the viewport.
    await open(page, 'api/data-grid/data-grid/');
    await open(page, `${largest}#prop-onAggregationModelChange`);
    await expect(row(page, 'prop-onAggregationModelChange')).toBeInViewport();

    await open(page, 'api/data-grid/grid-api/');
    await expect(group(page, 'members-row-selection')).toBeVisible();
    await open(page, 'api/charts/bar-chart/');
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0);
  },
);

test(
  'the filter hides empty groups, and a link to a member shows its group',
  nightly,
  async ({ page }) => {
    await open(page, largest);
    await filter(page).fill('pivotActive');
    await expect(group(page, 'props-state')).toBeVisible();
    for (const element of [
      group(page, 'props-required'),
      toc(page).getByRole('link', { name: 'Required' }),
      page.getByRole('article').getByRole('link', { name: 'Required' }),
    ]) {
      await expect(element).toBeHidden();
    }
    const noMatch = page
      .getByText('Nothing here matches the filter.')
      .and(page.locator(':visible'));
    const others = await noMatch.count();
    await filter(page).fill('no such member at all');
    await expect(count(page)).toHaveText(/^0 of/);
    // One message for all props, not one per group.
    await expect(noMatch).toHaveCount(4);
    expect(others).toBeLessThan(4);

    await page.goto(`${largest}?filter=pivotActive#prop-columns`);
    await expect(row(page, 'prop-columns')).toBeInViewport();
    await expect(group(page, 'props-required')).toBeVisible();

    await page.locator('.pagination-nav__link').first().click();
    await expect(page).not.toHaveURL(/data-grid-premium/);
    await expect(toc(page).locator('li[hidden]')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-api-filter');
  },
);

test('long lists of slots and classes are grouped and filtered like lists of props', async ({
  page,
}) => {
  await open(page, largest);
  for (const [name, id, member] of [
    ['Icons', 'slots-icons', 'slot-columnMenuIcon'],
    ['Base controls', 'slots-controls', 'slot-baseButton'],
    ['Pivot panel', 'classes-pivot', 'class-pivotPanelBody'],
    ['AI assistant panel', 'classes-ai', 'class-aiAssistantPanelBody'],
  ] as const) {
    await expect(group(page, id)).toContainText(name);
    await expect(toc(page).getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `#${id}`,
    );
    await expect(page.locator(`h3[id="${id}"] + * [id="${member}"]`)).toBeAttached();
  }
  await filter(page).fill('baseButton');
  await expect(row(page, 'slot-baseButton')).toBeVisible();
  await expect(group(page, 'slots-controls')).toBeVisible();
  await expect(group(page, 'slots-icons')).toBeHidden();
  await expect(toc(page).locator('a[href="#slots-icons"]')).toBeHidden();
  await expect(toc(page).locator('a[href="#classes-pivot"]')).toBeHidden();
  await page.goto(`${largest}#class-pivotPanelBody`);
  await expect(row(page, 'class-pivotPanelBody')).toBeInViewport();
});
