/*
 * Encodes the numbers of an index as text. Hosts compress JSON, but not every other format. Compressed, this is as small as
 * a binary file, since nearly all numbers take one character.
 */

/** Printable ASCII without the two characters that JSON escapes. */
const alphabet = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .filter((character) => character !== '"' && character !== '\\')
  .join('');
const base = alphabet.length;
/** Numbers below this take one character. The next digits start a number of two characters, and the last one of four. */
const single = 72;
const leads = base - single - 1;
const double = single + leads * base;

/** The value of each character by its code; `noDigit` for a character that is not a digit. */
const noDigit = 255;
const values = new Uint8Array(128).fill(noDigit);
for (let index = 0; index < base; index += 1) values[alphabet.charCodeAt(index)] = index;

const digit = (value: number): string => alphabet.charAt(value);

/** Encodes a whole number from 0 to about 800,000 as one, two or four characters. */
export function encodeNumber(value: number): string {
  if (value < single) return digit(value);
  if (value < double) {
    const rest = value - single;
    return digit(single + Math.floor(rest / base)) + digit(rest % base);
  }
  const rest = value - double;
  return (
    digit(base - 1) +
    digit(Math.floor(rest / base / base)) +
    digit(Math.floor(rest / base) % base) +
    digit(rest % base)
  );
}

/** Reads numbers one by one. */
export class NumberReader {
  #at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  #digit(): number {
    const value = values[this.#text.charCodeAt(this.#at)] ?? noDigit;
    this.#at += 1;
    if (value === noDigit) {
      throw new RangeError('The index ends early or contains invalid data.');
    }
    return value;
  }

  /** @throws RangeError past the end and on anything that `encodeNumber` does not write */
  next(): number {
    const first = this.#digit();
    if (first < single) return first;
    if (first < base - 1) return single + (first - single) * base + this.#digit();
    return double + (this.#digit() * base + this.#digit()) * base + this.#digit();
  }
}

/** Encodes sorted words without spaces, each as the number of letters it shares with the word before, then the rest. */
export function encodeWords(sorted: readonly string[]): string {
  let previous = '';
  return sorted
    .map((word) => {
      let shared = 0;
      while (shared < single - 1 && shared < word.length && word[shared] === previous[shared]) {
        shared += 1;
      }
      previous = word;
      return encodeNumber(shared) + word.slice(shared);
    })
    .join('\n');
}

export function decodeWords(text: string): string[] {
  let previous = '';
  return text === ''
    ? []
    : text.split('\n').map((entry) => {
        previous = previous.slice(0, values[entry.charCodeAt(0)] ?? 0) + entry.slice(1);
        return previous;
      });
}
