/**
 * The words of a page as a reader sees them: Markdown's marks and tags are gone, white space is folded. Both the page and
 * the words that a claim quotes go through it, so that a claim may quote with or without backticks.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-zA-Z][^>]*>/g, '')
    .replace(/[`*\\]|(?<!\w)_|_(?!\w)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
