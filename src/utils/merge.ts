/** Whether a value is an object with keys, not a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns two objects of plain data as one, and objects in them likewise; where they differ, the second wins. */
export function merge<First extends object, Second extends object>(
  first: First,
  second: Second,
): First & Second {
  const result = { ...first } as Record<string, unknown>;
  for (const [key, value] of Object.entries(second)) {
    const before = result[key];
    result[key] = isRecord(before) && isRecord(value) ? merge(before, value) : value;
  }
  return result as First & Second;
}
