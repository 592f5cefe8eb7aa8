/**
 * Whether a person looks on: at a terminal, and not in CI, whose logs would fill with lines that nobody watches.
 * @param {{ env?: Record<string, string | undefined>, stream?: { isTTY?: boolean } }} [where]
 */
export const isWatched = ({ env = process.env, stream = process.stdout } = {}) =>
  Boolean(stream.isTTY) && !env.CI;

/**
 * A time as people read it: `48 s`, `6 min 5 s`.
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
 * Tells a person what a command is doing and how far it is, in whole lines, so that what other programs print beside it
 * stays readable. Says nothing where nobody looks on.
 * @param {object} [options]
 * @param {boolean} [options.watched]
 * @param {(line: string) => void} [options.write]
 */
export function createProgress({ watched = isWatched(), write = console.log } = {}) {
  const say = (line) => {
    if (watched) write(line);
  };

  /**
   * Says again and again how far something is, until it ends.
   * @param {() => string | undefined} read one line; nothing is said while it is undefined or the same as before
   * @param {number} [every] in milliseconds
   * @returns {() => void} ends it
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
   * @param {Record<string, () => Promise<number>>} all what each does, for people, and its exit code
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
