import type { Field } from '../fields';
import { readHeadings, readRows } from '../namesFile';
import { termsOf } from '../terms';
import { wholeOf, wordsAt } from '../words';

/** Returns the words of an address without the leading "react" or "api", which the addresses of a section share. */
const urlText = (path: string): string =>
  path.replaceAll(/[/-]+/g, ' ').replace(/^ (?:react|api) /, ' ');

/** The words of a page that are derived from its names, by field. */
export type NamedTerms = Readonly<Partial<Record<Field, readonly string[]>>>;

/**
 * Returns the words of the fields that the index file leaves out. Names in API tables count only as a whole: a page with
 * hundreds of them has nearly every part ("row", "model") and would match every query.
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
    // The name of the component in a theme.
    ...(rows === '' ? [] : [`mui${wholeOf(title)}`]),
  ],
});
