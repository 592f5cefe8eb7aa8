import { expect, it } from 'vitest';
import { checkCompiled } from './compiled.mjs';
import { formatProblem } from './index.mjs';

const check = async (text) => {
  const problems = await checkCompiled('docs/orders/index.mdx', text, (file) =>
    ['docs/orders/Orders.tsx', 'static/img/orders.png'].includes(file),
  );
  return problems.map(formatProblem);
};
const matter = '---\ntitle: Orders\ndescription: D.\n---\n\n';

it('accepts a sound page', async () => {
  expect(await check(`${matter}<Demo src="./Orders.tsx" />\n\nText <Plan pro />\n`)).toEqual([]);
});

it('reports the line of each mistake in the front matter, the demos and the plans', async () => {
  const head = matter.replace('description: D.', 'keyword: [order]');
  expect(await check(`${head}<Demo src="./Order.tsx" />\n\nText <Plan por />\n`)).toEqual([
    'docs/orders/index.mdx:1: "description" is missing; every page needs it.',
    'docs/orders/index.mdx:3: "keyword" is not a field of a page; did you mean "keywords"?',
    'docs/orders/index.mdx:8: <Plan> has no prop "por"; write <Plan pro /> or <Plan premium />.',
    'docs/orders/index.mdx:6: there is no file "./Order.tsx" next to the page. To make one: npm run new:demo -- orders Order',
  ]);
});

it('reports an id that two headings share, and keywords for no section', async () => {
  const head = matter.replace('---\n\n', 'sectionKeywords:\n  opne: [a]\n---\n\n');
  expect(await check(`${head}## Open\n\n## B {/* #open */}\n`)).toEqual([
    'docs/orders/index.mdx:5: "sectionKeywords" has "opne", but no heading has that id; did you mean "open"?',
    'docs/orders/index.mdx:10: the id "open" is also used by the heading on line 8; change one of them.',
  ]);
});

it('reports pictures that are missing, elsewhere or without a text', async () => {
  const pictures = [
    '![Three orders](/img/orders.png)',
    '![Three orders](/img/order.png)',
    '![Three orders](./orders.png)',
    '![](/img/orders.png)',
    'An <img src="/img/orders.png" /> in a line.',
  ];
  expect(await check(matter + pictures.join('\n\n'))).toEqual([
    'docs/orders/index.mdx:8: there is no file "static/img/order.png".',
    'docs/orders/index.mdx:10: the picture "./orders.png" isn\'t in static/img, where all pages and their copies find it: ![What it shows](/img/name.png).',
    'docs/orders/index.mdx:12: the picture "/img/orders.png" has no text: ![What it shows](/img/orders.png).',
    "docs/orders/index.mdx:14: <img> isn't found by the checks of pictures; write ![What it shows](/img/name.png).",
  ]);
});

it('reports components that pages do not have', async () => {
  const known =
    '<ApiMethods of="editing" />\n\n<Tabs>\n  <TabItem value="a" label="A">Text.</TabItem>\n</Tabs>';
  expect(
    await check(`${matter}${known}\n\n<Dmo src="./Orders.tsx" />\n\nText <Plna pro />\n`),
  ).toEqual([
    "docs/orders/index.mdx:12: <Dmo> isn't a component for pages: /x/contributing/components/ shows all of them.",
    "docs/orders/index.mdx:14: <Plna> isn't a component for pages: /x/contributing/components/ shows all of them.",
  ]);
});

it('reports front matter that is not YAML, and leaves MDX that does not parse to others', async () => {
  expect(await check('---\ntitle: a: b\n---\n\nText.\n')).toEqual([
    expect.stringMatching(/^docs\/orders\/index\.mdx:2: the front matter is not valid YAML: /),
  ]);
  expect(await check(`${matter}<Demo\n`)).toEqual([]);
});
