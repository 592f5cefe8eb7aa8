import { expect, test } from 'vitest';
import { readPage } from '../../content/mdx/readPage';
import { pageMarkdown } from './pageMarkdown';

const markdown = (source: string): string =>
  pageMarkdown(source, readPage(source).tree, {
    parts: {
      demo: () => 'Demo: [Rows](https://x.test/)\n\n```tsx title="Rows.tsx"\n<A />\n```',
      apiBlock: (key) => `block ${key}`,
      productIndex: () => '- [One](https://x.test/one/index.md)',
      featureTable: () => '| Feature |\n| --- |',
    },
    linkOf: (url) => (url.startsWith('/') ? `https://x.test${url}index.md` : url),
  });

test('text stays as written; front matter and imports are removed', () => {
  expect(
    markdown(
      "---\ntitle: A\n---\n\nimport T from '@theme/Tabs';\n\nSome *text*, 5 \\< 6.\n\n| a | b |\n|--|--|\n| `x` | 1 |\n",
    ),
  ).toBe('Some *text*, 5 \\< 6.\n\n| a | b |\n|--|--|\n| `x` | 1 |');
});

test('links within the site point to Markdown copies; external links stay', () => {
  expect(markdown('[`a`](/one/) [b](https://b.test/) [c](/two/ "T")')).toBe(
    '[`a`](https://x.test/one/index.md) [b](https://b.test/) [c](https://x.test/two/index.md "T")',
  );
});

test('a demo becomes its code, with the same indentation', () => {
  expect(markdown('1. First.\n\n   <Demo src="./Rows.tsx" height={3} />\n\n2. Second.')).toBe(
    '1. First.\n\n   Demo: [Rows](https://x.test/)\n\n   ```tsx title="Rows.tsx"\n   <A />\n   ```\n\n2. Second.',
  );
});

test('an anatomy becomes the code of its demo and the list of its parts', () => {
  expect(markdown('<Anatomy src="./Rows.tsx">\n\n1. `.a`: A row.\n\n</Anatomy>')).toBe(
    'Demo: [Rows](https://x.test/)\n\n```tsx title="Rows.tsx"\n<A />\n```\n\n1. `.a`: A row.',
  );
});

test('headings lose their id comment, and a custom id becomes an anchor', () => {
  expect(markdown('## Choose `a` curve {/* #curve */}\n\n### Rows {/* #rows */}')).toBe(
    '## <a id="curve"></a>Choose `a` curve\n\n### Rows',
  );
});

test('plan badges become words', () => {
  expect(markdown('## Pin <Plan pro />\n\nNeeds <Plan premium />.')).toBe(
    '## Pin (Pro plan)\n\nNeeds (Premium plan).',
  );
});

test('a fence keeps its language and title, but no other options', () => {
  expect(
    markdown(
      '```bash npm2yarn\nnpm i\n```\n\n```tsx title="A.tsx" {1,3}\nconst a = 1;\n```\n\n```ts\nb\n```',
    ),
  ).toBe('```bash\nnpm i\n```\n\n```tsx title="A.tsx"\nconst a = 1;\n```\n\n```ts\nb\n```');
});

test('admonitions become text with a bold title', () => {
  expect(markdown(':::warning\nDo not.\n:::\n\n:::tip A title\n\nDo.\n\n:::\n\nEnd.')).toBe(
    '**Warning**\n\nDo not.\n\n\n**Tip: A title**\n\n\n\nDo.\n\n\n\nEnd.',
  );
  expect(markdown(':::info[`a` or [b](/b/)]\nSay `c`.\n:::')).toBe(
    '**Info: `a` or [b](https://x.test/b/index.md)**\n\nSay `c`.',
  );
});

test('components become Markdown, and <kbd> stays', () => {
  expect(
    markdown(
      'Press <kbd>Tab</kbd>.\n\n<ApiMethods of="editing" />\n\n<ApiEvents />\n\n<ProductIndex />\n\n<FeatureTable />',
    ),
  ).toBe(
    'Press <kbd>Tab</kbd>.\n\nblock methods/editing\n\nblock events\n\n- [One](https://x.test/one/index.md)\n\n| Feature |\n| --- |',
  );
  expect(
    markdown('<Tabs>\n  <TabItem value="a" label="Vite">\n\nAdd.\n\n  </TabItem>\n</Tabs>'),
  ).toBe('**Vite**\n\nAdd.');
});

test('an unknown component stops the build', () => {
  expect(() => markdown('<Unknown />')).toThrow(
    /<Unknown> can't be converted for the Markdown version/,
  );
});
