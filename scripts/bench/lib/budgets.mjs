import { kilobytes } from './table.mjs';

const bytesPerPage = (bytes) => `${bytes.toFixed(1)} bytes`;
const milliseconds = (ms) => `${Math.round(ms)} ms`;
const gigabytes = (bytes) => `${(bytes / 1e9).toFixed(2)} GB`;
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
const seconds = (value) => `${value.toFixed(1)} s`;
const percent = (share) => `${(share * 100).toFixed(0)} %`;

/**
 * Budgets by name: the maximum and how it is printed. The first group is for a site of plain pages, the second for the whole
 * site. Bytes of a visit are gzip, those of a build uncompressed.
 */
export const budgets = {
  'JavaScript at load': [145_000, kilobytes],
  'CSS at load': [16_000, kilobytes],
  'HTML of a page': [11_000, kilobytes],
  'everything at load': [165_000, kilobytes],
  'five idle seconds': [0, kilobytes],
  'growth per page': [20, bytesPerPage],
  'bytes of a click': [6_000, kilobytes],
  'time of a click': [60, milliseconds],
  'peak memory': [3e9, gigabytes],

  'CPU of a cold build': [420, seconds],
  'memory of a cold build': [6e9, gigabytes],
  // A share of the CPU of a cold build, like `warm build`.
  compressing: [0.2, percent],
  'bytes of a build': [320e6, megabytes],
  'warm build': [0.4, percent],
  'first live page': [30, seconds],
  'live change': [3, seconds],
  'all tests': [30 * 60, seconds],
};

/**
 * Compares a measurement with its budget.
 * @param {keyof budgets} name
 * @param {number} value
 * @returns {[string, string, string, 'ok' | 'over']} name, value, budget and verdict, as a row of a table
 */
export function verdictOf(name, value) {
  const [most, format] = budgets[name];
  return [name, format(value), format(most), value <= most ? 'ok' : 'over'];
}
