import { highlightLines } from '../../code/node/highlight';
import { previewOf, type Lines } from '../../code/node/inspectDemo';
import { followTaught, taughtPreview } from '../../code/node/marks';

/** What a demo shows before it is opened: one part, or one for each marked region. */
export type Preview = readonly Lines[];

/**
 * Returns the previews of a demo in TypeScript and in JavaScript: the marked lines, or else the JSX that it returns.
 *
 * @param ts - its code, without marks
 * @param js - its JavaScript
 * @param taught - the lines of `ts` that are marked
 */
export function previewsOf(ts: string, js: string, taught: readonly Lines[]): [Preview, Preview] {
  const preview = (code: string, marked: readonly Lines[]): Preview => {
    const parts = taughtPreview(marked);
    return parts.length > 0 ? parts : [previewOf(code)];
  };
  return [preview(ts, taught), preview(js, js === ts ? taught : followTaught(ts, js, taught))];
}

/** Returns the number of lines that a preview shows, with one for each gap between two parts. */
export const linesOf = (preview: Preview): number =>
  preview.reduce((sum, { first, last }) => sum + last - first + 1, preview.length - 1);

/** Returns the indentation that all lines have in common. */
function indentOf(lines: readonly string[]): number {
  const indents = lines
    .filter((line) => line.trim())
    .map((line) => /^ */.exec(line)?.[0].length ?? 0);
  return Math.min(...indents);
}

/** Returns the HTML of code, split into the lines that are shown at first, moved to the edge, and those around them. */
export function withPreview(code: string, language: string, preview: Preview): string {
  const lines = highlightLines(code, language);
  const plain = code.split('\n');
  let html = '';
  let at = 0;
  for (const { first, last, isCut } of preview) {
    const before = lines.slice(at, first - 1);
    if (before.length > 0)
      html += `<span data-rest>${at > 0 ? '\n' : ''}${before.join('\n')}\n</span>`;
    const indent = indentOf(plain.slice(first - 1, last));
    html += `<span data-preview${isCut ? '="cut"' : ''} style="--x-indent:${indent}">${lines.slice(first - 1, last).join('\n')}</span>`;
    at = last;
  }
  const after = lines.slice(at);
  return after.length > 0 ? `${html}<span data-rest>\n${after.join('\n')}</span>` : html;
}
