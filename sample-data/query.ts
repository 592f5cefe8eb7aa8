/** A grid's models, unchanged: `sort` is a sort model, `filter` a filter model. */
export interface Query {
  sort?: readonly { field: string; sort?: 'asc' | 'desc' | null }[];
  filter?: {
    items?: readonly { field: string; operator: string; value?: unknown }[];
    /** `'and'` (default) or `'or'`. */
    logicOperator?: string;
    quickFilterValues?: readonly unknown[];
    quickFilterLogicOperator?: string;
  };
}

const { compare } = new Intl.Collator('en');
const isSame = new Intl.Collator('en', { sensitivity: 'base', usage: 'search' }).compare;
const text = (value: unknown): string => String(value ?? '').toLowerCase();
const isEmpty = (value: unknown): boolean => value == null || value === '';

/** Dates compare by day, or by minute when the column has times. The value of a date field is midnight in UTC. */
function dates(value: Date, wanted: unknown, kind: Kind): [number, number] {
  const date = new Date(wanted as string);
  if (kind === 'date') date.setMinutes(date.getMinutes() + date.getTimezoneOffset());
  const floor = (day: Date) =>
    kind === 'date' ? new Date(day).setHours(0, 0, 0, 0) : new Date(day).setSeconds(0, 0);
  return [floor(value), floor(date)];
}

type Kind = 'date' | 'dateTime' | 'other';
type Operator = (value: unknown, wanted: unknown, kind: Kind) => boolean;
const onDates =
  (test: (value: number, wanted: number) => boolean): Operator =>
  (value, wanted, kind) =>
    value instanceof Date && test(...dates(value, wanted, kind));
const onNumbers =
  (test: (value: number, wanted: number) => boolean): Operator =>
  (value, wanted) =>
    value != null && test(Number(value), Number(wanted));
const is: Operator = (value, wanted, kind) => {
  if (value instanceof Date) return onDates((a, b) => a === b)(value, wanted, kind);
  return typeof value === 'boolean' ? String(value) === String(wanted) : value === wanted;
};
const equals: Operator = (value, wanted) =>
  !isEmpty(value) && isSame(String(value), String(wanted).trim()) === 0;
const contains: Operator = (value, wanted) => text(value).includes(text(wanted).trim());

/** The built-in operators of all column types, by the names that a filter model has. */
const operators: Record<string, Operator> = {
  contains,
  doesNotContain: (value, wanted) => !contains(value, wanted, 'other'),
  equals,
  doesNotEqual: (value, wanted) => !equals(value, wanted, 'other'),
  startsWith: (value, wanted) => text(value).startsWith(text(wanted).trim()),
  endsWith: (value, wanted) => text(value).endsWith(text(wanted).trim()),
  isEmpty,
  isNotEmpty: (value) => !isEmpty(value),
  isAnyOf: (value, wanted) => (wanted as unknown[]).some((one) => equals(value, one, 'other')),
  '=': onNumbers((value, wanted) => value === wanted),
  '!=': (value, wanted) => value == null || Number(value) !== Number(wanted),
  '>': onNumbers((value, wanted) => value > wanted),
  '>=': onNumbers((value, wanted) => value >= wanted),
  '<': onNumbers((value, wanted) => value < wanted),
  '<=': onNumbers((value, wanted) => value <= wanted),
  is,
  // As in the grid, a cell without a date passes neither `is` nor `not`.
  not: (value, wanted, kind) =>
    kind === 'other' ? !is(value, wanted, kind) : value != null && !is(value, wanted, kind),
  after: onDates((value, wanted) => value > wanted),
  onOrAfter: onDates((value, wanted) => value >= wanted),
  before: onDates((value, wanted) => value < wanted),
  onOrBefore: onDates((value, wanted) => value <= wanted),
};

function order(a: unknown, b: unknown): number {
  if (a == null || b == null) return Number(a != null) - Number(b != null);
  return typeof a === 'string' ? compare(a, String(b)) : Number(a) - Number(b);
}

const cell = (row: object, field: string): unknown => (row as Record<string, unknown>)[field];

function kindOf(rows: readonly object[], field: string): Kind {
  const days = rows.map((row) => cell(row, field)).filter((value) => value instanceof Date);
  if (days.length === 0) return 'other';
  return days.some((day) => day.getHours() + day.getMinutes() > 0) ? 'dateTime' : 'date';
}

/** Combines tests: a row passes all of them, or with `'or'` any; without tests, every row passes. */
function joined<R>(tests: readonly ((row: R) => boolean)[], logic = 'and') {
  if (tests.length === 0) return () => true;
  return (row: R) =>
    logic === 'or' ? tests.some((test) => test(row)) : tests.every((test) => test(row));
}

/** The rows that pass the filter, sorted; equal ones keep their order. */
export function select<R extends object>(rows: readonly R[], { sort = [], filter = {} }: Query) {
  const { items = [], quickFilterValues = [] } = filter;
  // An operator that still waits for its value filters nothing.
  const complete = items.filter(
    ({ operator, value }) =>
      operator.endsWith('mpty') || (Array.isArray(value) ? value.length > 0 : !isEmpty(value)),
  );
  const rules = complete.map(({ field, operator, value }) => {
    const test = operators[operator];
    if (!test) throw new Error(`The server doesn't know the operator "${operator}".`);
    const kind = kindOf(rows, field);
    return (row: R) => test(cell(row, field), value, kind);
  });
  const words = quickFilterValues.filter((word) => !isEmpty(word));
  const searches = words.map(
    (word) => (row: R) => Object.values(row).some((value) => contains(value, word, 'other')),
  );
  const passesRules = joined(rules, filter.logicOperator);
  const passesSearch = joined(searches, filter.quickFilterLogicOperator);
  const compareRows = (a: R, b: R) => {
    for (const { field, sort: direction } of sort) {
      const result = order(cell(a, field), cell(b, field));
      if (result !== 0) return direction === 'desc' ? -result : result;
    }
    return 0;
  };
  return rows.filter((row) => passesRules(row) && passesSearch(row)).toSorted(compareRows);
}
