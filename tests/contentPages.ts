import path from 'node:path';

/** The pages whose content tests run, by their addresses below `/x/`; undefined for all pages. */
export const contentPages = process.env.CONTENT_PAGES?.split(',');

/** Whether the content tests of a page run: that of a file in a folder of `docs/`. */
export const isContentTested = (file: string): boolean =>
  !contentPages || contentPages.some((page) => path.posix.dirname(file) === `docs/${page}`);
