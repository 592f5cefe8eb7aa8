import { escapeHtml } from '../../../utils/escapeHtml';
import { groupBy } from '../../../utils/groupBy';
import { arrivalText } from '../../model';
import type { ApiPage, RemovedNames } from '../../types';
import { tablesOf, type ApiTable } from './tables';
import { codeHtml, linkHtml, inlineHtml, markdownHtml, type PageLinks } from './html';
import { tableHtml, warningHtml } from './table';
import { labels, inheritedText, removedTexts, removedTitle, type Usage } from './texts';

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

/** Returns the prefix of the ids of a component's rows where several components share a page. */
export const tabPrefix = ({ name }: Pick<ApiPage, 'name'>): string => `${name}-`;

/** What a page is rendered with besides its own data. */
export interface RenderContext {
  /** Addresses of the pages that types may link to; links to the page itself are left out. */
  links: PageLinks;
  usages: readonly Usage[];
  /** The version that these docs are about. */
  documented: string;
  /** Address of the page's data. */
  json: string;
  /** What it lost in these docs' major; paths are the addresses of entries. */
  removed?: readonly RemovedNames[];
  /** Name of a member -> its feature, for the page of an API object. */
  features?: ReadonlyMap<string, string>;
}

const text = (id: string, title: string, html: string): PageSection[] =>
  html ? [{ id, title, html, level: 2, isTable: false }] : [];

/** The links to the groups of a table, with the number of rows in each. The filter hides those that it leaves empty. */
function groupsHtml(groups: readonly ApiTable[]): string {
  const items = groups.map(
    ({ id, title, rows }) => `<li>${linkHtml(`#${id}`, escapeHtml(title))} ${rows.length}</li>`,
  );
  return `<div data-api="groups"><ul>${items.join('')}</ul><p data-api="empty">Nothing here matches the filter.</p></div>`;
}

/** Tables with fewer rows are open on a phone, too. */
const closedRows = 8;

/** Puts a long table into an element that is closed at first on a phone, and always open on a wider screen. */
const closable = (count: number, html: string): string =>
  count < closedRows
    ? html
    : `<details data-api="group"><summary>${count} entries</summary>${html}</details>`;

/** Renders tables: a long one as links to its groups, followed by a table for each of them. */
export const tableSections = (tables: readonly ApiTable[], links: PageLinks): PageSection[] =>
  tables.flatMap(({ id, title, caption, rows, groups }) => {
    const whole =
      groups.length > 0
        ? groupsHtml(groups)
        : closable(rows.length, tableHtml(caption, rows, links));
    return [
      { id, title, html: whole, level: 2, isTable: true },
      ...tableSections(groups, links).map((group) => ({ ...group, level: 3 as const })),
    ];
  });

/** Renders what changed in each release, the newest first; empty when nothing did. */
function historyHtml({ history = [] }: ApiPage): string {
  const items = [...groupBy(history, ({ release }) => release)].map(([release, lines]) => {
    const changes = lines.map(({ kind, text: words }) => {
      const title = kind[0]?.toUpperCase() + kind.slice(1);
      return `<li>${title}: ${inlineHtml(words)}</li>`;
    });
    return `<p><strong>${escapeHtml(release)}</strong></p><ul>${changes.join('')}</ul>`;
  });
  return items.length > 0 ? `<div data-api="history">${items.join('')}</div>` : '';
}

/**
 * Renders the tables of a page and its history, without those that would be empty.
 *
 * @param idPrefix - prepended to all ids, where several components share one page
 */
export function renderTables(
  page: ApiPage,
  links: PageLinks,
  idPrefix: string = '',
  features?: RenderContext['features'],
): PageSection[] {
  const tables = tablesOf(page, links, features, idPrefix);
  // Types with a page are explained there, the others at the end of this page.
  const aliases = tables.flatMap(({ rows }) => rows.filter(({ kind }) => kind === 'type'));
  const others = new Map([
    ...aliases.map(({ name, id }) => [name, `#${id}`] as const),
    ...[...links].filter(([other]) => other !== page.name),
  ]);
  return [
    ...tableSections(tables, others),
    ...text(`${idPrefix}history`, labels.history, historyHtml(page)),
  ];
}

/** Up to this many pages are named one by one at the top of a page; more are only counted there. */
const namedUsages = 4;

/** Where a component is used, in a few words. */
function usageFact(usages: readonly Usage[]): string {
  if (usages.length <= namedUsages) {
    return usages.map(({ title, href }) => linkHtml(href, escapeHtml(title))).join(', ');
  }
  const demos = usages.reduce((sum, usage) => sum + usage.demos.length, 0);
  return linkHtml('#usage', `${usages.length} pages, ${demos} ${demos === 1 ? 'demo' : 'demos'}`);
}

/** Renders the first part of a page: its description, and the facts that apply to all of it. */
function introHtml(page: ApiPage, { usages, documented, json }: RenderContext): string {
  const { source, deprecated, themeName } = page;
  const nearest =
    source.version === documented
      ? ''
      : `, the release nearest to the documented version ${documented}`;
  const arrival = arrivalText(page);
  const facts = [
    ...(arrival ? [[labels.available, escapeHtml(arrival)]] : []),
    ...(usages.length > 0 ? [['Used in', usageFact(usages)]] : []),
    ...(themeName ? [[labels.themeName, `${codeHtml(themeName)} ${labels.themeUse}`]] : []),
    [
      labels.readFrom,
      `${codeHtml(source.package)} ${escapeHtml(source.version)}${escapeHtml(nearest)} (${linkHtml(json, 'as JSON')})`,
    ],
  ].map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`);
  return `${warningHtml(deprecated)}${markdownHtml(page.description)}<dl data-api="facts">${facts.join('')}</dl>`;
}

const listHtml = (name: string, items: readonly string[]): string =>
  items.length > 0
    ? `<ul data-api="${name}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
    : '';

/** Renders a guide with the demos that use a component. */
function usageHtml({ title, href, demos }: Usage): string {
  const shown = demos.map((demo) => linkHtml(demo.href, escapeHtml(demo.title))).join(', ');
  const list = shown && `<p data-api="demos">Demos: ${shown}</p>`;
  return linkHtml(href, escapeHtml(title)) + list;
}

/** Renders the parts of a page as static HTML, without those that would be empty. */
export function renderPage(page: ApiPage, context: RenderContext): PageSection[] {
  const { links, features, documented, removed = [], usages } = context;
  const inherited = inheritedText(page, links);
  return [
    ...text('', '', introHtml(page, context)),
    ...renderTables(page, links, '', features),
    ...text(
      'removed',
      removedTitle(documented),
      listHtml('removed', removedTexts(removed).map(inlineHtml)),
    ),
    ...text('inherited', labels.inherits, inherited && `<p>${inlineHtml(inherited)}</p>`),
    ...text('usage', labels.usage, listHtml('usage', usages.map(usageHtml))),
  ];
}
