import path from 'node:path';
import {
  installSystemPackages,
  isExecutable,
  isRoot,
  succeeds,
  which,
} from './system-packages.mjs';
import { UsageError } from './usage-error.mjs';

/** The environment variable with the path of the browser to use. */
export const browserVariable = 'CHROMIUM_PATH';

/** The headless shell comes first: it is the same browser without a window, and tests take a third less time in it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const macPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** System packages of Chromium, each with a font, in the order in which they are tried. */
const packageSets = [
  ['chromium-headless-shell', 'fonts-liberation'],
  ['chromium', 'fonts-liberation'],
];

/** Asked for its version, Chrome for Windows opens a window and doesn't exit. So there, it's enough that the file exists. */
const runs = (file) =>
  isExecutable(file) &&
  (process.platform === 'win32' || succeeds(file, ['--version'], { timeout: 20_000 }));

const installed = () => [...names.map(which), ...macPaths].find((file) => file && runs(file));

async function ownOfPlaywright() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return runs(file) ? file : undefined;
}

function installPlaywright() {
  console.log("Installing Playwright's Chromium");
  // Not `node_modules/.bin/playwright`, which is a shell script that Windows can't start.
  const command = path.join('node_modules', '@playwright', 'test', 'cli.js');
  // Without network access, the download would be retried for minutes.
  const install = (...args) =>
    succeeds(process.execPath, [command, 'install', ...args], { timeout: 300_000 });
  // For other users, `--with-deps` would ask for root rights through `sudo`.
  if (!isRoot() || !install('--with-deps', 'chromium')) install('chromium');
}

/** Installs the first set of packages that the system has. */
function installPackage() {
  for (const packages of packageSets) {
    installSystemPackages('Chromium', packages);
    if (names.some(which)) return;
  }
}

/**
 * Chooses the browser: the one the variable names, else an installed one, else Playwright's own, else, for root, one from
 * the system's packages. Each step is taken only if the one before found nothing that runs: distributions ship stubs that only
 * say what to install, and a downloaded browser may lack system libraries.
 * @returns {Promise<string>} the path of its executable
 * @throws {UsageError} with a message that says what to do, if no browser is available
 */
export async function browserPath() {
  const named = process.env[browserVariable];
  if (named) {
    if (runs(named)) {
      return named;
    }
    throw new UsageError(
      `${browserVariable} is "${named}", which does not run. Set it to the path of Chromium or Chrome, or leave it out.`,
    );
  }
  let found = installed() ?? (await ownOfPlaywright());
  if (!found) {
    installPlaywright();
    found = await ownOfPlaywright();
  }
  if (!found) {
    installPackage();
    found = installed();
  }
  if (found) {
    return found;
  }
  throw new UsageError(
    `No working Chromium was found. \`npx playwright install --with-deps chromium\` installs one with the system packages that it needs, for which it asks for root access. Or install Chromium or Chrome yourself, or set ${browserVariable} to the path of its executable.`,
  );
}
