/** A question that cannot be answered as it was asked; the message says what can be asked instead. */
export class AskError extends Error {
  override name = 'AskError';
}

/** `"a", "b" and "c"`, for messages. */
export function listed(names: readonly string[], word: 'and' | 'or' = 'or'): string {
  const quoted = names.map((name) => `"${name}"`);
  const last = quoted.pop() ?? '';
  return quoted.length > 0 ? `${quoted.join(', ')} ${word} ${last}` : last;
}
