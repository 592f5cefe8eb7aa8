import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Everything that is there; a build may be clearing the folder while it is read. */
function filesIn(folder) {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}

const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * How many pages of each version are in a build that is being written.
 * @param {string} outDir the build
 * @param {Record<string, string>} versions the label of each folder below it that holds a frozen version, and that of all
 *   else at `''`
 * @param {number} [since] when the build began, in milliseconds: what an earlier one left does not count
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
 * One line on how far the writing of pages is.
 * @param {Record<string, number>} now by label
 * @param {Record<string, number>} before as many as the build before had; 0 when there was none
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
