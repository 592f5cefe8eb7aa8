/** A request that can't be answered. The message says what to ask for instead. */
export class AskError extends Error {
  override name = 'AskError';
}

/** Joins names for a message: `"a", "b" and "c"`. */
export function listed(names: readonly string[], word: 'and' | 'or' = 'or'): string {
  const quoted = names.map((name) => `"${name}"`);
  const last = quoted.pop() ?? '';
  return quoted.length > 0 ? `${quoted.join(', ')} ${word} ${last}` : last;
}
