import { escapeHtml } from '../../../utils/escapeHtml';

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
