/** A request that can't be answered. The message says what to ask for instead. */
export class AskError extends Error {
  override name = 'AskError';
}

/** Maximum length of a name from a request that a message repeats. */
const mostNamed = 100;

/** Returns a text without control characters, which could change what a terminal shows, and without halves of surrogate pairs. */
export const clean = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}]/gu, (found) => (/[\n\t]/.test(found) ? found : ''));

/** Returns a name for a message, in quotation marks, on one line and not too long. */
export function quoted(name: string): string {
  const line = clean(name).replace(/\s+/g, ' ');
  return `"${line.length > mostNamed ? `${line.slice(0, mostNamed)}…` : line}"`;
}

/** Joins names for a message: `"a", "b" and "c"`. */
export function listed(names: readonly string[], word: 'and' | 'or' = 'or'): string {
  const all = names.map(quoted);
  const last = all.pop() ?? '';
  return all.length > 0 ? `${all.join(', ')} ${word} ${last}` : last;
}
