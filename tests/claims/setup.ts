import { afterEach, vi } from 'vitest';
import '../../src/css/tokens.css';
import { guardFocus } from './focus';

guardFocus();

// Every claim starts like a page: left to right, light, with nothing left over from the previous claim.
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.documentElement.dir = 'ltr';
  document.documentElement.dataset.theme = 'light';
  localStorage.clear();
  sessionStorage.clear();
});
