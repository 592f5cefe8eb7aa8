import path from 'node:path';
import { docsDirOf, type Snapshot } from '../../../products/snapshots';
import { filesBelow } from '../../../utils/filesBelow';

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
