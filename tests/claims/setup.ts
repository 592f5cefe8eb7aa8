import { afterEach, beforeEach, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import '../../src/css/tokens.css';
import { guardFocus } from './focus';

guardFocus();

/** The window of every claim, from `vitest.claims.config.ts`. */
const own = { width: 1000, height: 800 };

// The window of a file before may have left its size.
beforeEach(async () => {
  if (innerWidth !== own.width || innerHeight !== own.height) {
    await page.viewport(own.width, own.height);
  }
});

// Under load a drag can begin a moment later than Playwright waits for it. Nobody ends it then, and the page hears no click anymore,
// not even in a second try.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const data = { items: [], dragOperationsMask: 1 };
  await cdp().send('Input.dispatchDragEvent', { type: 'dragCancel', x: 0, y: 0, data });
});

// Every claim starts like a page: left to right, light, with nothing left over from the previous claim.
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.documentElement.dir = 'ltr';
  document.documentElement.dataset.theme = 'light';
  localStorage.clear();
  sessionStorage.clear();
});
