const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Text with the character references of HTML that this site's pages have: numbers and the few names of a renderer. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name: string) => {
        const code = hex ? parseInt(hex as string, 16) : Number(decimal);
        if (name) return named[name.toLowerCase()] ?? whole;
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      })
    : text;
