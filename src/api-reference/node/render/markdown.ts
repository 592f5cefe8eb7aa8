import { escapeHtml } from '../../../utils/escapeHtml';

/** Addresses that a comment may link to; anything else, such as a script, is shown as text. */
const safeAddress = /^(https?:\/\/|\/|#)/;

/** Renders code, links and emphasis inside a line. */
export function inlineHtml(text: string): string {
  return text
    .split(/(`[^`]+`|\[(?:`[^`]*`|[^\]`])*\]\([^)\s]+\))/)
    .map((part) => {
      const code = /^`([^`]+)`$/.exec(part);
      if (code) {
        return `<code translate="no">${escapeHtml(code[1] ?? '')}</code>`;
      }
      const link = /^\[(.*)\]\(([^)\s]+)\)$/s.exec(part);
      if (link && safeAddress.test(link[2] ?? '')) {
        return `<a href="${escapeHtml(link[2] ?? '')}">${inlineHtml(link[1] ?? '')}</a>`;
      }
      return escapeHtml(part)
        .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
        .replace(/(^|[\s(])_([^_\s][^_]*)_(?=[\s).,:;]|$)/g, '$1<em>$2</em>');
    })
    .join('');
}

const listItem = /^\s*(?:[-*]|\d+\.)\s+(.*)$/;

function listHtml(lines: readonly string[]): string {
  const items: string[] = [];
  for (const line of lines) {
    const item = listItem.exec(line);
    if (item) {
      items.push(item[1] ?? '');
    } else {
      items.push(`${items.pop() ?? ''} ${line.trim()}`);
    }
  }
  return `<ul>${items.map((item) => `<li>${inlineHtml(item)}</li>`).join('')}</ul>`;
}

/** The blocks of a text without fences: paragraphs and lists. A list may follow its introduction without a blank line. */
function blocksHtml(text: string): string {
  return text
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const lines = block.split('\n');
      const start = lines.findIndex((line) => listItem.test(line));
      if (start < 0) {
        return `<p>${inlineHtml(block.trim())}</p>`;
      }
      const before = lines.slice(0, start).join('\n').trim();
      return `${before && `<p>${inlineHtml(before)}</p>`}${listHtml(lines.slice(start))}`;
    })
    .join('');
}

/**
 * Renders the Markdown that comments are written in: paragraphs, lists, fenced code, inline code, links, emphasis. HTML in
 * the text is shown as text.
 */
export function markdownHtml(text: string): string {
  return text
    .split(/^\s*```[^\n]*\n([\s\S]*?)^\s*```\s*$/m)
    .map((part, index) =>
      index % 2 === 1
        ? `<pre><code translate="no">${escapeHtml(part.trimEnd())}</code></pre>`
        : blocksHtml(part),
    )
    .join('');
}
