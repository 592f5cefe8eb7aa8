/** The font size that the pixels of a breakpoint are written for. */
const fontSize = 16;

/**
 * Rewrites the lengths of a media query from pixels to em: the breakpoints of the site and of the theme then follow the font
 * size that a reader has set in the browser, as zoom does, and a window that is too narrow for large text gets a phone's layout.
 */
export const mediaInEm = (query: string): string =>
  query.replace(/(\d*\.?\d+)px/g, (_length, pixels: string) => `${Number(pixels) / fontSize}em`);
