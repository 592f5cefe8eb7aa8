import { isRecord } from '../../utils/merge';

/** What is wrong with a value ("is 42; it must be a string"), and in which item of a list. */
export interface Finding {
  problem: string;
  /** The list item, as written, when only that item is wrong. */
  item?: string;
}

export interface Field {
  required?: true;
  check: (value: unknown) => Finding | undefined;
}

const show = (value: unknown): string => JSON.stringify(value) ?? String(value);

const unless = (holds: boolean, problem: string): Finding | undefined =>
  holds ? undefined : { problem };

/** Accepts strings that aren't empty and have at most `max` characters. */
const text =
  (max: number = Infinity) =>
  (value: unknown) => {
    if (typeof value !== 'string') return { problem: `is ${show(value)}; it must be a string.` };
    // Characters as a reader counts them, not UTF-16 units.
    const { length } = [...value];
    return (
      unless(value.trim() !== '', 'is empty.') ??
      unless(length <= max, `is ${length} characters long; at most ${max} are allowed.`)
    );
  };

const flag = (value: unknown) =>
  unless(typeof value === 'boolean', `is ${show(value)}; it must be true or false.`);

const headingLevel = (value: unknown) =>
  unless(
    Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 6,
    `is ${show(value)}; it must be a heading level from 2 to 6.`,
  );

/** Accepts lists of strings that match a pattern; `rule` describes the pattern in messages. */
const list = (pattern: RegExp, rule: string) => (value: unknown) => {
  if (!Array.isArray(value)) return { problem: `is ${show(value)}; it must be a list.` };
  const wrong = value.find((item) => typeof item !== 'string' || !pattern.test(item));
  return wrong === undefined
    ? undefined
    : { problem: `has ${show(wrong)}; ${rule}`, item: String(wrong) };
};

/** Accepts lists of strings, each with a key; `keys` says what these are. */
const lists =
  (keys: string) =>
  (value: unknown): Finding | undefined => {
    if (!isRecord(value)) {
      return { problem: `is ${show(value)}; it must map ${keys} to lists.` };
    }
    for (const [id, own] of Object.entries(value)) {
      const finding = list(/\S/, 'each must be a non-blank string.')(own);
      if (finding) return { problem: `for "${id}" ${finding.problem}`, item: `${id}:` };
    }
    return undefined;
  };

const orNull = (check: Field['check']) => (value: unknown) =>
  value === null ? undefined : check(value);

const date = (value: unknown) =>
  unless(
    !Number.isNaN(new Date(value as string | Date).getTime()),
    `is ${show(value)}; it must be a date such as 2026-11-21.`,
  );

const authors = (value: unknown) =>
  unless(
    typeof value === 'string' || (typeof value === 'object' && value !== null),
    `is ${show(value)}; it must be the name of an author or a list of them.`,
  );

const lastUpdate = (value: unknown) =>
  unless(
    typeof value === 'object' && value !== null && ('date' in value || 'author' in value),
    `is ${show(value)}; it must have "date" or "author".`,
  );

/** The fields of a page in `docs/`. Any other field is a mistake: navigation data belongs in `sidebars.ts`. */
export const pageFields: Readonly<Record<string, Field>> = {
  title: { required: true, check: text(70) },
  description: { required: true, check: text(160) },
  components: {
    check: list(
      /^(?:[A-Z][A-Za-z0-9]*_)?[A-Z][A-Za-z0-9]*$/,
      'each must be the PascalCase name of a component, such as DataGrid.',
    ),
  },
  keywords: { check: list(/\S/, 'each must be a non-blank string.') },
  /** Other words that readers use for a section, keyed by its id. For search. */
  sectionKeywords: { check: lists('section ids') },
  /** Ids of sections that were on this page, keyed by the address of the page that has them now. Links to them lead there. */
  movedSections: { check: lists('addresses of pages') },
  image: { check: text() },
  hide_table_of_contents: { check: flag },
  toc_min_heading_level: { check: headingLevel },
  toc_max_heading_level: { check: headingLevel },
  custom_edit_url: { check: orNull(text()) },
  last_update: { check: lastUpdate },
  /** The page is built, but reachable only by its address: it is in no navigation, sitemap, index or search. */
  unlisted: { check: flag },
};

/** The fields checked in a blog post. It may have others, which Docusaurus checks. */
export const postFields: Readonly<Record<string, Field>> = {
  title: { required: true, check: text() },
  description: { required: true, check: text() },
  date: { check: date },
  authors: { check: authors },
};
