import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { quietEnv } from '../../lib/run.mjs';
import { freePort } from '../../lib/free-port.mjs';
import { launch } from './browser.mjs';
import { treeMemory } from './measured-run.mjs';

/** Linux counts CPU time in hundredths of a second. */
const ticksPerSecond = 100;

/** The timeout of every wait, in milliseconds: after this long, something is broken. */
const patience = 600_000;

/** Returns the CPU seconds of a process and its descendants, running or ended; undefined where there is no /proc. */
function treeSeconds(pid) {
  try {
    const own = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const ticks = own.slice(11, 15).reduce((sum, part) => sum + Number(part), 0);
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return children.reduce((sum, child) => sum + (treeSeconds(child) ?? 0), ticks / ticksPerSecond);
  } catch {
    return undefined;
  }
}

/** Tries to open an address until a server answers. Resolves with the tab once the page's heading is there. */
async function answered(browser, address) {
  const page = await browser.newPage();
  const end = performance.now() + patience;
  for (;;) {
    try {
      await page.goto(address, { timeout: patience });
      break;
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  await page.locator('main h1').waitFor({ timeout: patience });
  return page;
}

const waitFor = (page, words) => page.getByText(words).waitFor({ timeout: patience });

/**
 * Measures what a writer waits for in `npm start`: until their page first shows, and until a change to it does, twice.
 * @param {string} dir the site's folder
 * @param {string} at the path of the page below `docs/`, with a leading slash
 * @returns {Promise<{ name: string, wallSeconds: number, cpuSeconds?: number, peakBytes?: number }[]>} in this order;
 *   memory is what is in use at that moment
 */
export async function liveRun(dir, at) {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['scripts/docusaurus.mjs', 'start', '--no-open', '--port', String(port)],
    { cwd: dir, env: quietEnv, stdio: 'ignore', detached: true },
  );
  const browser = await launch();
  const results = [];
  let before = 0;
  const measured = async (name, wait) => {
    const since = performance.now();
    await wait();
    const wallSeconds = (performance.now() - since) / 1000;
    const all = treeSeconds(server.pid);
    const cpuSeconds = all === undefined ? undefined : all - before;
    before = all ?? 0;
    results.push({
      ...{ name, wallSeconds, cpuSeconds },
      peakBytes: treeMemory(server.pid) || undefined,
    });
  };
  try {
    const address = `http://localhost:${port}/x${at}/`;
    let page;
    await measured('first page', async () => (page = await answered(browser, address)));
    const file = path.join(dir, 'docs', at, 'index.mdx');
    for (const [name, words] of [
      ['a change seen', 'Wombats dig burrows.'],
      ['the next one', 'Numbats do not.'],
    ]) {
      writeFileSync(file, `${readFileSync(file, 'utf8')}\n${words}\n`);
      let crashed = false;
      await measured(name, async () => {
        try {
          await waitFor(page, words);
        } catch (error) {
          crashed = /crashed/.test(String(error));
          if (!crashed) throw error;
          page = await answered(browser, address);
          await waitFor(page, words);
        }
      });
      if (crashed) results.at(-1).name += ' (in a new tab: the first crashed)';
    }
    return results;
  } finally {
    await browser.close();
    // Kill the whole process group: the script runs Docusaurus in a process of its own.
    process.kill(-server.pid, 'SIGKILL');
  }
}
