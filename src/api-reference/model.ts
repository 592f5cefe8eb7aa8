import type { ApiClass, ApiMember, ApiPage, ApiSignature, ApiSlot, Arrival, Plan } from './types';

/** What a row of the reference is about. */
export type RowKind =
  | 'prop'
  | 'member'
  | 'slot'
  | 'class'
  | 'type'
  | 'event'
  | 'selector'
  | 'method'
  // A page in the list of a product's pages.
  | ApiPage['kind'];

/**
 * Returns the id of a row, which is its permanent link. Everything that links to a row uses this function.
 *
 * @param prefix - prepended to all ids of a page that several components share
 */
export const rowId = (kind: RowKind, name: string, prefix: string = ''): string =>
  `${prefix}${kind}-${name}`;

/** Returns the kind of row for a page's `props`. */
export const memberKind = (kind: 'component' | 'interface'): RowKind =>
  kind === 'component' ? 'prop' : 'member';

/**
 * A row of the reference, whatever it is about. Tables, Markdown, search, links, popovers and comparisons are all made from rows.
 * A row lacks what its kind doesn't have.
 */
export interface ApiRow extends Arrival {
  kind: RowKind;
  name: string;
  /** Its permanent link, without `#`. */
  id: string;
  plan?: Plan;
  required?: boolean;
  unstable?: boolean;
  deprecated?: string | null;
  description?: string;
  /** The type of a member, what a selector returns, or the definition of an alias. */
  type?: string | null;
  /** The default of a member, or what a slot renders. */
  default?: string | null;
  /** The global class name of a class, or of a slot's element. */
  className?: string | null;
  signature?: ApiSignature | null;
  /** The type of the first argument that a listener of an event receives, and that of the browser event behind it. */
  params?: string | null;
  event?: string | null;
  /** The prop that listens to an event, and the address of its row. */
  prop?: { name: string; href: string };
  /** The type of what a selector takes besides the API object. */
  argument?: string | null;
  /** The topic that the package files a selector under, such as `visibleColumns`. */
  category?: string | null;
  /** The address of a page in the list of a product's pages, its number of members, and how to import it. */
  href?: string;
  extent?: string;
  rootImport?: string;
}

/** Makes a row of what its package says. */
export const apiRow = (
  kind: RowKind,
  name: string,
  item: Partial<ApiRow>,
  prefix?: string,
): ApiRow => ({ ...item, kind, name, id: rowId(kind, name, prefix) });

/** Returns the rows of a page's props or members. */
export const membersOf = ({ kind, props }: ApiPage, prefix?: string): ApiRow[] =>
  Object.entries(props).map(([name, item]) => apiRow(memberKind(kind), name, item, prefix));

/**
 * Returns the rows of the methods of a feature, or of a component's API object. Two components on one page may have methods of the
 * same name; two features do not.
 */
export const methodsOf = (of: string, methods: Readonly<Record<string, ApiMember>>): ApiRow[] =>
  Object.entries(methods).map(([name, item]) => ({
    // A method is always there, so "required" would say nothing to its caller.
    ...{ ...item, required: false },
    ...{ kind: 'method', name, id: rowId('method', /^[A-Z]/.test(of) ? `${of}-${name}` : name) },
  }));

export const slotsOf = ({ slots }: ApiPage, prefix?: string): ApiRow[] =>
  slots.map((slot) => apiRow('slot', slot.name, slot, prefix));

export const classesOf = ({ classes }: ApiPage, prefix?: string): ApiRow[] =>
  classes.map((each) => apiRow('class', each.key, each, prefix));

/** Returns the aliases that the types of a page name. */
export const aliasesOf = ({ types = {} }: ApiPage, prefix?: string): ApiRow[] =>
  Object.entries(types).map(([name, type]) => apiRow('type', name, { type }, prefix));

/** Returns all rows of a page, except these aliases. */
export const rowsOf = (page: ApiPage, prefix?: string): ApiRow[] => [
  ...membersOf(page, prefix),
  ...slotsOf(page, prefix),
  ...classesOf(page, prefix),
];

/** Returns a row as texts name it: `density`, `slots.cell`, `.MuiDataGrid-cell`. */
export const rowName = ({ kind, name, className }: ApiRow): string =>
  kind === 'slot' ? `slots.${name}` : kind === 'class' ? `.${className}` : name;

/** "since 8.1.0"; empty for what the oldest documented release has. */
export function arrivalText({ since, after }: Arrival): string {
  if (since !== undefined) return `since ${since}`;
  return after === undefined ? '' : `after ${after}`;
}

/** Returns a page with what `change` makes of its members, slots and classes; it leaves out those that become null. */
export function mapRows(
  page: ApiPage,
  change: <Row extends ApiMember | ApiSlot | ApiClass>(
    row: Row,
    kind: RowKind,
    name: string,
  ) => Row | null,
): ApiPage {
  const member = memberKind(page.kind);
  const props = Object.entries(page.props).flatMap(([name, each]) => {
    const changed = change(each, member, name);
    return changed ? [[name, changed] as const] : [];
  });
  return {
    ...page,
    props: Object.fromEntries(props),
    slots: page.slots.flatMap((slot) => change(slot, 'slot', slot.name) ?? []),
    classes: page.classes.flatMap((each) => change(each, 'class', each.key) ?? []),
  };
}
