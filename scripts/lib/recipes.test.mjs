import { expect, it } from 'vitest';
import { filesOfFences } from './recipes.mjs';

it('joins the fences of a file and leaves out those without a title', () => {
  const fences = [
    { language: 'tsx', meta: 'title="Orders.tsx"', code: 'export default 1;' },
    { language: 'js', meta: 'title="orders.test.tsx" {1}', code: "import a from 'a';\n" },
    { language: 'bash', meta: 'npm2yarn', code: 'npm install' },
    { language: 'tsx', meta: 'title="orders.test.tsx"', code: "test('a', a);" },
    { language: 'tsx', meta: null, code: 'fragment' },
  ];
  expect([...filesOfFences(fences)]).toEqual([
    ['Orders.tsx', 'export default 1;\n'],
    ['orders.test.tsx', "import a from 'a';\n\ntest('a', a);\n"],
  ]);
});
