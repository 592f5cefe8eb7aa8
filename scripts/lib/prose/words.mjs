import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import { unified } from 'unified';
import { lineAt } from './page.mjs';

/** Words that talk down to readers or add nothing, and what to do instead. */
const bannedWords = [
  { pattern: /\bsimply\b/gi, use: 'leave it out' },
  {
    pattern: /\bjust\b(?! (?:as|like|before|after|above|below)\b)/gi,
    use: 'write "only", or leave it out',
  },
  { pattern: /\beas(?:y|ier|iest|ily)\b/gi, use: 'say what it takes: a step, a line, a prop' },
  { pattern: /\bobvious(?:ly)?\b/gi, use: 'give the reason, or leave it out' },
  { pattern: /\b(?:of course|needless to say|as you know)\b/gi, use: 'leave it out' },
  { pattern: /\btrivial(?:ly)?\b/gi, use: 'say what it takes: a step, a line, a prop' },
  { pattern: /\bplease\b(?: note(?: that)?)?/gi, use: 'write the plain imperative: "Set ..."' },
  {
    pattern: /\b(?:note|be aware|keep in mind) that\b/gi,
    use: 'state the fact itself, or use an admonition',
  },
  { pattern: /\bin order to\b/gi, use: 'write "to"' },
  { pattern: /\butili[sz](?:e|es|ed|ing)\b/gi, use: 'write "use"' },
  { pattern: /\bleverag(?:e|es|ed|ing)\b/gi, use: 'write "use"' },
  {
    pattern: /\b(?:seamless(?:ly)?|effortless(?:ly)?|blazing(?:ly)?|powerful)\b/gi,
    use: 'say what it does, in numbers where there are any',
  },
  { pattern: /\b(?:e\.g\.|eg\.)/gi, use: 'write "for example" or "such as"' },
  { pattern: /\bi\.e\./gi, use: 'write "that is"' },
  { pattern: /\betc\b\.?/gi, use: 'give the whole list, or write "such as" before it' },
  { pattern: /\bclick here\b/gi, use: 'name what the link leads to' },
  // Phrases that aren't idiomatic English; each has been on a page of this site.
  { pattern: /\bcould not be had\b/gi, use: 'write "is not available"' },
  { pattern: /\bfor small wishes\b/gi, use: 'write "for small changes"' },
  { pattern: /\bby so much\b/gi, use: 'say how far, or what sets it' },
  { pattern: /\b(?:say|says|said) by what\b/gi, use: 'name what decides' },
  { pattern: /\bno window of\b/gi, use: 'write "does not virtualize"' },
  {
    pattern:
      /\bTake (?:it|them|this|that|an?|the)\b(?:(?! {2})[^.!?\n]){0,60}?\b(?:when|where|if)\b/g,
    use: 'write "Use ... for ..."',
  },
  { pattern: /\b(?:its|their) like\b/gi, use: 'write "and similar ..."' },
  { pattern: /\banew\b/gi, use: 'write "again"' },
  { pattern: /\btells? what comes\b/gi, use: 'write "lists what is planned"' },
  { pattern: /\b(?:lets?|letting) people\b/gi, use: 'write "let users"' },
  { pattern: /\bname scale\b/gi, use: 'write "ordinal scale"' },
];

/**
 * Phrases that retext-equality ignores: they have a technical meaning in the packages or on the web, or the list above has
 * better advice.
 */
const ignored = [
  // States of a control or a value.
  'disabled',
  'invalid',
  // Master detail, a feature of the Data Grid.
  'master',
  // A server.
  'host',
  'hosts',
  // A program that waits forever; the array method.
  'hang',
  'pop',
  // Simple Tree View.
  'simple',
  'simply',
  'easy',
  'easily',
  'just',
  'obvious',
  'obviously',
];

/** A plugin for unified that outputs no text: only the messages matter. */
function withoutOutput() {
  this.compiler = () => '';
}

const equality = unified()
  .use(retextEnglish)
  .use(retextEquality, { ignore: ignored })
  .use(withoutOutput)
  .freeze();

/**
 * Finds the banned words in a text.
 * @param {string} prose as `parsePage` returns it
 * @returns {{ line: number, message: string }[]} each word with what to use
 */
export function checkBannedWords(prose) {
  return bannedWords.flatMap(({ pattern, use }) =>
    [...prose.matchAll(pattern)].map(({ 0: word, index }) => ({
      line: lineAt(prose, index),
      message: `avoid "${word.replace(/\s+/g, ' ')}": ${use}.`,
    })),
  );
}

/**
 * Finds words that exclude people.
 * @param {string} prose as `parsePage` returns it
 * @returns {{ line: number, message: string }[]} each with what retext-equality suggests instead
 */
export function checkEquality(prose) {
  return equality.processSync(prose).messages.map(({ line, reason }) => ({
    line: line ?? 1,
    message: `${reason.replaceAll('`', '"').replace(/\.?$/, '.')}`,
  }));
}
