import { escapeHtml } from '../../../utils/escapeHtml';
import type { ApiPage } from '../../types';
import { codeHtml, linkHtml } from './html';
import { labels } from './labels';
import { inlineHtml, markdownHtml } from './markdown';
import { arrivalText } from './rows';

/** A page of this site that shows a component: a guide about it, or another page whose demos import it. */
export interface Usage {
  title: string;
  href: string;
  isGuide: boolean;
  demos: readonly { title: string; href: string }[];
}

/** Up to this many pages are named one by one at the top of a page; more are only counted there. */
const namedUsages = 4;

const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

/** Where a component is used, in a few words. */
function usageFact(usages: readonly Usage[]): string {
  if (usages.length <= namedUsages) {
    return usages.map(({ title, href }) => linkHtml(href, escapeHtml(title))).join(', ');
  }
  const demos = usages.reduce((sum, usage) => sum + usage.demos.length, 0);
  const parts = [count(usages.length, 'page', 'pages'), count(demos, 'demo', 'demos')];
  return linkHtml('#usage', parts.join(', '));
}

/** Renders the first part of a page: its description, and the facts that apply to all of it. */
export function introHtml(
  page: ApiPage,
  { usages, documented, json }: { usages: readonly Usage[]; documented: string; json: string },
): string {
  const { source, deprecated, themeName } = page;
  const nearest = source.version === documented ? '' : `, ${labels.notDocumented} ${documented}`;
  const warning =
    deprecated === null
      ? ''
      : `<p data-api="warning"><strong>${labels.deprecated}.</strong> ${inlineHtml(deprecated)}</p>`;
  const arrival = arrivalText(page);
  const facts = [
    ...(arrival ? [[labels.available, escapeHtml(arrival)]] : []),
    ...(usages.length > 0 ? [[labels.usedIn, usageFact(usages)]] : []),
    ...(themeName ? [[labels.themeName, `${codeHtml(themeName)} ${labels.themeUse}`]] : []),
    [
      labels.readFrom,
      `${codeHtml(source.package)} ${escapeHtml(source.version)}${escapeHtml(nearest)} (${linkHtml(json, labels.json)})`,
    ],
  ].map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`);
  return `${warning}${markdownHtml(page.description)}<dl data-api="facts">${facts.join('')}</dl>`;
}

/** Renders the guides of a component with their demos, then the pages that only show it. */
export function usageHtml(usages: readonly Usage[]): string {
  const items = usages.map(({ title, href, demos }) => {
    const shown = demos.map((demo) => linkHtml(demo.href, escapeHtml(demo.title))).join(', ');
    const list = shown && `<p data-api="demos">${labels.demos}: ${shown}</p>`;
    return `<li>${linkHtml(href, escapeHtml(title))}${list}</li>`;
  });
  return items.length > 0 ? `<ul data-api="usage">${items.join('')}</ul>` : '';
}
