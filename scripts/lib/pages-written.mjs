import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Lists all files in a folder. A build may clear the folder meanwhile; then there are none. */
function filesIn(folder) {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}

const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Counts the pages of each version in a build that is being written.
 * @param {string} outDir the folder of the build
 * @param {Record<string, string>} versions the label of each folder below it that contains a frozen version; at `''`, the label
 *   of everything else
 * @param {number} [since] when the build began, in milliseconds: pages of an earlier build don't count
 * @returns {Record<string, number>} by label
 */
export function pagesWritten(outDir, versions, since = 0) {
  const counts = Object.fromEntries(Object.values(versions).map((label) => [label, 0]));
  for (const file of filesIn(outDir)) {
    if (path.basename(file) !== 'index.html') continue;
    if (changedAt(path.join(outDir, file)) < since) continue;
    const [first] = file.split(path.sep);
    counts[versions[first] ?? versions['']] += 1;
  }
  return counts;
}

/**
 * Returns a line that says how many pages are written.
 * @param {Record<string, number>} now by label
 * @param {Record<string, number>} before how many the previous build had, by label; 0 if there was none
 * @returns {string | undefined} undefined while there is no page
 */
export function pagesLine(now, before) {
  const parts = Object.entries(now).map(([label, count]) => {
    const total = before[label] > 0 ? ` (${before[label]} in the build before)` : '';
    return `${label} ${count}${total}`;
  });
  return Object.values(now).some((count) => count > 0)
    ? `Pages written: ${parts.join(', ')}`
    : undefined;
}
