/** Returns what a function returns; undefined where it throws, as for a text that can't be read. */
export function orNothing<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
