import { createElement, Fragment, type ReactNode } from 'react';
import original from 'path-to-regexp';
import { renderToStaticMarkup } from 'react-dom/server';
import originalLoadable from 'react-loadable';
import { describe, expect, it, vi } from 'vitest';
import { trimConfig } from './siteModules';
import { mergeHeads, readHead } from './headState';
import loadable from './loadable';
import pathToRegexp, { type Key } from './pathToRegexp';

describe('pathToRegexp', () => {
  const patterns = [
    '/',
    '*',
    '/x/',
    '/x/react-charts/',
    '/x/8.0.0/a-b',
    '/x/*',
    '\\/x\\/8\\.0\\.0\\/',
    '/x/a (b)/'.replace(/[()]/g, '\\$&'),
  ];
  const addresses = [
    '/',
    '',
    '/x',
    '/x/',
    '/X/React-Charts',
    '/x/react-charts/',
    '/x/react-charts/lines/',
    '/x/8.0.0/a-b/',
    '/x/8.0.0/',
    '/x/8a0b0/a-b',
    '/x/a (b)/',
    '/xy/',
  ];

  it('matches the same addresses as the original, with the same groups', () => {
    let matches = 0;
    for (const pattern of patterns) {
      for (const end of [false, true]) {
        const [keys, originalKeys]: [Key[], { name: string | number }[]] = [[], []];
        const mine = pathToRegexp(pattern, keys, { end });
        const theirs = original(pattern, originalKeys as never, { end });
        for (const address of addresses) {
          const found = mine.exec(address);
          matches += found ? 1 : 0;
          expect(found && [...found], `${pattern} ${address} ${end}`).toEqual(
            theirs.exec(address) && [...theirs.exec(address)!],
          );
        }
        expect(keys.map(({ name }) => name)).toEqual(originalKeys.map(({ name }) => name));
      }
    }
    expect(matches).toBeGreaterThan(30);
  });
});

describe.each<[string, typeof loadable.Map]>([
  ['the original', originalLoadable.Map as never],
  ['its replacement', loadable.Map],
])('%s of react-loadable', (_, map) => {
  const routeOf = (loader: () => Promise<{ default: string }>) => {
    const Route = map<{ default: string }>({
      loader: { page: loader, props: () => Promise.resolve({ default: 'Rows' }) },
      loading: ({ isLoading, error }) => `${isLoading} ${error}`,
      render: ({ page, props }, given) =>
        `${page?.default} ${props?.default} ${JSON.stringify(given)}`,
    });
    return { Route, html: () => renderToStaticMarkup(createElement(Route, { id: 1 } as object)) };
  };

  it('renders what it loads once everything is there', async () => {
    const { Route, html } = routeOf(() => Promise.resolve({ default: 'Page' }));
    expect(html()).toBe('true null');
    await Route.preload();
    expect(html()).toBe('Page Rows {&quot;id&quot;:1}');
  });

  it('tells the loading component what failed', async () => {
    const { Route, html } = routeOf(() => Promise.reject(new Error('no network')));
    await expect(Route.preload()).rejects.toThrow('no network');
    expect(html()).toBe('false Error: no network');
  });
});

it('loads a route again that has failed before', async () => {
  const loader = vi
    .fn(() => Promise.resolve('Page'))
    .mockRejectedValueOnce(new Error('no network'));
  const Route = loadable({ loader, loading: () => null, render: (page) => page });
  await expect(Route.preload()).rejects.toThrow('no network');
  await Route.preload();
  expect(renderToStaticMarkup(createElement(Route))).toBe('Page');
});

const tag = (name: string, props: object, ...children: ReactNode[]): ReactNode =>
  createElement(name, props, ...children);

describe('readHead', () => {
  it('converts props to HTML attributes, also inside fragments and conditions', () => {
    const state = readHead([
      tag('title', { key: 1 }, 'Rows', ' - ', 'MUI X'),
      false,
      createElement(
        Fragment,
        { key: 2 },
        tag('html', { className: 'a b', lang: 'en', 'data-has-hydrated': false }),
        tag('meta', { httpEquiv: 'refresh', content: '1', id: undefined }),
        tag('link', { rel: 'alternate', hrefLang: 'en', href: '/x/' }),
        tag('script', { async: true, defer: false, type: 'application/ld+json' }, '{"a":1}'),
      ),
    ]);
    expect(state.title).toBe('Rows - MUI X');
    expect(state.html).toEqual({ class: 'a b', lang: 'en', 'data-has-hydrated': 'false' });
    expect(state.tags).toEqual([
      { name: 'meta', attributes: { 'http-equiv': 'refresh', content: '1' }, text: '' },
      { name: 'link', attributes: { rel: 'alternate', hreflang: 'en', href: '/x/' }, text: '' },
      {
        name: 'script',
        attributes: { async: '', type: 'application/ld+json' },
        text: '{"a":1}',
      },
    ]);
  });
});

describe('mergeHeads', () => {
  const head = (...children: ReactNode[]) => readHead(createElement(Fragment, {}, ...children));
  const contents = (state: ReturnType<typeof mergeHeads>): (string | undefined)[] =>
    state.tags.map(({ attributes }) => attributes.content ?? attributes.href);

  it('overrides individual tags and attributes with later ones', () => {
    const merged = mergeHeads([
      head(
        tag('title', {}, 'Site'),
        tag('html', { lang: 'en', dir: 'ltr' }),
        tag('meta', { name: 'description', content: 'site' }),
        tag('meta', { property: 'og:title', content: 'Site' }),
        tag('link', { rel: 'canonical', href: '/x/a/' }),
      ),
      head(tag('title', {}, 'Page'), tag('meta', { name: 'description', content: 'page' })),
      head(tag('html', { dir: 'rtl' }), tag('link', { rel: 'canonical', href: '/x/b/' })),
    ]);
    expect(merged.title).toBe('Page');
    expect(merged.html).toEqual({ lang: 'en', dir: 'rtl' });
    expect(contents(merged)).toEqual(['Site', 'page', '/x/b/']);
  });

  it('keeps tags with the same identity within one head', () => {
    const alternates = ['en', 'x-default'].map((hrefLang) =>
      tag('link', { key: hrefLang, rel: 'alternate', href: '/x/', hrefLang }),
    );
    expect(contents(mergeHeads([head(...alternates)]))).toEqual(['/x/', '/x/']);
    expect(
      contents(mergeHeads([head(tag('meta', { name: 'a', content: '1' })), head(...alternates)])),
    ).toEqual(['1', '/x/', '/x/']);
  });

  it('has no title if none is given', () => {
    expect(mergeHeads([head()]).title).toBeUndefined();
  });
});

describe('the configuration for the browser', () => {
  it('leaves out fields that only the build reads', () => {
    const config = { title: 'MUI X', presets: [], future: { faster: {}, v4: {} } };
    expect(trimConfig(config)).toEqual({ title: 'MUI X', future: { v4: {} } });
  });
});
