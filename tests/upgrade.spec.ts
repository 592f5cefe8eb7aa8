// The upgrade assistant: the reader's code says which changes of the migration guides concern it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { SaveList } from '../src/offline/types';
import { currentVersion } from '../src/products/registry';
import { ask, options } from './elements/search';
import { expect, nightly, open, test } from './fixtures';
import { choose, modes, violations } from './visit/axe';

const PAGE = '/migration/check/';
const SECRET = 'UnmistakableSecret';
const CODE = `import { TreeItem2 } from '@mui/x-tree-view';
import { DataGrid } from '@mui/x-data-grid';
export const ${SECRET} = (props) => (
  <><TreeItem2 itemId="a" /><DataGrid unstable_rowSpanning {...props} /></>
);`;

const form = (page: Page) => page.locator('[data-upgrade-check]');
const report = (page: Page) => page.locator('[data-upgrade-report]');
const entry = (page: Page, name: string) =>
  report(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name }) });

async function paste(page: Page, code: string): Promise<void> {
  await form(page).getByRole('textbox').fill(code);
  await form(page).getByRole('button', { name: 'Check' }).click();
  await expect(report(page)).toBeVisible();
}

const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

test('a start after the end moves the end', nightly, async ({ page }) => {
  await open(page, PAGE);
  const [from, to] = ['From', 'To'].map((label) => form(page).getByLabel(label, { exact: true }));
  await to!.selectOption('6');
  await from!.selectOption('6');
  await expect(to!).toHaveValue('7');
  await paste(page, CODE);
  await expect(page.locator('[data-upgrade-check] + div > [role="status"]')).toContainText(
    'From v6 to v7.',
  );
});

test('pasted code gives the changes that concern it, with line, code before and after, and what is left', async ({
  page,
}) => {
  await open(page, PAGE);
  const fields = ['From', 'To'].map((label) => form(page).getByLabel(label, { exact: true }));
  const boxes = await Promise.all(
    [...fields, form(page).getByRole('button', { name: 'Check' })].map((each) =>
      each.boundingBox(),
    ),
  );
  expect(new Set(boxes.map((box) => Math.round(box!.y))).size, 'in one row').toBe(1);
  await form(page).getByLabel('From').selectOption('7');
  // A screen reader announces its text only if it was there before.
  const status = page.locator('[data-upgrade-check] + div > [role="status"]');
  await expect(status).toHaveText('');
  await paste(page, CODE);
  await expect(status).toContainText('From v7 to v8.');
  const item = entry(page, 'TreeItem2 is TreeItem');
  await expect(item).toContainText('pasted.tsx:1');
  await expect(item.locator('del').first()).toHaveText(
    "import { TreeItem2 } from '@mui/x-tree-view';",
  );
  await expect(item.locator('ins').first()).toHaveText(
    "import { TreeItem } from '@mui/x-tree-view';",
  );
  await expect(item).toContainText('v8.0.0/tree-view/rename-tree-item-2');
  // What breaks at import comes first.
  await expect(report(page).getByRole('heading', { level: 3 }).first()).toContainText('TreeItem2');
  await expect(entry(page, 'props that are spread on DataGrid')).toContainText('pasted.tsx:4');
  await expect(report(page).getByRole('heading', { name: 'Check by hand' })).toBeVisible();
});

test(
  'an entry opens in place, and its tick is the one that the guide has',
  nightly,
  async ({ page }) => {
    await open(page, PAGE);
    await paste(page, CODE);
    const item = entry(page, 'TreeItem2 is TreeItem');
    await item.getByText('What to do').click();
    await expect(item.getByText('useTreeItem2Utils').first()).toBeVisible();
    await expect(item.getByText('After (v8)')).toBeVisible();
    await item.getByRole('button', { name: /^Done: / }).click();
    await open(page, '/migration/migration-tree-view-v7/');
    await expect(
      page.locator('.x-change[data-done]').filter({ has: page.locator('#treeitem2-is-treeitem') }),
    ).toBeVisible();
  },
);

test('all lines of an entry can be shown', nightly, async ({ page }) => {
  await open(page, PAGE);
  await paste(
    page,
    `import { TreeItem2 } from '@mui/x-tree-view';\n${'<TreeItem2 />;\n'.repeat(7)}`,
  );
  const item = entry(page, 'TreeItem2 is TreeItem');
  await expect(item.locator('ins').filter({ visible: true })).toHaveCount(5);
  await item.getByText('3 more').press('Enter');
  await expect(item.locator('ins').filter({ visible: true })).toHaveCount(8);
  // The summary and the link, whose words are the same for every entry.
  for (const part of ['summary', 'details > p > a'])
    await expect(item.locator(part).last()).toHaveText(/: TreeItem2 is TreeItem$/);
});

test('the code leaves the page in no request, and no storage keeps it', async ({ page }) => {
  await open(page, PAGE);
  const sent: string[] = [];
  page.context().on('request', (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  await paste(page, CODE);
  await entry(page, 'TreeItem2 is TreeItem').getByText('What to do').click();
  await expect(page.getByText('After (v8)').first()).toBeVisible();
  expect(sent.filter((each) => !each.startsWith('GET ') || each.includes(SECRET))).toEqual([]);
  const kept = await page.evaluate(async () => {
    const stores = [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store }));
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const all = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
        return Promise.all(all.map(async (response) => (await response?.text()) ?? ''));
      }),
    );
    return [
      ...stores,
      ...databases,
      ...cached.flat(),
      document.cookie,
      JSON.stringify(history.state),
    ];
  });
  expect(kept.filter((text) => text.includes(SECRET))).toEqual([]);
  await page.reload();
  await expect(form(page).getByRole('textbox')).toHaveValue('');
});

test(
  'files give the versions to start from, and what can not be read says why',
  nightly,
  async ({ page }) => {
    await open(page, PAGE);
    await page
      .getByLabel('Choose files')
      .setInputFiles([
        textFile('package.json', '{ "dependencies": { "@mui/x-data-grid": "^7.0.0" } }'),
        textFile(
          'broken.tsx',
          "import { DataGrid } from '@mui/x-data-grid';\n<DataGrid unstable_rowSpanning }",
        ),
        textFile('other.ts', "import { Table } from 'another-library';"),
        textFile('min.js', `var a=${'x+'.repeat(5000)}1`),
        textFile('large.js', 'a;\n'.repeat(800_000)),
        textFile('binary.js', 'a\0b'),
        textFile('photo.png', 'PNG'),
      ]);
    await expect(report(page)).toContainText('From Data Grid v7 to v8.');
    await expect(report(page)).toContainText('2 files read');
    await expect(report(page)).toContainText('broken.tsx:2 (found by name only)');
    await expect(report(page)).toContainText('it was searched by name only');
    for (const line of [
      'min.js: minified.',
      'large.js: more than 2 MB.',
      'binary.js: binary.',
      'photo.png: neither a script nor a style sheet.',
    ])
      await expect(report(page).getByText(line, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Remove files (7)' }).click();
    await expect(report(page)).toHaveCount(0);
    // The button is gone.
    await expect(form(page).getByRole('textbox')).toBeFocused();
    await paste(page, "import { Table } from 'another-library';");
    await expect(report(page)).toContainText('No file uses MUI X; 1 file read.');
  },
);

test(
  'versions are read from an invalid package.json, too, and a check without code moves the focus to the field',
  nightly,
  async ({ page }) => {
    await open(page, PAGE);
    await form(page).getByRole('button', { name: 'Check' }).click();
    await expect(form(page).getByRole('textbox')).toBeFocused();
    await expect(report(page)).toHaveCount(0);
    const files = [textFile('app.tsx', CODE)];
    await page.getByLabel('Choose files').setInputFiles(files);
    await expect(report(page)).toContainText('No package.json names a version');
    files.push(textFile('package.json', '{ "dependencies": { "@mui/x-data-grid": "^7.0.0", } }'));
    await page.getByLabel('Choose files').setInputFiles(files);
    await expect(report(page)).toContainText('From Data Grid v7 to v8.');
  },
);

test(
  'files can be dropped, and one that is gone since then is named',
  nightly,
  async ({ page }) => {
    await open(page, PAGE);
    await page.evaluate((code) => {
      const given = new DataTransfer();
      given.items.add(new File([code], 'dropped.tsx'));
      document
        .querySelector('[data-upgrade-check] textarea')!
        .dispatchEvent(
          new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: given }),
        );
    }, CODE);
    await expect(report(page)).toContainText('dropped.tsx:1');
    const file = test.info().outputPath('moved.tsx');
    mkdirSync(test.info().outputPath('.'), { recursive: true });
    writeFileSync(file, CODE);
    await page.getByLabel('Choose files').setInputFiles(file);
    await expect(report(page)).toContainText('moved.tsx:1');
    rmSync(file);
    await form(page).getByRole('button', { name: 'Check' }).click();
    await expect(
      report(page).getByText('moved.tsx: changed or moved since it was chosen.'),
    ).toBeVisible();
  },
);

test(
  'a folder that is chosen, or dropped on its button, is read without the packages in it',
  nightly,
  async ({ page, browserName }) => {
    await open(page, PAGE);
    const folder = test.info().outputPath('app');
    for (const [name, text] of [
      ['src/A.tsx', CODE],
      ['node_modules/x/index.js', CODE],
    ] as const) {
      mkdirSync(`${folder}/${name}`.replace(/\/[^/]+$/, ''), { recursive: true });
      writeFileSync(`${folder}/${name}`, text);
    }
    const field = page.getByLabel('Choose a folder');
    await field.setInputFiles(folder);
    await expect(report(page)).toContainText('app/src/A.tsx:1');
    await expect(report(page)).not.toContainText('node_modules');
    // Only Chromium's protocol can drop a folder.
    if (browserName !== 'chromium') return;
    await form(page)
      .getByRole('button', { name: /^Remove files/ })
      .click();
    await expect(report(page)).toHaveCount(0);
    const box = (await field.boundingBox())!;
    const client = await page.context().newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await client.send('Input.dispatchDragEvent', {
        type,
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        data: { items: [], files: [folder], dragOperationsMask: 1 },
      });
    await expect(report(page)).toContainText('app/src/A.tsx:1');
    await expect(report(page)).not.toContainText('node_modules');
  },
);

test('a long check shows its progress and can be canceled', nightly, async ({ page }) => {
  await open(page, PAGE);
  const line = '<DataGrid columns={[{ field: "a", valueGetter: (params) => params.row.a }]} />;\n';
  await form(page).getByRole('textbox').fill("import { DataGrid } from '@mui/x-data-grid';\n");
  await page
    .getByLabel('Choose files')
    .setInputFiles(
      Array.from({ length: 200 }, (_, at) =>
        textFile(`f${at}.tsx`, `import { DataGrid } from '@mui/x-data-grid';\n${line.repeat(600)}`),
      ),
    );
  await expect(form(page).getByRole('progressbar', { name: 'Files read' })).toBeVisible();
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(form(page).getByRole('progressbar')).toHaveCount(0);
  await expect(form(page).getByRole('textbox')).toBeFocused();
  await expect(report(page)).toHaveCount(0);
});

test('the report can be copied and downloaded as Markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  await paste(page, CODE);
  await report(page).getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(report(page).getByText('Copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^- \[ \] \[.*\/x\/migration\/migration-tree-view-v7\/#treeitem2-is-treeitem\)/m,
  );
  // Safari reads the file in a task after that of the press.
  await page.evaluate(() => {
    URL.revokeObjectURL = () => {
      throw new Error('The file was given up at once');
    };
  });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    report(page).getByRole('button', { name: 'Download as Markdown' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('upgrade.md');
  expect(readFileSync((await download.path())!, 'utf8')).toBe(copied);
});

test('guides, the version switcher and the search lead to the page', nightly, async ({ page }) => {
  await open(page, '/migration/migration-charts-v7/');
  await page.getByRole('link', { name: 'Check which changes concern your code' }).click();
  await expect(form(page)).toBeVisible();
  await open(page, '/react-charts/');
  await page.getByRole('button', { name: /, version/ }).click();
  await page.getByRole('link', { name: 'Upgrade assistant' }).last().click();
  await expect(form(page)).toBeVisible();
  for (const query of ['upgrade', 'breaking changes']) {
    await open(page, '/react-charts/');
    await ask(page, query);
    await expect(options(page).filter({ hasText: 'Upgrade assistant' }).first()).toBeVisible();
  }
});

test('the page and all that it needs are saved for offline reading', () => {
  const { files } = JSON.parse(
    readFileSync(`build/offline/${currentVersion}.json`, 'utf8'),
  ) as SaveList;
  const saved = files.map(([address]) => address);
  expect(saved).toContain('migration/check/');
  expect(saved).toContain('migration/migration-charts-v7/');
  const scripts = saved.filter((address) => /^assets\/js\/.*\.js$/.test(address));
  const worker = scripts.filter((address) =>
    readFileSync(`build/${address}`, 'utf8').includes('the file cannot be parsed'),
  );
  expect(worker).not.toEqual([]);
});

test(
  'the report has no accessibility violations, and fits on a phone in both directions',
  nightly,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, PAGE);
    await paste(page, CODE);
    await page.getByText('What to do').first().click();
    await expect(page.getByText('After (v8)').first()).toBeVisible();
    for (const { rules, theme, direction } of Object.values(modes)) {
      await choose(page, { theme, direction });
      expect(await violations(page, { rules }), `${theme}, ${direction}`).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    }
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a sentence names the command', async ({ page }) => {
    await page.goto('migration/check/');
    await expect(page.getByText('Checking your code here needs JavaScript.')).toBeVisible();
    await expect(form(page)).toBeHidden();
    await expect(page.getByText('npm run upgrade:check')).toBeVisible();
  });
});
