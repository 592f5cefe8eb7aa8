/** A `*` of a pattern, by its position. */
export interface Key {
  name: number;
}

const escaped = (character: string): string => character.replace(/[.+*?=^!:${}()[\]|/\\]/, '\\$&');

/**
 * Replaces `path-to-regexp` in the browser: Docusaurus' routes are plain addresses and `*`, for which neither case nor a slash at
 * the end matters. `readRoutes` stops the build at a route with a parameter, which this could not parse.
 *
 * @param pattern - an address; a backslash escapes the character after it
 * @param keys - receives an entry for each `*`
 * @param options - `end`: whether the pattern must match to the end
 */
export default function pathToRegexp(
  pattern: string,
  keys: Key[],
  { end = true }: { end?: boolean } = {},
): RegExp {
  const source = pattern.replace(/\\(.)|([^\w\s-])/g, (_, literal?: string, sign?: string) => {
    if (sign === '*') {
      keys.push({ name: keys.length });
      return '(.*)';
    }
    return escaped(literal ?? sign ?? '');
  });
  const body = source.endsWith('\\/') ? source.slice(0, -2) : source;
  return new RegExp(`^${body}(?:\\/(?=$))?${end ? '$' : '(?=\\/|$)'}`, 'i');
}
