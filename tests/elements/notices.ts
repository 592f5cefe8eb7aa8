import type { Locator } from '@playwright/test';

/**
 * Listens to the notices within an element from now on. They are gone after a second and a half, in which a busy machine may
 * not find the time to look.
 *
 * @returns a function that gives all that they have said so far
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
