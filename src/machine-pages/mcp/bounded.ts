/** An answer is at most so many characters, some 6,000 tokens. */
export const mostCharacters = 24_000;

const count = (number: number): string => number.toLocaleString('en-US');

/** Whether a text ends inside a fence of code, and the mark that closes it. */
function openFence(text: string): string | undefined {
  let open: string | undefined;
  for (const [, mark = ''] of text.matchAll(/^ *(`{3,}|~{3,})/gm)) {
    if (open === undefined) open = mark;
    else if (mark.startsWith(open)) open = undefined;
  }
  return open;
}

/**
 * The part of a text that one answer holds, cut at the end of a line, with a last line that says where it was cut and how to go on.
 *
 * @param offset - characters to leave out at the start: those that an earlier answer had
 * @param hint - what else can be asked for instead of going on
 */
export function bounded(
  text: string,
  {
    offset = 0,
    hint = '',
    most = mostCharacters,
  }: { offset?: number; hint?: string; most?: number } = {},
): string {
  if (offset > 0 && offset >= text.length) {
    return `[Nothing is left: the text has ${count(text.length)} characters.]`;
  }
  const rest = text.slice(offset);
  const before = openFence(text.slice(0, offset));
  const start = before === undefined ? '' : `${before}\n`;
  if (rest.length <= most) return start + rest;
  const lineEnd = rest.lastIndexOf('\n', most);
  const end = lineEnd > most / 2 ? lineEnd + 1 : most;
  const part = rest.slice(0, end);
  const fence = openFence(text.slice(0, offset + end));
  const next = offset + end;
  return [
    start + part.trimEnd(),
    ...(fence === undefined ? [] : [fence]),
    '',
    `[Cut after ${count(next)} of ${count(text.length)} characters. Ask again with "offset": ${next} for what follows.${hint && ` ${hint}`}]`,
  ].join('\n');
}
