/** What a stage of `npm test` grows with; a stage that is not here takes as long in a site of any size. */
const growsWith = {
  types: 'demos',
  lint: 'demos',
  prose: 'guides',
  coverage: 'guides',
  'unit tests': 'demos',
  claims: 'guides',
  'browser tests': 'guides',
};

/** Lanes of stages that run beside each other, as in `scripts/test.mjs`: of these, the longest counts. */
const besides = [
  [['types', 'lint', 'prose', 'coverage'], ['unit tests']],
  [['build', 'build failures'], ['claims']],
];

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * What `npm test` would take in a larger site, from what its last run took here: a stage whose work is by guide or by demo
 * grows in their proportion, all of it, which overstates what it has to do once.
 * @param {Record<string, number>} stages name -> milliseconds of the last run
 * @param {{ guides: number, demos: number }} now what the project has
 * @param {{ guides: number, demos: number }} then
 * @param {number} [buildSeconds] of the larger site, measured
 * @returns {{ rows: [name: string, now: number, then: number][], total: number }} seconds; the total counts stages that run
 *   beside each other once
 */
export function estimateTests(stages, now, then, buildSeconds) {
  const rows = Object.entries(stages).map(([name, ms]) => {
    const unit = growsWith[name];
    const seconds = ms / 1000;
    const grown =
      name === 'build' && buildSeconds !== undefined
        ? buildSeconds
        : unit
          ? seconds * (then[unit] / now[unit])
          : seconds;
    return [name, seconds, grown];
  });
  const of = (names) =>
    sum(rows.filter(([name]) => names.includes(name)).map(([, , grown]) => grown));
  const inLanes = besides.flat(2);
  const alone = of(rows.map(([name]) => name).filter((name) => !inLanes.includes(name)));
  return { rows, total: alone + sum(besides.map((lanes) => Math.max(...lanes.map(of)))) };
}
