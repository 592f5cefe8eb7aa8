import { existsSync } from 'node:fs';
import path from 'node:path';
import { docsDirOf, type Snapshot } from '../../products/snapshots';

/** The snapshots whose pages a site has: a small site of a test has none of the registry's. */
export function existingSnapshots(siteDir: string, all: readonly Snapshot[]): Snapshot[] {
  return all.filter((snapshot) => existsSync(path.join(siteDir, docsDirOf(snapshot))));
}
