import { aliasesOf, rowsOf } from '@site/src/api-reference/model';
import type { ApiPage, Arrival, Plan } from '@site/src/api-reference/types';
import { remember } from '@site/src/utils/remember';

/** What the popover of a link shows. Texts are Markdown from the packages. */
export interface Summary extends Arrival {
  name: string;
  plan: Plan;
  isRequired: boolean;
  /** Null when it is not deprecated. */
  deprecated: string | null;
  description: string;
  /** Shown as code: the type of a member, or the import of a page. */
  type: string | null;
  /** Shown as code: the default of a member, or what a slot renders. */
  default: string | null;
  /** The members of an interface, or the props of a component, with their types. */
  members: readonly (readonly [name: string, type: string])[];
}

/** Summarizes what a link to a page or to one of its rows (`#prop-rows`) is about; null when the page has no such row. */
export function summaryOf(page: ApiPage, hash: string): Summary | null {
  const { plan, deprecated, description, imports } = page;
  const row = [...rowsOf(page), ...aliasesOf(page)].find(({ id }) => `#${id}` === hash);
  if (!row && hash !== '') return null;
  // A row is at least as new as its page.
  const { since, after } = (page.since ?? page.after) || !row ? page : row;
  const own = row && {
    ...{ name: row.kind === 'class' ? `.${row.className}` : row.name, plan: row.plan ?? plan },
    ...{ deprecated: row.deprecated ?? null, description: row.description ?? '' },
    type: row.type ?? null,
    // Some packages write a default as Markdown, most as code.
    default: row.default?.replaceAll('`', '') ?? null,
  };
  return {
    ...{ since, after, isRequired: row?.required ?? false },
    ...(own ?? {
      name: page.name,
      plan,
      deprecated,
      description,
      type: imports[0] ?? null,
      default: null,
    }),
    members: row ? [] : Object.entries(page.props).map(([name, { type }]) => [name, type] as const),
  };
}

const files = new Map<string, Promise<unknown>>();

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** Fetches a published file, once. Rejects when the request fails; the next call tries again. */
const jsonAt = (address: string): Promise<unknown> =>
  remember(files, address, () => {
    const file = fetchJson(address);
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
