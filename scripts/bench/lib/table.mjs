import { availableParallelism, loadavg } from 'node:os';

/**
 * Lays rows out in columns.
 * @param {(string | number)[][]} rows the first one is the header; columns of numbers are right-aligned
 */
export function formatTable(rows) {
  const widths = rows[0].map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  );
  const isNumeric = rows[0].map((_, column) =>
    rows.slice(1).every((row) => /^[-+\d.,]*(?: \S+)?$/.test(String(row[column] ?? ''))),
  );
  const line = (row) =>
    row
      .map((cell, column) => {
        const text = String(cell ?? '');
        return isNumeric[column] ? text.padStart(widths[column]) : text.padEnd(widths[column]);
      })
      .join('  ')
      .trimEnd();
  return [
    line(rows[0]),
    widths.map((width) => '-'.repeat(width)).join('  '),
    ...rows.slice(1).map(line),
  ].join('\n');
}

/** Formats bytes in kB of 1,000, like the site's size budgets. */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** The header of `costCells`. */
export const costHeader = ['CPU s', 'peak memory', 'wall s'];

/** Formats the cost of a run as table cells. @param {Awaited<ReturnType<import('./measured-build.mjs').measuredBuild>>} run */
export const costCells = ({ cpuSeconds, peakBytes, wallSeconds }) => [
  cpuSeconds.toFixed(1),
  peakBytes === undefined ? 'not measured' : `${(peakBytes / 1e9).toFixed(2)} GB`,
  wallSeconds.toFixed(1),
];

/** Returns the median: the number in the middle, or the mean of the two in the middle. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Returns a warning that timings are too high because the machine is busy, or an empty string on an idle one. */
export function busyRemark() {
  const [load] = loadavg();
  const cores = availableParallelism();
  return load > cores
    ? `The machine is busy (load ${load.toFixed(1)} on ${cores} cores): timings are higher than on an idle one.\n`
    : '';
}
