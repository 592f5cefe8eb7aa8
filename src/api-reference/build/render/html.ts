import { escapeHtml } from '../../../utils/escapeHtml';

/** A short piece of code. */
export function codeHtml(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

/** Letters that fit the column of names on a wide screen. */
const columnLetters = 12;

/** A name as code that may break at its inner capitals, where a column is too narrow for it. */
export function nameHtml(name: string): string {
  const html = escapeHtml(name);
  const breakable =
    name.length > columnLetters ? html.replace(/([a-z0-9])(?=[A-Z])|(?<=--)/g, '$1<wbr>') : html;
  return `<code>${breakable}</code>`;
}

/** A link; `html` is what it shows. */
export function linkHtml(href: string, html: string): string {
  return `<a href="${escapeHtml(href)}">${html}</a>`;
}
