import { rowsOf } from '@site/src/api-reference/model';
import type { ApiPage, Arrival, Plan } from '@site/src/api-reference/types';

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
}

/** Summarizes what a link to a page or to one of its rows (`#prop-rows`) is about; null when the page has no such row. */
export function summaryOf(page: ApiPage, hash: string): Summary | null {
  const { plan, deprecated, description, imports } = page;
  const row = rowsOf(page).find(({ id }) => `#${id}` === hash);
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
  };
}

const pages = new Map<string, Promise<ApiPage>>();

async function fetchPage(address: string): Promise<ApiPage> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as ApiPage;
}

/**
 * Fetches the published data of the page that a link leads to, once. Rejects when the request fails; the next call tries
 * again.
 *
 * @param pathname - of the page, with a slash at the end
 */
export function pageData(pathname: string): Promise<ApiPage> {
  const known = pages.get(pathname);
  if (known) return known;
  const page = fetchPage(pathname.replace(/\/$/, '.json'));
  pages.set(pathname, page);
  page.catch(() => pages.delete(pathname));
  return page;
}
