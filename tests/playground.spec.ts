import { readdirSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, open, test } from './fixtures';

/** Paths of all demos below the playground, as the build has them. */
const demos = readdirSync('build/playground', { recursive: true, withFileTypes: true })
  .filter(({ name, parentPath }) => name === 'index.html' && parentPath !== 'build/playground')
  .map(({ parentPath }) => path.relative('build/playground', parentPath).replaceAll('\\', '/'))
  .sort();

/** What Pro and Premium components say without a licence key, in the console and as a watermark. */
const isLicenceNotice = (message: string): boolean => message.includes('MUI X: Missing license key');

test('there are demos of all products', () => {
  for (const product of ['data-grid', 'date-pickers', 'charts', 'tree-view']) {
    expect(demos.filter((demo) => demo.startsWith(`react-${product}/`)).length).toBeGreaterThan(0);
  }
});

for (const demo of demos) {
  test(`${demo} runs alone in every direction and colour scheme`, async ({ page, messages }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [dir, mode] of [
      ['ltr', 'light'],
      ['rtl', 'dark'],
      ['rtl', 'light'],
      ['ltr', 'dark'],
    ] as const) {
      await test.step(`${dir}, ${mode}`, async () => {
        await open(page, `/playground/${demo}/?dir=${dir}&mode=${mode}`);
        const stage = page.locator('[data-demo]');
        await expect(stage.locator('> *').first()).toBeVisible();
        await expect(stage).toHaveAttribute('dir', dir);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        await expect(page.locator('nav, footer')).toHaveCount(0);
        await expect(page.getByRole('alert')).toHaveCount(0);
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
        );
        expect(found).toEqual([]);
      });
    }
    const other = messages.filter((message) => !isLicenceNotice(message));
    messages.splice(0, messages.length, ...other);
  });
}
