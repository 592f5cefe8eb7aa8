import type { ApiPage, RemovedNames } from '../../types';
import { memberGroups } from '../render/groups';
import type { Usage } from '../render/facts';
import { inheritedAddress } from '../render/inherited';
import { removedTitle } from '../render/removed';
import { arrivalText } from '../render/rows';
import { labels } from '../render/labels';
import { classGroups, slotGroups } from '../render/partGroups';
import { extent } from '../site/productIndex';
import { classItem, memberItems, slotItem } from './members';
import { code, marks, warning } from './words';

export interface MarkdownContext {
  /** Name of a component or interface -> the address for links to it. */
  links: ReadonlyMap<string, string>;
  /** The pages that show it, with the addresses for links to them. */
  usages: readonly Usage[];
  /** What it lost in these docs' major, with the addresses of the entries. */
  removed?: readonly RemovedNames[];
  /** The version that these docs are about. */
  documented: string;
  /** Name of a member -> its feature, for the page of an API object. */
  features?: ReadonlyMap<string, string>;
}

/** A heading with its text; nothing when there is no text. */
const section = (title: string, text: string, level = 2): string[] =>
  text ? [`${'#'.repeat(level)} ${title}\n\n${text}`] : [];

/** Rows below one heading, or below a heading for each group of a long list, as on the page. */
const rows = (title: string, all: string, groups: readonly { title: string; text: string }[]) =>
  groups.length === 0
    ? section(title, all)
    : [`## ${title}`, ...groups.flatMap((group) => section(group.title, group.text, 3))];

const link = (name: string, address: string | undefined): string =>
  address === undefined ? name : `[${name}](${address})`;

/** The description of a page, and the facts that apply to all of it. */
function intro(page: ApiPage): string {
  const { source, themeName, plan, unstable } = page;
  const arrival = arrivalText(page);
  const facts = [
    `- ${labels.readFrom} ${code(source.package)} ${source.version}`,
    ...(arrival ? [`- ${labels.available} ${arrival}`] : []),
    ...(plan === 'community' && !unstable ? [] : [`- Needs${marks({ plan, unstable })}`]),
    ...(themeName ? [`- ${labels.themeName}: ${code(themeName)} ${labels.themeUse}`] : []),
  ];
  return [warning(page.deprecated), page.description.trim(), facts.join('\n')]
    .filter(Boolean)
    .join('\n\n');
}

/** Renders a page of the reference as Markdown from its model, with the headings of the HTML page. */
export function apiPageMarkdown(page: ApiPage, context: MarkdownContext): string {
  const { links, usages, features, documented, removed = [] } = context;
  const { name, kind, props, slots, classes, inherits } = page;
  const types = Object.entries(page.types ?? {}).filter(([type]) => !links.has(type));
  const inherited = inherits.map((each) => link(code(each), inheritedAddress(each, links)));
  return [
    intro(page),
    ...section('Import', `\`\`\`ts\n${page.imports.join('\n// or\n')}\n\`\`\``),
    ...rows(
      kind === 'component' ? 'Props' : 'Members',
      memberItems(props),
      memberGroups(props, features).map(({ title, members }) => ({
        title,
        text: memberItems(members),
      })),
    ),
    ...rows(
      'Slots',
      slots.map(slotItem).join('\n'),
      slotGroups(slots).map(({ title, parts }) => ({
        title,
        text: parts.map(slotItem).join('\n'),
      })),
    ),
    ...rows(
      'CSS classes',
      classes.map(classItem).join('\n'),
      classGroups(classes).map(({ title, parts }) => ({
        title,
        text: parts.map(classItem).join('\n'),
      })),
    ),
    ...section(
      labels.types,
      types.map(([type, text]) => `- ${code(type)}: ${code(text)}`).join('\n'),
    ),
    ...section(
      removedTitle(documented),
      removed
        .map(({ names, title, path }) => `- ${names.map(code).join(', ')}: ${link(title, path)}`)
        .join('\n'),
    ),
    ...section(
      labels.inherits,
      inherited.length > 0 ? `${code(name)} ${labels.inheritsFrom} ${inherited.join(', ')}.` : '',
    ),
    ...section(labels.usage, usages.map(({ title, href }) => `- ${link(title, href)}`).join('\n')),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Lists pages of the reference, for a product's index or for the components of a guide. */
export const apiListMarkdown = (
  pages: readonly ApiPage[],
  links: ReadonlyMap<string, string>,
): string =>
  pages
    .map((page) => `- ${link(page.name, links.get(page.name))}${marks(page)}: ${extent(page)}`)
    .join('\n');

/** Renders the index of a product: its components and its interfaces. */
export function apiIndexMarkdown(
  pages: readonly ApiPage[],
  links: ReadonlyMap<string, string>,
): string {
  const of = (kind: ApiPage['kind']): string =>
    apiListMarkdown(
      pages.filter((page) => page.kind === kind),
      links,
    );
  return [
    ...section('Components', of('component')),
    ...section('Interfaces', of('interface')),
  ].join('\n\n');
}
