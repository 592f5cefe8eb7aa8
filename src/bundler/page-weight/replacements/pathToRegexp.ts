/** A `*` of a pattern, by its position. */
export interface Key {
  name: number;
}

interface Options {
  /** Whether the pattern must match to the end. */
  end?: boolean;
  /** Whether a trailing slash matters. */
  strict?: boolean;
  sensitive?: boolean;
}

const escaped = (character: string): string => character.replace(/[.+*?=^!:${}()[\]|/\\]/, '\\$&');

/**
 * Replaces `path-to-regexp` in the browser: Docusaurus' routes are plain addresses and `*`. `readRoutes` stops the build at a
 * route with a parameter, which this could not parse.
 *
 * @param pattern - an address; a backslash escapes the character after it
 * @param keys - receives an entry for each `*`
 */
export default function pathToRegexp(
  pattern: string,
  keys: Key[],
  { end = true, strict = false, sensitive = false }: Options = {},
): RegExp {
  const source = pattern.replace(/\\(.)|([^\w\s-])/g, (_, literal?: string, sign?: string) => {
    if (sign === '*') {
      keys.push({ name: keys.length });
      return '(.*)';
    }
    return escaped(literal ?? sign ?? '');
  });
  const hasSlash = source.endsWith('\\/');
  const body = strict ? source : `${hasSlash ? source.slice(0, -2) : source}(?:\\/(?=$))?`;
  const rest = strict && hasSlash ? '' : '(?=\\/|$)';
  return new RegExp(`^${body}${end ? '$' : rest}`, sensitive ? '' : 'i');
}
