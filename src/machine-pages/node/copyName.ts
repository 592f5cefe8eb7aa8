/** The file name of a page's copy, in the folder of the page. */
export const copyName = 'index.md';
