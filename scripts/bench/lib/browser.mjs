import { chromium } from '@playwright/test';
import { browserFlags } from '../../lib/browser-flags.mjs';
import { browserPath } from '../../lib/find-browser.mjs';

/** Starts the browser of this machine. See `browserPath`. */
export const launch = async () =>
  chromium.launch({ executablePath: await browserPath(), args: browserFlags });
