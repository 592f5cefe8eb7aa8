import { describe, expect, it, vi } from 'vitest';
import { loans, type Loan } from './loans';
import { parts } from './parts';
import { createServer } from './server';

describe('paging', () => {
  it('pages by index', async () => {
    const server = createServer(loans, { delay: 0 });
    const last = await server.getPage({ page: 12, pageSize: 100 });
    expect(last.total).toBe(1240);
    expect(last.rows.map(({ id }) => id)).toEqual(loans.slice(1200).map(({ id }) => id));
  });

  it('returns every row once when following the cursors', async () => {
    const server = createServer(loans, { delay: 0 });
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const sort = [{ field: 'title', sort: 'asc' as const }];
      const answer: { rows: Loan[]; nextCursor: string | null } = await server.getAfter({
        cursor,
        limit: 310,
        sort,
      });
      seen.push(...answer.rows.map(({ id }) => id));
      cursor = answer.nextCursor;
    } while (cursor);
    expect(seen).toHaveLength(1240);
    expect(new Set(seen).size).toBe(1240);
    expect(server.getLog()).toHaveLength(4);
  });
});

describe('groups', () => {
  const server = createServer(loans, { path: '/loans', delay: 0 });
  const cents = (rows: readonly Loan[]) =>
    Math.round(rows.reduce((sum, { fee }) => sum + (fee ?? 0) * 100, 0)) / 100;

  it('are sorted by name, with counts and totals', async () => {
    const group = ['branch', 'author'];
    const { rows, total, totals } = await server.getGroups({ group, aggregates: { fee: 'sum' } });
    expect(rows.map((row) => 'group' in row && row.group)).toEqual([
      'Central',
      'Harbor',
      'Northgate',
      'Old Mill',
    ]);
    const harbor = loans.filter(({ branch }) => branch === 'Harbor');
    const count = new Set(harbor.map(({ author }) => author)).size;
    expect(rows[1]).toMatchObject({ id: 'group/Harbor', count, totals: { fee: cents(harbor) } });
    expect(total).toBe(4);
    expect(totals).toEqual({ fee: cents(loans) });
    expect(server.getLog().at(-1)?.request).toBe('GET /loans?group=branch,author&sum=fee');
  });

  it('return the rows at the lowest level', async () => {
    const group = ['branch', 'author'];
    const authors = await server.getGroups({ group, keys: ['Harbor'] });
    const [first] = authors.rows;
    if (!first || !('group' in first)) throw new Error('There are no groups.');
    const leaves = await server.getGroups({ group, keys: ['Harbor', first.group] });
    expect(leaves.rows).toHaveLength(first.count);
    expect(leaves.rows).toEqual(
      loans.filter(({ branch, author }) => branch === 'Harbor' && author === first.group),
    );
    expect(server.getLog().at(-1)?.request).toContain(`keys=Harbor,${first.group}`);
  });

  it('can be sorted by a total or by name, and filtered by their rows', async () => {
    const query = { group: ['author'], aggregates: { fee: 'sum' } };
    const bySum = await server.getGroups({ ...query, sort: [{ field: 'fee', sort: 'desc' }] });
    const sums = bySum.rows.map((row) => ('totals' in row ? (row.totals.fee ?? 0) : 0));
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
    const byName = await server.getGroups({ ...query, sort: [{ field: 'author', sort: 'desc' }] });
    expect(byName.rows[0]).toMatchObject({ group: 'Wilkie Collins' });
    const items = [{ field: 'title', operator: 'equals', value: 'Emma' }];
    const filtered = await server.getGroups({ ...query, filter: { items } });
    expect(filtered.rows.map((row) => 'group' in row && row.group)).toEqual(['Jane Austen']);
  });

  it('support every aggregate function, and answer 400 to an unknown one', async () => {
    const found = await Promise.all(
      ['sum', 'avg', 'min', 'max', 'size'].map(async (name) => {
        const { totals } = await server.getRange({ aggregates: { renewals: name } });
        return totals.renewals;
      }),
    );
    const numbers = loans.map(({ renewals }) => renewals);
    const sum = numbers.reduce((all, one) => all + one, 0);
    const avg = Math.round((sum / numbers.length) * 100) / 100;
    expect(found).toEqual([sum, avg, Math.min(...numbers), Math.max(...numbers), 1240]);
    await expect(server.getRange({ aggregates: { fee: 'median' } })).rejects.toThrow('median');
    expect(server.getLog().at(-1)?.status).toBe(400);
  });
});

describe('ranges', () => {
  it('include both ends, and stop at the last row', async () => {
    const server = createServer(loans, { delay: 0 });
    const middle = await server.getRange({ start: 20, end: 39 });
    expect(middle.rows).toEqual(loans.slice(20, 40));
    expect(middle.total).toBe(1240);
    const last = await server.getRange({ start: 1230, end: 1249 });
    expect(last.rows).toHaveLength(10);
  });
});

describe('saving', () => {
  it('changes later responses, but not the rows that the server was created with', async () => {
    const server = createServer(loans, { path: '/loans', delay: 0 });
    const [first] = loans;
    if (!first) throw new Error('There are no loans.');
    await expect(server.save({ ...first, note: 'Found' })).resolves.toMatchObject({
      note: 'Found',
    });
    const { rows } = await server.getRange({ start: 0, end: 0 });
    expect(rows[0]?.note).toBe('Found');
    expect(first.note).not.toBe('Found');
    expect(server.getLog()[0]?.request).toBe('PUT /loans/5001');
    server.failNext();
    await expect(server.save({ ...first, note: 'Lost' })).rejects.toThrow('503');
    const after = await server.getRange({ start: 0, end: 0 });
    expect(after.rows[0]?.note).toBe('Found');
  });
});

describe('trees', () => {
  const server = createServer(parts, { path: '/parts', delay: 0 });
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

  it('are returned level by level, with counts and totals', async () => {
    const aggregates = { weight: 'sum' };
    const top = await server.getChildren({ aggregates });
    expect(top.rows).toHaveLength(8);
    expect(top.rows[0]).toMatchObject({ name: 'City 7', count: 4 });
    const wheels = await server.getChildren({ keys: ['City 7', 'Wheels'], aggregates });
    expect(names(wheels.rows)).toEqual(['Front wheel', 'Rear wheel']);
    const front = await server.getChildren({ keys: ['City 7', 'Wheels', 'Front wheel'] });
    expect(front.rows.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
    const weight = front.rows.reduce((sum, row) => sum + (row.weight ?? 0), 0);
    expect(wheels.rows[0]?.totals).toEqual({ weight });
    const all = top.rows.reduce((sum, { totals }) => sum + (totals.weight ?? 0), 0);
    expect(top.totals).toEqual({ weight: all });
  });

  it('keep the ancestors of rows that pass the filter', async () => {
    const filter = { items: [{ field: 'supplier', operator: 'equals', value: 'Rimworks' }] };
    const top = await server.getChildren({ keys: ['Tandem'], filter });
    expect(names(top.rows)).toEqual(['Wheels']);
    const sort = [{ field: 'name', sort: 'desc' as const }];
    const rear = await server.getChildren({
      keys: ['Tandem', 'Wheels', 'Rear wheel'],
      filter,
      sort,
    });
    expect(names(rear.rows)).toEqual(['Rear spokes', 'Rear rim']);
  });

  it('have a unique path and id for each row', () => {
    expect(new Set(parts.map(({ path }) => path.join('/'))).size).toBe(parts.length);
    expect(parts).toHaveLength(216);
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
  });
});

describe('requests', () => {
  it('are logged as soon as they are sent', async () => {
    const server = createServer(loans, { path: '/loans', delay: 0 });
    const listener = vi.fn();
    const stop = server.subscribe(listener);
    const answer = server.getPage({
      page: 1,
      pageSize: 5,
      sort: [{ field: 'due', sort: 'desc' }],
      filter: {
        items: [{ field: 'branch', operator: 'is', value: 'Harbor' }],
        quickFilterValues: ['emma'],
      },
    });
    const request =
      'GET /loans?page=1&pageSize=5&sort=due:desc&filter=branch:is:Harbor&search=emma';
    expect(server.getLog()).toEqual([{ id: 1, request, status: null, rows: 0 }]);
    const { rows } = await answer;
    expect(server.getLog()).toEqual([{ id: 1, request, status: 200, rows: rows.length }]);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    await server.getPage({ page: 0, pageSize: 5 });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('fail once after failNext is called', async () => {
    const server = createServer(loans, { delay: 0 });
    server.failNext();
    await expect(server.getPage({ page: 0, pageSize: 5 })).rejects.toThrow(
      'The server answered 503.',
    );
    await expect(server.getPage({ page: 0, pageSize: 5 })).resolves.toBeDefined();
    expect(server.getLog().map(({ status }) => status)).toEqual([503, 200]);
  });

  it('get status 400 for an unknown operator', async () => {
    const server = createServer(loans, { delay: 0 });
    const filter = { items: [{ field: 'title', operator: 'soundsLike', value: 'ema' }] };
    await expect(server.getPage({ page: 0, pageSize: 5, filter })).rejects.toThrow('soundsLike');
    expect(server.getLog()[0]?.status).toBe(400);
  });

  it('can be canceled', async () => {
    const server = createServer(loans, { delay: 60_000 });
    const controller = new AbortController();
    const answer = server.getAfter({ cursor: null, limit: 5 }, controller.signal);
    controller.abort();
    await expect(answer).rejects.toHaveProperty('name', 'AbortError');
    await expect(server.getAfter({ cursor: null, limit: 5 }, controller.signal)).rejects.toThrow();
    expect(server.getLog().map(({ status }) => status)).toEqual(['canceled', 'canceled']);
  });

  it('finish out of order when an earlier one takes longer', async () => {
    const server = createServer(loans, { delay: (request) => (request === 1 ? 30 : 0) });
    const order: number[] = [];
    await Promise.all(
      [1, 2].map(async (number) => {
        await server.getPage({ page: 0, pageSize: 5 });
        order.push(number);
      }),
    );
    expect(order).toEqual([2, 1]);
  });
});
