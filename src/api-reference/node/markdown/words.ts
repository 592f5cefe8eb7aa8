import type { Arrival, Plan } from '../../types';
import { labels } from '../render/labels';
import { arrivalText, isWords } from '../render/rows';

/** Formats a text as inline code, whatever it contains; a line break in a type becomes a space. */
export function code(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ').trim();
  const longest = Math.max(0, ...Array.from(line.matchAll(/`+/g), ([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return longest > 0 ? `${ticks} ${line} ${ticks}` : `${ticks}${line}${ticks}`;
}

/** Indents the lines after the first, so that a text stays within its list item. */
const indented = (text: string): string => text.replace(/\n(?!\n|$)/g, '\n  ');

/** Formats a default: the package's own words, or code. */
export const fallback = (text: string): string => (isWords(text) ? text : code(text));

/** Lists what is special about a row, in parentheses after its name; empty if nothing is. */
export function marks({
  plan,
  required = false,
  deprecated = null,
  unstable = false,
  ...arrival
}: Arrival & {
  plan: Plan;
  required?: boolean;
  deprecated?: string | null;
  unstable?: boolean;
}): string {
  const words = [
    ...(required ? ['required'] : []),
    ...(plan === 'community' ? [] : [`${labels[plan]} plan`]),
    ...(unstable ? ['unstable'] : []),
    ...(deprecated === null ? [] : ['deprecated']),
    ...[arrivalText(arrival)].filter(Boolean),
  ];
  return words.length > 0 ? ` (${words.join(', ')})` : '';
}

/** Formats an item in a list of rows: a line for the row, and below it what the package says. */
export const item = (line: string, ...texts: readonly (string | null | undefined)[]): string =>
  [`- ${line}`, ...texts.filter(Boolean).map((text) => `  ${indented((text ?? '').trim())}`)].join(
    '\n',
  );

/** Formats the warning for a deprecated row; null for other rows. */
export const warning = (deprecated: string | null): string | null =>
  deprecated === null ? null : `**${labels.deprecated}.** ${deprecated}`;
