/** Where a message begins: with the name of the packages, else with the kind of an error. */
const beginnings = [/MUI X(?: \w+)*: /, /\b(?:Warning|(?:[A-Z]\w*)?Error): /];

/** Where it ends: at the end of the line, or at the first frame of a stack, which fields for one line have on the same line. */
const end = /\n|\s+at (?:async |new )?[\w$.<>/-]+(?: \(| at |:\d+:\d+|\s*$)/;

/**
 * Returns the message in text that was copied from a console: not the lines before it, nor the stack below it. The beginnings of
 * other messages often have the same words as a page, but not the page that explains this one.
 *
 * @param text - a query of any length; other text is returned as it is
 */
export function messageIn(text: string): string {
  for (const beginning of beginnings) {
    const { index } = beginning.exec(text) ?? {};
    if (index === undefined) continue;
    const [message = text] = text.slice(index).split(end, 1);
    return message;
  }
  return text;
}
