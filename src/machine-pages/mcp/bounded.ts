/** Maximum length of an answer in characters, about 6,000 tokens. */
export const mostCharacters = 24_000;

const count = (number: number): string => number.toLocaleString('en-US');

/** Returns the mark that closes the code fence in which a text ends; undefined if it ends outside a fence. */
function openFence(text: string): string | undefined {
  let open: string | undefined;
  for (const [, mark = ''] of text.matchAll(/^ *(`{3,}|~{3,})/gm)) {
    if (open === undefined) open = mark;
    else if (mark.startsWith(open)) open = undefined;
  }
  return open;
}

/**
 * Returns the part of a text that fits into one answer, cut at the end of a line. A last line says where it was cut and how
 * to continue.
 *
 * @param offset - how many characters to skip at the start, because earlier answers had them
 * @param hint - what to ask for instead of continuing
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
    return `[Nothing left: the text has ${count(text.length)} characters.]`;
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
    `[Cut after ${count(next)} of ${count(text.length)} characters. Ask again with "offset": ${next} to continue.${hint && ` ${hint}`}]`,
  ].join('\n');
}
