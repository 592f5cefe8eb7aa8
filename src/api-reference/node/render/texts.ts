import type { ApiPage, HistoryLine, RemovedNames } from '../../types';
import { slugOf } from '../extract/names';
import type { PageLinks } from './html';

// What the HTML of a page and its Markdown say in the same words, as Markdown within a line.

export const labels = {
  default: 'Default',
  renders: 'Renders',
  component: 'Component',
  interface: 'Interface',
  className: 'Class name',
  deprecated: 'Deprecated',
  available: 'Available',
  parameters: 'Parameters',
  returns: 'Returns',
  listener: 'Listener receives',
  nothing: 'Nothing',
  prop: 'Prop',
  argument: 'Argument',
  pro: 'Pro',
  premium: 'Premium',
  readFrom: 'Read from',
  themeName: 'Theme name',
  themeUse: 'for default props in the theme',
  inherits: 'Inherited props',
  history: 'Changes by release',
  usage: 'Guides and demos that use it',
} as const;

/** A page of this site that shows a component: a guide about it, or another page whose demos import it. */
export interface Usage {
  title: string;
  href: string;
  isGuide: boolean;
  demos: readonly { title: string; href: string }[];
}

/** Native elements that are SVG; the others are HTML. */
const svgElements = new Set(['path', 'svg', 'rect', 'text', 'circle', 'g', 'line']);

/** Returns where the props of an inherited component or element are explained. */
export function inheritedAddress(name: string, links: PageLinks): string {
  const own = links.get(name);
  if (own) return own;
  const [, element] = /^<(\w+)>$/.exec(name) ?? [];
  if (!element) return `https://mui.com/material-ui/api/${slugOf(name)}/`;
  const folder = svgElements.has(element) ? 'SVG/Reference/Element' : 'HTML/Reference/Elements';
  return `https://developer.mozilla.org/docs/Web/${folder}/${element}`;
}

/** Says what a component takes besides its own props; empty when it takes nothing else. */
export function inheritedText({ name, inherits }: ApiPage, links: PageLinks): string {
  const items = inherits.map((each) => `[\`${each}\`](${inheritedAddress(each, links)})`);
  return items.length > 0 ? `\`${name}\` also accepts the props of ${items.join(', ')}.` : '';
}

/** Returns the title of the section about what a page lost: `Removed in v8`. */
export const removedTitle = (documented: string): string =>
  `Removed in v${documented.split('.')[0]}`;

/** Says for each name that a page lost which entry tells what replaced it. */
export const removedTexts = (removed: readonly RemovedNames[]): string[] =>
  removed.map(
    ({ names, title, path }) =>
      `${names.map((name) => `\`${name}\``).join(', ')}: [${title}](${path})`,
  );

/** What changed in each release, as a list. */
export const historyText = (history: readonly HistoryLine[]): string =>
  history.map((line) => `- ${line.release}, ${line.kind}: ${line.text}`).join('\n');
