import { expect, it } from 'vitest';
import { checkDemos } from './checkDemos';

const file = 'docs/orders/index.mdx';
const matter = '---\ntitle: Orders\ndescription: D.\n---\n\n';

/** Returns the findings for a page with this from its sixth line on, next to a demo called Orders. */
const check = (text: string): string[] =>
  checkDemos(file, matter + text, (name) => name === 'docs/orders/Orders.tsx').map(
    ({ line, message }) => `${line}: ${message}`,
  );

it('accepts demos that are there', () => {
  expect(check('<Demo src="./Orders.tsx" height={300} />\n')).toEqual([]);
  expect(check('Text.\n')).toEqual([]);
});

it('reports a demo without a file, and how to make one', () => {
  expect(check('Text.\n\n<Demo src="./Order.tsx" />\n')).toEqual([
    '8: there is no file "./Order.tsx" next to the page. To make one: npm run new:demo -- orders Order',
  ]);
});

it('reports wrong props with the allowed ones', () => {
  expect(check('<Demo src="./Orders.tsx" heigth={3} />\n')).toEqual([
    '6: <Demo> has no prop "heigth"; allowed props: src, title, height, desktopHeight, open. Did you mean "height"?',
  ]);
});

it('reports a demo that is shown twice', () => {
  expect(check('<Demo src="./Orders.tsx" />\n\n<Demo src="./Orders.tsx" open />\n')).toEqual([
    '8: "./Orders.tsx" is shown twice on this page; its anchor would not be unique.',
  ]);
});
