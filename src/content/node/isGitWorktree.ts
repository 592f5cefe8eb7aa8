import { spawnSync } from 'node:child_process';

/**
 * Whether a folder is inside a Git worktree that has a commit, and git can be run. Only then can pages show when they
 * were last changed. A copy of the sources without a repository, or in a new one, still builds.
 */
export function isGitWorktree(folder: string): boolean {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--is-inside-work-tree');
  if (status !== 0 || stdout.trim() !== 'true') return false;
  return git('rev-parse', '--verify', '--quiet', 'HEAD').status === 0;
}
