/** A replacement of the part of a text between two offsets. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Replaces parts of a text. Everything else stays exactly as written: parsing a page and printing it again would cost more
 * and escape characters that need no escaping.
 *
 * @throws Error when two edits overlap, which is a bug in the code that made them
 */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < at) throw new Error(`two edits overlap at offset ${start}`);
    parts.push(source.slice(at, start), text);
    at = end;
  }
  return [...parts, source.slice(at)].join('');
}
