import { escapeHtml } from '../../../utils/escapeHtml';
import { labels } from './labels';

/** Renders a short piece of code. */
export function codeHtml(text: string): string {
  return `<code translate="no">${escapeHtml(text)}</code>`;
}

/** How many letters fit in the column of names on a wide screen. */
const columnLetters = 12;

/** Renders a name as code; a name that is too long for a narrow column may break at its inner capitals. */
export function nameHtml(name: string): string {
  const html = escapeHtml(name);
  const breakable =
    name.length > columnLetters ? html.replace(/([a-z0-9])(?=[A-Z])|(?<=--)/g, '$1<wbr>') : html;
  return `<code translate="no">${breakable}</code>`;
}

/** Renders a link; `html` is what it shows. */
export function linkHtml(href: string, html: string): string {
  return `<a href="${escapeHtml(href)}">${html}</a>`;
}

/** Name of a component or interface -> the address of its page. */
export type PageLinks = ReadonlyMap<string, string>;

/** Names longer than this may break at their inner capitals. */
const unbrokenLetters = 12;

/** Types longer than this are shown in full only on demand. */
const shownLetters = 180;

const breakable = (name: string): string =>
  name.length > unbrokenLetters ? name.replace(/([a-z0-9])(?=[A-Z])/g, '$1<wbr>') : name;

/** Renders a type as code, with links to the pages of the names in it; long names may break where a word ends. */
export function typeHtml(type: string, links: PageLinks): string {
  const parts = type.split(/('(?:[^'\\]|\\.)*'|\b[A-Za-z]\w*\b)/).map((part, index) => {
    if (index % 2 === 0 || part.startsWith("'")) {
      return escapeHtml(part);
    }
    const href = links.get(part);
    return href ? linkHtml(href, breakable(part)) : breakable(part);
  });
  return `<code translate="no">${parts.join('')}</code>`;
}

/** Renders a type in a cell. A very long one shows only its start until the reader opens it. */
export function typeCellHtml(type: string, links: PageLinks): string {
  if (type.length <= shownLetters) {
    return typeHtml(type, links);
  }
  const start = type.slice(0, 60).replace(/\W*\w*$/, '');
  return `<details data-api="long"><summary><code translate="no">${escapeHtml(start)} …</code><span class="x-visually-hidden"> ${labels.wholeType}</span></summary>${typeHtml(type, links)}</details>`;
}
