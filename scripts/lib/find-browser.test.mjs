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
  it('takes the one the variable names, before any other', async () => {
    const { probes } = machine({
      env: { [browserVariable]: '/opt/chrome-beta' },
      present: ['/opt/chrome-beta', '/usr/bin/chromium'],
    });
    expect(await findBrowser(probes)).toBe('/opt/chrome-beta');
  });

  it('says so when the variable names nothing that runs, and does not look further', async () => {
    const { probes, steps } = machine({
      env: { [browserVariable]: '/nowhere' },
      present: ['/usr/bin/chromium'],
    });
    await expect(findBrowser(probes)).rejects.toThrow(
      'CHROMIUM_PATH is "/nowhere", which does not run.',
    );
    expect(steps).toEqual([]);
  });

  it('takes an empty variable for none', async () => {
    const { probes } = machine({ env: { [browserVariable]: '' }, present: ['/usr/bin/chromium'] });
    expect(await findBrowser(probes)).toBe('/usr/bin/chromium');
  });

  it('prefers the headless shell to the browser with a window', async () => {
    const present = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
    expect(await findBrowser(machine({ present }).probes)).toBe('/usr/bin/chromium-headless-shell');
  });

  it("prefers an installed one to Playwright's, and Chromium to Chrome", async () => {
    const present = ['/usr/bin/google-chrome', '/usr/bin/chromium', '/cache/pw'];
    expect(await findBrowser(machine({ present, playwright: '/cache/pw' }).probes)).toBe(
      '/usr/bin/chromium',
    );
  });

  it('passes over an installed one that does not run', async () => {
    const { probes } = machine({ present: ['/cache/pw'], playwright: '/cache/pw' });
    const which = (name) => (name === 'chromium-browser' ? '/usr/bin/chromium-browser' : undefined);
    expect(await findBrowser({ ...probes, which })).toBe('/cache/pw');
  });

  it("installs Playwright's when its folder has none, and no package then", async () => {
    const { probes, steps } = machine({
      playwright: '/cache/pw',
      fromPlaywright: '/cache/pw',
      fromPackage: '/usr/bin/chromium',
    });
    expect(await findBrowser(probes)).toBe('/cache/pw');
    expect(steps).toEqual(['playwright']);
  });

  it("takes the system's packages last", async () => {
    const { probes, steps } = machine({ fromPackage: '/usr/bin/chromium' });
    expect(await findBrowser(probes)).toBe('/usr/bin/chromium');
    expect(steps).toEqual(['playwright', 'package']);
  });

  it('ends with a sentence that says what to do', async () => {
    await expect(findBrowser(machine().probes)).rejects.toThrow(
      /npx playwright install --with-deps chromium.* or set CHROMIUM_PATH/,
    );
  });
});
