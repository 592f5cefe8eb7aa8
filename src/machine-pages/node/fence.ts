/** Returns the length of the longest run of backticks in some code. */
const longestRun = (code: string): number =>
  Math.max(0, ...Array.from(code.matchAll(/`+/g), ([run]) => run.length));

/** Returns code as a fence that nothing in it can close, with its file name if there is one. */
export function fence(language: string, code: string, title?: string): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(code) + 1));
  const info = title === undefined ? language : `${language} title="${title}"`;
  return `${ticks}${info}\n${code}\n${ticks}`;
}
