import type { ApiPage } from '../types';
import { codeHtml, escapeHtml } from './html';
import { labels } from './labels';
import { inlineHtml, markdownHtml } from './markdown';
import { classesHtml, membersHtml, slotsHtml, type PageLinks } from './rows';

/** A page of this site that shows a component. */
export interface Usage {
  title: string;
  href: string;
  kind: 'guide' | 'demo';
}

/** A part of a page: its heading and its static HTML. The first part has no heading. */
export interface PageSection {
  id: string;
  title: string;
  html: string;
}

function usageHtml(usages: readonly Usage[], kind: Usage['kind'], title: string): string {
  const links = usages
    .filter((usage) => usage.kind === kind)
    .map((usage) => `<a href="${escapeHtml(usage.href)}">${escapeHtml(usage.title)}</a>`);
  return links.length > 0 ? `<dt>${title}</dt><dd>${links.join(', ')}</dd>` : '';
}

function introHtml(page: ApiPage, usages: readonly Usage[], documented: string): string {
  const { source, deprecated, themeName, inherits } = page;
  const nearest = source.version === documented ? '' : `, ${labels.notDocumented} ${documented}`;
  const warning =
    deprecated === null
      ? ''
      : `<p data-api="warning"><strong>${labels.deprecated}.</strong> ${inlineHtml(deprecated)}</p>`;
  const facts = [
    usageHtml(usages, 'guide', labels.guides),
    usageHtml(usages, 'demo', labels.demos),
    themeName ? `<dt>${labels.themeName}</dt><dd>${codeHtml(themeName)}</dd>` : '',
    inherits.length > 0
      ? `<dt>${labels.inherits}</dt><dd>${inherits.map(codeHtml).join(', ')}</dd>`
      : '',
    `<dt>${labels.readFrom}</dt><dd>${codeHtml(source.package)} ${escapeHtml(source.version)}${nearest}</dd>`,
  ];
  return `${warning}${markdownHtml(page.description)}<dl data-api="facts">${facts.join('')}</dl>`;
}

/**
 * The parts of a page as static HTML, without those that would be empty.
 *
 * @param links - addresses of the pages to which types may lead; the page itself is left out by this function
 * @param documented - the version that this site documents
 */
export function renderPage(
  page: ApiPage,
  links: PageLinks,
  usages: readonly Usage[],
  documented: string,
): PageSection[] {
  const { name, kind, props, slots, classes } = page;
  const others = new Map([...links].filter(([other]) => other !== name));
  const isComponent = kind === 'component';
  const members = Object.keys(props).length > 0;
  const title = isComponent ? 'Props' : 'Members';
  const id = isComponent ? 'prop' : 'member';
  return [
    { id: '', title: '', html: introHtml(page, usages, documented) },
    ...(members
      ? [{ id: `${id}s`, title, html: membersHtml(`${title} of ${name}`, props, id, others) }]
      : []),
    ...(slots.length > 0
      ? [{ id: 'slots', title: 'Slots', html: slotsHtml(`Slots of ${name}`, slots) }]
      : []),
    ...(classes.length > 0
      ? [
          {
            id: 'classes',
            title: 'CSS classes',
            html: classesHtml(`CSS classes of ${name}`, classes),
          },
        ]
      : []),
  ];
}
