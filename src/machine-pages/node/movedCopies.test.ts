import { expect, it } from 'vitest';
import { productById } from '../../products';
import { makeCopies } from './makeCopies';

const page = {
  permalink: '/x/rows/order/',
  file: 'docs/rows/order/index.mdx',
  title: 'Row ordering',
  description: 'Drag rows.',
  product: productById('x-data-grid'),
  tags: ['pro' as const],
  groups: [],
  components: [],
  keywords: [],
  isUnlisted: false,
};

const copies = makeCopies({
  siteDir: '/s',
  origin: 'https://h',
  baseUrl: '/x/',
  posts: [],
  versions: ['', '8.0.0'].map((segment) => {
    const base = segment ? `/x/${segment}/` : '/x/';
    const pages = [{ ...page, permalink: `${base}rows/order/` }];
    return { version: segment || '8.1.0', segment, base, pages, listed: 1 };
  }),
  references: new Map(
    ['', '8.0.0'].map((segment) => [
      segment,
      {
        pages: new Map([[segment ? `/x/${segment}/rows/order/` : '/x/rows/order/', 'Body.']]),
        blocks: new Map(),
        listOf: () => '',
      },
    ]),
  ),
  renames: [
    { from: '/oldest/', to: '/row-ordering/' },
    { from: '/row-ordering/', to: '/rows/order/' },
  ],
});

it('links to the new URL from each old URL of the current version only', () => {
  for (const old of ['oldest', 'row-ordering']) {
    const copy = copies.get(`/x/${old}/index.md`) ?? '';
    expect(copy).toContain('url: https://h/x/rows/order/\n');
    expect(copy).toContain('plan: pro\n');
    expect(copy.split('---\n')[2]).toBe(
      '\n# Row ordering\n\nThis page has moved: [Row ordering](https://h/x/rows/order/index.md).\n',
    );
    expect(copies.has(`/x/8.0.0/${old}/index.md`)).toBe(false);
  }
});

it('keeps old URLs out of every other text', () => {
  const others = [...copies].filter(([at]) => !/\/(?:oldest|row-ordering)\//.test(at));
  expect(others.map(([at]) => at)).toEqual(
    expect.arrayContaining(
      ['/x/', '/x/8.0.0/'].flatMap((base) => [
        `${base}llms.txt`,
        `${base}react-data-grid/llms-full.txt`,
        `${base}rows/order/index.md`,
      ]),
    ),
  );
  expect(copies.get('/x/llms.txt')).toContain('https://h/x/rows/order/index.md');
  for (const [at, text] of others) {
    expect(text, at).toContain('/rows/order/');
    expect(text, at).not.toMatch(/oldest|row-ordering/);
  }
});
