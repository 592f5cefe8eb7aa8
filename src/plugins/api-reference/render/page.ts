import type { ApiPage } from '../types';
import { memberGroups } from './groups';
import { escapeHtml, linkHtml } from './html';
import { introHtml, usageHtml, type Usage } from './facts';
import { inheritedHtml } from './inherited';
import { labels } from './labels';
import { classesHtml, membersHtml, slotsHtml, type PageLinks } from './rows';

/** A part of a page: its heading and its static HTML. The first part has no heading. */
export interface PageSection {
  id: string;
  title: string;
  html: string;
  /** Level of the heading on a page of its own. */
  level: 2 | 3;
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
  /** Name of a member -> its feature, for the page of an API object. */
  features?: ReadonlyMap<string, string>;
}

const table = (
  id: string,
  title: string,
  html: string,
  level: PageSection['level'] = 2,
): PageSection => ({ id, title, html, level, isTable: true });

/** The links to the groups of a table, with the number of rows in each. The filter hides those that it leaves empty. */
function groupsHtml(groups: readonly { id: string; title: string; rows: number }[]): string {
  const items = groups.map(
    ({ id, title, rows }) => `<li>${linkHtml(`#${id}`, escapeHtml(title))} ${rows}</li>`,
  );
  return `<div data-api="groups"><ul>${items.join('')}</ul><p data-api="empty">${labels.noMatch}</p></div>`;
}

/** The props or members of a page: one table, or a table for each group of many. */
function memberTables(
  { name, kind, props }: ApiPage,
  links: PageLinks,
  idPrefix: string,
  features: ReadonlyMap<string, string> | undefined,
): PageSection[] {
  const [title, one] = kind === 'component' ? ['Props', 'prop'] : ['Members', 'member'];
  const rowPrefix = `${idPrefix}${one}`;
  const id = `${rowPrefix}s`;
  const caption = `${title} of ${name}`;
  if (Object.keys(props).length === 0) {
    return [];
  }
  const groups = memberGroups(props, features).map((group) => ({
    ...group,
    id: `${id}-${group.id}`,
    rows: Object.keys(group.members).length,
  }));
  if (groups.length === 0) {
    return [table(id, title, membersHtml(caption, props, rowPrefix, links))];
  }
  return [
    table(id, title, groupsHtml(groups)),
    ...groups.map((group) =>
      table(
        group.id,
        group.title,
        membersHtml(`${caption}: ${group.title}`, group.members, rowPrefix, links),
        3,
      ),
    ),
  ];
}

/**
 * The tables of a page, without those that would be empty.
 *
 * @param idPrefix - stands before all ids, where several components share one page
 * @param features - name of a member -> its feature, for the page of an API object
 */
export function renderTables(
  page: ApiPage,
  links: PageLinks,
  idPrefix: string = '',
  features?: ReadonlyMap<string, string>,
): PageSection[] {
  const { name, slots, classes } = page;
  const others = new Map([...links].filter(([other]) => other !== name));
  return [
    ...memberTables(page, others, idPrefix, features),
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
    html ? [{ id, title, html, level: 2, isTable: false }] : [];
  return [
    ...text('', '', introHtml(page, context)),
    ...renderTables(page, context.links, '', context.features),
    ...text('inherited', labels.inherits, inheritedHtml(page, context.links)),
    ...text('usage', labels.usage, usageHtml(context.usages)),
  ];
}
