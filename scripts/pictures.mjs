// `npm run pictures`: makes the picture at the top of the README, a guide in light and dark mode, from `build/`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { launch } from './bench/lib/browser.mjs';
import { serveBuild } from './bench/lib/cli.mjs';
import { composeInPage } from './lib/compose-in-page.mjs';

const file = path.resolve(import.meta.dirname, '../.github/guide.webp');
const address = '/x/react-data-grid/sorting/';
const viewport = { width: 1000, height: 840 };

/** Takes a picture of the guide's first screen once its demo is mounted. */
async function shoot(browser, url, theme) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 1.25,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((value) => localStorage.setItem('theme', value), theme);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('[data-demo-state="ready"] [data-demo] > *').first().waitFor();
  // A grid measures itself again after its first frame.
  await page.waitForTimeout(1500);
  const picture = await page.screenshot();
  await context.close();
  return picture.toString('base64');
}

const server = await serveBuild(address);
const browser = await launch();
try {
  const pictures = [];
  for (const theme of ['light', 'dark']) {
    pictures.push(await shoot(browser, server.origin + address, theme));
  }
  const page = await browser.newPage();
  const composed = Buffer.from(await page.evaluate(composeInPage, pictures), 'base64');
  writeFileSync(file, composed);
  console.log(`${path.relative('.', file)}: ${(composed.length / 1000).toFixed(0)} kB`);
} finally {
  await browser.close();
  server.close();
}
