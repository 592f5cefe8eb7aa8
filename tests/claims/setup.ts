import { afterEach, vi } from 'vitest';
import '../../src/css/tokens.css';

// Every claim starts as a page does: left to right, light, with nothing of the one before.
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.documentElement.dir = 'ltr';
  document.documentElement.dataset.theme = 'light';
  localStorage.clear();
  sessionStorage.clear();
});
