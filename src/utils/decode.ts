/*
 * Addresses come from anyone, and a broken escape such as `#100%` makes the browser's own functions throw. These return such
 * text as it is. In the browser, libraries get them in place of their own calls, too: see `src/interaction/robustness`.
 */

const tolerant =
  (decode: (text: string) => string) =>
  (text: string): string => {
    try {
      return decode(text);
    } catch {
      return text;
    }
  };

/** Decodes a part of an address, such as its hash; text with a broken escape is returned as it is. */
export const decodePart = tolerant(globalThis.decodeURIComponent);

/** Decodes a whole path, but not the signs that divide it; text with a broken escape is returned as it is. */
export const decodePath = tolerant(globalThis.decodeURI);
