import { inlineCode as code } from '../../../utils/inlineCode';
import { arrivalText, type ApiRow } from '../../model';
import type { ApiPage } from '../../types';
import type { RenderContext } from '../render/page';
import { isWords } from '../render/table';
import { pageRow, tablesOf, type ApiTable } from '../render/tables';
import { labels, historyText, inheritedText, removedTexts, removedTitle } from '../render/texts';

/** Lists what is special about a row, in parentheses after its name; empty if nothing is. */
function marks(
  row: Pick<ApiRow, 'plan' | 'required' | 'deprecated' | 'unstable' | 'since' | 'after'>,
): string {
  const { plan = 'community', required, deprecated = null, unstable } = row;
  const words = [
    required ? 'required' : '',
    plan === 'community' ? '' : `${labels[plan]} plan`,
    unstable ? 'unstable' : '',
    deprecated === null ? '' : 'deprecated',
    arrivalText(row),
  ].filter(Boolean);
  return words.length > 0 ? ` (${words.join(', ')})` : '';
}

/** Formats the warning for something deprecated; empty for other things. */
const warning = (deprecated: string | null = null): string =>
  deprecated === null ? '' : `**${labels.deprecated}.** ${deprecated}`;

const paragraphs = (...texts: readonly string[]): string => texts.filter(Boolean).join('\n\n');

/** What a callback takes and returns, where its package says more than the type does. */
function signatureText({ signature }: ApiRow): string {
  if (!signature || (signature.parameters.length === 0 && !signature.returns.description))
    return '';
  const { parameters, returns } = signature;
  const list = parameters.map(
    ({ name, type, description }) =>
      `- ${code(name)}${type && `: ${code(type)}`}${description && ` ${description.replace(/\s*\n\s*/g, ' ')}`}`,
  );
  const result =
    returns.type === 'void' && !returns.description
      ? []
      : [labels.returns, returns.type && code(returns.type), returns.description];
  return paragraphs(
    list.length > 0 ? `${labels.parameters}:\n\n${list.join('\n')}` : '',
    result.filter(Boolean).join(' '),
  );
}

/** The facts about a row that follow its name. */
function factsOf(row: ApiRow): string[] {
  const { kind, type, default: standard, className, params, event, prop, argument } = row;
  switch (kind) {
    case 'slot':
      return [
        standard ? `${labels.renders} ${code(standard)}` : '',
        className ? `${labels.className} ${code(`.${className}`)}` : '',
      ].filter(Boolean);
    case 'class':
      return [code(`.${className}`)];
    case 'component':
    case 'interface':
      return row.extent ? [row.extent] : [];
    case 'event': {
      const gets = [params, event].flatMap((each) => (each ? code(each) : []));
      return [
        `${labels.listener.toLowerCase()} ${gets.join(', ') || labels.nothing.toLowerCase()}`,
        ...(prop ? [`${labels.prop.toLowerCase()} ${code(prop.name)}`] : []),
      ];
    }
    default: {
      const fallback = standard ?? null;
      const shown =
        fallback === null
          ? ''
          : `. ${labels.default}: ${isWords(fallback) ? fallback : code(fallback)}`;
      return [
        code(type ?? '') + shown,
        ...(argument ? [`${labels.argument.toLowerCase()} ${code(argument)}`] : []),
      ];
    }
  }
}

/** Formats a row as an item of a list: a line for the row, and below it what the package says. */
export function rowText(row: ApiRow): string {
  const name = row.href === undefined ? code(row.name) : `[${row.name}](${row.href})`;
  const facts = factsOf(row);
  const words = facts.length > 0 ? `: ${facts.join(row.kind === 'slot' ? '. ' : '; ')}` : '';
  const line = `- ${name}${marks(row)}${words}`;
  const text =
    row.href === undefined
      ? paragraphs(warning(row.deprecated), row.description ?? '', signatureText(row)).trim()
      : '';
  // The lines are indented, so that a text stays within its item.
  return text ? `${line}\n  ${text.replace(/\n(?!\n|$)/g, '\n  ')}` : line;
}

export const rowTexts = (rows: readonly ApiRow[]): string => rows.map(rowText).join('\n');

/** A heading with its text; nothing when there is no text. */
const section = (title: string, text: string, level = 2): string[] =>
  text ? [`${'#'.repeat(level)} ${title}\n\n${text}`] : [];

/** Rows below one heading, or below a heading for each group of a long list, as on the page. */
export const tableText = ({ title, rows, groups }: ApiTable): string[] =>
  groups.length === 0
    ? section(title, rowTexts(rows))
    : [`## ${title}`, ...groups.flatMap((group) => section(group.title, rowTexts(group.rows), 3))];

/** The description of a page, and the facts that apply to all of it. */
function intro(page: ApiPage): string {
  const { source, themeName, plan, unstable } = page;
  const arrival = arrivalText(page);
  const needs = marks({ plan, unstable });
  const facts = [
    `- ${labels.readFrom} ${code(source.package)} ${source.version}`,
    ...(arrival ? [`- ${labels.available} ${arrival}`] : []),
    ...(needs ? [`- Needs${needs}`] : []),
    ...(themeName ? [`- ${labels.themeName}: ${code(themeName)} ${labels.themeUse}`] : []),
  ];
  return paragraphs(warning(page.deprecated), page.description.trim(), facts.join('\n'));
}

/** Renders a page of the reference as Markdown from its model, with the headings of the HTML page. All addresses are full. */
export function apiPageMarkdown(page: ApiPage, context: Omit<RenderContext, 'json'>): string {
  const { links, usages, features, documented, removed = [] } = context;
  const guides = usages.map(({ title, href }) => `[${title}](${href})`);
  const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
  return [
    intro(page),
    ...section('Import', `\`\`\`ts\n${page.imports.join('\n// or\n')}\n\`\`\``),
    ...tablesOf(page, links, features).flatMap(tableText),
    ...section(labels.history, historyText(page.history ?? [])),
    ...section(removedTitle(documented), list(removedTexts(removed))),
    ...section(labels.inherits, inheritedText(page, links)),
    ...section(labels.usage, list(guides)),
  ].join('\n\n');
}

/** Lists pages of the reference, for the components of a guide. */
export const apiListMarkdown = (
  pages: readonly ApiPage[],
  links: ReadonlyMap<string, string>,
): string => rowTexts(pages.map((page) => pageRow(page, links.get(page.name) ?? '')));
