/**
 * The number of the first line of a page's front matter, from a given one on, that satisfies a test; the given one when none
 * does.
 */
export function lineWhere(source: string, from: number, test: (line: string) => boolean): number {
  const lines = source.split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  const block = lines.slice(0, end === -1 ? undefined : end);
  const index = block.findIndex((line, at) => at >= from - 1 && test(line));
  return index === -1 ? from : index + 1;
}

/** The line on which a field of the front matter stands; the first one when none does. */
export const lineOfField = (source: string, field: string): number =>
  lineWhere(source, 1, (line) => line.replace(/["']/g, '').startsWith(`${field}:`));
