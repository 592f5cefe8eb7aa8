/** The environment variable that names the icon font of another service. */
export const iconFontVariable = 'ICON_FONT_URL';

/** The icon font that a maintainer chose. */
export interface IconFont {
  /** Its stylesheet: an http(s) address, or a path on the site's own host. */
  stylesheet: string;
  /** Origins of the font files, if they are not on the host of the stylesheet. */
  fontHosts: string[];
}

const isPath = (value: string): boolean => /^\/(?![/\\])/.test(value);

const isAddress = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !new URL(value).username;

/**
 * Reads the setting of the icon font: the stylesheet and, after spaces, the hosts of its font files.
 *
 * @param env the environment of the build
 * @returns undefined if it is unset or empty: the site then serves its own copy
 * @throws Error naming the variable, what was found and what is allowed
 */
export function parseIconFont(env: NodeJS.ProcessEnv): IconFont | undefined {
  const value = env[iconFontVariable]?.trim() ?? '';
  if (value === '') return undefined;
  const [stylesheet = '', ...hosts] = value.split(/\s+/);
  const isValid =
    (isPath(stylesheet) || isAddress(stylesheet)) &&
    !stylesheet.endsWith(',') &&
    // A policy is written with these, so nothing but a host may be in them.
    hosts.every((host) => isAddress(host) && /^[\w.:[\]-]+\/{2}[\w.:[\]-]+\/?$/.test(host));
  if (!isValid) {
    throw new Error(
      `${iconFontVariable}: found ${JSON.stringify(value)}; allowed are the address of a stylesheet and, if its font files are on other hosts, those hosts after spaces, such as "https://fonts.example/icons.css https://files.example".`,
    );
  }
  return { stylesheet, fontHosts: hosts.map((host) => new URL(host).origin) };
}
