import { escapeHtml } from '../../utils/escapeHtml';
import type { PropValue } from '../types';

/** A piece of code with its kind: the classes of `src/code/ui/tokens.css`. */
type Token = readonly [text: string, kind?: 'tg' | 'ta' | 'tp' | 'ts' | 'tn' | 'tk'];

/** The longest code that stays on one line, in characters. */
const lineLength = 60;

const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;

function literal(value: PropValue): Token[] {
  if (typeof value === 'string') return [[quoted(value), 'ts']];
  if (typeof value === 'number') return [[String(value), 'tn']];
  if (Array.isArray(value)) {
    const items = (value as (string | number)[]).flatMap((item, index) => [
      ...(index > 0 ? [[', ', 'tp'] as const] : []),
      ...literal(item),
    ]);
    return [['[', 'tp'], ...items, [']', 'tp']];
  }
  return [[String(value), 'tk']];
}

function attribute(name: string, value: PropValue): Token[] {
  if (value === true) return [[name, 'ta']];
  if (typeof value === 'string' && !/["\\\n{}<>&]/.test(value)) {
    return [
      [name, 'ta'],
      ['=', 'tp'],
      [`"${value}"`, 'ts'],
    ];
  }
  return [[name, 'ta'], ['={', 'tp'], ...literal(value), ['}', 'tp']];
}

const member = (name: string, value: PropValue): Token[] => [
  [name],
  [': ', 'tp'],
  ...literal(value),
];

const textOf = (tokens: readonly Token[]): string => tokens.map(([text]) => text).join('');

interface Form {
  open: Token[];
  parts: Token[][];
  /** On one line, follows each part but the last; on separate lines, follows every part. */
  separator: string;
  close: string;
}

/** Puts everything on one line if it is short enough, otherwise each part on a line of its own. */
function arrange({ open, parts, separator, close }: Form): Token[] {
  const line = parts.flatMap((part, index): Token[] => [
    ...(index > 0 && separator ? [[separator, 'tp'] as const] : []),
    [' '],
    ...part,
  ]);
  const end: Token[] = parts.length > 0 || !separator ? [[' '], [close, 'tp']] : [[close, 'tp']];
  const short = [...open, ...line, ...end];
  if (textOf(short).length <= lineLength) return short;
  const lines = parts.flatMap((part): Token[] => [['\n  '], ...part, [separator, 'tp']]);
  return [...open, ...lines, ['\n'], [close, 'tp']];
}

/**
 * Returns the code that a reader would write for some props: the tag of a component, or an object.
 *
 * @param component - undefined for an object
 * @returns the text, and the same as HTML with the classes of highlighted code
 */
export function codeOf(
  component: string | undefined,
  props: Readonly<Record<string, PropValue>>,
): { text: string; html: string } {
  const write = component === undefined ? member : attribute;
  const parts = Object.entries(props).map(([name, value]) => write(name, value));
  const tokens =
    component === undefined
      ? arrange({ open: [['{', 'tp']], parts, separator: ',', close: '}' })
      : arrange({
          open: [
            ['<', 'tp'],
            [component, 'tg'],
          ],
          parts,
          separator: '',
          close: '/>',
        });
  const html = tokens
    .map(([text, kind]) =>
      kind && text ? `<span class="${kind}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');
  return { text: textOf(tokens), html };
}
