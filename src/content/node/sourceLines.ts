/**
 * Returns the numbers of the lines that contain one of the names in quotes, without comment lines. That is enough to point
 * a writer to an entry in `sidebars.ts` without parsing it.
 */
export function linesNaming(source: string, names: readonly string[]): number[] {
  const quoted = names.flatMap((name) => ["'", '"', '`'].map((quote) => `${quote}${name}${quote}`));
  return source
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(
      ({ line }) => !/^(?:\/\/|\/?\*)/.test(line) && quoted.some((name) => line.includes(name)),
    )
    .map(({ number }) => number);
}
