import {
  aliasesOf,
  apiRow,
  classesOf,
  membersOf,
  methodsOf,
  slotsOf,
  type ApiRow,
  memberKind,
  rowId,
} from '../../model';
import { planRank, type ApiBlocks, type ApiPage } from '../../types';
import { linkRow, pageAddress, type LinkTargets } from '../links';
import { groupsOf } from './groups';
import { labels } from './texts';

/** Rows of one kind below a heading, as a page, its Markdown and search have them. */
export interface ApiTable {
  /** The id of its heading. */
  id: string;
  title: string;
  caption: string;
  rows: readonly ApiRow[];
  /** The same rows below headings of their own, if the list is long. */
  groups: readonly ApiTable[];
}

const table = (title: string, rows: readonly ApiRow[], caption = title, id = ''): ApiTable => ({
  ...{ id, title, caption, rows, groups: [] },
});

/**
 * Returns the tables of a page, without those that would be empty.
 *
 * @param explained - the types with a page of their own, where they are explained
 * @param features - name of a member -> its feature, for the page of an API object
 * @param idPrefix - prepended to all ids, where several components share one page
 */
export function tablesOf(
  page: ApiPage,
  explained: Pick<ReadonlySet<string>, 'has'>,
  features?: ReadonlyMap<string, string>,
  idPrefix: string = '',
): ApiTable[] {
  const { name, kind } = page;
  const aliases = aliasesOf(page, idPrefix).filter((alias) => !explained.has(alias.name));
  const lists: [id: string, title: string, rows: readonly ApiRow[]][] = [
    [`${memberKind(kind)}s`, kind === 'component' ? 'Props' : 'Members', membersOf(page, idPrefix)],
    ['slots', 'Slots', slotsOf(page, idPrefix)],
    ['classes', 'CSS classes', classesOf(page, idPrefix)],
    ['types', 'Types', aliases],
  ];
  return lists
    .filter(([, , rows]) => rows.length > 0)
    .map(([list, title, rows]) => {
      const id = idPrefix + list;
      const caption = `${title} of ${name}`;
      const groups = groupsOf(rows, features).map((group) =>
        table(group.title, group.rows, `${caption}: ${group.title}`, `${id}-${group.id}`),
      );
      return { ...table(title, rows, caption, id), groups };
    });
}

/** Returns the first sentence of a description. */
export const firstSentence = (text: string): string =>
  /^[\s\S]*?(?:[.!?](?=\s+[A-Z]|\s*$)|(?=\n\n)|$)/.exec(text)?.[0].replace(/\s+/g, ' ').trim() ??
  '';

/** `1 prop`, `12 props`; nothing for none. */
export const counted = (count: number, one: string, many: string): string[] =>
  count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];

/** Returns what a page has, in numbers: `131 props, 60 slots`. */
export function extent({ kind, props, slots, classes }: ApiPage): string {
  const member = memberKind(kind);
  return [
    ...counted(Object.keys(props).length, member, `${member}s`),
    ...counted(slots.length, 'slot', 'slots'),
    ...counted(classes.length, 'class', 'classes'),
  ].join(', ');
}

/** Returns the row of a page in a list of pages, with its plan and extent. */
export const pageRow = (page: ApiPage, href: string): ApiRow => {
  const { name, kind, plan, description, deprecated, unstable, since, after, imports } = page;
  return {
    ...{ kind, name, id: name, href, plan, deprecated, unstable, since, after },
    description: firstSentence(description),
    extent: extent(page),
    // From the root of the smallest package that has it; packages are in the order of their plans.
    rootImport: imports.find((line) => /'@[^/']+\/[^/']+'/.test(line)) ?? imports.at(-1) ?? '',
  };
};

/**
 * Returns the tables of a product's index: its components and its interfaces.
 *
 * @param addressOf - returns the address of a page, by its path
 */
export const indexTables = (
  pages: readonly ApiPage[],
  addressOf: (path: string) => string,
): ApiTable[] =>
  (['component', 'interface'] as const)
    .map((kind) => {
      const own = pages.filter((page) => page.kind === kind);
      const rows = own.map((page) => pageRow(page, addressOf(page.path)));
      const title = `${labels[kind]}s`;
      return table(title, rows, title, title.toLowerCase());
    })
    .filter(({ rows }) => rows.length > 0);

/** Finds the prop that listens to each event, by its type, on the component of the smallest plan that has one. */
export function listenerProps(
  pages: readonly ApiPage[],
  targets: LinkTargets,
): Map<string, { name: string; href: string }> {
  const found = new Map<string, { name: string; href: string }>();
  const components = pages
    .filter(({ kind }) => kind === 'component')
    .sort((a, b) => planRank(a.plan) - planRank(b.plan));
  for (const page of components) {
    for (const [name, { type }] of Object.entries(page.props)) {
      const [, event] = /^\w*EventListener<'(\w+)'>$/.exec(type) ?? [];
      const href = `${pageAddress(page.path, targets)}#${rowId('prop', name)}`;
      if (event !== undefined && !found.has(event)) found.set(event, { name, href });
    }
  }
  return found;
}

/** Returns the address that the HTML of a block is requested by; no page has it. */
export const blockAddress = (key: string, base: string): string => `${base}blocks/${key}/`;

/**
 * Returns the tables of all building blocks for guides, by key: `events`, `selectors`, `selectors/filtering`,
 * `methods/editing`.
 *
 * @param targets - what the links in texts may point to
 */
export function blockTables(
  { events, selectors, methods }: ApiBlocks,
  pages: readonly ApiPage[],
  targets: LinkTargets,
): Map<string, ApiTable> {
  const props = listenerProps(pages, targets);
  const selectorRows = selectors.map((each) =>
    apiRow('selector', each.name, linkRow(each, targets)),
  );
  const categories = new Set(selectors.flatMap(({ category }) => category ?? []));
  return new Map([
    [
      'events',
      table(
        'Events',
        events.map((event) => {
          const prop = props.get(event.name);
          return apiRow('event', event.name, { ...linkRow(event, targets), ...(prop && { prop }) });
        }),
      ),
    ],
    ['selectors', table('Selectors', selectorRows)],
    ...[...categories].sort().map((each): [string, ApiTable] => {
      const rows = selectorRows.filter(({ category }) => category === each);
      return [`selectors/${each}`, table('Selectors', rows)];
    }),
    ...Object.entries(methods).map(([of, members]): [string, ApiTable] => {
      const rows = methodsOf(of, members).map((row) => linkRow(row, targets));
      return [`methods/${of}`, table(`Methods: ${of}`, rows)];
    }),
  ]);
}
