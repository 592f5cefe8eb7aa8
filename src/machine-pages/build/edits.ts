/** A part of a text that becomes another: from one offset up to another. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * A text with some of its parts replaced. What no edit names stays as its writer wrote it, to the letter: a page is not
 * parsed and printed anew, which would cost more and escape what needs no escape.
 *
 * @throws Error when two edits overlap, which is a mistake of the code that made them
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
