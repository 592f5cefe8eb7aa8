import { aggregate, childRows, groupRows, keepParents, leavesOf, type Aggregates } from './groups';
import { select, type Query } from './query';

/** A range of rows, both ends included; without one, all rows. */
interface Range {
  start?: number;
  end?: number;
}

function cut<R>(rows: readonly R[], { start = 0, end = rows.length - 1 }: Range): R[] {
  return rows.slice(start, end + 1);
}

export interface RequestLine {
  id: number;
  /** As a server's log would have it: `GET /rows?page=0&pageSize=5`. */
  request: string;
  /** `null` while the answer is on its way. */
  status: number | 'canceled' | null;
  /** How many rows the answer had. */
  rows: number;
}

/** The address of a request, without undefined values and empty lists. */
function address(path: string, { sort = [], filter = {}, ...rest }: Query & object): string {
  const { items = [], logicOperator, quickFilterValues = [] } = filter;
  const { aggregates = {}, ...plain } = rest as { aggregates?: Aggregates };
  const known = Object.entries(plain).filter(
    ([, of]) => of !== undefined && !(Array.isArray(of) && of.length === 0),
  );
  const value = (of: unknown) => (of instanceof Date ? of.toISOString() : String(of ?? ''));
  const parts = [
    ...known.map(([name, of]) => `${name}=${of ?? ''}`),
    ...sort.map((item) => `sort=${item.field}:${item.sort ?? 'asc'}`),
    ...items.map((item) => `filter=${item.field}:${item.operator}:${value(item.value)}`),
    ...(items.length > 1 ? [`logic=${logicOperator ?? 'and'}`] : []),
    ...quickFilterValues.map((of) => `search=${value(of)}`),
    ...Object.entries(aggregates).map(([field, name]) => `${name}=${field}`),
  ];
  return `GET ${path}${parts.length ? `?${parts.join('&')}` : ''}`;
}

/**
 * A server in the browser: it sorts, filters and pages `rows`, and answers after a while.
 * @param options `path` in its log; `delay` in milliseconds, or a function that gets the number of the request, from 1
 */
export function createServer<R extends { id: number | string }>(
  rows: readonly R[],
  options: { path?: string; delay?: number | ((request: number) => number) } = {},
) {
  const { path = '/rows', delay = 400 } = options;
  const listeners = new Set<() => void>();
  let table = rows;
  let log: readonly RequestLine[] = [];
  let nextStatus = 200;

  const note = (line: RequestLine) => {
    log = [...log.filter(({ id }) => id !== line.id), line].toSorted((a, b) => a.id - b.id);
    for (const listener of listeners) listener();
  };
  /** Waits, answers with `answer`, and keeps the log. */
  async function respond<A extends { rows: readonly unknown[] }>(
    query: Query | string,
    answer: () => A,
    signal?: AbortSignal,
  ): Promise<A> {
    const id = log.length + 1;
    const request = typeof query === 'string' ? query : address(path, query);
    const line: RequestLine = { id, request, status: null, rows: 0 };
    const status = nextStatus;
    nextStatus = 200;
    note(line);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, typeof delay === 'function' ? delay(id) : delay);
      const cancel = () => {
        clearTimeout(timer);
        resolve();
      };
      if (signal?.aborted) cancel();
      else signal?.addEventListener('abort', cancel);
    });
    if (signal?.aborted) {
      note({ ...line, status: 'canceled' });
      throw signal.reason;
    }
    if (status !== 200) {
      note({ ...line, status });
      throw new Error(`The server answered ${status}.`);
    }
    try {
      const result = answer();
      note({ ...line, status, rows: result.rows.length });
      return result;
    } catch (error) {
      note({ ...line, status: 400 });
      throw error;
    }
  }

  return {
    /** Rows by index: page 0 is the first. `total` counts the rows that pass the filter. */
    getPage(query: Query & { page: number; pageSize: number }, signal?: AbortSignal) {
      return respond(
        query,
        () => {
          const found = select(table, query);
          const start = query.page * query.pageSize;
          return { rows: found.slice(start, start + query.pageSize), total: found.length };
        },
        signal,
      );
    },
    /** Rows by cursor: `null` asks for the first ones, and a `nextCursor` of `null` says that there are no more. */
    getAfter(query: Query & { cursor: string | null; limit: number }, signal?: AbortSignal) {
      return respond(
        query,
        () => {
          const found = select(table, query);
          const start = query.cursor
            ? 1 + found.findIndex(({ id }) => `after-${id}` === query.cursor)
            : 0;
          const page = found.slice(start, start + query.limit);
          const last = start + query.limit < found.length ? page.at(-1) : undefined;
          return { rows: page, nextCursor: last ? `after-${last.id}` : null };
        },
        signal,
      );
    },
    /** Rows from `start` to `end`, both included. `totals` are of all rows that pass the filter. */
    getRange(query: Query & Range & { aggregates?: Aggregates }, signal?: AbortSignal) {
      return respond(
        query,
        () => {
          const found = select(table, query);
          const totals = aggregate(found, query.aggregates);
          return { rows: cut(found, query), total: found.length, totals };
        },
        signal,
      );
    },
    /** The groups below `keys`, by the fields of `group`, and finally the rows. A group has `group`, `count` and `totals`. */
    getGroups(
      query: Query & Range & { group: string[]; keys?: string[]; aggregates?: Aggregates },
      signal?: AbortSignal,
    ) {
      const { group, keys = [], sort, aggregates } = query;
      return respond(
        query,
        () => {
          const found = select(table, query);
          const inside = groupRows(found, group, keys, { sort, aggregates });
          const totals = aggregate(found, aggregates);
          return { rows: cut(inside, query), total: inside.length, totals };
        },
        signal,
      );
    },
    /** The rows below `keys`, for rows with a `path`: each has the number of its children in `count`, and its `totals`. */
    getChildren(
      query: Query & Range & { keys?: string[]; aggregates?: Aggregates },
      signal?: AbortSignal,
    ) {
      const { keys = [], sort, aggregates } = query;
      return respond(
        query,
        () => {
          const all = select(table, { sort }) as (R & { path: string[] })[];
          const found = keepParents(all, select(all, query));
          const inside = childRows(found, keys, aggregates);
          const totals = aggregate(leavesOf(found), aggregates);
          return { rows: cut(inside, query), total: inside.length, totals };
        },
        signal,
      );
    },
    /** Saves a row. The server keeps it until the page is loaded again. */
    async save(row: R, signal?: AbortSignal): Promise<R> {
      const save = () => {
        table = table.map((one) => (one.id === row.id ? row : one));
        return { rows: [row] };
      };
      await respond(`PUT ${path}/${row.id}`, save, signal);
      return row;
    },
    /** Lets the next request fail. */
    failNext(status = 503) {
      nextStatus = status;
    },
    /** The log and its changes, for `useSyncExternalStore(server.subscribe, server.getLog)`. */
    getLog: () => log,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
