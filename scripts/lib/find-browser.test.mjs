import { describe, expect, it } from 'vitest';
import { browserVariable, findBrowser } from './find-browser.mjs';

/** A machine on which the files in `present` run, and on which each installation adds the file given for it. */
function machine({ present = [], env = {}, playwright, fromPlaywright, fromPackage } = {}) {
  const steps = [];
  const files = new Set(present);
  let own = playwright;
  const install = (name, file) => async () => {
    steps.push(name);
    if (file) {
      files.add(file);
    }
  };
  return {
    steps,
    probes: {
      env,
      runs: (file) => files.has(file),
      which: (name) => [...files].find((file) => file.endsWith(`/${name}`)),
      playwright: async () => own,
      installPlaywright: async () => {
        own = fromPlaywright;
        await install('playwright', fromPlaywright)();
      },
      installPackage: install('package', fromPackage),
    },
  };
}

describe('findBrowser', () => {
  it('prefers the browser that the environment variable names', async () => {
    const { probes } = machine({
      env: { [browserVariable]: '/opt/chrome-beta' },
      present: ['/opt/chrome-beta', '/usr/bin/chromium'],
    });
    expect(await findBrowser(probes)).toBe('/opt/chrome-beta');
  });

  it('fails without looking further when the variable names a file that does not run', async () => {
    const { probes, steps } = machine({
      env: { [browserVariable]: '/nowhere' },
      present: ['/usr/bin/chromium'],
    });
    await expect(findBrowser(probes)).rejects.toThrow(
      'CHROMIUM_PATH is "/nowhere", which does not run.',
    );
    expect(steps).toEqual([]);
  });

  it('ignores an empty variable', async () => {
    const { probes } = machine({ env: { [browserVariable]: '' }, present: ['/usr/bin/chromium'] });
    expect(await findBrowser(probes)).toBe('/usr/bin/chromium');
  });

  it('prefers the headless shell over the full browser', async () => {
    const present = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
    expect(await findBrowser(machine({ present }).probes)).toBe('/usr/bin/chromium-headless-shell');
  });

  it("prefers an installed browser over Playwright's, and Chromium over Chrome", async () => {
    const present = ['/usr/bin/google-chrome', '/usr/bin/chromium', '/cache/pw'];
    expect(await findBrowser(machine({ present, playwright: '/cache/pw' }).probes)).toBe(
      '/usr/bin/chromium',
    );
  });

  it('skips an installed browser that does not run', async () => {
    const { probes } = machine({ present: ['/cache/pw'], playwright: '/cache/pw' });
    const which = (name) => (name === 'chromium-browser' ? '/usr/bin/chromium-browser' : undefined);
    expect(await findBrowser({ ...probes, which })).toBe('/cache/pw');
  });

  it("installs Playwright's browser if it is missing, and then no system package", async () => {
    const { probes, steps } = machine({
      playwright: '/cache/pw',
      fromPlaywright: '/cache/pw',
      fromPackage: '/usr/bin/chromium',
    });
    expect(await findBrowser(probes)).toBe('/cache/pw');
    expect(steps).toEqual(['playwright']);
  });

  it('installs a system package as a last resort', async () => {
    const { probes, steps } = machine({ fromPackage: '/usr/bin/chromium' });
    expect(await findBrowser(probes)).toBe('/usr/bin/chromium');
    expect(steps).toEqual(['playwright', 'package']);
  });

  it('fails with instructions when no browser can be installed', async () => {
    await expect(findBrowser(machine().probes)).rejects.toThrow(
      /npx playwright install --with-deps chromium.* or set CHROMIUM_PATH/,
    );
  });
});
