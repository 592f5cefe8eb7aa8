/** Marks the element of a "not found" page, for code that has to recognize it (src/analytics). */
export const missingPageAttribute = 'data-missing-page';
