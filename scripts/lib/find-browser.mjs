import path from 'node:path';
import {
  installSystemPackages,
  isExecutable,
  isRoot,
  succeeds,
  which,
} from './system-packages.mjs';

/** The variable that names the browser to use. */
export const browserVariable = 'CHROMIUM_PATH';

/** The headless shell comes first: the same browser without a window, in which the tests take a third less time. */
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

/** Chromium of the system with a font to write in: what is tried first, and next. */
const packageSets = [
  ['chromium-headless-shell', 'fonts-liberation'],
  ['chromium', 'fonts-liberation'],
];

/**
 * Chooses the browser: the one the variable names, else an installed one, else Playwright's own, else, for root, one from
 * the system's packages. Each step is taken only when the one before gave nothing that runs.
 * @param {object} probes how to look and install
 * @param {Record<string, string | undefined>} probes.env
 * @param {(file: string) => boolean} probes.runs whether a file is a program that starts: distributions ship stand-ins
 *   that only tell what to install, and a downloaded browser may miss libraries of the system
 * @param {(name: string) => string | undefined} probes.which the path of a command
 * @param {() => Promise<string | undefined>} probes.playwright where Playwright keeps its own
 * @param {() => Promise<void>} probes.installPlaywright
 * @param {() => Promise<void>} probes.installPackage
 * @returns {Promise<string>} the path of its executable
 * @throws {Error} a sentence on what to do, when none can be had
 */
export async function findBrowser({
  env,
  runs,
  which,
  playwright,
  installPlaywright,
  installPackage,
}) {
  const named = env[browserVariable];
  if (named) {
    if (runs(named)) {
      return named;
    }
    throw new Error(
      `${browserVariable} is "${named}", which does not run. Set it to the path of Chromium or Chrome, or leave it out.`,
    );
  }
  const firstThatRuns = (files) => files.find((file) => file && runs(file));
  const installed = () => firstThatRuns([...names.map(which), ...macPaths]);
  const ownOfPlaywright = async () => firstThatRuns([await playwright()]);
  const found =
    installed() ??
    (await ownOfPlaywright()) ??
    (await installPlaywright().then(ownOfPlaywright)) ??
    (await installPackage().then(installed));
  if (found) {
    return found;
  }
  throw new Error(
    `No Chromium was found that runs. \`npx playwright install --with-deps chromium\` installs one with the packages of the system that it needs, for which it asks for the rights of root. Or install Chromium or Chrome yourself, or set ${browserVariable} to the path of its executable.`,
  );
}

const runs = (file) => isExecutable(file) && succeeds(file, ['--version'], { timeout: 20_000 });

async function playwright() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

async function installPlaywright() {
  console.log("Installing Playwright's Chromium");
  const command = path.join('node_modules', '.bin', 'playwright');
  // Where the network is closed the download would be tried again for minutes.
  const install = (...args) => succeeds(command, ['install', ...args], { timeout: 300_000 });
  // Of another user it would ask for the rights of root by `sudo`.
  if (!isRoot() || !install('--with-deps', 'chromium')) install('chromium');
}

/** Installs the first set of packages that the system has. */
async function installPackage() {
  for (const packages of packageSets) {
    installSystemPackages('Chromium', packages);
    if (names.some(which)) return;
  }
}

/** Finds the browser on this machine, installing one when there is none. See {@link findBrowser}. */
export const browserPath = () =>
  findBrowser({
    env: process.env,
    runs,
    which,
    playwright,
    installPlaywright,
    installPackage,
  });
