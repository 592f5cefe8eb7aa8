import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isGitWorktree } from './isGitWorktree';

it('needs a repository with a commit', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'repository-'));
  const git = (...args: string[]): void => {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    spawnSync('git', [...identity, ...args], { cwd: folder });
  };
  expect(isGitWorktree(folder)).toBe(false);
  git('init', '--quiet');
  expect(isGitWorktree(folder)).toBe(false);
  git('commit', '--quiet', '--allow-empty', '--message=First');
  expect(isGitWorktree(folder)).toBe(true);
  rmSync(folder, { recursive: true });
});
