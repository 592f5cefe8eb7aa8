// Demos whose props readers can change: `<Configure>`.
import type { Locator, Page } from '@playwright/test';
import { expect, nightly, open, test } from './fixtures';

const BARS = '/react-charts/bars/';

const parts = (page: Page, demo: string): { demo: Locator; props: Locator; code: Locator } => {
  const figure = page.locator(`figure[id="${demo}.tsx"]`);
  return {
    demo: figure.locator('[data-demo-state]'),
    props: figure.getByRole('group', { name: /^Props of/ }),
    code: figure.locator('pre').first(),
  };
};

test('a change shows in the demo, the code and the URL, and the Reset button undoes it', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, BARS);
  const { demo, props, code } = parts(page, 'ConfigurableBars');
  await props.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-demo-state', 'ready');
  await expect(code).toHaveText('<BarChart />');
  // It takes the focus, because it can scroll.
  await expect(code).toHaveRole('group');
  await expect(code).toHaveAccessibleName('Code of BarChart with these props');
  await expect(demo.getByText('Train')).toBeVisible();

  await props.getByRole('switch', { name: 'hideLegend' }).check();
  await expect(demo.getByText('Train')).toHaveCount(0);
  await expect(code).toHaveText('<BarChart hideLegend />');
  await props.getByLabel('barLabel').selectOption('value');
  await expect(demo.locator('.MuiBarLabel-root')).toHaveCount(6);
  await expect(code).toHaveText('<BarChart barLabel="value" hideLegend />');
  await expect(page).toHaveURL(
    /\?ConfigurableBars\.barLabel=value&ConfigurableBars\.hideLegend=true$/,
  );
  const figure = page.locator('figure[id="ConfigurableBars.tsx"]');
  await figure.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy a link to this demo' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/barLabel=value&ConfigurableBars\.hideLegend=true#ConfigurableBars\.tsx$/);

  await props.getByRole('button', { name: 'Reset' }).click();
  await expect(demo.getByText('Train')).toBeVisible();
  await expect(code).toHaveText('<BarChart />');
  await expect(page).toHaveURL(/\/react-charts\/bars\/$/);
});

test('the controls can be reached and changed by keyboard', async ({ page }) => {
  await open(page, BARS);
  const { props, code } = parts(page, 'ConfigurableBars');
  await props.getByRole('button', { name: 'Reset' }).focus();
  await page.keyboard.press('Tab');
  await expect(props.getByRole('radio', { name: 'vertical' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(code).toHaveText('<BarChart layout="horizontal" />');
  await page.keyboard.press('Tab');
  await expect(props.getByRole('slider', { name: 'borderRadius' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(code).toHaveText(/borderRadius=\{[^0]/);
  await page.keyboard.press('Tab');
  await expect(props.getByLabel('barLabel')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(props.getByRole('switch', { name: 'hideLegend' })).toBeChecked();
});

test('a URL sets props, and ignores values that a prop cannot have', async ({ page }) => {
  const query = [
    'ConfigurableBars.layout=horizontal',
    'ConfigurableBars.borderRadius=99',
    'ConfigurableBars.loading=perhaps',
  ].join('&');
  await open(page, `${BARS}?${query}`);
  const { props, code } = parts(page, 'ConfigurableBars');
  await expect(code).toHaveText('<BarChart layout="horizontal" />');
  await expect(props.getByRole('radio', { name: 'horizontal' })).toBeChecked();
});

test('the options of a chart series are written as an object', nightly, async ({ page }) => {
  await open(page, '/react-charts/pie/');
  const { props, code } = parts(page, 'ConfigurablePie');
  await expect(code).toHaveText('{ innerRadius: 40, cornerRadius: 4, paddingAngle: 2 }');
  await props.getByLabel('arcLabel').selectOption('formattedValue');
  await expect(code).toContainText("arcLabel: 'formattedValue'");
});

test('copies the props that differ from their defaults', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, BARS);
  const { props } = parts(page, 'ConfigurableBars');
  await props.getByRole('switch', { name: 'loading' }).check();
  await page.getByRole('button', { name: 'Copy the props that differ' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('<BarChart loading />');
});

test(
  'the controls are below the demo on a phone, and beside it on a desktop',
  nightly,
  async ({ page }) => {
    await open(page, BARS);
    const { demo, props } = parts(page, 'ConfigurableBars');
    const desk = { demo: (await demo.boundingBox())!, props: (await props.boundingBox())! };
    expect(desk.props.x).toBeGreaterThanOrEqual(desk.demo.x + desk.demo.width);
    await page.setViewportSize({ width: 390, height: 800 });
    const phone = { demo: (await demo.boundingBox())!, props: (await props.boundingBox())! };
    expect(phone.props.y).toBeGreaterThanOrEqual(phone.demo.y + phone.demo.height);
    expect(phone.props.x + phone.props.width).toBeLessThanOrEqual(390);
  },
);

test("a URL that configures a demo opens that demo's tab", async ({ page }) => {
  await open(page, '/react-date-pickers/playground/?ConfigurableTimePicker.ampm=false');
  await expect(page.getByRole('tab', { name: 'Time', exact: true }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const { code } = parts(page, 'ConfigurableTimePicker');
  await expect(code).toHaveText('<TimePicker ampm={false} />');
});

test('a link to a demo opens its tab, even from the same page', nightly, async ({ page }) => {
  const path = '/react-date-pickers/playground/';
  const tab = page.getByRole('tab', { name: 'Time', exact: true }).first();
  const figure = page.locator('figure[id="ConfigurableTimePicker.tsx"]');
  const top = (): Promise<number> => figure.evaluate((it) => it.getBoundingClientRect().top);
  await open(page, `${path}#ConfigurableTimePicker.tsx`);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(figure).toBeInViewport();
  await expect.poll(top).toBeLessThan(200);

  await open(page, path);
  await expect(figure).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = 'ConfigurableTimePicker.js';
  });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect.poll(top).toBeLessThan(200);
});

test(
  'a checkbox list shows its values, and clearing it restores the default',
  nightly,
  async ({ page }) => {
    await open(page, '/react-date-pickers/playground/');
    const { props, code } = parts(page, 'ConfigurableDatePicker');
    const views = props.getByRole('group', { name: 'views' });
    await expect(views.getByRole('checkbox', { name: 'day' })).toBeChecked();
    await expect(views.getByRole('checkbox', { name: 'month' })).not.toBeChecked();
    await views.getByRole('checkbox', { name: 'month' }).check();
    await expect(code).toContainText("'month'");
    await expect(page).toHaveURL(/ConfigurableDatePicker\.views=/);
    await page.reload();
    await expect(views.getByRole('checkbox', { name: 'month' })).toBeChecked();
    for (const name of ['year', 'month']) await views.getByRole('checkbox', { name }).uncheck();
    // Clearing the last box checks those of the default again, itself included.
    await views.getByRole('checkbox', { name: 'day' }).click();
    await expect(views.getByRole('checkbox', { name: 'year' })).toBeChecked();
    await expect(code).toHaveText('<DatePicker />');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the controls are hidden', async ({ page }) => {
    await page.goto(`/x${BARS}`);
    await expect(parts(page, 'ConfigurableBars').props).toBeHidden();
  });
});

test(
  'a long prop name and its control stay within the panel at a width of 768 px',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await open(page, '/react-date-pickers/time-picker/');
    const { props } = parts(page, 'ConfigurableTimePicker');
    const name = 'thresholdToRenderTimeInASingleColumn';
    const edgeOf = (part: Locator) => part.evaluate((node) => node.getBoundingClientRect().right);
    const edge = await edgeOf(props);
    expect(await edgeOf(props.getByText(name, { exact: true }))).toBeLessThanOrEqual(edge);
    expect(await edgeOf(props.getByRole('slider', { name }))).toBeLessThanOrEqual(edge);
  },
);
