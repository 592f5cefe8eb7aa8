import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const here = JSON.stringify(import.meta.dirname);

/** Runs the check of a project in a process of its own, with another program in place of `cp`. */
function check(cp) {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-'));
  const root = path.join(folder, 'site');
  const git = (...args) => execFileSync('git', args, { cwd: root });
  const command = `
    const { checkInCopy } = await import(${here} + '/check.mjs');
    const { stopBetweenSteps } = await import(${here} + '/../versions/run.mjs');
    stopBetweenSteps();
    await checkInCopy(${JSON.stringify(root)}, '1.1.0', []).then(console.log, (error) => console.log(error.message));
  `;
  try {
    for (const name of ['bin', 'site/scripts', 'site/node_modules/a'])
      mkdirSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, 'bin/cp'), `#!/bin/sh\n${cp}\n`, { mode: 0o755 });
    writeFileSync(
      path.join(root, 'scripts/next.mjs'),
      "import { writeFileSync } from 'node:fs';\nwriteFileSync('next-1.1.0.md', 'The list');\n",
    );
    git('init', '--quiet');
    git('add', 'scripts');
    git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'A');
    return spawnSync(process.execPath, ['--input-type=module', '-e', command], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${path.join(folder, 'bin')}:${process.env.PATH}` },
    }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('copies the packages in another way if links to them are impossible', () => {
  expect(check('exit 1')).toMatch(/^Copying the packages, .*\nThe list\n$/);
});

it('Ctrl+C while the packages are copied ends the check', () => {
  expect(check('kill -INT $PPID; exit 130')).toBe(
    'The check of 1.1.0 failed: it was stopped by Ctrl+C.\n',
  );
});

it('does not begin a check whose list could not be saved', () => {
  const { stderr } = spawnSync(
    process.execPath,
    ['scripts/next.mjs', '99.0.0', '--check', '--list', 'none/list.md'],
    { cwd: path.join(import.meta.dirname, '../../..'), encoding: 'utf8', timeout: 60_000 },
  );
  expect(stderr).toContain('--list names a file in "none", which does not exist.');
});
