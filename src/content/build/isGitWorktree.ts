import { spawnSync } from 'node:child_process';

/**
 * Whether a folder is inside a Git worktree and git can be run: only then pages can say when they
 * were last changed. A copy of the sources without a repository builds all the same.
 */
export function isGitWorktree(folder: string): boolean {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--is-inside-work-tree'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 && stdout.trim() === 'true';
}
