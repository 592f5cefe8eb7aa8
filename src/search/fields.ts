/**
 * The fields of a page in the index, and the weight of a match in each, as measured on readers' queries: a title says
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

/** The fields that the index file holds; the others are derived from the names file. */
export const storedFields = ['description', 'text', 'code'] as const satisfies readonly Field[];
