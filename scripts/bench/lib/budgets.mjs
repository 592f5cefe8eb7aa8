const gigabytes = (bytes) => `${(bytes / 1e9).toFixed(2)} GB`;
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
const seconds = (value) => `${value.toFixed(1)} s`;
const percent = (share) => `${(share * 100).toFixed(0)} %`;

/** Budgets of the whole site by name: the maximum and how it is printed. Bytes are uncompressed. */
const budgets = {
  'CPU of a cold build': [420, seconds],
  'memory of a cold build': [6e9, gigabytes],
  // A share of the CPU of a cold build, like `warm build`.
  compressing: [0.2, percent],
  'bytes of a build': [320e6, megabytes],
  'warm build': [0.4, percent],
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
