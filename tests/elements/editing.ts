// The editor of a demo, as a reader finds it.
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';

export const PAGE = '/react-tree-view/quickstart/';
export const TREE = 'FirstTree';

export interface Parts {
  figure: Locator;
  frame: FrameLocator;
  field: Locator;
  mistake: Locator;
}

export const parts = (page: Page, demo: string): Parts => {
  const figure = page.locator(`figure[id="${demo}.tsx"]`);
  return {
    figure,
    frame: figure.frameLocator('iframe'),
    field: figure.getByRole('textbox', { name: /^Code of/ }),
    mistake: figure.locator('[data-mistake]'),
  };
};

export async function edit(page: Page, demo = TREE): Promise<Parts> {
  const all = parts(page, demo);
  await all.figure.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(all.figure.locator('[data-live]')).toHaveAttribute('data-live', 'shown');
  return all;
}

export async function replace(field: Locator, from: string | RegExp, to: string): Promise<void> {
  const before = await field.inputValue();
  const after = before.replace(from, () => to);
  expect(after, `there is "${from}"`).not.toBe(before);
  await field.fill(after);
}
