import { escapeHtml } from '../../../utils/escapeHtml';
import { memberKind, rowId } from '../../rowId';
import type { ApiClass, ApiPage, ApiSlot, RemovedNames } from '../../types';
import { memberGroups } from './groups';
import { linkHtml } from './html';
import { introHtml, usageHtml, type Usage } from './facts';
import { historyHtml } from './history';
import { inheritedHtml } from './inherited';
import { labels } from './labels';
import { classGroups, slotGroups, type PartGroup } from './partGroups';
import { removedHtml, removedTitle } from './removed';
import { aliasesHtml, classesHtml, membersHtml, slotsHtml, type PageLinks } from './rows';

/** A part of a page: its heading and its static HTML. The first part has no heading. */
export interface PageSection {
  id: string;
  title: string;
  html: string;
  /** Level of the heading on the component's own page. */
  level: 2 | 3;
  /** Whether it is a table that readers may filter. */
  isTable: boolean;
}

/** What a page is rendered with besides its own data. */
export interface RenderContext {
  /** Addresses of the pages that types may link to; links to the page itself are left out. */
  links: PageLinks;
  usages: readonly Usage[];
  /** The version that these docs are about. */
  documented: string;
  /** Address of the page's data. */
  json: string;
  /** What it lost in these docs' major. */
  removed?: readonly RemovedNames[];
  /** The base path of the version. */
  base?: string;
  /** Name of a member -> its feature, for the page of an API object. */
  features?: ReadonlyMap<string, string>;
}

const table = (
  id: string,
  title: string,
  html: string,
  level: PageSection['level'] = 2,
): PageSection => ({ id, title, html, level, isTable: true });

const text = (id: string, title: string, html: string): PageSection[] =>
  html ? [{ id, title, html, level: 2, isTable: false }] : [];

/** The links to the groups of a table, with the number of rows in each. The filter hides those that it leaves empty. */
function groupsHtml(groups: readonly { id: string; title: string; count: number }[]): string {
  const items = groups.map(
    ({ id, title, count }) => `<li>${linkHtml(`#${id}`, escapeHtml(title))} ${count}</li>`,
  );
  return `<div data-api="groups"><ul>${items.join('')}</ul><p data-api="empty">${labels.noMatch}</p></div>`;
}

/** Tables with fewer rows are open on a phone, too. */
const closedRows = 8;

/** Puts a long table into an element that is closed at first on a phone, and always open on a wider screen. */
const closable = (count: number, html: string): string =>
  count < closedRows
    ? html
    : `<details data-api="group"><summary>${count} ${labels.entries}</summary>${html}</details>`;

/** Some rows of a page under a heading of their own. */
interface RowGroup<Rows> {
  /** The end of the heading's id. */
  id: string;
  title: string;
  /** Number of rows. */
  count: number;
  rows: Rows;
}

/**
 * Renders the rows of one kind: as one table, or as a table for each group of a long list; nothing when there are none.
 *
 * @param all - the heading and the rows
 * @param groups - empty for rows that stay together
 * @param render - renders the table of some rows below a caption
 */
function tables<Rows>(
  all: RowGroup<Rows>,
  groups: readonly RowGroup<Rows>[],
  name: string,
  render: (caption: string, rows: Rows) => string,
): PageSection[] {
  const { id, title } = all;
  const caption = `${title} of ${name}`;
  if (all.count === 0) return [];
  if (groups.length === 0)
    return [table(id, title, closable(all.count, render(caption, all.rows)))];
  const named = groups.map((group) => ({ ...group, id: `${id}-${group.id}` }));
  return [
    table(id, title, groupsHtml(named)),
    ...named.map((group) =>
      table(
        group.id,
        group.title,
        closable(group.count, render(`${caption}: ${group.title}`, group.rows)),
        3,
      ),
    ),
  ];
}

/** The props or members of a page. */
function memberTables(
  { name, kind, props }: ApiPage,
  links: PageLinks,
  idPrefix: string,
  features: ReadonlyMap<string, string> | undefined,
): PageSection[] {
  const title = kind === 'component' ? 'Props' : 'Members';
  const one = memberKind(kind);
  const groups = memberGroups(props, features).map(({ members, ...group }) => ({
    ...group,
    count: Object.keys(members).length,
    rows: members,
  }));
  const all = { id: `${idPrefix}${one}s`, title, count: Object.keys(props).length, rows: props };
  return tables(all, groups, name, (caption, members) =>
    membersHtml(caption, members, (each) => rowId(one, each, idPrefix), links),
  );
}

const partRows = <Part>({ parts, ...group }: PartGroup<Part>): RowGroup<readonly Part[]> => ({
  ...group,
  count: parts.length,
  rows: parts,
});

/**
 * Renders the tables of a page and its history, without those that would be empty.
 *
 * @param idPrefix - prepended to all ids, where several components share one page
 * @param features - name of a member -> its feature, for the page of an API object
 */
export function renderTables(
  page: ApiPage,
  links: PageLinks,
  idPrefix: string = '',
  features?: ReadonlyMap<string, string>,
): PageSection[] {
  const { name, slots, classes } = page;
  // Types with a page are explained there, the others at the end of this page.
  const types = Object.entries(page.types ?? {}).filter(([type]) => !links.has(type));
  const others = new Map([
    ...types.map(([type]) => [type, `#${rowId('type', type, idPrefix)}`] as const),
    ...[...links].filter(([other]) => other !== name),
  ]);
  return [
    ...memberTables(page, others, idPrefix, features),
    ...tables<readonly ApiSlot[]>(
      partRows({ id: `${idPrefix}slots`, title: 'Slots', parts: slots }),
      slotGroups(slots).map(partRows),
      name,
      (caption, rows) => slotsHtml(caption, rows, idPrefix),
    ),
    ...tables<readonly ApiClass[]>(
      partRows({ id: `${idPrefix}classes`, title: 'CSS classes', parts: classes }),
      classGroups(classes).map(partRows),
      name,
      (caption, rows) => classesHtml(caption, rows, idPrefix),
    ),
    ...tables(
      {
        id: `${idPrefix}types`,
        title: labels.types,
        count: types.length,
        rows: Object.fromEntries(types),
      },
      [],
      name,
      (caption, rows) =>
        aliasesHtml(caption, rows, (each) => rowId('type', each, idPrefix), others),
    ),
    ...text(`${idPrefix}history`, labels.history, historyHtml(page)),
  ];
}

/** Renders the parts of a page as static HTML, without those that would be empty. */
export function renderPage(page: ApiPage, context: RenderContext): PageSection[] {
  return [
    ...text('', '', introHtml(page, context)),
    ...renderTables(page, context.links, '', context.features),
    ...text(
      'removed',
      removedTitle(context.documented),
      removedHtml(context.removed ?? [], context.base ?? '/'),
    ),
    ...text('inherited', labels.inherits, inheritedHtml(page, context.links)),
    ...text('usage', labels.usage, usageHtml(context.usages)),
  ];
}
