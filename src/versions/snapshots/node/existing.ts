import { existsSync } from 'node:fs';
import path from 'node:path';
import { docsDirOf, type Snapshot } from '../../../products/snapshots';

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
  env: NodeJS.ProcessEnv = process.env,
): Version[] =>
  all.filter(
    ({ docsDir }) =>
      (docsDir === 'docs' || hasFrozenVersions(env)) && existsSync(path.join(siteDir, docsDir)),
  );

/** Returns the snapshots that this run builds. */
export const existingSnapshots = (siteDir: string, all: readonly Snapshot[]): Snapshot[] =>
  builtVersions(
    siteDir,
    all.map((snapshot) => ({ snapshot, docsDir: docsDirOf(snapshot) })),
  ).map(({ snapshot }) => snapshot);
