/** Marks the places in a scaffold that a writer has to fill in. A page that still has one builds, but fails `npm test`. */
export const unwritten = 'To be written:';

/**
 * Finds texts of a scaffold that have not been replaced.
 * @param {Pick<import('./page.mjs').Page, 'fields' | 'comments'>} page
 * @returns {{ line: number, message: string }[]}
 */
export function checkUnwritten({ fields, comments }) {
  const inMatter = fields
    .filter(({ value }) => value.startsWith(unwritten))
    .map(({ name, line }) => ({
      line,
      message: `"${name}" is still the one that npm run new:page made: write it.`,
    }));
  const inBody = comments
    .filter(({ text }) => text.startsWith(unwritten))
    .map(({ text, line }) => ({
      line,
      message: `a part of the page is still to be written: ${text.slice(unwritten.length).trim().replace(/\s+/g, ' ')} Then delete the comment.`,
    }));
  return [...inMatter, ...inBody];
}
