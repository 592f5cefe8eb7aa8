import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import { unified } from 'unified';
import { lineAt } from './page.mjs';

/** Words that talk down to readers or add nothing, each with what to do instead. */
const bannedWords = [
  [/\bsimply\b/gi, 'leave it out'],
  [/\bjust\b(?! (?:as|like|before|after|above|below)\b)/gi, 'write "only", or leave it out'],
  [/\beas(?:y|ier|iest|ily)\b/gi, 'say what it takes: a step, a line, a prop'],
  [/\bobvious(?:ly)?\b/gi, 'give the reason, or leave it out'],
  [/\b(?:of course|needless to say|as you know)\b/gi, 'leave it out'],
  [/\btrivial(?:ly)?\b/gi, 'say what it takes: a step, a line, a prop'],
  [/\bplease\b(?: note(?: that)?)?/gi, 'write the plain imperative: "Set ..."'],
  [/\b(?:note|be aware|keep in mind) that\b/gi, 'state the fact itself, or use an admonition'],
  [/\bin order to\b/gi, 'write "to"'],
  [/\butili[sz](?:e|es|ed|ing)\b/gi, 'write "use"'],
  [/\bleverag(?:e|es|ed|ing)\b/gi, 'write "use"'],
  [
    /\b(?:seamless(?:ly)?|effortless(?:ly)?|blazing(?:ly)?|powerful)\b/gi,
    'say what it does, in numbers where there are any',
  ],
  [/\b(?:e\.g\.|eg\.)/gi, 'write "for example" or "such as"'],
  [/\bi\.e\./gi, 'write "that is"'],
  [/\betc\b\.?/gi, 'give the whole list, or write "such as" before it'],
  [/\bclick here\b/gi, 'name what the link leads to'],
  // Phrases that aren't idiomatic English; each has been on a page of this site.
  [/\bcould not be had\b/gi, 'write "is not available"'],
  [/\bfor small wishes\b/gi, 'write "for small changes"'],
  [/\bby so much\b/gi, 'say how far, or what sets it'],
  [/\b(?:say|says|said) by what\b/gi, 'name what decides'],
  [/\bno window of\b/gi, 'write "does not virtualize"'],
  [
    /\bTake (?:it|them|this|that|an?|the)\b(?:(?! {2})[^.!?\n]){0,60}?\b(?:when|where|if)\b/g,
    'write "Use ... for ..."',
  ],
  [/\b(?:its|their) like\b/gi, 'write "and similar ..."'],
  [/\banew\b/gi, 'write "again"'],
  [/\btells? what comes\b/gi, 'write "lists what is planned"'],
  [/\b(?:lets?|letting) people\b/gi, 'write "let users"'],
  [/\bname scale\b/gi, 'write "ordinal scale"'],
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
  return bannedWords.flatMap(([pattern, use]) =>
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
