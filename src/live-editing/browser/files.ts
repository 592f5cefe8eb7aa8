import { readText } from '../../utils/readText';

const iconFont = 'assets/icon-font/';

/** Fetches the text of this page's own stylesheets, which are in the browser's cache. */
export function readStyles(): Promise<string[]> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const own = links
    .map(({ href }) => href)
    .filter((href) => href.startsWith(window.location.origin) && !href.includes(iconFont));
  return Promise.all(own.map(async (href) => (await readText(href)) ?? ''));
}

/** Fetches the icon font's stylesheet and inlines the font: a frame without an origin can't fetch it. */
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
