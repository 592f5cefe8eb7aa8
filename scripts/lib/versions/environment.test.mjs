import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { failureOf } from './environment.mjs';

const failureWhen = (code) => {
  const program = `console.log('npm warn a field'); ${code}`;
  return failureOf(
    '/usr/bin/npm',
    spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' }),
  );
};

it('reports that a program was stopped, not what it printed before', () => {
  expect(failureWhen("process.kill(process.pid, 'SIGINT'); setTimeout(() => {}, 1e4)")).toBe(
    'npm was stopped by Ctrl+C.',
  );
  expect(failureWhen('process.exit(130)')).toBe('npm was stopped by Ctrl+C.');
  expect(failureWhen("process.kill(process.pid, 'SIGKILL'); setTimeout(() => {}, 1e4)")).toBe(
    'npm was ended by SIGKILL.',
  );
});

it("returns a failed program's output, exit code, or error, and undefined on success", () => {
  expect(failureWhen("console.error('E404 no such package'); process.exit(1)")).toBe(
    'npm warn a field\nE404 no such package',
  );
  expect(failureOf('tsc', { status: 2, signal: null, stdout: '', stderr: '' })).toBe(
    'tsc ended with 2.',
  );
  expect(failureOf('tsc', { error: new Error('spawn ENOENT') })).toBe('spawn ENOENT');
  expect(failureWhen('')).toBeUndefined();
});
