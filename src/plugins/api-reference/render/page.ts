import type { ApiPage } from '../types';
import { introHtml, usageHtml, type Usage } from './facts';
import { inheritedHtml } from './inherited';
import { labels } from './labels';
import { classesHtml, membersHtml, slotsHtml, type PageLinks } from './rows';

/** A part of a page: its heading and its static HTML. The first part has no heading. */
export interface PageSection {
  id: string;
  title: string;
  html: string;
  /** Whether it is a table that readers may filter. */
  isTable: boolean;
}

/** What a page is rendered with besides its own data. */
export interface PageContext {
  /** Addresses of the pages to which types may lead; the page itself is left out. */
  links: PageLinks;
  usages: readonly Usage[];
  /** The version that these docs are about. */
  documented: string;
  /** Address of the page's data. */
  json: string;
}

const table = (id: string, title: string, html: string): PageSection => ({
  id,
  title,
  html,
  isTable: true,
});

/**
 * The tables of a page, without those that would be empty.
 *
 * @param idPrefix - stands before all ids, where several components share one page
 */
export function renderTables(
  page: ApiPage,
  links: PageLinks,
  idPrefix: string = '',
): PageSection[] {
  const { name, kind, props, slots, classes } = page;
  const others = new Map([...links].filter(([other]) => other !== name));
  const [title, id] = kind === 'component' ? ['Props', 'prop'] : ['Members', 'member'];
  return [
    ...(Object.keys(props).length > 0
      ? [
          table(
            `${idPrefix}${id}s`,
            title,
            membersHtml(`${title} of ${name}`, props, `${idPrefix}${id}`, others),
          ),
        ]
      : []),
    ...(slots.length > 0
      ? [table(`${idPrefix}slots`, 'Slots', slotsHtml(`Slots of ${name}`, slots, idPrefix))]
      : []),
    ...(classes.length > 0
      ? [
          table(
            `${idPrefix}classes`,
            'CSS classes',
            classesHtml(`CSS classes of ${name}`, classes, idPrefix),
          ),
        ]
      : []),
  ];
}

/** The parts of a page as static HTML, without those that would be empty. */
export function renderPage(page: ApiPage, context: PageContext): PageSection[] {
  const text = (id: string, title: string, html: string): PageSection[] =>
    html ? [{ id, title, html, isTable: false }] : [];
  return [
    ...text('', '', introHtml(page, context)),
    ...renderTables(page, context.links),
    ...text('inherited', labels.inherits, inheritedHtml(page, context.links)),
    ...text('usage', labels.usage, usageHtml(context.usages)),
  ];
}
