import type { Arrival, Plan } from '../../types';
import { labels } from '../render/labels';
import { arrivalText, isWords } from '../render/rows';

/** Code inside a line, whatever stands in it; a line break in a type is a space. */
export function code(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ').trim();
  const longest = Math.max(0, ...Array.from(line.matchAll(/`+/g), ([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return longest > 0 ? `${ticks} ${line} ${ticks}` : `${ticks}${line}${ticks}`;
}

/** A text that goes on below the sign of its item: all its lines are as far in as the first. */
export const indented = (text: string): string => text.replace(/\n(?!\n|$)/g, '\n  ');

/** A default: the package's own words, or code. */
export const fallback = (text: string): string => (isWords(text) ? text : code(text));

/** What holds of a row, in brackets after its name; nothing for what holds of most. */
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

/** What stands in a list of rows: a line for the row, and below it what the package says. */
export const item = (line: string, ...texts: readonly (string | null | undefined)[]): string =>
  [`- ${line}`, ...texts.filter(Boolean).map((text) => `  ${indented((text ?? '').trim())}`)].join(
    '\n',
  );

/** The sentence of a row that is not to be used anymore. */
export const warning = (deprecated: string | null): string | null =>
  deprecated === null ? null : `**${labels.deprecated}.** ${deprecated}`;
