/**
 * Returns the number of the first line in a page's front matter, starting from a given one, that passes a test; the given one
 * when none does.
 */
export function lineWhere(source: string, from: number, test: (line: string) => boolean): number {
  const lines = source.split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  const block = lines.slice(0, end === -1 ? undefined : end);
  const index = block.findIndex((line, at) => at >= from - 1 && test(line));
  return index === -1 ? from : index + 1;
}

/** Returns the line of a field in the front matter; the first line when there is no such field. */
export const lineOfField = (source: string, field: string): number =>
  lineWhere(source, 1, (line) => line.replace(/["']/g, '').startsWith(`${field}:`));
