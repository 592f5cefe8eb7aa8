// The reader's own theme on every demo.
import type { Locator, Page } from '@playwright/test';
import { hashOf } from '../src/demos/reader-theme/browser/link';
import { expect, nightly, open, savePreferences, test } from './fixtures';
import { menuButton } from './elements/preferences';
import { chooseTool } from './visit/demos';

const PAGE = '/introduction/your-theme/';
const RED = 'rgb(176, 0, 32)';
const source = `export const theme = createTheme({
  palette: { primary: { main: '#b00020' }, text: { secondary: '#aaa' } },
  components: {
    MuiButton: {
      styleOverrides: {
        root: ({ theme }) => ({ color: theme.palette.error.main }),
        contained: { backgroundImage: 'url(https://foreign.example/a.png)' },
      },
    },
  },
});`;

const field = (page: Page): Locator => page.getByRole('textbox', { name: /^Your theme/ });
const order = (page: Page): Locator => page.getByRole('button', { name: 'Order' });

async function use(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Use this theme' }).click();
  await expect(page.locator('[data-your-theme]')).toHaveAttribute('data-your-theme', 'read');
}

/** Holds back the scripts that a page asks for from now on, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/js\//, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

test('a pasted theme is on all demos, says what it skips and what to change, and can be removed', async ({
  page,
}) => {
  await open(page, PAGE);
  const site = await page.evaluate(() => getComputedStyle(document.body).color);
  await use(page, source);
  const status = page.locator('[data-your-theme]').getByRole('status');
  await expect(status).toContainText('Line 6: components.MuiButton.styleOverrides.root');
  await expect(status).toContainText('Line 7: components.MuiButton.styleOverrides.contained');
  await expect(status).toContainText('palette.text.secondary on palette.background.paper (light)');
  await order(page).scrollIntoViewIfNeeded();
  await expect(order(page)).toHaveCSS('background-color', RED);
  const figure = page.locator('figure[id="ThemePreview.tsx"]');
  await chooseTool(figure, 'Compare with Material’s theme');
  await expect(order(page)).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  await chooseTool(figure, 'Compare with Material’s theme');
  await expect(order(page)).toHaveCSS('background-color', RED);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe(site);

  await page.reload();
  await order(page).scrollIntoViewIfNeeded();
  await expect(order(page)).toHaveCSS('background-color', RED);
  await page.getByRole('button', { name: 'Remove the theme' }).click();
  await expect(order(page)).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  expect(await page.evaluate(() => localStorage.getItem('demoThemeSource'))).toBeNull();
});

test('the theme in a link is shown first, and used only after a press', async ({ page }) => {
  await open(page, PAGE);
  await field(page).fill(source);
  await page.evaluate(() => {
    navigator.clipboard.writeText = (text) => {
      document.title = text;
      return Promise.resolve();
    };
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page).toHaveTitle(/#theme=/);
  const link = await page.title();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(field(page)).toHaveValue(source);
  await expect(page.getByRole('note').filter({ hasText: 'comes from a link' })).toBeVisible();
  await order(page).scrollIntoViewIfNeeded();
  await expect(order(page)).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  await page.getByRole('button', { name: 'Use this theme' }).click();
  await expect(order(page)).toHaveCSS('background-color', RED);
});

test('broken and hostile sources change nothing', async ({ page }) => {
  await open(page, PAGE);
  for (const text of ['createTheme({', '{"__proto__": {"polluted": 1}}', 'x'.repeat(300_000)]) {
    await use(page, text);
    await expect(page.getByText(/^No theme found/)).toBeVisible();
  }
  await use(page, 'createTheme({ transitions: null })');
  await expect(page.getByText(/^Material can’t build this theme/)).toBeVisible();
});

test('a theme can’t reach the page, and a font that is missing is named', async ({ page }) => {
  await open(page, PAGE);
  // The fixture fails on any request to another host.
  await use(
    page,
    `{"typography": {"fontFamily": "Nowhere Sans, serif"}, "palette": {"primary": {"main": "#b00020"}},
      "components": {"MuiButton": {
        "defaultProps": {"href": "https://foreign.example", "component": "iframe"},
        "styleOverrides": {"root": {
          "color": "red;} body{display:none", "body &, body": {"display": "none"}, "position": "fixed",
          "backgroundImage": "url(https://foreign.example/a.png)", "cursor": "image-set('https://foreign.example/b' 1x)"
        }}}}}`,
  );
  const status = page.locator('[data-your-theme]').getByRole('status');
  await expect(status.getByText('could load something or change the page')).toHaveCount(7);
  await expect(status).toContainText('“Nowhere Sans” isn’t installed here');
  await order(page).scrollIntoViewIfNeeded();
  await expect(order(page)).toHaveCSS('background-color', RED);
  await expect(order(page)).toHaveCSS('position', 'relative');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('functions of a theme run only in the frame of a demo that is edited', async ({ page }) => {
  await open(page, PAGE);
  await use(
    page,
    `import { createTheme } from '@mui/material/styles';
(globalThis as { isRun?: boolean }).isRun = true;
export const theme = createTheme({
  palette: { primary: { main: '#b00020' } },
  components: { MuiButton: { styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(5) }) } } },
});`,
  );
  await order(page).scrollIntoViewIfNeeded();
  await expect(order(page)).toHaveCSS('background-color', RED);
  await expect(order(page)).not.toHaveCSS('padding', '40px');
  const figure = page.locator('figure[id="ThemePreview.tsx"]');
  await figure.getByRole('button', { name: 'Edit', exact: true }).click();
  const edited = figure.frameLocator('iframe').getByRole('button', { name: 'Order' });
  await expect(edited).toHaveCSS('background-color', RED);
  await expect(edited).toHaveCSS('padding', '40px');
  expect(await page.evaluate(() => 'isRun' in window)).toBe(false);
});

test(
  'functions of a theme that load late do not replace a later choice',
  nightly,
  async ({ page }) => {
    await open(page, PAGE);
    await use(
      page,
      `createTheme({
  palette: { primary: { main: '#b00020' } },
  components: { MuiButton: { styleOverrides: { root: () => ({ padding: 40 }) } } },
})`,
    );
    await order(page).scrollIntoViewIfNeeded();
    await expect(order(page)).toHaveCSS('background-color', RED);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const worker = /\/assets\/js\/transpile\./;
    await page.route(worker, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(worker);
    const figure = page.locator('figure[id="ThemePreview.tsx"]');
    await figure.getByRole('button', { name: 'Edit', exact: true }).click();
    await asked;
    await choosePreset(page, 'Material');
    release();
    const edited = figure.frameLocator('iframe').getByRole('button', { name: 'Order' });
    await expect(edited).toBeVisible();
    await page.waitForTimeout(500);
    await expect(edited).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  },
);

async function choosePreset(page: Page, name: string): Promise<void> {
  await menuButton(page).click();
  await page
    .getByRole('group', { name: 'Preferences' })
    .getByLabel('Theme of demos')
    .selectOption(name);
  await page.keyboard.press('Escape');
}

test(
  'a demo that is out of view when the theme changes follows it, too',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await open(page, PAGE);
    await order(page).scrollIntoViewIfNeeded();
    await expect(order(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(order(page)).not.toBeInViewport();
    await choosePreset(page, 'Rounded');
    await expect(order(page)).toHaveCSS('background-color', 'rgb(103, 80, 164)');
    await expect(order(page)).toHaveCSS('border-radius', '999px');
  },
);

test(
  'the preferences menu has presets; a demo alone is drawn in the theme from the start',
  nightly,
  async ({ page }) => {
    await open(page, PAGE);
    await choosePreset(page, 'Rounded');
    await order(page).scrollIntoViewIfNeeded();
    await expect(order(page)).toHaveCSS('background-color', 'rgb(103, 80, 164)');
    await savePreferences(page, { theme: 'dark' });
    await page.addInitScript(() => {
      const colors: string[] = [];
      Object.assign(window, { colors });
      const look = (): void => {
        const button = [...document.querySelectorAll('button')].find(
          ({ textContent, offsetParent }) => textContent === 'Order' && offsetParent,
        );
        if (button) colors.push(getComputedStyle(button).backgroundColor);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('playground/introduction/your-theme/ThemePreview/?dir=rtl');
    await expect(order(page)).toHaveCSS('background-color', 'rgb(208, 188, 255)');
    const colors = await page.evaluate(() => (window as unknown as { colors: string[] }).colors);
    expect([...new Set(colors)]).toEqual(['rgb(208, 188, 255)']);
  },
);

test('a page that the browser has kept has the theme chosen since', nightly, async ({ page }) => {
  await open(page, PAGE);
  await order(page).scrollIntoViewIfNeeded();
  await expect(order(page)).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  const showAgain = (main: string): Promise<void> =>
    page.evaluate((color) => {
      const options = { palette: { primary: { main: color } } };
      localStorage.setItem('demoThemeSource', JSON.stringify({ source: color, options }));
      localStorage.setItem('demoTheme', 'mine');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, main);
  await showAgain('#b00020');
  await expect(order(page)).toHaveCSS('background-color', RED);
  await showAgain('#0b3d91');
  await expect(order(page)).toHaveCSS('background-color', 'rgb(11, 61, 145)');
});

test('a preset that loads late does not replace a later choice', nightly, async ({ page }) => {
  await open(page, PAGE);
  await order(page).scrollIntoViewIfNeeded();
  // The menu loads a part of itself when it opens.
  await choosePreset(page, 'Material');
  await page.waitForLoadState('networkidle');
  const release = await holdScripts(page);
  const asked = page.waitForRequest(/\/assets\/js\//);
  await choosePreset(page, 'Rounded');
  await asked;
  await choosePreset(page, 'Material');
  const loaded = page.waitForResponse(/\/assets\/js\//);
  release();
  await (await loaded).finished();
  await page.waitForTimeout(500);
  await expect(order(page)).toHaveCSS('background-color', 'rgb(25, 118, 210)');
});

test('a theme that is removed while it is read is not used', nightly, async ({ page }) => {
  await open(page, PAGE);
  await order(page).scrollIntoViewIfNeeded();
  await expect(order(page)).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  const release = await holdScripts(page);
  await field(page).fill(source);
  await page.getByRole('button', { name: 'Use this theme' }).click();
  const editor = page.locator('[data-your-theme]');
  await expect(editor).toHaveAttribute('data-your-theme', 'reading');
  const loaded = page.waitForResponse(/\/assets\/js\//);
  await page.getByRole('button', { name: 'Remove the theme' }).click();
  release();
  await (await loaded).finished();
  await page.waitForTimeout(2000);
  await expect(editor).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('demoThemeSource'))).toBeNull();
  await expect(order(page)).toHaveCSS('background-color', 'rgb(25, 118, 210)');
});

test('Back to the link of a theme keeps what was typed since', nightly, async ({ page }) => {
  await open(page, PAGE + hashOf(source));
  await expect(field(page)).toHaveValue(source);
  await field(page).fill('createTheme({})');
  await page.evaluate(() => {
    location.hash = 'elsewhere';
  });
  await page.goBack();
  await expect(page).toHaveURL(/#theme=/);
  await page.waitForTimeout(500);
  await expect(field(page)).toHaveValue('createTheme({})');
  // Another link is opened.
  await page.evaluate((hash) => {
    location.hash = hash;
  }, hashOf('createTheme({ spacing: 4 })')!);
  await expect(field(page)).toHaveValue('createTheme({ spacing: 4 })');
});

test('a lost script is not taken for a wrong theme', nightly, async ({ page, messages }) => {
  await open(page, PAGE);
  await order(page).scrollIntoViewIfNeeded();
  await expect(order(page)).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  // All but that of the worker, which reads the theme.
  const scripts = /\/assets\/js\/(?!theme\.)/;
  await page.route(scripts, (route) => route.abort());
  await field(page).fill(source);
  await page.getByRole('button', { name: 'Use this theme' }).click();
  await expect(page.locator('[data-your-theme]')).toHaveAttribute('data-your-theme', 'unloaded');
  await page.unroute(scripts);
  await use(page, source);
  await expect(order(page)).toHaveCSS('background-color', RED);
  messages.length = 0;
});
