/** Which function each field is aggregated by, as in a grid's aggregation model. */
export type Aggregates = Readonly<Record<string, string>>;

/** A group of rows, as a server returns it in place of the rows. */
export interface Group {
  id: string;
  /** The value that its rows share. */
  group: string;
  /** How many groups or rows it holds. */
  count: number;
  /** Aggregated values by field. */
  totals: Record<string, number>;
}

type Sort = readonly { field: string; sort?: 'asc' | 'desc' | null }[];

const cell = (row: object, field: string): unknown => (row as Record<string, unknown>)[field];
const { compare } = new Intl.Collator('en');
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const functions: Record<string, (values: readonly number[]) => number> = {
  sum,
  avg: (values) => sum(values) / values.length,
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  size: (values) => values.length,
};

/** Aggregated values by field, rounded to cents. Empty cells don't count; a field without values is left out. */
export function aggregate(rows: readonly object[], aggregates: Aggregates = {}) {
  const totals: Record<string, number> = {};
  for (const [field, name] of Object.entries(aggregates)) {
    const calculate = functions[name];
    if (!calculate) throw new Error(`The server doesn't know the function "${name}".`);
    const cells = rows.map((row) => cell(row, field)).filter((value) => value != null);
    if (cells.length > 0) totals[field] = Math.round(calculate(cells.map(Number)) * 100) / 100;
  }
  return totals;
}

/** Sorts groups by name, or by the first item of `sort` that is about their name or a total. */
function sorted(groups: readonly Group[], field: string, sort: Sort): Group[] {
  const rule = sort.find((item) => item.field === field || item.field in (groups[0]?.totals ?? {}));
  const sign = rule?.sort === 'desc' ? -1 : 1;
  const total = (group: Group) => group.totals[rule?.field ?? ''] ?? 0;
  const order = (a: Group, b: Group) =>
    rule && rule.field !== field ? total(a) - total(b) : compare(a.group, b.group);
  return groups.toSorted((a, b) => sign * order(a, b));
}

/**
 * The groups below `keys`, or the rows once there is a key for each field.
 * @param rows those that pass the filter, sorted
 * @param fields what is grouped by, from the outside in
 */
export function groupRows<R extends object>(
  rows: readonly R[],
  fields: readonly string[],
  keys: readonly string[],
  { sort = [], aggregates }: { sort?: Sort; aggregates?: Aggregates } = {},
): (R | Group)[] {
  const inside = rows.filter((row) =>
    keys.every((key, depth) => String(cell(row, fields[depth] ?? '')) === key),
  );
  const [field, nextField] = fields.slice(keys.length);
  if (field === undefined) return inside;
  const members = new Map<string, R[]>();
  for (const row of inside) {
    const key = String(cell(row, field));
    members.set(key, [...(members.get(key) ?? []), row]);
  }
  const groups = [...members].map(([group, its]) => ({
    id: ['group', ...keys, group].join('/'),
    group,
    count: nextField ? new Set(its.map((row) => cell(row, nextField))).size : its.length,
    totals: aggregate(its, aggregates),
  }));
  return sorted(groups, field, sort);
}

/** A row of a tree, with how many rows it holds, and the totals of its leaves. */
export type TreeRow<R> = R & { count: number; totals: Record<string, number> };

interface InTree {
  path: readonly string[];
}

const isBelow = (row: InTree, keys: readonly string[]) =>
  row.path.length > keys.length && keys.every((key, depth) => row.path[depth] === key);

/** The rows that pass the filter, and those that hold one of them. */
export function keepParents<R extends InTree>(rows: readonly R[], found: readonly R[]): R[] {
  return rows.filter((row) => found.includes(row) || found.some((one) => isBelow(one, row.path)));
}

/** The rows that hold nothing. */
export function leavesOf<R extends InTree>(rows: readonly R[]): R[] {
  return rows.filter((row) => !rows.some((one) => isBelow(one, row.path)));
}

/** The rows right below `keys`. */
export function childRows<R extends InTree>(
  rows: readonly R[],
  keys: readonly string[],
  aggregates?: Aggregates,
): TreeRow<R>[] {
  const children = rows.filter((row) => row.path.length === keys.length + 1 && isBelow(row, keys));
  return children.map((row) => {
    const below = rows.filter((one) => isBelow(one, row.path));
    const count = below.filter(({ path }) => path.length === row.path.length + 1).length;
    return { ...row, count, totals: aggregate(leavesOf(below), aggregates) };
  });
}
