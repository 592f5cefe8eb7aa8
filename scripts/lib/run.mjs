import { spawn } from 'node:child_process';
import path from 'node:path';

/** The environment of everything the scripts start: nothing phones home, at install, build or run. */
export const quietEnv = {
  ...process.env,
  MUI_X_TELEMETRY_DISABLED: '1',
  NO_UPDATE_NOTIFIER: '1',
};

/**
 * Whether a command has to run in a shell: on Windows, the commands of npm are shell scripts. Others run without one, which would
 * split paths at their spaces.
 */
export const needsShell = (command) =>
  process.platform === 'win32' && command !== process.execPath && command !== 'git';

/**
 * Runs a program and shows what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, atEnd?: boolean, silentMinutes?: number, isAsked?: boolean }} [options] `atEnd`: show
 *   the output when the program has ended, for one that runs in parallel with others; `silentMinutes`: kill the program once it has
 *   printed nothing for this long, since it may hang. Its total time has no limit, since that depends on the machine; `isAsked`:
 *   let the program read keys, for one that asks questions
 * @returns {Promise<{ code: number, output: string }>} its exit code, 1 if it could not be started or was ended by a
 *   signal; and, with `atEnd` or `silentMinutes`, what it printed
 */
export function run(command, args, options = {}) {
  const { env = {}, atEnd = false, silentMinutes, isAsked = false } = options;
  const isHeard = atEnd || silentMinutes !== undefined;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: {
        ...quietEnv,
        // A program whose output is piped cannot detect that it ends up at a terminal.
        ...(isHeard && process.stdout.isTTY && { FORCE_COLOR: '1' }),
        ...env,
      },
      stdio: [
        isAsked ? 'inherit' : 'ignore',
        ...(isHeard ? ['pipe', 'pipe'] : ['inherit', 'inherit']),
      ],
      shell: needsShell(command),
    });
    const limit =
      silentMinutes &&
      setTimeout(() => {
        process.stderr.write(
          `${path.basename(command)} had printed nothing for ${silentMinutes} minutes and was stopped.\n`,
        );
        child.kill('SIGKILL');
      }, silentMinutes * 60_000);
    const printed = [];
    for (const name of ['stdout', 'stderr']) {
      child[name]?.on('data', (data) => {
        printed.push(data);
        limit?.refresh();
        if (!atEnd) process[name].write(data);
      });
    }
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve({ code: 1, output: error.message });
    });
    child.on('close', (code) => {
      clearTimeout(limit);
      const output = Buffer.concat(printed);
      if (atEnd) process.stdout.write(output);
      resolve({ code: code ?? 1, output: output.toString() });
    });
  });
}

/** Runs a program from the project's dependencies. */
export const runTool = (name, args, options) =>
  run(path.join('node_modules', '.bin', name), args, options);
