import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The variable that names the browser to use. */
export const browserVariable = 'CHROMIUM_PATH';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const macPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** How the system's package managers install Chromium with a font to write in; the first that is there is asked. */
export const packageManagers = [
  {
    name: 'apt-get',
    commands: [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
    ],
  },
  { name: 'dnf', commands: [['install', '-y', '-q', 'chromium', 'liberation-sans-fonts']] },
  { name: 'apk', commands: [['add', '-q', 'chromium', 'font-liberation']] },
  { name: 'pacman', commands: [['-Sy', '--noconfirm', '-q', 'chromium', 'ttf-liberation']] },
];

/**
 * Chooses the browser: the one the variable names, else an installed one, else Playwright's own, else one from the
 * system's package manager. Each step is taken only when the one before gave nothing that runs.
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
    `No Chromium was found, and neither Playwright nor the system's package manager could install one. Install Chromium or Chrome, or set ${browserVariable} to the path of its executable.`,
  );
}

/**
 * The words before a command that needs the rights of root: none for root itself, `sudo` where it asks for no password.
 * @param {{ uid: number | undefined, sudo: boolean }} user `sudo`: whether it works without asking
 * @returns {string[] | undefined} undefined when there is no way
 */
export function rootPrefix({ uid, sudo }) {
  if (uid === 0) {
    return [];
  }
  return sudo ? ['sudo', '-n'] : undefined;
}

const succeeds = (command, args, options = {}) =>
  spawnSync(command, args, { stdio: 'ignore', ...options }).status === 0;

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const runs = (file) => isExecutable(file) && succeeds(file, ['--version'], { timeout: 20_000 });

const which = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isExecutable);

async function playwright() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

async function installPlaywright() {
  console.log("Installing Playwright's Chromium");
  const command = path.join('node_modules', '.bin', 'playwright');
  // Where the network is closed the download would be tried again for minutes.
  succeeds(command, ['install', 'chromium'], { timeout: 300_000 });
}

async function installPackage() {
  const manager = packageManagers.find(({ name }) => which(name));
  const prefix = rootPrefix({ uid: process.getuid?.(), sudo: succeeds('sudo', ['-n', 'true']) });
  if (!manager || !prefix) {
    return;
  }
  console.log(`Installing Chromium with ${manager.name}`);
  for (const args of manager.commands) {
    const [command, ...rest] = [
      ...prefix,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      manager.name,
      ...args,
    ];
    spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

/** Finds the browser on this machine, installing one when there is none. See {@link findBrowser}. */
export const browserPath = () =>
  findBrowser({ env: process.env, runs, which, playwright, installPlaywright, installPackage });
