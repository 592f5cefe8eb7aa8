import { existsSync } from 'node:fs';
import path from 'node:path';
import { docsDirOf, type Snapshot } from '../../../products/snapshots';
import { filesBelow } from '../../../utils/filesBelow';

/**
 * Whether frozen versions are built: by default in `npm run build`, but in `npm start` only with `VERSIONS=all`, since each
 * costs as much as the current docs. `VERSIONS=current` leaves them out of a build.
 *
 * @throws Error for any other value
 */
export function hasFrozenVersions({ NODE_ENV, VERSIONS }: NodeJS.ProcessEnv): boolean {
  if (VERSIONS && VERSIONS !== 'all' && VERSIONS !== 'current') {
    throw new Error(`VERSIONS is "${VERSIONS}"; it must be "all" or "current".`);
  }
  return VERSIONS ? VERSIONS === 'all' : NODE_ENV === 'production';
}

/** Returns the versions that this run builds and whose pages the site has: the small site of a test has none. */
export const builtVersions = <Version extends { docsDir: string }>(
  siteDir: string,
  all: readonly Version[],
): Version[] =>
  all.filter(
    ({ docsDir }) =>
      (docsDir === 'docs' || hasFrozenVersions(process.env)) &&
      existsSync(path.join(siteDir, docsDir)),
  );

/** Returns the snapshots that this run builds. */
export const existingSnapshots = (siteDir: string, all: readonly Snapshot[]): Snapshot[] =>
  builtVersions(
    siteDir,
    all.map((snapshot) => ({ snapshot, docsDir: docsDirOf(snapshot) })),
  ).map(({ snapshot }) => snapshot);

/**
 * Finds the hand-written pages of frozen versions, whether this run builds these versions or not. The reference is left
 * out, because it is generated for each version.
 *
 * @returns path of a page, such as `/react-data-grid/old/` -> the first version that has it
 */
export function frozenPaths(siteDir: string, all: readonly Snapshot[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const snapshot of all) {
    for (const file of filesBelow(path.join(siteDir, docsDirOf(snapshot)))) {
      const [, page] = /^(.+)\/index\.mdx?$/.exec(file) ?? [];
      if (page === undefined || /^(?:api\/|_)/.test(page) || found.has(`/${page}/`)) continue;
      found.set(`/${page}/`, snapshot.version);
    }
  }
  return found;
}
