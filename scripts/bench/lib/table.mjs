import { availableParallelism, loadavg } from 'node:os';

/**
 * Lays rows out in columns.
 * @param {(string | number)[][]} rows the first one is the header; numbers are aligned at their end
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

/** Bytes in kB of 1,000, as the size budgets of the site count. */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const measured = (value, format) => (value === undefined ? 'not measured' : format(value));

/** What `costCells` gives. */
export const costHeader = ['CPU s', 'peak memory', 'wall s'];

/** What a program has cost, as cells of a table. @param {Awaited<ReturnType<import('./measured-run.mjs').measuredRun>>} run */
export const costCells = ({ cpuSeconds, peakBytes, wallSeconds }) => [
  measured(cpuSeconds, (seconds) => seconds.toFixed(1)),
  measured(peakBytes, (bytes) => `${(bytes / 1e9).toFixed(2)} GB`),
  wallSeconds.toFixed(1),
];

/** The middle one of some numbers; of an even count the mean of the two in the middle. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** A sentence on how much a busy machine spoils timings; nothing on an idle one. */
export function busyRemark() {
  const [load] = loadavg();
  const cores = availableParallelism();
  return load > cores
    ? `The machine is busy (load ${load.toFixed(1)} on ${cores} cores): timings are higher than on an idle one.\n`
    : '';
}
