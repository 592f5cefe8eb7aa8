/** Returns the length of the longest run of backticks in a text. */
export const longestRun = (text: string): number =>
  Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));

/** Formats a text as inline code of Markdown, whatever it contains; a line break becomes a space. */
export function inlineCode(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ').trim();
  const longest = longestRun(line);
  const ticks = '`'.repeat(longest + 1);
  return longest > 0 ? `${ticks} ${line} ${ticks}` : `${ticks}${line}${ticks}`;
}
