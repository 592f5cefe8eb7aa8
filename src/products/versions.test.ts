import { describe, expect, it } from 'vitest';
import { languagePrefix } from './path';
import { currentVersion, productById, products } from './registry';
import type { ProductId } from './types';
import { samePageIn, versionEntries, type SiteVersion } from './versions';

const grid = productById('x-data-grid');
const current: SiteVersion = {
  version: '8.1.0',
  segment: '',
  has: (path) => path !== '/react-data-grid/gone/',
};
const frozen: SiteVersion = {
  version: '8.0.0',
  segment: '8.0.0',
  has: (path) => ['/react-data-grid/', '/react-data-grid/layout/'].includes(path),
};
const siteVersions = [current, frozen];

describe('languagePrefix', () => {
  it.each([
    [undefined, ''],
    ['en', ''],
    ['en-GB', ''],
    ['EN', ''],
    ['fr', '/fr'],
    ['zh-CN', '/zh-CN'],
    ['pt-BR', '/pt-BR'],
    ['', ''],
    ['../fr', ''],
    ['fr/x', ''],
    ['english', ''],
    [7 as unknown as string, ''],
  ])('%j gives %j', (language, prefix) => {
    expect(languagePrefix(language)).toBe(prefix);
  });
});

describe('versionEntries', () => {
  it('lists the current version, then v7, v6 and v5, and v4 for the Data Grid', () => {
    for (const product of products) {
      const texts = versionEntries(product).map(({ text }) => text);
      expect(texts).toEqual([
        `v${currentVersion}`,
        'v7',
        'v6',
        'v5',
        ...(product.id === 'x-data-grid' ? ['v4'] : []),
      ]);
      expect(versionEntries(product).filter((entry) => entry.current)).toHaveLength(1);
    }
  });

  it.each<[ProductId, string[]]>([
    [
      'introduction',
      [
        '/x/introduction/',
        'https://v7.mui.com/x/introduction/',
        'https://v6.mui.com/x/introduction/',
        'https://v5.mui.com/x/introduction/',
      ],
    ],
    [
      'x-data-grid',
      [
        '/x/react-data-grid/',
        'https://v7.mui.com/x/react-data-grid/',
        'https://v6.mui.com/x/react-data-grid/',
        'https://v5.mui.com/x/react-data-grid/',
        'https://v4.mui.com/components/data-grid/',
      ],
    ],
    [
      'x-date-pickers',
      [
        '/x/react-date-pickers/',
        'https://v7.mui.com/x/react-date-pickers/',
        'https://v6.mui.com/x/react-date-pickers/',
        'https://v5.mui.com/x/react-date-pickers/getting-started/',
      ],
    ],
    [
      'x-charts',
      [
        '/x/react-charts/',
        'https://v7.mui.com/x/react-charts/',
        'https://v6.mui.com/x/react-charts/',
        'https://v5.mui.com/x/introduction/',
      ],
    ],
    [
      'x-tree-view',
      [
        '/x/react-tree-view/',
        'https://v7.mui.com/x/react-tree-view/',
        'https://v6.mui.com/x/react-tree-view/getting-started/',
        'https://v5.mui.com/x/introduction/',
      ],
    ],
  ])('%s links to its overview in every version', (id, hrefs) => {
    expect(versionEntries(productById(id)).map(({ href }) => href)).toEqual(hrefs);
  });

  it('adds the language to every link', () => {
    const hrefs = versionEntries(grid, {
      userLanguage: 'fr',
      siteVersions,
      currentPath: '/x/fr/react-data-grid/layout/',
    }).map(({ href }) => href);
    expect(hrefs).toEqual([
      '/x/fr/react-data-grid/layout/',
      '/x/fr/8.0.0/react-data-grid/layout/',
      'https://v7.mui.com/fr/x/react-data-grid/',
      'https://v6.mui.com/fr/x/react-data-grid/',
      'https://v5.mui.com/fr/x/react-data-grid/',
      'https://v4.mui.com/fr/components/data-grid/',
    ]);
  });

  it('does not repeat the language when the base path already has it', () => {
    const options = { userLanguage: 'fr', currentPath: '/x/fr/react-data-grid/' };
    const [entry] = versionEntries(grid, { ...options, baseUrl: '/x/fr/' });
    expect(entry).toEqual({
      text: `v${currentVersion}`,
      href: '/x/fr/react-data-grid/',
      current: true,
    });
  });

  it('links to the same page in a frozen version that has it', () => {
    const [first, second] = versionEntries(grid, {
      siteVersions,
      currentPath: '/x/react-data-grid/layout/?a#b',
    });
    expect(first).toEqual({ text: 'v8.1.0', href: '/x/react-data-grid/layout/', current: true });
    expect(second).toEqual({
      text: 'v8.0.0',
      href: '/x/8.0.0/react-data-grid/layout/',
      current: false,
    });
  });

  it('links to the overview, marked as a fallback, when the version lacks the page', () => {
    const [, second] = versionEntries(grid, {
      siteVersions,
      currentPath: '/x/react-data-grid/list-view/',
    });
    expect(second).toEqual({
      text: 'v8.0.0',
      href: '/x/8.0.0/react-data-grid/',
      current: false,
      fallback: true,
    });
  });

  it('marks a frozen version as current while it is being read', () => {
    const [first, second] = versionEntries(grid, {
      siteVersions,
      currentPath: '/x/8.0.0/react-data-grid/gone',
    });
    expect(first).toEqual({
      text: 'v8.1.0',
      href: '/x/react-data-grid/',
      current: false,
      fallback: true,
    });
    expect(second).toEqual({
      text: 'v8.0.0',
      href: '/x/8.0.0/react-data-grid/gone/',
      current: true,
    });
  });

  it('treats a docs-tab route as its base page', () => {
    const [, second] = versionEntries(grid, {
      siteVersions,
      currentPath: '/x/react-data-grid/layout/components-api/',
    });
    expect(second?.href).toBe('/x/8.0.0/react-data-grid/layout/');
  });

  it('accepts another base path and other hosts', () => {
    const hosts = {
      v7: 'http://seven.test/docs',
      v6: 'http://6.test',
      v5: 'http://5.test',
      v4: 'http://4.test',
    };
    const entries = versionEntries(grid, { baseUrl: '/', hosts, siteVersions, currentPath: '/' });
    expect(entries.map(({ href }) => href)).toEqual([
      '/',
      '/8.0.0/react-data-grid/',
      'http://seven.test/docs/x/react-data-grid/',
      'http://6.test/x/react-data-grid/',
      'http://5.test/x/react-data-grid/',
      'http://4.test/components/data-grid/',
    ]);
  });
});

describe('samePageIn', () => {
  it('keeps escapes and capital letters in a path', () => {
    const everything = { ...frozen, has: () => true };
    expect(samePageIn(everything, grid, '/x/a%20b/C/').pagePath).toBe('/a%20b/C/');
  });
});
