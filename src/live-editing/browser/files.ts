/** What the frame may read: scripts that the build has made. It asks in the name of code that anyone may have written. */
const readable = /^assets\/js\/[\w.~-]+\.js$/;

/**
 * The text of a script of the site.
 * @returns null when it is none, or cannot be had
 */
export async function readScript(baseUrl: string, path: string): Promise<string | null> {
  if (!readable.test(path)) return null;
  try {
    const response = await fetch(baseUrl + path);
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

const iconFont = 'assets/icon-font/';

let styles: Promise<string[]> | undefined;

/** The site's own stylesheets, as the page has them. */
export function readStyles(): Promise<string[]> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const own = links
    .map(({ href }) => href)
    .filter((href) => href.startsWith(window.location.origin) && !href.includes(iconFont));
  styles ??= Promise.all(
    own.map(async (href) => {
      const response = await fetch(href);
      return response.ok ? response.text() : '';
    }),
  ).catch(() => {
    styles = undefined;
    return [];
  });
  return styles;
}

/** The stylesheet of the icon font with the font inside: a frame without an origin may fetch none. */
export async function readIconFont(baseUrl: string): Promise<string[]> {
  try {
    const [sheet, font] = await Promise.all(
      ['filled.css', 'material-icons.woff2'].map((name) => fetch(`${baseUrl}${iconFont}${name}`)),
    );
    if (!sheet?.ok || !font?.ok) return [];
    const bytes = new Uint8Array(await font.arrayBuffer());
    const binary = bytes.reduce((text, byte) => text + String.fromCharCode(byte), '');
    const source = `src: url(data:font/woff2;base64,${btoa(binary)}) format('woff2')`;
    return [(await sheet.text()).replace(/src:[^;}]*/g, source)];
  } catch {
    return [];
  }
}
