/**
 * The fields of a page in the index and what a match in each is worth, as measured on queries of readers: a title says
 * what a page is about, code only what it happens to use. The order is that of the index file.
 */
export const fieldWeights = {
  title: 3.8,
  url: 3.4,
  description: 2.4,
  headings: 2,
  text: 1.85,
  names: 2.6,
  code: 0.8,
} as const;

export type Field = keyof typeof fieldWeights;

export const fields = Object.keys(fieldWeights) as Field[];

/** What the index file holds of a page; the other fields follow from the file of names. */
export const storedFields = ['description', 'text', 'code'] as const satisfies readonly Field[];
