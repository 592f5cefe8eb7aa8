/**
 * The numbers of the lines of a source on which one of some names stands in quotes, comments aside: enough to lead a
 * writer to an entry of `sidebars.ts` without parsing it.
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
