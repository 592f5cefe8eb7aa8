import { micromark } from 'micromark';

/** Marks code as not to be translated, and shows a link whose address isn't safe as text. */
const finish = (html: string): string =>
  html
    .replace(/<code(?: class="[^"]*")?>/g, '<code translate="no">')
    .replace(/<a href="">(.*?)<\/a>/gs, '$1');

/** What starts a block in Markdown, so that a line of text stays one. */
const blocks = {
  disable: {
    null: [
      ...['blockQuote', 'codeFenced', 'codeIndented', 'definition', 'headingAtx', 'htmlFlow'],
      ...['list', 'setextUnderline', 'thematicBreak'],
    ],
  },
};

/** Renders code, links and emphasis inside a line. HTML in the text is shown as text. */
export const inlineHtml = (text: string): string =>
  finish(micromark(text, { extensions: [blocks] }))
    .replace(/^<p>|<\/p>$/g, '')
    .replaceAll('</p>\n<p>', ' ');

/** Renders the Markdown that comments are written in. HTML in the text is shown as text. */
export const markdownHtml = (text: string): string =>
  // A line break before a block is not part of any text: in code, tags are escaped.
  finish(micromark(text)).replace(/\n(?=<\/?(?:[ou]l|li|p|pre)>|<\/code><\/pre>)/g, '');
