import { foldsOf, type Fold } from '../../code/node/folds';
import { highlightLines } from '../../code/node/highlight';
import type { Lines } from '../../code/node/inspectDemo';
import { followTaught, taughtPreview } from '../../code/node/marks';
import type { NamedCode } from '../../code/node/namedPlaces';
import { cutOf, linesIn } from '../../code/node/taught';
import { escapeHtml } from '../../utils/escapeHtml';
import { remember } from '../../utils/remember';

/** What a demo shows before it is opened, what the opened code highlights, and what it folds. */
export interface Preview {
  parts: readonly Lines[];
  taught: ReadonlySet<number>;
  folds: readonly Fold[];
  /** Whether the last part stops in the middle, so that a gap ends the preview. */
  isOpenEnded: boolean;
}

const known = new Map<string, Preview>();

const indentOf = (line = ''): number => line.search(/\S/);

/** Returns the indentation that all lines have in common. */
const commonIndent = (lines: readonly string[]): number =>
  Math.min(...lines.filter((line) => line.trim()).map(indentOf));

/** Returns how far each part is moved to the edge: as far as those before it, if it is inside of what they begin. */
function indentsOf(parts: readonly Lines[], lines: readonly string[]): number[] {
  const groups: { indent: number }[] = [];
  return parts
    .map(({ first, last }, index) => {
      const own = commonIndent(lines.slice(first - 1, last));
      const gap = lines.slice(parts[index - 1]?.last ?? 0, first - 1).filter((line) => line.trim());
      const group = groups.at(-1) ?? { indent: -1 };
      const isInside = index > 0 && gap.every((line) => indentOf(line) > group.indent);
      if (!isInside) return groups[groups.push({ indent: own }) - 1];
      group.indent = Math.min(group.indent, own);
      return group;
    })
    .map((group) => group?.indent ?? 0);
}

function makePreview(code: string, marked: readonly Lines[], named: NamedCode): Preview {
  const lines = code.split('\n');
  const marks = taughtPreview(marked);
  const { parts, taught } =
    marks.length > 0 ? { parts: marks, taught: linesIn(marked) } : cutOf(code, named);
  const shown = new Set([...linesIn(parts), ...taught]);
  const last = parts.at(-1);
  const next = lines.slice(last?.last).find((line) => line.trim());
  return {
    parts,
    // Where most of the code is taught, nothing stands out.
    taught: new Set(taught.length * 2 > lines.length ? [] : taught),
    folds: foldsOf(code).filter((fold) => !linesIn([fold]).some((line) => shown.has(line))),
    isOpenEnded:
      last !== undefined &&
      !last.isCut &&
      indentOf(next) >= commonIndent(lines.slice(last.first - 1, last.last)),
  };
}

/**
 * Returns the previews of a demo in TypeScript and in JavaScript: the marked lines, those that the prose before it names, or
 * else the JSX that it returns.
 *
 * @param ts - its code, without marks
 * @param js - its JavaScript
 * @param taught - the lines of `ts` that are marked
 * @param named - the inline code of the prose before it
 */
export function previewsOf(
  ts: string,
  js: string,
  taught: readonly Lines[],
  named: NamedCode = { near: [], before: [] },
): [Preview, Preview] {
  const preview = (code: string, marked: readonly Lines[]): Preview =>
    remember(known, JSON.stringify([code, marked, named]), () => makePreview(code, marked, named));
  return [preview(ts, taught), preview(js, js === ts ? taught : followTaught(ts, js, taught))];
}

/** Returns the number of lines that a preview shows, with one for each gap. */
export const linesOf = ({ parts, isOpenEnded }: Preview): number =>
  linesIn(parts).length + parts.length - (isOpenEnded ? 0 : 1);

/** Returns the number of lines that opened code shows at first, with one for each fold. */
export const openLines = (code: string, { folds }: Preview): number =>
  code.split('\n').length - linesIn(folds).length + folds.length;

/**
 * Returns the HTML of code: the parts that are shown at first, moved to the edge, the gaps between them, and the rest, of
 * which some is folded when the code is opened. Each piece ends with its own line break.
 */
export function withPreview(code: string, language: string, preview: Preview): string {
  const { parts, taught, folds, isOpenEnded } = preview;
  const highlighted = highlightLines(code, language);
  const count = highlighted.length;
  const lines = highlighted.map((line, index) => (index < count - 1 ? `${line}\n` : line));
  const plain = code.split('\n');
  const between = (first: number, last: number): string => lines.slice(first - 1, last).join('');

  /** The lines with those that are taught in `<mark>` elements. */
  function marked(first: number, last: number): string {
    let html = '';
    for (let line = first; line <= last; line += 1) {
      if (taught.has(line) && !(line > first && taught.has(line - 1))) html += '<mark>';
      html += lines[line - 1] ?? '';
      if (taught.has(line) && !(line < last && taught.has(line + 1))) html += '</mark>';
    }
    return html;
  }

  /** The lines that are not shown at first. */
  function rest(first: number, last: number): string {
    const fold = folds.find((each) => each.first >= first && each.last <= last);
    if (first > last) return '';
    if (!fold) return `<span data-rest>${marked(first, last)}</span>`;
    const label = `${fold.last - fold.first + 1} lines of ${fold.what}`;
    return `${rest(first, fold.first - 1)}<button type="button" data-fold aria-expanded="false" aria-label="${escapeHtml(label)}"></button><span data-rest>${between(fold.first, fold.last)}</span>${rest(fold.last + 1, last)}`;
  }

  const gap = '<i data-gap></i>';
  const indents = indentsOf(parts, plain);
  let html = '';
  let at = 0;
  parts.forEach(({ first, last, isCut }, index) => {
    html += (at > 0 ? gap : '') + rest(at + 1, first - 1);
    html += `<span data-preview${isCut ? '="cut"' : ''} style="--x-indent:${indents[index]}">${marked(first, last)}</span>`;
    at = last;
  });
  return html + (isOpenEnded ? gap : '') + rest(at + 1, count);
}
