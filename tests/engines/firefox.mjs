import { requireTool } from './tools.mjs';

/** Kinds of console messages that count as problems; plain logs don't. */
const serious = new Set(['error', 'warn', 'assert']);

/** Presses a chord such as `Control+k`. Puppeteer uses the web's names for keys. */
async function press(keyboard, chord) {
  const keys = chord.split('+');
  const last = keys.pop();
  for (const key of keys) await keyboard.down(key);
  await keyboard.press(last);
  for (const key of keys.reverse()) await keyboard.up(key);
}

/**
 * Starts this machine's Firefox, over WebDriver BiDi.
 * @param {string} program its executable
 * @returns {Promise<import('./reader.mjs').Engine>}
 */
export async function startFirefox(program) {
  const puppeteer = requireTool('puppeteer-core');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: {
      'ui.systemUsesDarkTheme': 0,
      // A mouse: a fine pointer that can hover. Without a screen there is none, and pickers are shown as on a phone.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
    },
  });
  const page = await browser.newPage();
  const messages = [];
  page.on('console', (message) => {
    if (serious.has(message.type())) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`exception: ${error.message}`));

  return {
    messages,
    version: await browser.version(),
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    evaluate: (script, ...args) => page.evaluate(script, ...args),
    element: async (script, ...args) =>
      (await page.evaluateHandle(script, ...args)).asElement() ?? undefined,
    click: (element) => element.click(),
    hover: (element) => element.hover(),
    press: (chord) => press(page.keyboard, chord),
    type: (text) => page.keyboard.type(text),
    evaluateInFrame: async (element, script, ...args) =>
      (await element.contentFrame()).evaluate(script, ...args),
    print: () => page.pdf({ format: 'A4' }),
    close: () => browser.close(),
  };
}
