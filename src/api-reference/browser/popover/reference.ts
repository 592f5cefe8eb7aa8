import type {
  ApiClass,
  ApiMember,
  ApiPage,
  ApiSlot,
  Arrival,
  Plan,
} from '@site/src/api-reference/types';

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

const arrivalOf = ({ since, after }: Arrival): Arrival => ({ since, after });

const nothing = { isRequired: false, deprecated: null, type: null, default: null };

const ofMember = (name: string, member: ApiMember): Summary => ({
  ...arrivalOf(member),
  name,
  plan: member.plan,
  isRequired: member.required,
  deprecated: member.deprecated,
  description: member.description,
  type: member.type,
  // Some packages write a default as Markdown, most as code.
  default: member.default?.replaceAll('`', '') ?? null,
});

const ofSlot = ({ name, plan, description, default: renders, ...slot }: ApiSlot): Summary => ({
  ...nothing,
  ...arrivalOf(slot),
  name,
  plan,
  description,
  default: renders,
});

const ofClass = ({ className, description, ...item }: ApiClass, plan: Plan): Summary => ({
  ...nothing,
  ...arrivalOf(item),
  name: `.${className}`,
  plan,
  description,
});

const ofPage = ({ name, plan, deprecated, description, imports, ...page }: ApiPage): Summary => ({
  ...nothing,
  ...arrivalOf(page),
  name,
  plan,
  deprecated,
  description,
  type: imports[0] ?? null,
});

function ofRow(page: ApiPage, hash: string): Summary | null {
  const [, kind, name = ''] = /^#(prop|member|slot|class)-(.+)$/.exec(hash) ?? [];
  if (kind === 'slot') {
    const slot = page.slots.find((candidate) => candidate.name === name);
    return slot ? ofSlot(slot) : null;
  }
  if (kind === 'class') {
    const item = page.classes.find((candidate) => candidate.key === name);
    return item ? ofClass(item, page.plan) : null;
  }
  const member = kind !== undefined && Object.hasOwn(page.props, name) ? page.props[name] : null;
  return member ? ofMember(name, member) : null;
}

/** Summarizes what a link to a page or to one of its rows (`#prop-rows`) is about; null when the page has no such row. */
export function summaryOf(page: ApiPage, hash: string): Summary | null {
  if (hash === '') return ofPage(page);
  const row = ofRow(page, hash);
  // A row is at least as new as its page.
  return row && (page.since ?? page.after) ? { ...row, ...arrivalOf(page) } : row;
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
