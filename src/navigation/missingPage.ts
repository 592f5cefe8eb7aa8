/** Marks the element of a page that is not there, for whoever has to know (src/analytics). */
export const missingPageAttribute = 'data-missing-page';
