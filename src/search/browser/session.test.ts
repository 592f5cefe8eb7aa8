import { describe, expect, it, vi } from 'vitest';
import { searchFiles } from '../node/files';
import { isManifest } from '../manifest';
import { createSession, type Reply } from './session';
import type { SearchPage } from '../types';

const page: SearchPage = {
  path: '/react-data-grid/sorting/',
  title: 'Sorting',
  description: 'Sort rows.',
  tags: [],
  trail: ['Data Grid'],
  keywords: [],
  sections: [{ id: 'multi', heading: 'Sort by several columns', text: 'Hold Shift.', code: '' }],
};
const frozen: SearchPage = { ...page, path: '/react-data-grid/old/', title: 'Old sorting' };
const built = searchFiles([
  { segment: '', version: '8.1.0', pages: [page] },
  { segment: '8.0.0', version: '8.0.0', pages: [frozen] },
]);
const open = { type: 'open', baseUrl: '/x/', segment: '', isFresh: false } as const;
const ask = (id: number, query: string, isScoped: boolean = false) =>
  ({ type: 'search', id, query, product: 'x-charts', isScoped }) as const;

type Answer = (name: string) => Response;
const found: Answer = (name) =>
  new Response(built.get(name) ?? '', { status: built.has(name) ? 200 : 404 });

function start(answer: Answer) {
  const replies: Reply[] = [];
  const asked: string[] = [];
  const fetcher = (async (url: string) => {
    const name = url.replace('/x/search/', '');
    asked.push(name);
    return answer(name);
  }) as typeof fetch;
  return {
    handle: createSession({ reply: (reply) => replies.push(reply), fetcher }),
    replies,
    asked,
  };
}
const failureOf = async (answer: Answer): Promise<Reply | undefined> => {
  const { handle, replies } = start(answer);
  await handle(open);
  return replies.at(-1);
};
const replaced =
  (prefix: string, content: string): Answer =>
  (name) =>
    name.startsWith(prefix) ? new Response(content) : found(name);

describe('a session', () => {
  it('answers a query, then adds excerpts', async () => {
    const { handle, replies } = start(found);
    await handle(open);
    await handle(ask(1, 'sort'));
    expect(replies.map(({ type }) => type)).toEqual(['ready', 'result', 'details']);
    expect(JSON.stringify(replies[1])).toContain('Sort by several columns');
    expect(JSON.stringify(replies[2])).toContain('Hold Shift.');
  });
  it('answers a query that arrives before the index', async () => {
    const { handle, replies } = start(found);
    const opening = handle(open);
    await Promise.all([opening, handle(ask(1, 'sort'))]);
    expect(replies.some(({ type }) => type === 'result')).toBe(true);
  });
  it('answers from names while the texts load, and again once they have loaded', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const replies: Reply[] = [];
    const handle = createSession({
      reply: (reply) => replies.push(reply),
      fetcher: (async (url: string) => {
        const name = url.replace('/x/search/', '');
        if (name.startsWith('index-')) await held;
        return found(name);
      }) as typeof fetch,
    });
    const opening = handle(open);
    const asking = handle(ask(1, 'sorting'));
    await vi.waitFor(() => expect(replies.map(({ type }) => type)).toEqual(['ready', 'result']));
    release();
    await Promise.all([opening, asking]);
    expect(replies.map(({ type }) => type)).toEqual(['ready', 'result', 'result', 'details']);
  });
  it('marks an empty result as partial until the texts have loaded', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const replies: Reply[] = [];
    const handle = createSession({
      reply: (reply) => replies.push(reply),
      fetcher: (async (url: string) => {
        const name = url.replace('/x/search/', '');
        if (name.startsWith('index-')) await held;
        return found(name);
      }) as typeof fetch,
    });
    const opening = handle(open);
    const asking = handle(ask(1, 'shift'));
    await vi.waitFor(() => expect(replies.map(({ type }) => type)).toEqual(['ready', 'result']));
    expect(replies[1]).toMatchObject({ result: { hits: [], isPartial: true } });
    release();
    await Promise.all([opening, asking]);
    expect(replies[2]).toMatchObject({
      result: { hits: [{ path: '/react-data-grid/sorting/' }] },
    });
    expect(replies[2]).not.toMatchObject({ result: { isPartial: true } });
  });
  it('answers only the latest of several queries', async () => {
    const { handle, replies } = start(found);
    await Promise.all([handle(open), handle(ask(1, 's')), handle(ask(2, 'sort'))]);
    const answered = replies.flatMap((reply) => (reply.type === 'result' ? [reply.id] : []));
    expect([...new Set(answered)]).toEqual([2]);
  });
  it('finds only pages of the version being read', async () => {
    const { handle, replies } = start(found);
    await handle({ ...open, segment: '8.0.0' });
    await handle(ask(1, 'sorting'));
    const result = replies.find((reply) => reply.type === 'result');
    expect(result?.type === 'result' && result.result.hits.map(({ path }) => path)).toEqual([
      '/react-data-grid/old/',
    ]);
  });
  it('limits results to a product, and reports when other products have matches', async () => {
    const { handle, replies } = start(found);
    await handle(open);
    await handle(ask(1, 'sorting', true));
    expect(replies[1]).toMatchObject({
      result: { hits: [], isElsewhere: true, nearest: [{ name: 'Sorting' }] },
    });
  });
  it('reads the index once', async () => {
    const { handle, asked } = start(found);
    await handle(open);
    await handle(open);
    expect(asked).toHaveLength(3);
  });
  it('answers without excerpts when they fail to load', async () => {
    const { handle, replies } = start((name) =>
      name.startsWith('excerpts') ? Response.error() : found(name),
    );
    await handle(open);
    await handle(ask(1, 'sort'));
    expect(replies.map(({ type }) => type)).toEqual(['ready', 'result']);
  });
  it.each([
    ['damaged', replaced('names-', '{"format":1')],
    ['otherBuild', replaced('names-', JSON.stringify({ format: 1, build: 'another' }))],
    [
      'network',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
    ['missing', () => new Response('', { status: 404 })],
    ['damaged', () => new Response('<!doctype html>')],
    ['damaged', replaced('index-', '{"format":1')],
    ['damaged', replaced('manifest', '[]')],
    ['otherBuild', replaced('index-', JSON.stringify({ format: 1, build: 'another' }))],
  ] as [string, Answer][])('reports why it failed: %s', async (reason, answer) => {
    expect(await failureOf(answer)).toEqual({ type: 'failed', reason });
  });
  it('can be opened again after a failure', async () => {
    let isDown = true;
    const { handle, replies } = start((name) =>
      isDown ? new Response('', { status: 500 }) : found(name),
    );
    await handle(open);
    isDown = false;
    await handle({ ...open, isFresh: true });
    expect(replies.map(({ type }) => type)).toEqual(['failed', 'ready']);
  });
});

describe('the manifest', () => {
  it('lists every file of a version, including all files of excerpts', () => {
    const pages = Array.from({ length: 99 }, (_, at) => ({ ...page, path: `${page.path}${at}/` }));
    const own = searchFiles([{ segment: '', version: '8.1.0', pages }]);
    const manifest: unknown = JSON.parse(own.get('manifest.json')!);
    if (!isManifest(manifest)) throw new Error('It is no manifest.');
    const { names = '', index = '', excerpts = [] } = manifest.versions[''] ?? {};
    expect(excerpts.length).toBeGreaterThan(1);
    expect(['manifest.json', names, index, ...excerpts].sort()).toEqual([...own.keys()].sort());
  });
});
