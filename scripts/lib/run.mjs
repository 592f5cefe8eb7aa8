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
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Promise<{ code: number }>} its exit code; 1 when it could not be started or was ended by a signal
 */
export function run(command, args, { env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...quietEnv, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      // Commands of npm are shell scripts there.
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve({ code: 1 });
    });
    child.on('close', (code) => resolve({ code: code ?? 1 }));
  });
}

/** Runs a program of the project's own dependencies. */
export const runTool = (name, args, options) =>
  run(path.join('node_modules', '.bin', name), args, options);
