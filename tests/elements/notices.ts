import type { Locator } from '@playwright/test';

/**
 * Records the notices within an element from now on. They disappear after a second and a half, and a busy machine may not check
 * in time.
 *
 * @returns a function that returns all their texts so far
 */
export async function hearNotices(within: Locator): Promise<() => Promise<string[]>> {
  const said = await within.evaluateHandle((element) => {
    const texts: string[] = [];
    new MutationObserver(() => {
      for (const { textContent } of element.querySelectorAll('[role="status"]')) {
        texts.push(textContent ?? '');
      }
    }).observe(element, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => said.jsonValue();
}
