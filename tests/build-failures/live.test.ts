import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../scripts/bench/lib/browser.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { doc, soundSite } from './content';
import { FixtureSite } from './site';

let site: FixtureSite;
let server: ChildProcess;
let browser: Browser;
let address: string;

beforeAll(async () => {
  site = new FixtureSite();
  site.write(soundSite({ a: 'A page about wombats.', b: 'Text.' }));
  const port = await freePort();
  address = `http://localhost:${port}/x`;
  server = await site.start(port);
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  server.kill();
  await site.remove();
});

/** The source of a demo that is a button. */
const shown = (label: string): string =>
  `export default function Shown() {\n  return <button type="button">${label}</button>;\n}\n`;

/**
 * Opens a page once the server has built it, which takes half a minute the first time. Each attempt uses a new tab, since a tab
 * whose process was killed by the system never opens anything again.
 * @param errors receives the messages of errors that the page's scripts throw
 */
async function open(at: string, errors: string[]): Promise<Page> {
  let page: Page | undefined;
  const attempt = async (): Promise<void> => {
    await page?.close();
    page = await browser.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(address + at);
  };
  await expect
    .poll(() => attempt().then(() => 'there', String), { timeout: 180_000 })
    .toBe('there');
  await page!.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
  return page!;
}

it('search on the dev server finds words that a writer has just written', async () => {
  const errors: string[] = [];
  const page = await open('/b/', errors);
  const search = async (words: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(words);
  };
  await search('wombats');
  await page.getByRole('option').first().waitFor({ timeout: 60_000 });
  await page.keyboard.press('Enter');
  await page.waitForURL('**/x/a/**');

  writeFileSync(path.join(site.dir, 'docs/a/index.mdx'), doc('A', 'A page about numbats.'));
  await page.getByText('A page about numbats.').waitFor({ timeout: 60_000 });
  // The dev server may load the page anew at the same moment, which cancels this.
  await page.reload().catch(() => undefined);
  await page.getByText('A page about numbats.').waitFor({ timeout: 60_000 });
  await search('numbats');
  await page.getByRole('option').first().waitFor({ timeout: 60_000 });
  expect(errors).toEqual([]);
});

it('the dev server compiles a page and its demos when the page is opened or changed', async () => {
  const errors: string[] = [];
  await open('/b/', errors);
  writeFileSync(path.join(site.dir, 'docs/a/Shown.tsx'), shown('Count wombats'));
  writeFileSync(
    path.join(site.dir, 'docs/a/index.mdx'),
    doc('A', 'Here it is.\n\n<Demo src="./Shown.tsx" height={40} />'),
  );
  const page = await open('/a/', errors);
  await page.getByRole('button', { name: 'Count wombats' }).waitFor({ timeout: 60_000 });

  // A page with a demo imports what imports the routes; running all of that again on each change would never end.
  writeFileSync(
    path.join(site.dir, 'docs/a/index.mdx'),
    doc('A', 'There it is.\n\n<Demo src="./Shown.tsx" height={40} />'),
  );
  await page.getByText('There it is.').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Count wombats' }).waitFor({ timeout: 60_000 });
  expect(errors).toEqual([]);
});

it('the dev server replaces a changed demo and its code without loading the page again', async () => {
  const errors: string[] = [];
  const page = await open('/a/', errors);
  await page.getByRole('button', { name: 'Count wombats' }).waitFor({ timeout: 60_000 });
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  for (const label of ['Count numbats', 'Count quokkas']) {
    writeFileSync(path.join(site.dir, 'docs/a/Shown.tsx'), shown(label));
    await page.getByRole('button', { name: label }).waitFor({ timeout: 60_000 });
    await page.locator('code', { hasText: label }).first().waitFor({ timeout: 60_000 });
  }
  expect(await page.locator('html').getAttribute('data-same-document')).toBe('');
  expect(errors).toEqual([]);
});

it('the dev server says over the page what the build would report, with file and line', async () => {
  const page = await open('/b/', []);
  const file = path.join(site.dir, 'docs/b/index.mdx');
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
  const body = 'To [it](/gone/), [that](/a/#gone).\n\nText <Plan por />';
  writeFileSync(file, doc('B', body, 'components: [DataGridPrem]'));
  await overlay
    .getByText('docs/b/index.mdx:7: the link "/gone/" is broken.')
    .first()
    .waitFor({ timeout: 60_000 });
  const patient = { timeout: 60_000 };
  // What the compiler reports has a cross before it, and takes the place of what was said when the file was saved.
  await expect.poll(() => overlay.innerText(), patient).toContain('× docs/b/index.mdx:7: the link');
  const text = await overlay.innerText();
  expect(text.match(/the link "\/gone\/" is broken/g)).toHaveLength(1);
  expect(text).toContain(
    'docs/b/index.mdx:7: the anchor of the link "/a/#gone" is not in docs/a/index.mdx.',
  );
  expect(text).toContain('docs/b/index.mdx:9: <Plan> has no prop "por"');
  expect(text).toContain('docs/b/index.mdx:4: "components" has "DataGridPrem"');

  // The heading that the link needs is on another page.
  writeFileSync(file, doc('B', 'To [that](/a/#gone).'));
  await expect.poll(() => overlay.innerText(), patient).not.toContain('"/gone/"');
  writeFileSync(path.join(site.dir, 'docs/a/index.mdx'), doc('A', '## Gone'));
  await page
    .locator('#webpack-dev-server-client-overlay')
    .waitFor({ state: 'detached', timeout: 60_000 });
});
