/** The longest run of backticks in a code. */
const longestRun = (code: string): number =>
  Math.max(0, ...Array.from(code.matchAll(/`+/g), ([run]) => run.length));

/** Code as a fence that nothing in it can close, with the name of its file when it has one. */
export function fence(language: string, code: string, title?: string): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(code) + 1));
  const info = title === undefined ? language : `${language} title="${title}"`;
  return `${ticks}${info}\n${code}\n${ticks}`;
}
