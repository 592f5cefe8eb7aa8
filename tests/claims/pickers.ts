import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const dialog = () => page.getByRole('dialog');
const isModal = () => dialog().element().closest('.MuiDialog-root') !== null;
const closeByKey = async () => {
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog().query()).toBeNull();
};

/**
 * Opens the first picker of a demo, which has to be the one for a mouse, closes it by key, and opens the second one, which has to be
 * the one for fingers, and stays open.
 */
export async function expectBothVariants(): Promise<void> {
  const opener = page.getByRole('button', { name: /^Choose (date|time|range)/ });
  await userEvent.click(opener.first());
  await expect.element(dialog()).toBeVisible();
  expect(isModal()).toBe(false);
  await closeByKey();
  await expect.element(opener.first()).toHaveFocus();
  await userEvent.click(opener.nth(1));
  await expect.element(dialog().getByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(isModal()).toBe(true);
}

/** Closes the dialog of a picker by key, and expects the focus to be somewhere afterwards. */
export async function expectFocusAfterClosing(): Promise<void> {
  await closeByKey();
  await expect.poll(() => document.activeElement).not.toBe(document.body);
}

/**
 * Lets no media query match until the end of the claim, as the mock of `matchMedia` that many projects have in their tests: pickers
 * are then the mobile ones. Returns the mock.
 */
export function mockMatchMedia() {
  const nothing = () => undefined;
  return vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: false,
        addListener: nothing,
        removeListener: nothing,
        addEventListener: nothing,
        removeEventListener: nothing,
      }) as unknown as MediaQueryList,
  );
}
