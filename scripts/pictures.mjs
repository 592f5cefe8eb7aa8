// `npm run pictures`: makes the picture at the top of the README, a guide in light and dark mode, from `build/`.
import './lib/say-mistakes.mjs';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { launch } from './bench/lib/browser.mjs';
import { serveBuild } from './bench/lib/cli.mjs';

const file = path.resolve(import.meta.dirname, '../.github/guide.webp');
const address = '/x/react-data-grid/sorting/';
const viewport = { width: 1000, height: 840 };
const scale = 1.25;
const gap = 32;

/** Takes a picture of the guide's first screen once its demo is mounted. */
async function shoot(browser, url, theme) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: scale,
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
  return `data:image/png;base64,${picture.toString('base64')}`;
}

/** Puts pictures side by side, with rounded corners on a transparent background. @returns WebP, as base64 */
async function compose(browser, pictures) {
  const [width, height] = [viewport.width * scale, viewport.height * scale];
  const page = await browser.newPage({
    viewport: { width: pictures.length * (width + gap) - gap, height },
  });
  // A light picture has no visible edge on a light page, hence the outline.
  await page.setContent(`<style>
    body { display: flex; gap: ${gap}px; margin: 0 }
    img { border-radius: 16px; outline: 1.5px solid #8886; outline-offset: -1.5px }
  </style>${pictures.map((picture) => `<img src="${picture}">`).join('')}`);
  const devtools = await page.context().newCDPSession(page);
  const color = { r: 0, g: 0, b: 0, a: 0 };
  await devtools.send('Emulation.setDefaultBackgroundColorOverride', { color });
  const shot = { format: 'webp', quality: 86 };
  return (await devtools.send('Page.captureScreenshot', shot)).data;
}

const server = await serveBuild(address);
const browser = await launch();
try {
  const pictures = [];
  for (const theme of ['light', 'dark']) {
    pictures.push(await shoot(browser, server.origin + address, theme));
  }
  const composed = Buffer.from(await compose(browser, pictures), 'base64');
  writeFileSync(file, composed);
  console.log(`${path.relative('.', file)}: ${(composed.length / 1000).toFixed(0)} kB`);
} finally {
  await browser.close();
  server.close();
}
