import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserPath, browserVariable } from './find-browser.mjs';

/** The machine: files that run, stubs that don't, Playwright's own browser, and what the installations add. */
const machine = vi.hoisted(() => ({ files: new Set(), stubs: [], steps: [] }));

vi.mock('@playwright/test', () => ({
  chromium: { executablePath: () => machine.playwright ?? '' },
}));
vi.mock('./system-packages.mjs', () => ({
  isRoot: () => true,
  isExecutable: (file) => machine.files.has(file),
  which: (name) => [...machine.files, ...machine.stubs].find((file) => file.endsWith(`/${name}`)),
  succeeds: (_command, [first]) => {
    if (first === '--version') return true;
    machine.steps.push('playwright');
    machine.playwright = machine.fromPlaywright;
    if (machine.fromPlaywright) machine.files.add(machine.fromPlaywright);
    return true;
  },
  installSystemPackages: () => {
    machine.steps.push('package');
    if (machine.fromPackage) machine.files.add(machine.fromPackage);
  },
}));

beforeEach(() => {
  vi.stubEnv(browserVariable, undefined);
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Finds the browser of a machine on which the files in `present` run. */
function browserOf({ present = [], stubs = [], playwright, fromPlaywright, fromPackage } = {}) {
  const files = new Set(present);
  Object.assign(machine, { files, stubs, playwright, fromPlaywright, fromPackage, steps: [] });
  return browserPath();
}

describe('browserPath', () => {
  it('prefers the browser that the environment variable names', async () => {
    vi.stubEnv(browserVariable, '/opt/chrome-beta');
    const present = ['/opt/chrome-beta', '/usr/bin/chromium'];
    expect(await browserOf({ present })).toBe('/opt/chrome-beta');
  });

  it('fails without looking further when the variable names a file that does not run', async () => {
    vi.stubEnv(browserVariable, '/nowhere');
    await expect(browserOf({ present: ['/usr/bin/chromium'] })).rejects.toThrow(
      'CHROMIUM_PATH is "/nowhere", which does not run.',
    );
    expect(machine.steps).toEqual([]);
  });

  it('ignores an empty variable', async () => {
    vi.stubEnv(browserVariable, '');
    expect(await browserOf({ present: ['/usr/bin/chromium'] })).toBe('/usr/bin/chromium');
  });

  it('prefers the headless shell over the full browser', async () => {
    const present = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
    expect(await browserOf({ present })).toBe('/usr/bin/chromium-headless-shell');
  });

  it("prefers an installed browser over Playwright's, and Chromium over Chrome", async () => {
    const present = ['/usr/bin/google-chrome', '/usr/bin/chromium', '/cache/pw'];
    expect(await browserOf({ present, playwright: '/cache/pw' })).toBe('/usr/bin/chromium');
  });

  it('skips an installed browser that does not run', async () => {
    const stubs = ['/usr/bin/chromium-browser'];
    expect(await browserOf({ present: ['/cache/pw'], stubs, playwright: '/cache/pw' })).toBe(
      '/cache/pw',
    );
  });

  it("installs Playwright's browser if it is missing, and then no system package", async () => {
    const found = await browserOf({
      playwright: '/cache/pw',
      fromPlaywright: '/cache/pw',
      fromPackage: '/usr/bin/chromium',
    });
    expect(found).toBe('/cache/pw');
    expect(machine.steps).toEqual(['playwright']);
  });

  it('installs a system package as a last resort', async () => {
    expect(await browserOf({ fromPackage: '/usr/bin/chromium' })).toBe('/usr/bin/chromium');
    expect(machine.steps).toEqual(['playwright', 'package']);
  });

  it('fails with instructions when no browser can be installed', async () => {
    await expect(browserOf()).rejects.toThrow(
      /npx playwright install --with-deps chromium.* or set CHROMIUM_PATH/,
    );
  });
});
