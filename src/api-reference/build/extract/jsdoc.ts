/** A JSDoc comment taken apart: the text before the first tag, and the tags with their text. */
export interface ParsedDoc {
  description: string;
  tags: { name: string; text: string }[];
}

/** Where there is no comment. */
export const noDoc: ParsedDoc = { description: '', tags: [] };

/** The lines of a comment without its delimiters and leading stars; the indentation after the star is kept. */
function commentLines(raw: string): string[] {
  return raw
    .replace(/^\/\*\*/, '')
    .replace(/\*\/$/, '')
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd());
}

/**
 * A text that consists of the same lines twice, as declaration merging and intersections produce, is said once.
 * Other texts come back unchanged, apart from blank lines around them.
 */
export function undouble(text: string): string {
  const lines = text.trim().split('\n');
  for (let half = Math.ceil(lines.length / 2); half >= Math.floor(lines.length / 2); half -= 1) {
    const first = lines.slice(0, half).join('\n').trim();
    const second = lines.slice(half).join('\n').trim();
    if (first !== '' && first === second) {
      return first;
    }
  }
  return text.trim();
}

/**
 * Takes a JSDoc comment apart. Tags inside a fenced code block are text. Tags that say the same twice are kept once.
 *
 * @param raw - the comment with its delimiters; anything else than a JSDoc comment gives an empty result
 */
export function parseJsDoc(raw: string): ParsedDoc {
  if (!raw.startsWith('/**')) {
    return noDoc;
  }
  const sections: { name: string; lines: string[] }[] = [{ name: '', lines: [] }];
  let fenced = false;
  for (const line of commentLines(raw)) {
    const tag = fenced ? null : /^\s*@(\w+)(?:\s+|$)(.*)$/.exec(line);
    if (/^\s*```/.test(line)) {
      fenced = !fenced;
    }
    if (tag) {
      sections.push({ name: tag[1] ?? '', lines: [tag[2] ?? ''] });
    } else {
      sections.at(-1)?.lines.push(line);
    }
  }
  const [head, ...rest] = sections.map(({ name, lines }) => ({
    name,
    text: undouble(lines.join('\n')),
  }));
  const seen = new Set<string>();
  const tags = rest.filter(({ name, text }) => {
    const key = `${name} ${text}`;
    return !seen.has(key) && seen.add(key);
  });
  return { description: head?.text ?? '', tags };
}

/** The text of the first tag of a name on one line; null when there is no such tag. */
export function tagText(doc: ParsedDoc, ...names: string[]): string | null {
  const tag = doc.tags.find(({ name }) => names.includes(name));
  return tag ? tag.text.replace(/\s*\n\s*/g, ' ').trim() : null;
}

/** Whether the authors asked for it to be left out of the documentation. */
export function isIgnored(doc: ParsedDoc): boolean {
  return doc.tags.some(({ name }) => name === 'ignore' || name === 'internal');
}

/**
 * Puts several comments about the same thing together, as when a member is declared in more than one place: the first
 * description wins, tags of a kind come from the first comment that has any.
 */
export function mergeDocs(docs: readonly ParsedDoc[]): ParsedDoc {
  const merged: ParsedDoc = { description: '', tags: [] };
  for (const doc of docs) {
    merged.description ||= doc.description;
    const known = new Set(merged.tags.map(({ name }) => name));
    merged.tags.push(...doc.tags.filter(({ name }) => !known.has(name)));
  }
  return merged;
}

/** A `@default` as it should be read: without the backticks around the whole; null when there is none. */
export function defaultOf(doc: ParsedDoc): string | null {
  const text = tagText(doc, 'default');
  return text?.replace(/^`([^`]*)`$/, '$1') || null;
}

/** The words of a `@deprecated` tag, or a plain statement when the tag stands alone; null when it is not deprecated. */
export function deprecationOf(doc: ParsedDoc): string | null {
  const text = tagText(doc, 'deprecated');
  return text === null ? null : text || 'Deprecated.';
}

/** The text of a component's comment without the lists of links ("Demos:", "API:") that the build appended to it. */
export function withoutLinkLists(description: string): string {
  return description
    .replace(/^(Demos|API|Features):\s*\n(?:\s*\n|\s*- .*(?:\n|$))*/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Whether a comment names the page of the API reference that its authors publish about it. */
export function namesApiPage(raw: string, name: string): boolean {
  return raw.includes(`[${name} API](`);
}
