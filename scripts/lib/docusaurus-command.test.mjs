import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { docusaurusCommand, knownOptions } from './docusaurus-command.mjs';

it('leaves out options that the running Node.js does not support', () => {
  expect(knownOptions(['--no-such-option=1', '--stack-size=984', '--stack'])).toEqual([
    '--stack-size=984',
  ]);
});

it('the command runs Docusaurus', () => {
  // `--version` would set up all plugins of the site first, and the one of the API reference writes pages into `docs/`.
  const [program, args] = docusaurusCommand(['build', '--help']);
  expect(execFileSync(program, args, { encoding: 'utf8' })).toContain('Usage: docusaurus build');
});
