// Cuts a full test run into parts that take about the same time.

/**
 * Reads the value of `--shard`.
 * @param {string} text such as `2/4`
 * @returns {{ index: number, count: number }}
 * @throws {Error} if it is anything else
 */
export function parseShard(text) {
  const [, index, count] = (/^([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? []).map(Number);
  if (!index || index > count) {
    throw new Error(
      `--shard is "${text}"; allowed: k/n with k from 1 to n, such as 2/4 for the second of four.`,
    );
  }
  return { index, count };
}

/**
 * @typedef {{ kind: string, name: string }} Unit what runs in one piece: a stage, the claims or the visit of a page, a test file
 */

/**
 * Returns the units of one shard. The longest come first, each into the shard that has the least so far; what was never timed counts
 * like the median of its kind. All shards together have each unit once, whatever the order of the units.
 *
 * @param {readonly Unit[]} units
 * @param {{ index: number, count: number }} shard
 * @param {(unit: Unit) => number | undefined} secondsOf how long a unit took in the last full run
 * @returns {Unit[]}
 */
export function unitsOfShard(units, { index, count }, secondsOf) {
  const medians = new Map();
  for (const kind of new Set(units.map((unit) => unit.kind))) {
    const known = units
      .filter((unit) => unit.kind === kind)
      .map(secondsOf)
      .filter((seconds) => seconds !== undefined)
      .sort((a, b) => a - b);
    medians.set(kind, known[Math.floor(known.length / 2)] ?? 10);
  }
  const timed = units
    .map((unit) => ({ unit, seconds: secondsOf(unit) ?? medians.get(unit.kind) }))
    .sort(
      (a, b) =>
        b.seconds - a.seconds ||
        (`${a.unit.kind} ${a.unit.name}` < `${b.unit.kind} ${b.unit.name}` ? -1 : 1),
    );
  const shards = Array.from({ length: count }, () => ({ seconds: 0, units: [] }));
  for (const { unit, seconds } of timed) {
    const least = shards.reduce((a, b) => (b.seconds < a.seconds ? b : a));
    least.seconds += seconds;
    least.units.push(unit);
  }
  return shards[index - 1].units;
}
