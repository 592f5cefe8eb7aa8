import { describe, expect, it } from 'vitest';
import { completeManifest, divideChunks, trimRuntime } from './node/chunkTable';
import { keyOf, shardOf } from './browser/keys';
import { namesIn, parseRegistry, parseRoutes } from './node/readRoutes';
import { chunksOfModules, browserModules, shardRoutes } from './node/shards';

const routesSource = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/x/', component: ComponentCreator('/x/', 'h0'), exact: true },
  {
    path: '/x/',
    component: ComponentCreator('/x/', 'h1'),
    routes: [
      {
        path: '/x/v7/',
        component: ComponentCreator('/x/v7/', 'h2'),
        routes: [{ path: '/x/v7/b/', component: ComponentCreator('/x/v7/b/', 'h3'), exact: true }]
      },
      { path: '/x/a/', component: ComponentCreator('/x/a/', 'h4'), exact: true, sidebar: "docs" },
      { path: '/x/b/', component: ComponentCreator('/x/b/', 'h5'), exact: true },
      { path: '/x/c/', component: ComponentCreator('/x/c/', 'h6'), exact: true },
    ]
  },
  { path: '*', component: ComponentCreator('*') },
];
`;
const page = (content: string) => ({ __comp: 'doc', __context: { plugin: 'p' }, content });
const chunkNames = {
  '/x/-h0': { __comp: 'home' },
  '/x/-h1': { __comp: 'root' },
  '/x/v7/-h2': { __comp: 'root' },
  '/x/v7/b/-h3': page('v7b'),
  '/x/a/-h4': page('a'),
  '/x/b/-h5': page('b'),
  '/x/c/-h6': page('c'),
};
const line = (name: string, request: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;
const registrySource = `export default {
${['home', 'root', 'doc', 'p', 'a', 'b', 'c', 'v7b'].map((name) => line(name, `@site/${name}`)).join('\n')}};
`;

const generated = {
  routes: parseRoutes(routesSource, chunkNames),
  registry: parseRegistry(registrySource),
};
const sharded = shardRoutes(generated.routes, 2);

describe('reading what Docusaurus generated', () => {
  it('keeps paths, nesting, fields and chunk names', () => {
    expect(generated.routes[0]).toEqual({
      path: '/x/',
      exact: true,
      chunkNames: { __comp: 'home' },
      attributes: {},
    });
    expect(generated.routes[1]?.routes?.[1]).toMatchObject({
      path: '/x/a/',
      attributes: { sidebar: 'docs' },
    });
    expect(generated.registry.get('a')).toBe('@site/a');
    expect(namesIn(page('a'))).toEqual(['doc', 'p', 'a']);
  });

  it('throws for a registry in an unknown format', () => {
    expect(() => parseRegistry('export default {\n  "a": lazy("b"),\n};')).toThrow(
      'registry.js has an unknown line:   "a": lazy("b"),',
    );
  });
});

describe('dividing routes', () => {
  it('begins a shard later if its start is shorter there', () => {
    const root = {
      path: '/',
      attributes: {},
      routes: ['aa', 'aba', 'abb', 'b', 'c'].map((key) => ({
        path: `/${key}/`,
        exact: true,
        chunkNames: page(key),
        attributes: {},
      })),
    };
    const starts = (slack: number) =>
      shardRoutes([root], 2, slack).shards.map(({ start, pages }) => [start, pages.length]);
    expect(starts(0)).toEqual([
      ['a', 2],
      ['abb', 2],
      ['c', 1],
    ]);
    expect(starts(1)).toEqual([
      ['a', 3],
      ['b', 2],
    ]);
  });

  it('puts a page in the same shard as its counterparts in other versions', () => {
    expect(
      sharded.shards.map(({ start, pages }) => [start, ...pages.map(({ path }) => path)]),
    ).toEqual([
      ['a', '/x/a/', '/x/b/', '/x/v7/b/'],
      ['c', '/x/c/'],
    ]);
  });

  it('gives each shard the shortest start that distinguishes it from the page before', () => {
    const routeOf = (path: string) => ({
      path,
      exact: true,
      chunkNames: page(path),
      attributes: {},
    });
    const paths = ['/x/bars/', '/x/bars/api/', '/x/grid/', '/x/gridlines/', '/x/grids/'];
    const root = { path: '/x/', chunkNames: {}, attributes: {}, routes: paths.map(routeOf) };
    const { shards, branches } = shardRoutes([root], 1);
    const starts = shards.map(({ start }) => start);
    expect(starts).toEqual(['b', 'bars/', 'g', 'gridl', 'grids']);
    expect(paths.map((path) => shardOf(keyOf(path, branches), starts))).toEqual([0, 1, 2, 3, 4]);
  });

  it("finds a page's shard regardless of case and trailing slash, and some shard for unknown pages", () => {
    const starts = sharded.shards.map(({ start }) => start);
    const find = (path: string): number => shardOf(keyOf(path, sharded.branches), starts);
    sharded.shards.forEach(({ pages }, index) => {
      for (const { path } of pages) {
        expect([path, path.slice(0, -1), path.toUpperCase()].map(find)).toEqual([
          index,
          index,
          index,
        ]);
      }
    });
    expect(find('/x/nowhere/')).toBe(1);
    expect(find('/x/%E0/')).toBe(0);
  });

  it('moves the routes of nested pages from the first load to shards', () => {
    const modules = browserModules(generated, sharded);
    const first = ['routes.js', 'registry.js', 'routesChunkNames.js', 'shards.js']
      .map((name) => modules[name])
      .join('');
    expect(first).toContain('@site/home');
    expect(first).not.toMatch(/@site\/(?:a|b|c|v7b)"/);
    expect(first).not.toContain('/x/a/');
    expect(modules['routes.js']).toContain('path: "*"');
    expect(modules['shard-0.js']).toContain('"/x/v7/b/"');
    expect(modules['shard-1.js']).toContain('"c": [() => import(');
  });

  it("fetches a page's static parts along with its module, only if it has any", () => {
    const partsOf = (request: string) => (request === '@site/c' ? 'p01234567' : undefined);
    const modules = browserModules(generated, sharded, partsOf);
    expect(modules['shard-1.js']).toMatch(/^import \{ withParts \}/);
    expect(modules['shard-1.js']).toContain('"c": [() => withParts("p01234567", import(');
    expect(modules['shard-0.js']).not.toContain('withParts');
    expect(modules['registry.js']).not.toContain('withParts');
  });

  it("lists the chunk with a page's routes among its scripts", () => {
    const chunks = chunksOfModules(generated, sharded);
    expect(chunks.get('@site/c')).toEqual(['routes-1', 'c']);
    expect(chunks.get('@site/doc')).toEqual(['doc']);
    const manifest = { origins: { 'routes-1': [1, 2], c: [3, 2] } };
    completeManifest(manifest, chunks);
    expect(manifest.origins).toMatchObject({ '@site/c': [1, 2, 3] });
  });
});

const chunk = (id: number, name?: string) => ({
  id,
  name,
  files: [`assets/js/${name ?? id}.0000000${id}.js`],
});
type Chunk = ReturnType<typeof chunk>;
interface Group {
  name?: string;
  chunks: Chunk[];
  childrenIterable: Group[];
}
const group = (chunks: Chunk[], childrenIterable: Group[] = []): Group => ({
  name: chunks[0]?.name,
  chunks,
  childrenIterable,
});

describe('addresses of chunks', () => {
  const [demo, common, surroundings] = [chunk(5), chunk(6, 'common'), chunk(8, 'demo')];
  const [grid, shared, live] = [chunk(9, 'grid'), chunk(20, 'docs'), chunk(21, 'live')];
  /** Pages 1 to 5 have demos, which share `grid`; page 1 also has a demo of its own. All pages share `common`. */
  const pages = [1, 2, 3, 4, 5, 6, 7].map((id) => {
    const hasDemo = id <= 5;
    return group(
      [chunk(10 + id, `page${id}`), shared, ...(hasDemo ? [surroundings] : [])],
      [...(hasDemo ? [group([grid])] : []), ...(id === 1 ? [group([demo])] : []), group([common])],
    );
  });
  // A script of the editor, for which the editor's own chunk has to be there, too.
  const editor = group([live], [group([grid]), group([live])]);
  // Nothing of these is anywhere else.
  const alone = ['gallery', 'playground'].map((name, at) =>
    group([chunk(40 + at, name)], [group([grid])]),
  );
  const others = [1, 2, 3, 4, 5].map((id) => group([chunk(30 + id)], [group([common])]));
  const shard = group([chunk(2, 'routes-0')], [...pages, editor, ...alone, ...others]);
  const entry = group([chunk(0, 'runtime'), chunk(1, 'main')], [shard]);
  const worker = chunk(7, 'worker');
  const all = [...pages, editor, ...alone, ...others, entry, shard].flatMap(({ chunks }) => chunks);
  const { resident, carried } = divideChunks(entry, [...all, worker, demo, common, grid]);
  const ids = (script: string): unknown =>
    [...(carried.get(`assets/js/${script}.js`) ?? [])].map(({ id }) => id);

  it('move to the script that requests them, except those of workers and widely requested chunks', () => {
    expect([...resident].map(({ id }) => id).sort()).toEqual([2, 6, 7]);
    expect(ids('routes-0.00000002')).toEqual(expect.arrayContaining([8, 11, 17, 20, 21]));
    expect(ids('page1.000000011')).toEqual([5]);
    expect(ids('page2.000000012')).toEqual([]);
  });

  it('move to a few chunks that the requesting pages share and few others load', () => {
    expect(ids('demo.00000008')).toEqual([9]);
    expect(ids('live.000000021')).toEqual([9]);
    expect(ids('gallery.000000040')).toEqual([9]);
    expect(ids('playground.000000041')).toEqual([9]);
    expect(ids('docs.000000020')).toEqual([]);
  });

  const runtime = `__webpack_require__.gca = function(id) { return 1; };
__webpack_require__.u = (chunkId) => {
  return "assets/js/" + {"2":"a"}[chunkId] + ".js"
};
other();
`;

  it('are removed from the runtime, whose other code stays', () => {
    const source = trimRuntime(runtime, resident);
    expect(source).not.toContain('gca');
    expect(source).toContain('other();');
    const self: { xChunks?: Record<string, string> } = { xChunks: { 11: 'page1.h' } };
    const require: { u?: (id: number) => string } = {};
    new Function('self', '__webpack_require__', 'other', source)(self, require, () => undefined);
    expect([2, 11].map((id) => require.u?.(id))).toEqual([
      'assets/js/routes-0.00000002.js',
      'assets/js/page1.h.js',
    ]);
  });

  it('cause an error if the runtime has an unknown format', () => {
    expect(() => trimRuntime('', [])).toThrow("The bundler's runtime has no");
  });
});
