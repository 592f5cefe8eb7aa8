import { escapeHtml } from '../../../utils/escapeHtml';
import { micromark } from 'micromark';

/** Renders a short piece of code. */
export function codeHtml(text: string): string {
  return `<code translate="no">${escapeHtml(text)}</code>`;
}

/** Longer names may break at their inner capitals: this many letters fit in a narrow column. */
const unbrokenLetters = 12;

const breakable = (name: string): string => {
  const html = escapeHtml(name);
  return name.length > unbrokenLetters
    ? html.replace(/([a-z0-9])(?=[A-Z])|(?<=--)/g, '$1<wbr>')
    : html;
};

/** Renders a name as code; a long one may break. */
export const nameHtml = (name: string): string => `<code translate="no">${breakable(name)}</code>`;

/** Renders a link; `html` is what it shows. */
export function linkHtml(href: string, html: string): string {
  return `<a href="${escapeHtml(href)}">${html}</a>`;
}

/** Name of a component or interface -> the address of its page. */
export type PageLinks = ReadonlyMap<string, string>;

/** Types longer than this are shown in full only on demand. */
const shownLetters = 180;

/** Renders a type as code, with links to the pages of the names in it; long names may break where a word ends. */
export function typeHtml(type: string, links: PageLinks): string {
  const parts = type.split(/('(?:[^'\\]|\\.)*'|\b[A-Za-z]\w*\b)/).map((part, index) => {
    if (index % 2 === 0 || part.startsWith("'")) return escapeHtml(part);
    const href = links.get(part);
    return href ? linkHtml(href, breakable(part)) : breakable(part);
  });
  return `<code translate="no">${parts.join('')}</code>`;
}

/** Renders a type in a cell. A very long one shows only its start until the reader opens it. */
export function typeCellHtml(type: string, links: PageLinks): string {
  if (type.length <= shownLetters) return typeHtml(type, links);
  const start = type.slice(0, 60).replace(/\W*\w*$/, '');
  return `<details data-api="long"><summary><code translate="no">${escapeHtml(start)} …</code><span class="x-visually-hidden"> Full type</span></summary>${typeHtml(type, links)}</details>`;
}

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
