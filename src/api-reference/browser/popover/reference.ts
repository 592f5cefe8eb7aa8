import { aliasesOf, rowName, rowsOf, type ApiRow } from '@site/src/api-reference/model';
import type { ApiPage } from '@site/src/api-reference/types';
import { jsonAt } from '@site/src/utils/jsonAt';

/**
 * Finds what a link leads to: a row of a page (`#prop-rows`), or the page itself, as a row whose type is its import. Undefined when
 * the page has no such row.
 */
export function rowAt(page: ApiPage, hash: string): ApiRow | undefined {
  if (hash === '') return { ...page, id: '', type: page.imports[0] };
  const row = [...rowsOf(page), ...aliasesOf(page)].find(({ id }) => `#${id}` === hash);
  // A row is at least as new as its page.
  const { since, after } = (page.since ?? page.after) || !row ? page : row;
  return (
    row && {
      ...{ ...row, plan: row.plan ?? page.plan, since, after },
      name: row.kind === 'class' ? rowName(row) : row.name,
      // Some packages write it as Markdown, most as code.
      default: row.default?.replaceAll('`', ''),
    }
  );
}

/**
 * Fetches the published data of the page that a link leads to.
 * @param pathname - of the page, with a slash at the end
 */
export const pageData = (pathname: string): Promise<ApiPage> =>
  jsonAt(pathname.replace(/\/$/, '.json')) as Promise<ApiPage>;

/** Fetches the addresses of all pages in the reference that has a page, by their names. */
export async function pageAddresses(pathname: string): Promise<ReadonlyMap<string, string>> {
  const [index] = /^.*\/api\//.exec(pathname) ?? [''];
  const list = (await jsonAt(`${index}index.json`)) as { name: string; url: string }[];
  return new Map(list.map(({ name, url }) => [name, url]));
}
