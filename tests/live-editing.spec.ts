// A demo that a reader changes where it stands.
import { decompressFromBase64 } from 'lz-string';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { choose, violations } from './visit/axe';

const PAGE = '/react-tree-view/quickstart/';
const TREE = 'FirstTree';

interface Parts {
  figure: Locator;
  frame: FrameLocator;
  field: Locator;
  mistake: Locator;
}

const parts = (page: Page, demo: string): Parts => {
  const figure = page.locator(`figure[id="${demo}.tsx"]`);
  return {
    figure,
    frame: figure.frameLocator('iframe'),
    field: figure.getByRole('textbox', { name: /^Code of/ }),
    mistake: figure.locator('[data-mistake]'),
  };
};

async function edit(page: Page, demo = TREE): Promise<Parts> {
  const all = parts(page, demo);
  await all.figure.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(all.figure.locator('[data-live]')).toHaveAttribute('data-live', 'shown');
  return all;
}

async function replace(field: Locator, from: string | RegExp, to: string): Promise<void> {
  const before = await field.inputValue();
  const after = before.replace(from, () => to);
  expect(after, `there is "${from}"`).not.toBe(before);
  await field.fill(after);
}

test('edited TypeScript runs, reset takes it back, and stopping brings back the demo', async ({
  page,
}) => {
  await open(page, PAGE);
  const { figure, frame, field } = await edit(page);
  await expect(field).toBeFocused();
  await expect(frame.getByRole('treeitem', { name: 'Notifications' })).toBeVisible();
  await replace(field, 'export default', 'const label: string = "Messages";\nexport default');
  await replace(field, 'label="Notifications"', 'label={label}');
  await expect(frame.getByRole('treeitem', { name: 'Messages' })).toBeVisible();
  await figure.getByRole('button', { name: 'Reset' }).click();
  await expect(field).not.toHaveValue(/Messages/);
  await expect(frame.getByRole('treeitem', { name: 'Notifications' })).toBeVisible();
  await figure.getByRole('button', { name: 'Stop editing' }).click();
  await expect(figure.locator('[data-demo-state="ready"]')).toBeVisible();
  await expect(figure.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
});

test('edits of JavaScript are edits of its own', async ({ page }) => {
  await open(page, '/react-tree-view/quickstart/');
  const { figure, frame, field } = await edit(page, 'LazyDepots');
  await expect(figure.getByRole('textbox', { name: 'Code of LazyDepots.tsx' })).toHaveValue(
    /interface Depot/,
  );
  await figure.getByRole('button', { name: 'JS: JavaScript' }).click();
  await expect(figure.getByRole('textbox', { name: 'Code of LazyDepots.jsx' })).not.toHaveValue(
    /interface/,
  );
  await replace(
    field,
    'export default function LazyDepots() {',
    'export default function LazyDepots() {\n  return <p>Edited JavaScript</p>;',
  );
  await expect(frame.getByText('Edited JavaScript')).toBeVisible();
  await figure.getByRole('button', { name: 'TS: TypeScript' }).click();
  await expect(frame.getByText('Edited JavaScript')).toHaveCount(0);
});

test('a mistake is said with file and line, and what worked stays until it is mended', async ({
  page,
}) => {
  await open(page, PAGE);
  const { frame, field, mistake } = await edit(page);
  await replace(field, 'return (', 'retur (');
  await expect(mistake).toHaveText(/^FirstTree\.tsx, line \d+: /);
  await expect(frame.getByRole('treeitem', { name: 'Account' })).toBeVisible();
  await replace(field, 'retur (', 'missing();\n  return (');
  await expect(mistake).toHaveText('FirstTree.tsx, line 5: missing is not defined');
  await expect(frame.getByRole('treeitem', { name: 'Account' })).toBeVisible();
  await replace(field, 'missing();\n  ', '');
  await expect(mistake).toHaveText('');
  await replace(field, 'label="Account"', 'label="Person"');
  await expect(frame.getByRole('treeitem', { name: 'Person' })).toBeVisible();
});

test('an import that is not there is refused with what there is', async ({ page }) => {
  await open(page, PAGE);
  const { frame, field, mistake } = await edit(page);
  await replace(field, /^/, "import debounce from 'lodash/debounce';\ndebounce();\n");
  await expect(mistake).toHaveText(
    /^FirstTree\.tsx, line 1: "lodash\/debounce" can't be imported here\. There is: .*@mui\/x-tree-view/,
  );
  await replace(field, "'lodash/debounce'", "'./other'");
  await expect(mistake).toHaveText(
    /There is no file "\.\/other"\. The files are: FirstTree\.tsx\.$/,
  );
  await replace(
    field,
    /^.*\n.*\n/,
    "import { NoSuchItem } from '@mui/x-tree-view/TreeItem';\nNoSuchItem;\n",
  );
  await expect(mistake).toHaveText(
    /line 2: "@mui\/x-tree-view\/TreeItem" has no "NoSuchItem" here/,
  );
  await expect(frame.getByRole('treeitem', { name: 'Account' })).toBeVisible();
});

test('a loop without an end is stopped and said, and the page goes on', async ({ page }) => {
  await open(page, PAGE);
  const { frame, field, mistake } = await edit(page);
  await replace(field, 'return (', 'for (;;) {}\n  return (');
  await expect(mistake).toHaveText(/^FirstTree\.tsx, line 5: A loop ran for two seconds/, {
    timeout: 20_000,
  });
  await expect(frame.getByRole('treeitem', { name: 'Account' })).toBeVisible();
  await replace(field, 'for (;;) {}\n  ', '');
  await replace(field, 'label="Account"', 'label="Person"');
  await expect(frame.getByRole('treeitem', { name: 'Person' })).toBeVisible();
});

test('a frame that is gone is noticed, said, and made anew with what worked', async ({ page }) => {
  await open(page, PAGE);
  const { figure, frame, field, mistake } = await edit(page);
  await replace(field, 'label="Account"', 'label="Person"');
  await expect(frame.getByRole('treeitem', { name: 'Person' })).toBeVisible();
  // As after a crash: the document that answered is no more.
  await figure.locator('iframe').evaluate((element) => {
    const { src } = element as HTMLIFrameElement;
    (element as HTMLIFrameElement).src = 'about:blank';
    return src;
  });
  await expect(mistake).toHaveText(/^The code no longer answered/, { timeout: 20_000 });
  await expect(frame.getByRole('treeitem', { name: 'Person' })).toBeVisible({ timeout: 20_000 });
});

test('edited code reaches nothing of the site', async ({
  page,
  messages,
  foreignRequests,
  context,
}) => {
  await open(page, PAGE);
  await context.addCookies([{ name: 'secret', value: 'cookie', url: page.url() }]);
  await page.evaluate(() => localStorage.setItem('secret', 'storage'));
  const { frame, field } = await edit(page);
  const tries = `
import { useEffect, useState } from 'react';
const attempts = {
  origin: () => self.origin,
  cookie: () => document.cookie,
  storage: () => localStorage.getItem('secret'),
  session: () => sessionStorage.length,
  database: () => indexedDB.open('a'),
  caches: () => caches.keys(),
  parent: () => parent.document.title,
  top: () => { top.location.href = 'about:blank'; },
  element: () => frameElement && frameElement.outerHTML,
  popup: () => String(window.open('/x/')),
  fetch: () => fetch('/x/llms.txt').then((answer) => answer.text()),
  foreign: () => fetch('https://example.com/').then((answer) => answer.text()),
  worker: () => new Promise((resolve, reject) => {
    const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
    worker.onmessage = resolve;
    worker.onerror = reject;
  }),
  script: () => new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = 'https://example.com/a.js';
    script.onload = resolve;
    script.onerror = () => reject(new Error('blocked'));
    document.body.append(script);
  }),
};
export default function FirstTree() {
  const [results, setResults] = useState('');
  useEffect(() => {
    const all = Object.entries(attempts).map(async ([name, attempt]) => {
      try {
        return [name, await attempt()];
      } catch (error) {
        return [name, 'refused'];
      }
    });
    Promise.all(all).then((list) => setResults(JSON.stringify(Object.fromEntries(list))));
  }, []);
  return <output>{results}</output>;
}
`;
  await field.fill(tries);
  const output = frame.locator('output');
  await expect(output).toHaveText(/\{.+\}/);
  const results = JSON.parse(await output.innerText()) as Record<string, unknown>;
  expect(results).toMatchObject({
    origin: 'null',
    storage: 'refused',
    session: 'refused',
    database: 'refused',
    caches: 'refused',
    parent: 'refused',
    top: 'refused',
    element: null,
    popup: 'null',
    fetch: 'refused',
    foreign: 'refused',
    worker: 'refused',
    script: 'refused',
  });
  // Reading cookies throws, or there are none; never those of the site.
  expect(JSON.stringify(results)).not.toContain('cookie=');
  expect(JSON.stringify(results)).not.toContain('secret');
  await expect(page).toHaveURL(/quickstart/);
  // What the browser says of each refusal is what was wanted; what it refuses counts as asked for.
  expect(messages.splice(0).every((text) => /Content Security Policy|sandboxed/.test(text))).toBe(
    true,
  );
  foreignRequests.splice(0);
});

test('the page that runs code runs none by itself', async ({ page }) => {
  const response = await page.goto('playground/run/');
  expect(response?.headers()['content-security-policy']).toMatch(
    /^sandbox allow-scripts; default-src 'none'/,
  );
  await expect(page.getByText('By itself it runs nothing')).toBeVisible();
});

test('without its headers it runs nothing for a page of the same origin', async ({ page }) => {
  await page.route('**/playground/run/', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    delete headers['content-security-policy'];
    await route.fulfill({ response, headers });
  });
  await page.goto('playground/run/');
  await expect(page.getByText('By itself it runs nothing')).toBeVisible();
  await open(page, PAGE);
  const said = await page.evaluate(async () => {
    const heard: unknown[] = [];
    window.addEventListener('message', ({ data }) => heard.push(data));
    const frame = document.createElement('iframe');
    frame.src = '/x/playground/run/';
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve));
    await new Promise((resolve) => setTimeout(resolve, 500));
    return heard;
  });
  expect(said).not.toContain('x-live-editing-ready');
});

test('a link carries the edits, and runs them when one says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  const { figure, frame, field } = await edit(page);
  await replace(field, 'label="Account"', 'label="Person ü"');
  await expect(frame.getByRole('treeitem', { name: 'Person ü' })).toBeVisible();
  await figure.getByRole('button', { name: 'Copy link' }).click();
  await expect(figure.getByText('Copied', { exact: true })).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/react-tree-view\/quickstart\/#edit=FirstTree~[\w+$-]+$/);

  const other = await context.newPage();
  await other.goto(link);
  const opened = parts(other, TREE);
  await expect(opened.figure.getByRole('note')).toHaveText(/comes from the link/);
  await expect(opened.field).toHaveValue(/Person ü/);
  await expect(opened.figure.locator('iframe')).toHaveCount(0);
  await expect(opened.figure).toBeInViewport();
  await opened.figure.getByRole('button', { name: 'Run' }).click();
  await expect(opened.frame.getByRole('treeitem', { name: 'Person ü' })).toBeVisible();

  // Another link on the same page takes the place of what is shown.
  await other.goto(`${page.url()}#edit=FirstTree~nonsense`);
  await expect(opened.figure.getByRole('note')).toHaveText(/can’t be read/);
  await expect(opened.frame.getByRole('treeitem', { name: 'Account' })).toBeVisible();
});

test('sandboxes get the edits, and copying copies them', async ({
  page,
  context,
  foreignRequests,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const hosts = /^https:\/\/(?:stackblitz\.com|codesandbox\.io)\//;
  await context.route(hosts, (route) => route.fulfill({ body: 'Sandbox' }));
  await open(page, PAGE);
  const { figure, field } = await edit(page);
  await replace(field, 'label="Account"', 'label="Person"');
  await figure.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('label="Person"');
  const sentTo = async (host: string): Promise<URLSearchParams> => {
    const [request] = await Promise.all([
      context.waitForEvent('request', (each) => hosts.test(each.url())),
      figure.getByRole('button', { name: `Open in ${host}` }).click(),
    ]);
    return new URLSearchParams(request.postData() ?? '');
  };
  expect((await sentTo('StackBlitz')).toString()).toContain(
    new URLSearchParams({ '': 'label="Person"' }).toString().slice(1),
  );
  const parameters = (await sentTo('CodeSandbox')).get('parameters') ?? '';
  const { files } = JSON.parse(
    decompressFromBase64(parameters.replaceAll('-', '+').replaceAll('_', '/')),
  ) as { files: Record<string, { content: string }> };
  expect(files['src/FirstTree.tsx']?.content).toContain('label="Person"');
  expect(files['package.json']?.content).toContain('@mui/x-tree-view');
  expect(foreignRequests.splice(0).every((url) => hosts.test(url))).toBe(true);
});

test('the keyboard reaches everything, and Esc, then Tab, leaves the editor', async ({ page }) => {
  await open(page, PAGE);
  const { figure, frame, field } = parts(page, TREE);
  await figure.getByRole('button', { name: 'Edit', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(frame.getByRole('treeitem', { name: 'Account' })).toBeVisible();
  const before = await field.inputValue();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  expect(await field.inputValue()).not.toBe(before);
  await page.keyboard.press('Escape');
  await expect(figure.getByText('Tab now leaves the editor.')).toBeAttached();
  await page.keyboard.press('Shift+Tab');
  await expect(figure.getByRole('button', { name: 'Open in CodeSandbox' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  // It indents again once it has been left.
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
});

test('all files of the demo are tabs', async ({ page }) => {
  await open(page, '/react-data-grid/quickstart/');
  const { figure, frame, field } = await edit(page, 'ChosenPeople');
  await figure.getByRole('tab', { name: 'data/people.ts' }).click();
  await expect(figure.getByRole('textbox', { name: 'Code of data/people.ts' })).toBeVisible();
  await replace(field, 'Amara Okafor', 'Ada Lovelace');
  await expect(frame.getByText('Ada Lovelace').first()).toBeVisible();
  await figure.getByRole('tab', { name: 'data/people.ts' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(figure.getByRole('textbox', { name: 'Code of ChosenPeople.tsx' })).toBeVisible();
});

test('a configured demo is edited with the props that were chosen', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/react-charts/bars/?ConfigurableBars.hideLegend=true');
  const { figure, frame, field } = await edit(page, 'ConfigurableBars');
  await expect(frame.locator('.MuiBarElement-root').first()).toBeVisible();
  await expect(frame.locator('.MuiChartsLegend-root')).toHaveCount(0);
  await replace(field, 'export default', 'const edited = true;\nexport default');
  await figure.getByRole('button', { name: 'Copy link' }).click();
  await expect(figure.getByText('Copied', { exact: true })).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\?ConfigurableBars\.hideLegend=true#edit=ConfigurableBars~/);

  const other = await context.newPage();
  await other.goto(link);
  const opened = parts(other, 'ConfigurableBars');
  await opened.figure.getByRole('button', { name: 'Run' }).click();
  await expect(opened.frame.locator('.MuiBarElement-root').first()).toBeVisible();
  await expect(opened.frame.locator('.MuiChartsLegend-root')).toHaveCount(0);
});

test('colors and direction follow the site', async ({ page }) => {
  await open(page, PAGE);
  await choose(page, { theme: 'dark', direction: 'rtl' });
  const { figure, frame } = await edit(page);
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(frame.locator('[data-demo]')).toHaveAttribute('dir', 'rtl');
  await choose(page, { theme: 'light', direction: 'ltr' });
  await expect(frame.locator('[data-demo]')).toHaveAttribute('dir', 'ltr');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(figure.getByRole('textbox')).toHaveCSS('direction', 'ltr');
});

test('a frozen page has the packages of its version', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, '/8.0.0/react-tree-view/quickstart/');
  const { frame, field } = await edit(page);
  await replace(field, 'label="Account"', 'label="Person"');
  await expect(frame.getByRole('treeitem', { name: 'Person' })).toBeVisible();
  expect(scripts.some((url) => /demo-x-tree-view-8-0-0\./.test(url))).toBe(true);
  expect(scripts.filter((url) => /demo-x-tree-view\./.test(url))).toEqual([]);
});

for (const width of [1280, 390, 320]) {
  test(`nothing sticks out at ${width} px, and nothing is wrong with it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, PAGE);
    await edit(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    // Axe would ask the frame, which answers nobody.
    expect(await violations(page, { without: ['iframe'] })).toEqual([]);
  });
}

test('a page loads nothing of the editor before it is asked for', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /\/live[.-]|transpile|playground\/run/.test(url))).toEqual([]);
});
