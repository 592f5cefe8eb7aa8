// Cuts a full test run into parts.

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
 * Returns the units of one shard: of each kind, every shard has about the same number. All shards together have each unit once.
 *
 * @param {readonly Unit[]} units the same in every shard, those of a kind one after the other
 * @param {{ index: number, count: number }} shard
 * @returns {Unit[]}
 */
export const unitsOfShard = (units, { index, count }) =>
  units.filter((_, at) => at % count === index - 1);
