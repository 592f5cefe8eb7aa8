import { textOf } from '../plainText';
import { memberKind, methodId, rowId } from '../rowId';
import type { ApiBlocks, ApiMember, ApiPage, Plan } from '../types';
import { labels } from './render/labels';
import { firstSentence } from './site/productIndex';

/** A part of a page as search indexes it; see `Section` in `src/search/types.ts`. */
export interface IndexedSection {
  id: string;
  heading: string;
  text: string;
  code: string;
  isRow?: true;
  plan?: 'pro' | 'premium';
}

const words = (...texts: readonly (string | null | undefined)[]): string =>
  texts
    .map((text) => textOf(text ?? ''))
    .filter(Boolean)
    .join(' ');

const code = (...texts: readonly (string | null | undefined)[]): string =>
  texts.filter(Boolean).join(' ');

const heading = (id: string, title: string, text = '', names = ''): IndexedSection => ({
  id,
  heading: title,
  text,
  code: names,
});

function row(
  id: string,
  name: string,
  { text = '', names = '', plan }: { text?: string; names?: string; plan?: Plan },
): IndexedSection {
  const ofPlan = plan === undefined || plan === 'community' ? {} : { plan };
  return { id, heading: name, text, code: names, isRow: true, ...ofPlan };
}

function memberRow(id: string, name: string, member: ApiMember): IndexedSection {
  const { type, plan, deprecated, description, signature } = member;
  const { parameters = [], returns } = signature ?? {};
  return row(id, name, {
    plan,
    text: words(
      deprecated,
      description,
      ...parameters.map((parameter) => parameter.description),
      returns?.description,
    ),
    names: code(
      type,
      member.default,
      ...parameters.map((parameter) => `${parameter.name} ${parameter.type}`),
      returns?.type,
    ),
  });
}

/**
 * Returns what search indexes of an API page. What the page says about other pages is left out: otherwise it would be found
 * by the titles of its guides.
 *
 * @param hasPage - whether a type has a page of its own, where it is explained
 */
export function searchSections(
  page: ApiPage,
  hasPage: (type: string) => boolean,
): IndexedSection[] {
  const { kind, props, slots, classes, types = {} } = page;
  const member = memberKind(kind);
  const group = (id: string, title: string, rows: readonly IndexedSection[]): IndexedSection[] =>
    rows.length > 0 ? [heading(id, title), ...rows] : [];
  return [
    heading(
      '',
      '',
      words(page.deprecated, page.description),
      code(page.themeName, page.source.package),
    ),
    heading('import', 'Import', '', page.imports.join(' ')),
    ...group(
      `${member}s`,
      kind === 'component' ? 'Props' : 'Members',
      Object.entries(props).map(([name, each]) => memberRow(rowId(member, name), name, each)),
    ),
    ...group(
      'slots',
      'Slots',
      slots.map(({ name, plan, description, className, ...slot }) =>
        row(rowId('slot', name), name, {
          plan,
          text: words(description),
          names: code(slot.default, className),
        }),
      ),
    ),
    ...group(
      'classes',
      'CSS classes',
      classes.map(({ key, className, description }) =>
        row(rowId('class', key), key, { text: words(description), names: className }),
      ),
    ),
    ...group(
      'types',
      labels.types,
      Object.entries(types)
        .filter(([name]) => !hasPage(name))
        .map(([name, text]) => row(rowId('type', name), name, { names: text })),
    ),
  ].filter(({ heading: title, text, code: names }) => title || text || names);
}

/** Returns what search indexes of a product's index: its pages by name. */
export const indexSearchSections = (pages: readonly ApiPage[]): IndexedSection[] =>
  pages.map(({ name, plan, description }) =>
    row(name, name, { plan, text: words(firstSentence(description)) }),
  );

/** Returns what search indexes of each building block of guides, under the same keys as in `blocksHtml`. */
export function blockSearchSections({
  events,
  selectors,
  methods,
}: ApiBlocks): Map<string, readonly IndexedSection[]> {
  const rows = selectors.map(
    ({ name, plan, description, deprecated, type, argument, category }) => ({
      category,
      section: row(rowId('selector', name), name, {
        plan,
        text: words(deprecated, description),
        names: code(type, argument),
      }),
    }),
  );
  const selectorsOf = (wanted?: string): IndexedSection[] =>
    rows.flatMap(({ category, section }) =>
      wanted === undefined || category === wanted ? section : [],
    );
  return new Map([
    [
      'events',
      events.map(({ name, plan, description, deprecated, params, event }) =>
        row(rowId('event', name), name, {
          plan,
          text: words(deprecated, description),
          names: code(params, event),
        }),
      ),
    ],
    ['selectors', selectorsOf()],
    ...rows.flatMap(({ category }) =>
      category === null ? [] : [[`selectors/${category}`, selectorsOf(category)] as const],
    ),
    ...Object.entries(methods).map(
      ([of, members]) =>
        [
          `methods/${of}`,
          Object.entries(members).map(([name, member]) =>
            memberRow(methodId(of, name), name, member),
          ),
        ] as const,
    ),
  ]);
}
