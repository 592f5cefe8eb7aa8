import { escapeHtml } from '../../../utils/escapeHtml';
import { codeHtml } from '../render/html';
import { labels } from '../render/labels';
import { inlineHtml } from '../render/markdown';
import type { PageSection } from '../render/page';
import { rowHtml, tableHtml } from '../render/rows';
import type { ApiPage } from '../../types';

/** Returns the first sentence of a description. */
export const firstSentence = (text: string): string =>
  /^[\s\S]*?(?:[.!?](?=\s+[A-Z]|\s*$)|(?=\n\n)|$)/.exec(text)?.[0].replace(/\s+/g, ' ').trim() ??
  '';

/** `1 prop`, `12 props`; nothing for none. */
export const counted = (count: number, one: string, many: string): string[] =>
  count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];

/** Returns what a page has, in numbers: `131 props, 60 slots`. */
export function extent({ kind, props, slots, classes }: ApiPage): string {
  const members = Object.keys(props).length;
  return [
    ...(kind === 'component'
      ? counted(members, 'prop', 'props')
      : counted(members, 'member', 'members')),
    ...counted(slots.length, 'slot', 'slots'),
    ...counted(classes.length, 'class', 'classes'),
  ].join(', ');
}

/** The import from the root of the smallest package that has it; packages are in the order of their plans. */
const rootImport = ({ imports }: ApiPage): string =>
  imports.find((line) => /'@[^/']+\/[^/']+'/.test(line)) ?? imports.at(-1) ?? '';

const extentLabel = ({ kind }: Pick<ApiPage, 'kind'>): string =>
  kind === 'component' ? labels.extent : labels.members;

function pageRow(page: ApiPage, base: string): string {
  const { name, plan, path, description, deprecated, unstable, since, after } = page;
  const words = firstSentence(description);
  return rowHtml({
    id: name,
    name,
    plan,
    deprecated,
    unstable,
    since,
    after,
    href: base + path.slice(1),
    cells: [
      [extentLabel(page), escapeHtml(extent(page))],
      [labels.summary, words ? inlineHtml(words) : codeHtml(rootImport(page))],
    ],
  });
}

/** Renders the tables of a product's index: its components and its interfaces, each linked, with its plan and extent. */
export function indexSections(pages: readonly ApiPage[], base: string): PageSection[] {
  const kinds = [
    { kind: 'component', id: 'components', title: 'Components' },
    { kind: 'interface', id: 'interfaces', title: 'Interfaces' },
  ] as const;
  return kinds.flatMap(({ kind, id, title }) => {
    const rows = pages.filter((page) => page.kind === kind).map((page) => pageRow(page, base));
    const columns = [labels[kind], extentLabel({ kind }), labels.summary];
    return rows.length > 0
      ? [{ id, title, html: tableHtml(title, columns, rows), level: 2, isTable: true }]
      : [];
  });
}
