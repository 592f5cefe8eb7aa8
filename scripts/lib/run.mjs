import { spawn } from 'node:child_process';
import path from 'node:path';

/** Set for everything the scripts start: nothing phones home, at install, build or run. */
export const quietEnv = {
  ...process.env,
  MUI_X_TELEMETRY_DISABLED: '1',
  NO_UPDATE_NOTIFIER: '1',
};

const isWindows = process.platform === 'win32';

/**
 * Runs a program and shows what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, capture?: boolean }} [options] `capture` also gives its standard output back
 * @returns {Promise<{ code: number, output: string }>} its exit code (1 when it could not be started)
 */
export function run(command, args, { env = {}, capture = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...quietEnv, ...env },
      stdio: ['ignore', capture ? 'pipe' : 'inherit', 'inherit'],
      shell: isWindows,
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve({ code: 1, output });
    });
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a program of the project's own dependencies. */
export const runTool = (name, args, options) =>
  run(path.join('node_modules', '.bin', name), args, options);
