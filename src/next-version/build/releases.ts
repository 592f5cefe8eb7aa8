const exact = /(?<![\w.^~@-])(\d+\.\d+\.\d+)(?![\w-]|\.\d)/g;

/** Without a patch a number may be a measure, so that a word must say what it is. */
const short =
  /\b(?:v|(?:versions?|releases?|before|since|until|from)\s+)(\d+\.\d+)(?![\w%]|\.\d)/gi;

/** The releases of a major that a text names; "since 8.4" stands for `8.4.0`. Ranges and file names have none. */
export function releasesIn(text: string, major: string): string[] {
  const found = [
    ...[...text.matchAll(exact)].map(([, version = '']) => version),
    ...[...text.matchAll(short)].map(([, version = '']) => `${version}.0`),
  ];
  return [...new Set(found)].filter((version) => version.startsWith(`${major}.`));
}
