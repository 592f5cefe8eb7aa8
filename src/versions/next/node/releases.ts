const exact = /(?<![\w.^~@-])(\d+\.\d+\.\d+)(?![\w-]|\.\d)/g;

/** A number without a patch part may be a measurement, so a word before it must mark it as a version. */
const short =
  /\b(?:v|(?:versions?|releases?|before|since|until|from)\s+)(\d+\.\d+)(?![\w%]|\.\d)/gi;

/** Returns the releases of a major that a text names; "since 8.4" means `8.4.0`. Ranges and file names don't count. */
export function releasesIn(text: string, major: string): string[] {
  const found = [
    ...[...text.matchAll(exact)].map(([, version = '']) => version),
    ...[...text.matchAll(short)].map(([, version = '']) => `${version}.0`),
  ];
  return [...new Set(found)].filter((version) => version.startsWith(`${major}.`));
}
