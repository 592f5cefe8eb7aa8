// Runs the stages of a test run and says how they went.
import { seconds } from './report.mjs';

/**
 * @typedef {() => Promise<{ code: number, output?: string }>} Stage
 * @typedef {Record<string, Stage>} Lane stages that run one after the other
 * @typedef {import('./report.mjs').Stage} Result
 */

/** How many lanes run at the same time. Few stages keep two cores busy all the time; three would get in each other's way. */
const width = 2;

/**
 * Runs lists of lanes. The lists run one after the other; of the lanes of a list, two run at any time, and the next one begins
 * when one ends. The stages of a lane need nothing from those of another: they read the same packages and write into folders of
 * their own. After a failure in any lane, no further stage starts, unless `isNeeded` says that nothing else needs the failed stage:
 * then only the rest of its lane is left out.
 *
 * @param {readonly Lane[][]} lists
 * @param {object} options
 * @param {(name: string) => Result['report']} [options.reportOf] reads the report of a stage that has ended
 * @param {(name: string) => boolean} [options.isNeeded] whether all that follows needs a stage
 * @returns {Promise<Result[]>} the results in the order in which the stages ended
 */
export async function runStages(lists, { reportOf = () => undefined, isNeeded = () => true } = {}) {
  const done = [];
  const count = lists.flatMap((lanes) => lanes.flatMap(Object.keys)).length;
  const runLane = async (lane) => {
    for (const [name, stage] of Object.entries(lane)) {
      if (done.some((each) => !each.ok && isNeeded(each.name))) return;
      console.log(`\n== ${name}`);
      const from = Date.now();
      const { code, output } = await stage();
      const ok = code === 0;
      const ms = Date.now() - from;
      done.push({ name, ms, ok, output, report: reportOf(name) });
      console.log(`${ok ? '✓' : '✗'} ${name} (${seconds(ms)}), ${done.length} of ${count}`);
      if (!ok) return;
    }
  };

  for (const lanes of lists) {
    const waiting = lanes.values();
    const runNext = async () => {
      for (const lane of waiting) await runLane(lane);
    };
    await Promise.all(Array.from({ length: width }, runNext));
  }
  return done;
}

/**
 * Leaves out the stages that a run doesn't need, and what is empty then.
 * @param {readonly Lane[][]} lists
 * @param {(name: string) => boolean} isWanted
 * @returns {Lane[][]}
 */
export const onlyStages = (lists, isWanted) =>
  lists
    .map((lanes) =>
      lanes
        .map((lane) => Object.fromEntries(Object.entries(lane).filter(([name]) => isWanted(name))))
        .filter((lane) => Object.keys(lane).length > 0),
    )
    .filter((lanes) => lanes.length > 0);
