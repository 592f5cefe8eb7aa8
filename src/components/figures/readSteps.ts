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

/**
 * Reads the items of a Markdown list as the steps of a figure. The build draws them, and claims compare them with what happens.
 *
 * @param hasEnds - whether each item begins with names: `A → B: ` or `A: `
 * @throws Error for an item that doesn't, with its `line`
 */
export function readSteps(list: string, hasEnds: boolean): Step[] {
  let next = 0;
  return list.split(/\n(?=\s*(?:[-*+]|\d+\.)\s)/).map((item) => {
    const line = next;
    next += item.split('\n').length;
    const [, ...words] = item.trim().split(/\s+/);
    const text = words.join(' ');
    const [, from = '', to = from, rest] = hasEnds
      ? (/^([^:`]+?)(?: → ([^:`]+?))?: (.+)$/.exec(text) ?? [])
      : ['', '', '', text];
    if (rest === undefined) {
      const message = `"${text}" doesn't say who does it; allowed: "A → B: what happens" and "A: what happens".`;
      throw Object.assign(new Error(message), { line });
    }
    const [, label = rest] = /^((?:`[^`]*`|[^`])*?)\.(?:\s|$)/.exec(rest) ?? [];
    return { from, to, label, line };
  });
}
