import { expect, it } from 'vitest';
import { productById } from '../../products';
import { featureTable, indexText } from './llms';
import type { SitePage } from '../../content/node/sitePages';

const page = (path: string, groups: string[], more: Partial<SitePage> = {}): SitePage => ({
  permalink: `/x/${path}/`,
  file: `docs/${path}/index.mdx`,
  title: path.replace(/^.*\//, ''),
  description: `About ${path}.`,
  product: productById('x-charts'),
  tags: [],
  groups,
  components: [],
  keywords: [],
  isUnlisted: false,
  ...more,
});

it('an index lists each guide with its description, by group, and the API reference once', () => {
  const pages = [
    page('react-charts', ['Charts']),
    page('react-charts/bars', ['Charts', 'Kinds'], { tags: ['pro', 'new'] }),
    page('react-charts/lines', ['Charts', 'Kinds']),
    page('api/charts', ['Charts', 'API']),
    page('api/charts/bar-chart', ['Charts', 'API']),
    page('unlisted', []),
  ];
  const text = indexText({
    version: { version: '8.1.0', segment: '', base: '/x/', pages, listed: 5 },
    wholes: [
      {
        name: 'Charts',
        address: 'https://docs.test/x/react-charts/llms-full.txt',
        text: 'a'.repeat(812_345),
      },
    ],
    posts: [],
    others: [{ version: '8.0.0', address: 'https://docs.test/x/8.0.0/llms.txt' }],
    addressOf: (permalink) => `https://docs.test${permalink}index.md`,
  });
  expect(text).toContain(
    '- [Charts](https://docs.test/x/react-charts/llms-full.txt): 812 kB, about 200,000 tokens',
  );
  expect(text).toContain(
    [
      '## Charts',
      '',
      '- [react-charts](https://docs.test/x/react-charts/index.md): About react-charts.',
      '',
      '### Kinds',
      '',
      '- [bars](https://docs.test/x/react-charts/bars/index.md) (Pro, New): About react-charts/bars.',
      '- [lines](https://docs.test/x/react-charts/lines/index.md): About react-charts/lines.',
      '',
      '### API',
      '',
      '- [charts](https://docs.test/x/api/charts/index.md): About api/charts.',
    ].join('\n'),
  );
  expect(text).not.toMatch(/bar-chart|unlisted/);
  expect(text).toContain('- [Version 8.0.0](https://docs.test/x/8.0.0/llms.txt): the same index');
});

it('a feature table keeps its columns when text contains pipes and line breaks', () => {
  const features = [
    { name: 'A | B', path: '/a/', description: 'One\ntwo.', group: 'G', tags: ['pro' as const] },
    { name: 'C', path: '/a/#c', of: 'A', group: 'G', tags: [] },
  ];
  expect(
    featureTable(features, (path) => `x:${path}`)
      .split('\n')
      .slice(2),
  ).toEqual([
    '| [A \\| B](x:/a/) | Pro | G | One two. |',
    '| [C](x:/a/#c) | Community | G | A section of A |',
  ]);
});
