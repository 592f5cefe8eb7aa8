import ts from 'typescript';

/** A parsed JSDoc comment: the text before the first tag, and the tags with their text. */
export interface ParsedDoc {
  description: string;
  tags: { name: string; text: string }[];
}

/** The result when there is no comment. */
export const noDoc: ParsedDoc = { description: '', tags: [] };

/** The lines of a comment without its delimiters and leading stars; the indentation after the star is kept. */
function commentLines(raw: string): string[] {
  return raw
    .replace(/^\/\*\*/, '')
    .replace(/\*\/$/, '')
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd());
}

/** A description without the authors' TODO and FIXME notes. */
const withoutPlans = (text: string): string =>
  text.replace(/(?:^|\n| )\s*(?:TODO|FIXME)\b[^\n]*/g, '').trim();

/**
 * Parses a JSDoc comment. Tags inside a fenced code block are text.
 *
 * @param raw - the comment with its delimiters; anything other than a JSDoc comment gives an empty result
 */
export function parseJsDoc(raw: string): ParsedDoc {
  if (!raw.startsWith('/**')) return noDoc;
  const sections: { name: string; lines: string[] }[] = [{ name: '', lines: [] }];
  let fenced = false;
  for (const line of commentLines(raw)) {
    const tag = fenced ? null : /^\s*@(\w+)(?:\s+|(?=\{)|$)(.*)$/.exec(line);
    if (/^\s*```/.test(line)) {
      fenced = !fenced;
    }
    if (tag) {
      sections.push({ name: tag[1] ?? '', lines: [tag[2] ?? ''] });
    } else {
      sections.at(-1)?.lines.push(line);
    }
  }
  const [head, ...tags] = sections.map(({ name, lines }) => ({
    name,
    text: lines.join('\n').trim(),
  }));
  return { description: withoutPlans(head?.text ?? ''), tags };
}

/** Parses the JSDoc comment of a node, the last one if it has several. */
export const commentOf = (node: ts.Node): ParsedDoc =>
  parseJsDoc(ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1)?.getText() ?? '');

/** Returns the text of the first tag with one of some names, on one line; null when there is no such tag. */
export function tagText(doc: ParsedDoc, ...names: string[]): string | null {
  const tag = doc.tags.find(({ name }) => names.includes(name));
  return tag ? tag.text.replace(/\s*\n\s*/g, ' ').trim() : null;
}

/** Whether a comment asks to leave its subject out of the documentation. */
export function isIgnored(doc: ParsedDoc): boolean {
  return doc.tags.some(({ name }) => name === 'ignore' || name === 'internal');
}

/**
 * Merges several comments about the same thing, such as a member that is declared in more than one place. The first
 * description wins; tags of each name come from the first comment that has any.
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

/**
 * Returns the text of `@default`, without backticks around the whole unless they belong to a template literal; null when
 * there is none.
 */
export function defaultOf(doc: ParsedDoc): string | null {
  const text = tagText(doc, 'default');
  return text?.replace(/^`((?:(?!\$\{)[^`])*)`$/, '$1') || null;
}

/** Returns the text of a `@deprecated` tag, or `Deprecated.` if the tag has none; null without the tag. */
export function deprecationOf(doc: ParsedDoc): string | null {
  const text = tagText(doc, 'deprecated');
  return text === null ? null : text || 'Deprecated.';
}

/** Returns a component's comment without the lists of links ("Demos:", "API:") that the package's build appended. */
export function withoutLinkLists(description: string): string {
  return description
    .replace(/^(Demos|API|Features):\s*\n(?:\s*\n|\s*- .*(?:\n|$))*/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
