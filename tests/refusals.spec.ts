// Demos that use what a browser may refuse or lack: storage and the clipboard. They go on, without messages in the console.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ownFiles } from '../src/demos/node/ownFiles';
import { demo, ready } from './elements/demos';
import { expect, nightlyUnless, open, test } from './fixtures';

/** Demos that use such a feature -> what a reader does there. */
const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'react-data-grid/ai-assistant/KeptConversations': async () => {},
  'react-data-grid/column-definition/column-types/RowActions': async (page) => {
    await page.getByRole('menuitem', { name: 'more' }).first().click();
    await page.getByRole('menuitem', { name: 'Copy the title' }).click();
    await expect(
      page.getByText('The browser didn’t allow copying.', { exact: true }),
    ).toBeVisible();
  },
  'react-data-grid/column-recipes/RememberColumns': press('Reset columns'),
  'react-data-grid/example-orders-desk/OrdersDesk': press('Save view'),
  'react-data-grid/filtering-recipes/FilterInStorage': press('Forget the filter'),
  'react-data-grid/pivoting/KeptPivot': press('Forget my changes'),
  'react-data-grid/state/ComeBack': press('Leave the page', 'Come back'),
  'react-tree-view/rich-tree-view/expansion/save/RememberExpansion': async (page) =>
    page.getByRole('treeitem', { expanded: false }).first().click(),
  'react-tree-view/simple-tree-view/expansion/RememberExpansion': async (page) =>
    page.getByRole('treeitem', { expanded: false }).first().click(),
};

function press(...names: string[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const name of names) await page.getByRole('button', { name }).click();
  };
}

/** Returns the demos beside a file that consist of it, among others. */
function demosThatUse(file: string): string[] {
  const folder = path.dirname(file);
  return readdirSync(folder)
    .filter(
      (name) =>
        /^[A-Z]\w*\.tsx$/.test(name) &&
        existsSync(`build/playground/${path.relative('docs', folder)}/${path.parse(name).name}`),
    )
    .map((name) => `${folder}/${name}`)
    .filter((demo) => ownFiles(demo).some((own) => own.file === file));
}

test('the demos that use a feature which may be refused are known', () => {
  const features = String.raw`navigator\.(clipboard|share|storage|locks|permissions)|(local|session)Storage|indexedDB|requestFullscreen`;
  const files = execFileSync(
    'git',
    ['grep', '-lE', features, '--', 'docs/**/*.ts', 'docs/**/*.tsx'],
    {
      encoding: 'utf8',
    },
  );
  const demos = files
    .trim()
    .split('\n')
    .filter((file) => !/\/claims[.A-Z]/.test(file))
    .flatMap((file) => (file.endsWith('.tsx') ? [file] : demosThatUse(file)))
    .map((file) => file.replace(/^docs\/(.*)\.tsx$/, '$1'));
  expect(demos).toEqual(Object.keys(uses).sort());
});

for (const [path, act] of Object.entries(uses)) {
  const details = nightlyUnless(path.endsWith('RowActions'));
  test(`${path} works without storage and clipboard`, details, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'clipboard');
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const slash = path.lastIndexOf('/');
    await open(page, `${path.slice(0, slash)}/`);
    const figure = demo(page, path.slice(slash + 1));
    await figure.scrollIntoViewIfNeeded();
    await ready(figure);
    await act(page);
    await expect(figure.getByRole('alert')).toHaveCount(0);
    await expect(figure.locator('[role=grid], [role=treegrid], [role=tree]').first()).toBeVisible();
  });
}
