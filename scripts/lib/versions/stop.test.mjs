import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const here = JSON.stringify(import.meta.dirname);

/** Returns the code of a command with two steps, to be run in a process of its own and stopped during the first step. */
const command = (folder, stop) => `
  const { rmSync, writeFileSync } = await import('node:fs');
  const { runSteps, stopBetweenSteps } = await import(${here} + '/run.mjs');
  stopBetweenSteps();
  const folder = ${JSON.stringify(folder)};
  const files = ['a.txt', 'b.txt'].map((name) => folder + '/' + name);
  const undo = async () => files.forEach((file) => rmSync(file, { force: true }));
  const steps = {
    'writing a file': () => { writeFileSync(files[0], 'a'); ${stop} },
    'writing another': () => writeFileSync(files[1], 'b'),
  };
  await runSteps(steps, { undo, log: () => {} }).then(() => console.log('Done.'), (error) => console.log(error.message));
`;

function run(stop) {
  const folder = mkdtempSync(path.join(tmpdir(), 'stop-'));
  try {
    const { stdout } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', command(folder, stop)],
      { encoding: 'utf8' },
    );
    return { printed: stdout.trim(), files: readdirSync(folder) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('Ctrl+C in an uninterruptible step prevents the next step and undoes all changes', () => {
  expect(run("process.kill(process.pid, 'SIGINT');")).toEqual({
    printed: 'Failed while writing another: it was stopped by Ctrl+C.\nAll changes were undone.',
    files: [],
  });
});

it('both steps run without Ctrl+C', () => {
  expect(run('')).toEqual({ printed: 'Done.', files: ['a.txt', 'b.txt'] });
});
