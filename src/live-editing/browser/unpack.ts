/** The signs of `compressToEncodedURIComponent`; each stands for six bits. */
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-$';

/** Codes with a meaning of their own: a letter of 8 or 16 bits follows, or the text ends. */
const [shortLetter, longLetter, end] = [0, 1, 2];

/**
 * Unpacks what `compressToEncodedURIComponent` of lz-string has packed. Unlike the library, it stops at a limit: a link of a few
 * kilobytes can hold a text of many megabytes, which would fill the reader's memory.
 *
 * @param most - the maximum length of the text
 * @returns undefined if the text would be longer
 * @throws Error for anything that is not such a text
 */
export function unpack(packed: string, most: number): string | undefined {
  let position = 0;
  function read(bits: number): number {
    let value = 0;
    for (let bit = 0; bit < bits; bit += 1, position += 1) {
      const sign = signs.indexOf(packed[Math.floor(position / 6)] ?? 'none');
      if (sign < 0) throw new Error('Not a packed text.');
      value |= ((sign >> (5 - (position % 6))) & 1) << bit;
    }
    return value;
  }

  // The first three entries are never read: their codes are the ones above.
  const entries = ['', '', ''];
  let text = '';
  let last = '';
  while (text.length <= most) {
    // As many bits as the number of entries has.
    let code = read(32 - Math.clz32(entries.length));
    if (code === end) return text;
    if (code === shortLetter || code === longLetter) {
      code = entries.push(String.fromCharCode(read(code === shortLetter ? 8 : 16))) - 1;
    }
    const entry = entries[code] ?? (code === entries.length && last ? last + last.charAt(0) : '');
    if (!entry) throw new Error('Not a packed text.');
    text += entry;
    if (last) entries.push(last + entry.charAt(0));
    last = entry;
  }
  return undefined;
}
