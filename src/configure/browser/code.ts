import { escapeHtml } from '../../utils/escapeHtml';
import type { PropValue } from '../types';

/** The longest code that stays on one line, in characters. */
const lineLength = 60;

/** Returns a piece of code as HTML, by its kind: the classes of `src/code/ui/tokens.css`. */
const token = (kind: 'tg' | 'ta' | 'tp' | 'ts' | 'tn' | 'tk', text: string): string =>
  `<span class="${kind}">${escapeHtml(text)}</span>`;

const lengthOf = (html: string): number =>
  html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '.').length;

function literal(value: PropValue): string {
  if (typeof value === 'string') return token('ts', `'${value.replace(/['\\]/g, '\\$&')}'`);
  if (typeof value === 'number') return token('tn', String(value));
  if (!Array.isArray(value)) return token('tk', String(value));
  const items = (value as (string | number)[]).map(literal);
  return token('tp', '[') + items.join(token('tp', ', ')) + token('tp', ']');
}

function attribute(name: string, value: PropValue): string {
  if (value === true) return token('ta', name);
  return typeof value === 'string' && !/["\\\n{}<>&]/.test(value)
    ? token('ta', name) + token('tp', '=') + token('ts', `"${value}"`)
    : token('ta', name) + token('tp', '={') + literal(value) + token('tp', '}');
}

const member = (name: string, value: PropValue): string =>
  escapeHtml(name) + token('tp', ': ') + literal(value);

/**
 * Returns the code that a reader would write for some props: the tag of a component, or an object. It is on one line if it is short
 * enough, otherwise each part is on a line of its own.
 *
 * @param component - undefined for an object
 * @returns HTML with the classes of highlighted code
 */
export function codeOf(
  component: string | undefined,
  props: Readonly<Record<string, PropValue>>,
): string {
  const isObject = component === undefined;
  const [open, comma, close] = isObject
    ? [token('tp', '{'), token('tp', ','), token('tp', '}')]
    : [token('tp', '<') + token('tg', component), '', token('tp', '/>')];
  const write = isObject ? member : attribute;
  const parts = Object.entries(props).map(([name, value]) => write(name, value));
  const isEmpty = isObject && parts.length === 0;
  const short = open + parts.map((part) => ` ${part}`).join(comma) + (isEmpty ? '' : ' ') + close;
  if (lengthOf(short) <= lineLength) return short;
  return `${open}${parts.map((part) => `\n  ${part}${comma}`).join('')}\n${close}`;
}
