import { describe, expect, it } from 'vitest';
import { createClient, type WorkerLike } from './client';
import type { Reply, Request } from './session';
import { createRecent } from './recent';

function fakeWorker() {
  const sent: Request[] = [];
  const worker: WorkerLike = {
    postMessage: (message) => sent.push(message),
    terminate: () => undefined,
    onmessage: null,
    onerror: null,
  };
  return {
    worker,
    sent,
    reply: (data: Reply) => worker.onmessage?.({ data } as MessageEvent<Reply>),
  };
}
const place = { baseUrl: '/x/', segment: '' };
const question = { query: 'sort', product: 'x-charts', isScoped: false } as const;

describe('the client', () => {
  it('keeps the latest answer and drops older ones', () => {
    const { worker, reply } = fakeWorker();
    const client = createClient(() => worker);
    client.open(place);
    client.search(question);
    client.search({ ...question, query: 'sorting' });
    reply({ type: 'ready' });
    reply({ type: 'result', id: 1, result: { hits: [] } });
    expect(client.getState().result).toBeUndefined();
    reply({ type: 'result', id: 2, result: { hits: [] } });
    expect(client.getState()).toMatchObject({ status: 'ready', answered: 'sorting' });
  });
  it('tells a worker whose script is missing from one that fails', () => {
    for (const [event, reason] of [
      [new Event('error'), 'unloaded'],
      [Object.assign(new Event('error'), { message: 'broken' }), 'worker'],
    ] as const) {
      const { worker } = fakeWorker();
      const client = createClient(() => worker);
      client.open(place);
      worker.onerror?.(event as ErrorEvent);
      expect(client.getState()).toMatchObject({ status: 'failed', reason });
    }
  });
  it('reloads the index and repeats the query on retry after a failure', () => {
    const { worker, sent, reply } = fakeWorker();
    const client = createClient(() => worker);
    client.open(place);
    client.search(question);
    reply({ type: 'failed', reason: 'network' });
    expect(client.getState()).toMatchObject({ status: 'failed', reason: 'network' });
    client.retry();
    expect(client.getState().status).toBe('loading');
    expect(sent.slice(-2)).toMatchObject([
      { type: 'open', isFresh: true },
      { type: 'search', query: 'sort' },
    ]);
  });
  it('starts over when it is opened again after a failure', () => {
    const { worker, sent, reply } = fakeWorker();
    const client = createClient(() => worker);
    client.open(place);
    client.search(question);
    reply({ type: 'failed', reason: 'network' });
    client.open(place);
    expect(client.getState().status).toBe('loading');
    client.search(question);
    expect(sent.slice(-2)).toMatchObject([
      { type: 'open', isFresh: true },
      { type: 'search', query: 'sort' },
    ]);
  });
  it('reports a failure without throwing when the browser blocks workers', () => {
    const client = createClient(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(() => client.open(place)).not.toThrow();
    expect(client.getState()).toMatchObject({ status: 'failed', reason: 'worker' });
  });
  it('discards the result when the version changes', () => {
    const { worker, reply } = fakeWorker();
    const client = createClient(() => worker);
    client.open(place);
    client.search(question);
    reply({ type: 'result', id: 1, result: { hits: [] } });
    client.open({ ...place, segment: '8.0.0' });
    expect(client.getState().result).toBeUndefined();
  });
});

describe('recent searches', () => {
  const create = (initial: string | null = null) => {
    let value = initial;
    return createRecent({ load: () => value, save: (next) => (value = next) });
  };
  it('are kept without duplicates, latest first, and removed individually or all at once', () => {
    const recent = create();
    ['a', 'b', ' A ', '', 'x'.repeat(200)].forEach(recent.add);
    expect(recent.list()).toEqual(['A', 'b']);
    recent.remove('a');
    expect(recent.list()).toEqual(['b']);
    recent.clear();
    expect(recent.list()).toEqual([]);
  });
  it('ignore stored data that is invalid', () => {
    expect(create('{"a":1}').list()).toEqual([]);
    expect(create('not json').list()).toEqual([]);
    expect(create('[1,"row"]').list()).toEqual(['row']);
  });
});
