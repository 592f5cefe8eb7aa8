/**
 * Whether a person is watching: at a terminal, and not in CI, where progress lines would only fill the log.
 * @param {{ env?: Record<string, string | undefined>, stream?: { isTTY?: boolean } }} [where]
 */
export const isWatched = ({ env = process.env, stream = process.stdout } = {}) =>
  Boolean(stream.isTTY) && !env.CI;

/**
 * Formats a time for people: `48 s`, `6 min 5 s`.
 * @param {number} ms
 */
export function timeOf(ms) {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return [
    minutes > 0 && `${minutes} min`,
    (seconds % 60 > 0 || minutes === 0) && `${seconds % 60} s`,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Reports what a command is doing and how far it is, in whole lines, so that the output of other programs stays readable.
 * Prints nothing if no person is watching.
 * @param {object} [options]
 * @param {boolean} [options.watched]
 * @param {(line: string) => void} [options.write]
 */
export function createProgress({ watched = isWatched(), write = console.log } = {}) {
  const say = (line) => {
    if (watched) write(line);
  };

  /**
   * Reports at intervals how far something is, until it is stopped.
   * @param {() => string | undefined} read returns a line; nothing is printed while it is undefined or the same as before
   * @param {number} [every] in milliseconds
   * @returns {() => void} stops the reports
   */
  function follow(read, every = 5_000) {
    if (!watched) return () => undefined;
    let before;
    const timer = setInterval(() => {
      const line = read();
      if (line !== undefined && line !== before) write(line);
      before = line;
    }, every);
    timer.unref();
    return () => clearInterval(timer);
  }

  /**
   * Runs steps one after the other, up to the first that fails.
   * @param {Record<string, () => Promise<number>>} all the steps, by the name that people see; each resolves with its exit code
   * @returns {Promise<number>} the exit code of the last one that ran
   */
  async function steps(all) {
    const entries = Object.entries(all);
    for (const [index, [name, step]] of entries.entries()) {
      say(`\n[${index + 1}/${entries.length}] ${name}`);
      const since = Date.now();
      const code = await step();
      const how = code === 0 ? 'done' : 'failed';
      say(`[${index + 1}/${entries.length}] ${name}: ${how} in ${timeOf(Date.now() - since)}`);
      if (code !== 0) return code;
    }
    return 0;
  }

  return { watched, say, follow, steps };
}
