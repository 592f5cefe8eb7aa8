import { spawn } from 'node:child_process';
import path from 'node:path';

/** Set for everything the scripts start: nothing phones home, at install, build or run. */
export const quietEnv = {
  ...process.env,
  MUI_X_TELEMETRY_DISABLED: '1',
  NO_UPDATE_NOTIFIER: '1',
};

/**
 * Runs a program and shows what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, atEnd?: boolean, minutes?: number }} [options] `atEnd`: show it when the program has
 *   ended, for one that runs beside others; `minutes`: after which it is ended, for one that may never end by itself
 * @returns {Promise<{ code: number, output: string }>} its exit code, 1 when it could not be started or was ended by a
 *   signal; and, with `atEnd`, what it printed
 */
export function run(command, args, { env = {}, atEnd = false, minutes } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...quietEnv, ...env },
      stdio: ['ignore', ...(atEnd ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
      // Commands of npm are shell scripts there; the path of Node itself may have spaces.
      shell: process.platform === 'win32' && command !== process.execPath,
    });
    const limit =
      minutes &&
      setTimeout(() => {
        process.stderr.write(
          `${path.basename(command)} had not ended after ${minutes} minutes and was stopped.\n`,
        );
        child.kill('SIGKILL');
      }, minutes * 60_000);
    const printed = [];
    child.stdout?.on('data', (data) => printed.push(data));
    child.stderr?.on('data', (data) => printed.push(data));
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve({ code: 1, output: error.message });
    });
    child.on('close', (code) => {
      clearTimeout(limit);
      const output = Buffer.concat(printed);
      process.stdout.write(output);
      resolve({ code: code ?? 1, output: output.toString() });
    });
  });
}

/** Runs a program of the project's own dependencies. */
export const runTool = (name, args, options) =>
  run(path.join('node_modules', '.bin', name), args, options);
