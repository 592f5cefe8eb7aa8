// What changed since the last full run, from git.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Runs git. @returns {string | undefined} its output; undefined if it failed or isn't installed */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
}

const linesOf = (text = '') => text.split('\n').filter(Boolean);

/** Whether the history of the checked-out commit contains another one; false without git, in an archive or a shallow clone. */
export const isAncestor = (commit) =>
  git('merge-base', '--is-ancestor', commit, 'HEAD') !== undefined;

/** Returns the checked-out commit; undefined without git. */
export const headCommit = () => git('rev-parse', 'HEAD')?.trim();

/** Whether all files are as they are in the checked-out commit. */
export const isCommitted = () => git('status', '--porcelain')?.trim() === '';

/** Whether this is a shallow clone, whose history ends early. */
export const isShallow = () => git('rev-parse', '--is-shallow-repository')?.trim() === 'true';

/**
 * Returns the files that are not as they were in a commit, also new and uncommitted ones.
 * @param {string} commit an ancestor of the checked-out one
 * @returns {import('./index.mjs').Change[]}
 */
export function changesSince(commit) {
  const since = new Map();
  let time = Infinity;
  // From the newest commit to the oldest, so that the last time that a file gets is that of its first change.
  for (const line of linesOf(git('log', '--format=@%ct', '--name-only', `${commit}..HEAD`))) {
    if (line.startsWith('@')) time = Number(line.slice(1));
    else since.set(line, time);
  }
  const files = [
    // Without renames: a moved file changed the page that it left, too.
    ...linesOf(git('diff', '--name-only', '--no-renames', commit)),
    ...linesOf(git('ls-files', '--others', '--exclude-standard')),
  ];
  return files.map((file) => ({ file, since: since.get(file) ?? Infinity }));
}

/**
 * Returns the packages whose version in `package.json` is not as it was in a commit.
 * @param {string} commit
 * @param {'dependencies' | 'devDependencies'} kind
 * @returns {string[]}
 */
export function changedPackages(commit, kind) {
  const versionsIn = (manifest = '{}') => JSON.parse(manifest)[kind] ?? {};
  const before = versionsIn(git('show', `${commit}:package.json`));
  const now = versionsIn(readFileSync('package.json', 'utf8'));
  return Object.keys({ ...before, ...now }).filter((name) => before[name] !== now[name]);
}
