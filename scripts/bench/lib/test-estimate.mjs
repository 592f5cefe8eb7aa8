/** What a stage of `npm test` scales with; a stage that is not listed takes the same time for a site of any size. */
const growsWith = {
  types: 'demos',
  lint: 'demos',
  prose: 'guides',
  coverage: 'guides',
  'unit tests': 'demos',
  claims: 'guides',
  'browser tests': 'guides',
};

/** Lanes of stages that run in parallel, as in `scripts/test.mjs`; only the longest lane counts. */
const besides = [
  [
    ['types', 'lint', 'prose', 'coverage', 'claims'],
    ['unit tests', 'build', 'build failures'],
  ],
];

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * Estimates how long `npm test` would take for a larger site, from its last run here. A stage that works by guide or by demo
 * is scaled as a whole, which overstates the work it does only once.
 * @param {Record<string, number>} stages name -> milliseconds of the last run
 * @param {{ guides: number, demos: number }} now what the project has
 * @param {{ guides: number, demos: number }} then what the larger site has
 * @param {number} [buildSeconds] of the larger site, measured
 * @returns {{ rows: [name: string, now: number, then: number][], total: number }} seconds; of parallel lanes, the total counts
 *   the longest
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
