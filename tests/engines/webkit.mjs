import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { requireTool } from './tools.mjs';

/** A console message as WebKitGTK writes it: `CONSOLE JS ERROR …`, after the address and line. */
const written = /^(?:\S+ )?CONSOLE (\S+) (ERROR|WARN\w*) (.*)$/;

/** WebKit's processes can't be sandboxed as root, which is the user in containers. */
const env = { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', NO_AT_BRIDGE: '1' };

/** The web's names of keys -> those of `selenium-webdriver`. */
const keyNames = {
  Control: 'CONTROL',
  Shift: 'SHIFT',
  Alt: 'ALT',
  Meta: 'META',
  Enter: 'ENTER',
  Escape: 'ESCAPE',
  Tab: 'TAB',
  Backspace: 'BACK_SPACE',
  ArrowDown: 'ARROW_DOWN',
  ArrowUp: 'ARROW_UP',
  ArrowLeft: 'ARROW_LEFT',
  ArrowRight: 'ARROW_RIGHT',
  Home: 'HOME',
  End: 'END',
};

/** Starts the driver on a virtual screen, and collects the messages that it and the browser write. */
async function startDriver(program, messages) {
  const port = await freePort();
  const driver = spawn(
    process.env.XVFB_RUN_PATH ?? 'xvfb-run',
    ['-a', '-s', '-screen 0 1400x1000x24', program, `--port=${port}`],
    {
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  for (const stream of [driver.stdout, driver.stderr]) {
    let rest = '';
    stream.on('data', (data) => {
      const lines = (rest + data).split('\n');
      rest = lines.pop();
      for (const line of lines) {
        if (process.env.ENGINE_OUTPUT) console.log(line);
        const [, kind, level, text] = written.exec(line) ?? [];
        if (level) messages.push(`${kind} ${level}: ${text}`);
      }
    });
  }
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(`${url}/status`).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await sleep(100);
  }
  return { url, driver };
}

/**
 * Starts this machine's WebKitGTK, over WebDriver.
 * @param {{ driver: string, browser: string }} programs WebKitWebDriver and MiniBrowser
 * @returns {Promise<import('./reader.mjs').Engine>}
 */
export async function startWebKit(programs) {
  const { Builder, Capabilities, Key } = requireTool('selenium-webdriver');
  const messages = [];
  const { url, driver } = await startDriver(programs.driver, messages);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: programs.browser,
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    },
  });
  const session = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });

  const key = (name) => (keyNames[name] ? Key[keyNames[name]] : name);
  async function press(chord) {
    const keys = chord.split('+').map(key);
    const actions = session.actions({ async: true });
    keys.forEach((each) => actions.keyDown(each));
    keys.reverse().forEach((each) => actions.keyUp(each));
    await actions.perform();
  }
  const moveTo = (element) => session.actions().move({ origin: element, duration: 50 });

  return {
    messages,
    version: (await session.getCapabilities()).getBrowserVersion(),
    goto: (address) => session.get(address),
    evaluate: (script, ...args) => session.executeScript(script, ...args),
    element: async (script, ...args) => (await session.executeScript(script, ...args)) ?? undefined,
    click: async (element) => moveTo(element).click().perform(),
    hover: (element) => moveTo(element).perform(),
    press,
    type: (text) => session.actions().sendKeys(text).perform(),
    async evaluateInFrame(element, script, ...args) {
      await session.switchTo().frame(element);
      try {
        return await session.executeScript(script, ...args);
      } finally {
        await session.switchTo().defaultContent();
      }
    },
    print: async () => Buffer.from(await session.printPage({}), 'base64'),
    async close() {
      await session.quit().catch(() => undefined);
      process.kill(-driver.pid, 'SIGTERM');
      await once(driver, 'close');
    },
  };
}
