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
  /** The members of an interface, or the props of a component, with their types. */
  members: readonly (readonly [name: string, type: string])[];
}

const arrivalOf = ({ since, after }: Arrival): Arrival => ({ since, after });

const nothing = { isRequired: false, deprecated: null, type: null, default: null, members: [] };

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
  members: [],
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

const ofPage = ({
  name,
  plan,
  deprecated,
  description,
  imports,
  props,
  ...page
}: ApiPage): Summary => ({
  ...nothing,
  ...arrivalOf(page),
  name,
  plan,
  deprecated,
  description,
  type: imports[0] ?? null,
  members: Object.entries(props).map(([member, { type }]) => [member, type] as const),
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

const files = new Map<string, Promise<unknown>>();

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** Fetches a published file, once. Rejects when the request fails; the next call tries again. */
function jsonAt(address: string): Promise<unknown> {
  const known = files.get(address);
  if (known) return known;
  const file = fetchJson(address);
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
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
