import { kilobytes } from './table.mjs';

const bytesPerPage = (bytes) => `${bytes.toFixed(1)} bytes`;
const milliseconds = (ms) => `${Math.round(ms)} ms`;
const gigabytes = (bytes) => `${(bytes / 1e9).toFixed(2)} GB`;

/** What a site of plain pages may cost, by name: the most there may be, and how it is printed. Bytes are gzip. */
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
