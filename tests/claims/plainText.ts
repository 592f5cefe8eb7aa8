/**
 * Returns the words of a page as a reader sees them, without Markdown syntax and tags, and with white space collapsed. Both the
 * page and the words of a claim go through it, so that a claim can quote with or without backticks.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-zA-Z][^>]*>/g, '')
    .replace(/[`*\\]|(?<!\w)_|_(?!\w)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
