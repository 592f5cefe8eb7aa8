import { spawnSync } from 'node:child_process';

/**
 * Whether a folder is inside a Git worktree and git can be run. Only then can pages show when they
 * were last changed. A copy of the sources without a repository still builds.
 */
export function isGitWorktree(folder: string): boolean {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--is-inside-work-tree'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 && stdout.trim() === 'true';
}
