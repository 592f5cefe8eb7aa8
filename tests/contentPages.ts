/** The pages whose content tests run, by their addresses below `/x/`; undefined for all pages. */
export const contentPages = process.env.CONTENT_PAGES?.split(',');

/** Whether the content tests of a page run, to which a file in `docs/` or `blog/` belongs. */
export const isContentTested = (file: string): boolean =>
  !contentPages || contentPages.some((page) => file.startsWith(`docs/${page}/`) && page !== '');
