import { afterAll, beforeAll, expect, it } from 'vitest';
import { doc, sidebars } from './content';
import { FixtureSite } from './site';

let site: FixtureSite;
beforeAll(() => {
  site = new FixtureSite({ apiReference: true });
});
afterAll(() => site.remove());

it('a name in "components" without an API page is reported with the nearest name', async () => {
  const text = doc('A').replace(
    '\n---\n',
    '\ncomponents: [DataGrid, DataGridPrem, Nothing]\n---\n',
  );
  site.write({ 'docs/a/index.mdx': text, 'sidebars.ts': sidebars("page('/a')") });
  const failure = await site.load();
  expect(failure).toContain(
    'docs/a/index.mdx:4: "components" has "DataGridPrem", which has no page in the API reference. The nearest names: "DataGridPro"',
  );
  expect(failure).toContain('docs/a/index.mdx:4: "components" has "Nothing"');
  expect(failure).not.toContain('is not in the navigation');
});
