import { aliasesOf, rowsOf } from '@site/src/api-reference/model';
import type { ApiPage } from '@site/src/api-reference/types';
import { remember } from '@site/src/utils/remember';

/** Summarizes what a link to a page or to one of its rows (`#prop-rows`) is about; null when the page has no such row. */
export function summaryOf(page: ApiPage, hash: string) {
  const row = [...rowsOf(page), ...aliasesOf(page)].find(({ id }) => `#${id}` === hash);
  if (!row && hash !== '') return null;
  // A row is at least as new as its page.
  const { since, after } = (page.since ?? page.after) || !row ? page : row;
  const { name, plan = page.plan, deprecated = null, description = '' } = row ?? page;
  return {
    ...{ since, after, plan, description, isRequired: row?.required ?? false },
    name: row?.kind === 'class' ? `.${row.className}` : name,
    /** Null when it is not deprecated. */
    deprecated,
    /** Shown as code: the type of a member, or the import of a page. */
    type: (row ? row.type : page.imports[0]) ?? null,
    /** Shown as code: the default of a member, or what a slot renders. Some packages write it as Markdown, most as code. */
    default: row?.default?.replaceAll('`', '') ?? null,
    /** The members of an interface, or the props of a component, with their types. */
    members: row
      ? []
      : Object.entries(page.props).map(([member, { type }]) => [member, type] as const),
  };
}

/** What the popover of a link shows. Texts are Markdown from the packages. */
export type Summary = NonNullable<ReturnType<typeof summaryOf>>;

const files = new Map<string, Promise<unknown>>();

/** Fetches a published file, once. Rejects when the request fails; the next call tries again. */
const jsonAt = (address: string): Promise<unknown> =>
  remember(files, address, () => {
    const file = fetch(address).then((response): Promise<unknown> => {
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      return response.json();
    });
    file.catch(() => files.delete(address));
    return file;
  });

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
