// Demos that readers edit in place.
import type { Locator } from '@playwright/test';
import { decompressFromBase64 } from 'lz-string';
import { expect, nightly, open, test } from './fixtures';
import { PAGE, TREE, parts, edit, replace } from './elements/editing';
import { component } from './elements/frameCode';
import { hearNotices } from './elements/notices';

test('edited TypeScript runs, Reset undoes the edits, and "Stop editing" restores the demo', async ({
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

test('the JavaScript and TypeScript versions are edited separately', nightly, async ({ page }) => {
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

test('an error shows its file and line, and the last working version stays until it is fixed', async ({
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

test(
  'an unknown import is rejected with a list of what is available',
  nightly,
  async ({ page }) => {
    await open(page, PAGE);
    const { frame, field, mistake } = await edit(page);
    await replace(field, /^/, "import debounce from 'lodash/debounce';\ndebounce();\n");
    await expect(mistake).toHaveText(
      /^FirstTree\.tsx, line 1: "lodash\/debounce" can't be imported here\. Available: .*@mui\/x-tree-view/,
    );
    await replace(field, "'lodash/debounce'", "'./other'");
    await expect(mistake).toHaveText(/There is no file "\.\/other"\. Available: FirstTree\.tsx\.$/);
    await replace(
      field,
      /^.*\n.*\n/,
      "import { NoSuchItem } from '@mui/x-tree-view/TreeItem';\nNoSuchItem;\n",
    );
    await expect(mistake).toHaveText(
      /line 2: "@mui\/x-tree-view\/TreeItem" has no "NoSuchItem" here/,
    );
    await expect(frame.getByRole('treeitem', { name: 'Account' })).toBeVisible();
  },
);

const slow = `import { use } from 'react';
const late = new Promise((resolve) => setTimeout(resolve, 3000));
export default function FirstTree() {
  use(late);
  return <output>Earlier</output>;
}
`;

test('a version that takes long does not replace a later one', nightly, async ({ page }) => {
  await open(page, PAGE);
  const { frame, field } = await edit(page);
  await field.fill(slow);
  await expect(frame.locator('[data-place="next"]')).toBeAttached();
  await field.fill(component('Later'));
  await expect(frame.getByText('Later')).toBeVisible();
  await page.waitForTimeout(3500);
  await expect(frame.getByText('Later')).toBeVisible();
  await expect(frame.getByText('Earlier')).toHaveCount(0);
});

test('an error in the end of an effect is reported while the demo is shown, not once newer code replaces it', async ({
  page,
}) => {
  await open(page, PAGE);
  const { frame, field, mistake } = await edit(page);
  const bad = (end: string) => `import { useEffect, useState } from 'react';
export default function FirstTree() {
  const [count, setCount] = useState(0);
  useEffect(() => () => { ${end} }, [count]);
  return <button onClick={() => setCount(count + 1)}>Count {count}</button>;
}
`;
  await field.fill(bad(`throw new Error('The end failed');`));
  const button = frame.getByRole('button', { name: 'Count 0' });
  await button.click();
  await expect(mistake).toHaveText('FirstTree.tsx, line 4: The end failed');
  // It is shown again, from its beginning.
  await expect(button).toBeVisible();
  await field.fill(component('Newer'));
  await expect(frame.getByText('Newer')).toBeVisible();
  await expect(mistake).toHaveText('');
});

test('an infinite loop is stopped and reported, and editing continues', async ({ page }) => {
  await open(page, PAGE);
  const { frame, field, mistake } = await edit(page);
  await replace(field, 'return (', 'for (;;) {}\n  return (');
  await expect(mistake).toHaveText(
    /^FirstTree\.tsx, line 5: A loop was stopped after running for two seconds/,
    { timeout: 20_000 },
  );
  await expect(frame.getByRole('treeitem', { name: 'Account' })).toBeVisible();
  await replace(field, 'for (;;) {}\n  ', '');
  await replace(field, 'label="Account"', 'label="Person"');
  await expect(frame.getByRole('treeitem', { name: 'Person' })).toBeVisible();
});

test(
  'a crashed frame is reported and recreated with the last working code',
  nightly,
  async ({ page }) => {
    await open(page, PAGE);
    const { figure, frame, field, mistake } = await edit(page);
    await replace(field, 'label="Account"', 'label="Person"');
    await expect(frame.getByRole('treeitem', { name: 'Person' })).toBeVisible();
    // As after a crash: the document that answered is gone.
    await figure.locator('iframe').evaluate((element) => {
      const { src } = element as HTMLIFrameElement;
      (element as HTMLIFrameElement).src = 'about:blank';
      return src;
    });
    await expect(mistake).toHaveText(/^The code stopped responding/, { timeout: 20_000 });
    await expect(frame.getByRole('treeitem', { name: 'Person' })).toBeVisible({ timeout: 20_000 });
  },
);

test('a link carries the edits, but runs them only on request', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  const { figure, frame, field } = await edit(page);
  await replace(field, 'label="Account"', 'label="Person ü"');
  await expect(frame.getByRole('treeitem', { name: 'Person ü' })).toBeVisible();
  const heard = await hearNotices(figure);
  await figure.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(heard).toContain('Copied');
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
  await expect(opened.figure.getByRole('group', { name: /^Result of the edited/ })).toBeFocused();
  await expect(opened.frame.getByRole('treeitem', { name: 'Person ü' })).toBeVisible();

  // Another link to the same page replaces what is shown.
  await other.goto(`${page.url()}#edit=FirstTree~nonsense`);
  await expect(opened.figure.getByRole('note')).toHaveText(/can’t be read/);
  await expect(opened.frame.getByRole('treeitem', { name: 'Account' })).toBeVisible();
});

test('the sandboxes and the clipboard receive the edited code', async ({
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
  // The demo itself doesn't import it, but others do.
  await replace(field, /^/, "import dayjs from 'dayjs';\n");
  await figure.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('label="Person"');
  const sentBy = async (control: Locator): Promise<URLSearchParams> => {
    const [request] = await Promise.all([
      context.waitForEvent('request', (each) => hosts.test(each.url())),
      control.click(),
    ]);
    return new URLSearchParams(request.postData() ?? '');
  };
  const stackBlitz = figure.getByRole('button', { name: 'Sandbox: open in StackBlitz' });
  expect((await sentBy(stackBlitz)).toString()).toContain(
    new URLSearchParams({ '': 'label="Person"' }).toString().slice(1),
  );
  await figure.getByRole('button', { name: 'More actions for this demo' }).click();
  const codeSandbox = figure.getByRole('menuitem', { name: 'Open in CodeSandbox' });
  const parameters = (await sentBy(codeSandbox)).get('parameters') ?? '';
  const { files } = JSON.parse(
    decompressFromBase64(parameters.replaceAll('-', '+').replaceAll('_', '/')),
  ) as { files: Record<string, { content: string }> };
  expect(files['src/FirstTree.tsx']?.content).toContain('label="Person"');
  expect(files['package.json']?.content).toContain('@mui/x-tree-view');
  expect(files['package.json']?.content).toContain('"dayjs"');
  expect(foreignRequests.splice(0).every((url) => hosts.test(url))).toBe(true);
});

test('every file of the demo can be edited in its own tab', nightly, async ({ page }) => {
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

test('each file keeps its own undo while another one is shown', nightly, async ({ page }) => {
  await open(page, '/react-data-grid/quickstart/');
  const { figure, field } = await edit(page, 'ChosenPeople');
  const show = (name: string) => figure.getByRole('tab', { name }).click();
  const texts: string[] = [];
  for (const [at, name] of ['ChosenPeople.tsx', 'data/people.ts'].entries()) {
    await show(name);
    texts[at] = await field.inputValue();
    await field.press('ControlOrMeta+Home');
    await field.press('Space');
    await expect(field).toHaveValue(` ${texts[at]}`);
  }
  for (const [at, name] of ['ChosenPeople.tsx', 'data/people.ts'].entries()) {
    await show(name);
    await field.press('ControlOrMeta+z');
    await expect(field).toHaveValue(texts[at] ?? '');
    await field.press('ControlOrMeta+Shift+z');
    await expect(field).toHaveValue(` ${texts[at]}`);
  }
});

test(
  'the field keeps the focus when another tab changes the language',
  nightly,
  async ({ page }) => {
    await open(page, PAGE);
    const { figure, field } = await edit(page);
    await expect(field).toBeFocused();
    await page.evaluate(() => new BroadcastChannel('/x/codeVariant').postMessage('JS'));
    await expect(figure.getByRole('textbox', { name: 'Code of FirstTree.jsx' })).toBeFocused();
  },
);

test(
  'an edited demo and its link keep the configured props',
  nightly,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/react-charts/bars/?ConfigurableBars.hideLegend=true');
    const { figure, frame, field } = await edit(page, 'ConfigurableBars');
    await expect(frame.locator('.MuiBarElement-root').first()).toBeVisible();
    await expect(frame.locator('.MuiChartsLegend-root')).toHaveCount(0);
    await replace(field, 'export default', 'const edited = true;\nexport default');
    const heard = await hearNotices(figure);
    await figure.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(heard).toContain('Copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\?ConfigurableBars\.hideLegend=true#edit=ConfigurableBars~/);

    const other = await context.newPage();
    await other.goto(link);
    const opened = parts(other, 'ConfigurableBars');
    await opened.figure.getByRole('button', { name: 'Run' }).click();
    await expect(opened.frame.locator('.MuiBarElement-root').first()).toBeVisible();
    await expect(opened.frame.locator('.MuiChartsLegend-root')).toHaveCount(0);
  },
);

test(
  'the link to an edited demo has the props that the address did not take',
  nightly,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/react-charts/bars/');
    // As Safari does after many changes.
    await page.evaluate(() => {
      const { replaceState } = History.prototype;
      History.prototype.replaceState = function refuse(...how) {
        if (String(how[2]).includes('ConfigurableBars'))
          throw new DOMException('', 'SecurityError');
        replaceState.apply(this, how);
      };
    });
    const { figure } = parts(page, 'ConfigurableBars');
    await figure.getByRole('switch', { name: 'hideLegend' }).check();
    await edit(page, 'ConfigurableBars');
    await figure.getByRole('button', { name: 'Copy link' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/\?ConfigurableBars\.hideLegend=true#edit=ConfigurableBars~/);
  },
);

test(
  'the link to edits can be copied once the script for it could be loaded',
  nightly,
  async ({ page, context, messages }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    let isLost = true;
    await page.route(/\/assets\/js\//, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      if (isLost && body.includes('compressToEncodedURIComponent')) await route.abort();
      else await route.fulfill({ response, body });
    });
    await open(page, PAGE);
    const { figure } = await edit(page);
    await figure.getByRole('button', { name: 'Copy link' }).click();
    const lost = figure.getByText(/^This can’t be loaded/);
    await expect(lost).toBeVisible();
    isLost = false;
    await figure.getByRole('button', { name: 'Copy link' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(`#edit=${TREE}~`);
    await expect(lost).toHaveCount(0);
    messages.length = 0;
  },
);
