import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { docsDirOf, type Snapshot } from '../../products/snapshots';

/**
 * The pages that writers wrote for frozen versions, whether this run builds these or not; the reference is made anew for
 * each version.
 *
 * @returns path of a page, such as `/react-data-grid/old/` -> the first of the versions that has it
 */
export function frozenPaths(siteDir: string, all: readonly Snapshot[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const snapshot of all) {
    const folder = path.join(siteDir, docsDirOf(snapshot));
    const files = existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
      : [];
    for (const file of files.map((each) => each.split(path.sep).join('/'))) {
      const [, page] = /^(.+)\/index\.mdx?$/.exec(file) ?? [];
      if (page === undefined || /^(?:api\/|_)/.test(page) || found.has(`/${page}/`)) continue;
      found.set(`/${page}/`, snapshot.version);
    }
  }
  return found;
}
