import { chromium } from '@playwright/test';
import { browserFlags } from '../../lib/browser-flags.mjs';
import { browserPath } from '../../lib/find-browser.mjs';

/** Starts the browser that `browserPath` finds. */
export const launch = async () =>
  chromium.launch({ executablePath: await browserPath(), args: browserFlags });
