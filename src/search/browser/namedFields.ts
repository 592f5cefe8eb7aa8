import type { Field } from '../fields';
import { readHeadings, readRows } from '../namesFile';
import { termsOf } from '../terms';
import { wholeOf, wordsAt } from '../words';

/** The words of an address; the names of its sections ("react-data-grid", "api") are in all of them. */
const urlText = (path: string): string =>
  path.replaceAll(/[/-]+/g, ' ').replace(/^ (?:react|api) /, ' ');

/** The words of a page that follow from its names, by field. */
export type NamedTerms = Readonly<Partial<Record<Field, readonly string[]>>>;

/**
 * The words of the fields that the index file leaves out. The names of API tables count whole: a page with hundreds of them
 * has nearly every part ("row", "model") and would be an answer to everything.
 */
export const namedTerms = (
  { path, title }: { path: string; title: string },
  headings: string,
  rows: string,
): NamedTerms => ({
  title: termsOf(title),
  url: termsOf(urlText(path)),
  headings: readHeadings(headings).flatMap(({ text }) => termsOf(text)),
  names: [
    ...readRows(rows).flatMap(({ names }) =>
      names.flatMap(({ name }) => wordsAt(name).map(({ word }) => wholeOf(word))),
    ),
    // The name under which a theme knows the component.
    ...(rows === '' ? [] : [`mui${wholeOf(title)}`]),
  ],
});
