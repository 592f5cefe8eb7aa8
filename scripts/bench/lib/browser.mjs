import { chromium } from '@playwright/test';
import { browserPath } from '../../lib/find-browser.mjs';

/** Switches for a browser that asks nobody for anything; without a sandbox only where root has none. */
export const browserFlags = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Starts the browser of this machine. See `browserPath`. */
export const launch = async () =>
  chromium.launch({ executablePath: await browserPath(), args: browserFlags });
