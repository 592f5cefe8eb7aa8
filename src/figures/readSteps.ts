/** One item of a figure's list: something that happens, drawn as an arrow or as a point. */
export interface Step {
  /** Where its arrow starts and ends; the same name twice for something that happens there. Empty in a timeline. */
  from: string;
  to: string;
  /** The first sentence, without its full stop: what the picture shows. It keeps the backticks around code. */
  label: string;
  /** The line of the item, counted from the start of the list. */
  line: number;
}

const sentence = /^((?:`[^`]*`|[^`])*?)\.(?:\s|$)/;

function readStep(item: string, line: number, hasEnds: boolean): Step {
  const [, from = '', to = from, rest] = hasEnds
    ? (/^([^:`]+?)(?: → ([^:`]+?))?: (.+)$/.exec(item) ?? [])
    : ['', '', '', item];
  if (rest === undefined) {
    const message = `"${item}" doesn't say who does it; allowed: "A → B: what happens" and "A: what happens".`;
    throw Object.assign(new Error(message), { line });
  }
  return { from, to, label: sentence.exec(rest)?.[1] ?? rest, line };
}

/**
 * Reads the items of a Markdown list as the steps of a figure. The build draws them, and claims compare them with what really happens.
 *
 * @param hasEnds - whether each item begins with names: `A → B: ` or `A: `
 * @throws Error for an item that doesn't, with its `line`
 */
export function readSteps(list: string, hasEnds: boolean): Step[] {
  const items: { text: string; line: number }[] = [];
  for (const [line, text] of list.split('\n').entries()) {
    const [, start] = /^\s*(?:[-*+]|\d+\.)\s+(.*)$/.exec(text) ?? [];
    const last = items.at(-1);
    if (start !== undefined) items.push({ text: start, line });
    else if (last) last.text = `${last.text} ${text.trim()}`.trim();
  }
  return items.map(({ text, line }) => readStep(text, line, hasEnds));
}
