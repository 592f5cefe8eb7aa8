import type { ApiRow } from '../model';
import { textOf } from '../plainText';
import type { ApiPage, IndexedSection } from '../types';
import { tablesOf } from './render/tables';

type Text = string | null | undefined;

const joined = (...texts: readonly Text[]): string => texts.filter(Boolean).join(' ');

const words = (...texts: readonly Text[]): string =>
  joined(...texts.map((text) => textOf(text ?? '')));

const heading = (id: string, title: string, text = '', code = ''): IndexedSection => ({
  ...{ id, heading: title, text, code },
});

/** Returns what search indexes of a row. A page in a list is found by its name and its first sentence. */
export function searchRow(row: ApiRow): IndexedSection {
  const { id, name, plan = 'community', signature, href } = row;
  const { parameters = [], returns } = signature ?? {};
  return {
    id,
    heading: name,
    text: words(
      href === undefined ? row.deprecated : '',
      row.description,
      ...parameters.map(({ description }) => description),
      returns?.description,
    ),
    code: joined(
      ...[row.type, row.default, row.className, row.params, row.event, row.argument],
      ...parameters.map((parameter) => `${parameter.name} ${parameter.type}`),
      returns?.type,
    ),
    isRow: true,
    ...(plan !== 'community' && { plan }),
  };
}

/**
 * Returns what search indexes of an API page. What the page says about other pages is left out: otherwise it would be found
 * by the titles of its guides.
 *
 * @param explained - the types with a page of their own, where they are explained
 */
export const searchSections = (
  page: ApiPage,
  explained: Pick<ReadonlySet<string>, 'has'>,
): IndexedSection[] =>
  [
    heading(
      '',
      '',
      words(page.deprecated, page.description),
      joined(page.themeName, page.source.package),
    ),
    heading('import', 'Import', '', page.imports.join(' ')),
    ...tablesOf(page, explained).flatMap(({ id, title, rows }) => [
      heading(id, title),
      ...rows.map(searchRow),
    ]),
  ].filter(({ heading: title, text, code }) => title || text || code);
