/** The file name of a page's twin, in the folder of the page. */
export const twinName = 'index.md';
