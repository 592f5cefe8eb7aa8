import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ApiMember, ApiPage, ApiReference, Arrival, Plan } from '../../types';
import { exampleMember } from '../__fixtures__/exampleMember';
import { examplePage } from '../__fixtures__/examplePage';
import { addSince, broughtProducts, readChangeLog, releaseThatAdds } from '.';
import { newerNameProblems, newerNames } from './newerNames';

const packageOf = (plan: Plan): string => (plan === 'community' ? '@x/sheet' : `@x/sheet-${plan}`);

const page = (
  name: string,
  version: string,
  props: readonly string[],
  plan: Plan = 'community',
  rest: Partial<ApiPage> = {},
): ApiPage =>
  examplePage(name, {
    plan,
    product: 'sheet',
    source: { package: packageOf(plan), version },
    props: Object.fromEntries(props.map((prop) => [prop, exampleMember({ description: prop })])),
    ...rest,
  });

const reference = (
  pages: ApiPage[],
  methods: Record<string, Record<string, ApiMember>> = {},
): ApiReference => ({ pages, blocks: { events: [], selectors: [], methods } });

const log = readChangeLog(
  `# Change log
## 8.6.0
## 8.4.0
### Other
#### \`@x/other@8.4.0\`
- [other] Add \`columns\` prop
### Sheet
#### \`@x/sheet@8.4.0\`
#### \`@x/sheet-pro@8.4.0\`
- [Sheet] Add \`getChildren\` prop in \`Sheet\`
- [Sheet] Fix \`order\`
## 8.2.0
### Sheet
#### \`@x/sheet-pro@8.2.0\`
- [Sheet] Add \`apiRef.current.print()\` and \`gap\` option
## 8.1.0
## 8.0.0
## 8.0.0-beta.1
### Sheet
#### \`@x/sheet-pro@8.0.0-beta.1\`
- Add \`order\`
`,
  '@x/sheet-pro',
);

const arrivalsIn = (
  own: ApiReference,
  references: ApiReference[],
  name: string,
): Record<string, Arrival> => {
  const told = addSince(own, { oldest: '8.0.0', references, logOf: () => log });
  const found = told.pages.find((each) => each.name === name);
  const rows = [
    ['', found] as const,
    ...Object.entries(found?.props ?? {}),
    ...Object.entries(told.blocks.methods[name] ?? {}),
    ...(found?.slots ?? []).map((slot) => [`slot ${slot.name}`, slot] as const),
    ...(found?.classes ?? []).map((each) => [`class ${each.key}`, each] as const),
  ];
  return Object.fromEntries(
    rows.flatMap(([row, { since, after } = {}]) =>
      since === undefined && after === undefined
        ? []
        : [[row, { ...(since && { since }), ...(after && { after }) }]],
    ),
  );
};

describe('a change log', () => {
  it('tells which release added a name, ignoring the sections of other products', () => {
    expect(log.map(({ version }) => version).slice(0, 2)).toEqual(['8.6.0', '8.4.0']);
    expect(releaseThatAdds('columns', log)).toBeUndefined();
    expect(releaseThatAdds('getChildren', log)?.version).toBe('8.4.0');
    expect(releaseThatAdds('print', log)?.version).toBe('8.2.0');
    expect(releaseThatAdds('Children', log)).toBeUndefined();
    expect(releaseThatAdds('order', log)?.version).toBe('8.0.0-beta.1');
  });
});

describe('addSince', () => {
  const old = reference([page('Sheet', '8.0.0', ['a'])]);

  it('marks rows that the previous release lacks, but none in the oldest release', () => {
    const now = reference([
      page('Sheet', '8.1.0', ['a', 'b'], 'community', {
        slots: [{ name: 's', default: null, description: '', className: null, plan: 'community' }],
        classes: [{ key: 'c', className: 'c', description: '' }],
      }),
    ]);
    expect(arrivalsIn(now, [old], 'Sheet')).toEqual({
      b: { since: '8.1.0' },
      'slot s': { since: '8.1.0' },
      'class c': { since: '8.1.0' },
    });
    // Nothing in the oldest documented release is marked.
    expect(arrivalsIn(old, [now], 'Sheet')).toEqual({});
  });

  it('marks a new page, but not each of its members', () => {
    const now = reference([page('Sheet', '8.1.0', ['a']), page('Row', '8.1.0', ['b'])]);
    expect(arrivalsIn(now, [old], 'Row')).toEqual({ '': { since: '8.1.0' } });
  });

  it('reads the release from the change log, or else falls back to "after"', () => {
    const before = reference([page('SheetPro', '8.0.0', ['a'], 'pro')], {});
    const now = reference([page('SheetPro', '8.2.0', ['a', 'gap', 'silent'], 'pro')], {
      SheetPro: { print: exampleMember() },
    });
    expect(arrivalsIn(now, [before], 'SheetPro')).toEqual({
      gap: { since: '8.2.0' },
      silent: { after: '8.0.0' },
      print: { since: '8.2.0' },
    });
  });

  it('uses the release that added the same member to a smaller plan', () => {
    const before = reference([
      page('Sheet', '8.0.0', ['a']),
      page('SheetPro', '8.0.0', ['a'], 'pro'),
    ]);
    const now = reference([
      page('Sheet', '8.1.0', ['a', 'b']),
      page('SheetPro', '8.2.0', ['a', 'b'], 'pro'),
    ]);
    expect(arrivalsIn(now, [before], 'SheetPro')).toEqual({ b: { since: '8.1.0' } });
  });

  it("reads a larger plan's nested dependency if the plan has no older release", () => {
    const now = reference([
      page('Sheet', '8.1.0', ['a']),
      page('SheetPro', '8.6.0', ['a', 'getChildren', 'silent', 'order', 'proOnly'], 'pro'),
    ]);
    const brought = reference([page('Sheet', '8.6.0', ['a', 'getChildren', 'silent'])]);
    expect(arrivalsIn(now, [old, brought], 'SheetPro')).toEqual({
      getChildren: { since: '8.4.0' },
      silent: { after: '8.1.0' },
    });
  });
});

describe('names newer than the documented release', () => {
  const now = reference([page('Sheet', '8.1.0', ['a']), page('Row', '8.1.0', ['label'])]);
  const brought = reference([page('Sheet', '8.6.0', ['a', 'getChildren', 'label'])], {
    Sheet: { edit: exampleMember() },
  });
  const others = { oldest: '8.0.0', references: [now, brought], logOf: () => log };
  const names = newerNames(addSince(now, others), [addSince(brought, others)]);
  const problems = (text: string, components = ['Sheet']): string[] =>
    newerNameProblems(text, 'docs/a/index.mdx', components, names);

  it('are reported with file and line', () => {
    expect(problems('The `Sheet.label`.')).toHaveLength(1);
    expect(problems('Text.\n\nPass `getChildren` to it.')).toEqual([
      'docs/a/index.mdx:3: `getChildren` was added in 8.4.0, but these docs describe Sheet of @x/sheet 8.1.0. Remove it, or mention the release in the same paragraph, heading or table row.',
    ]);
    expect(problems("| a | `apiRef.current?.edit('id')` |\n| --- | --- |")).toEqual([
      expect.stringContaining("1: `apiRef.current?.edit('id')` was added after 8.1.0"),
    ]);
    expect(problems('- `Sheet.getChildren`', [])).toHaveLength(1);
  });

  it('are not reported if the text mentions their release or refers to something else', () => {
    expect(problems('From 8.4.0 on, `getChildren` does it.')).toEqual([]);
    expect(problems('Pass `a`, `rows` and `<Sheet />`.')).toEqual([]);
    expect(problems('Pass `getChildren` to it.', ['Row'])).toEqual([]);
    // Another component of the package has it.
    expect(problems('Pass `label` to both.', ['Sheet', 'Row'])).toEqual([]);
  });
});

it('finds newer releases of smaller plans in the dependencies of a larger one', () => {
  const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'since-')));
  const add = (dir: string, version: string): string => {
    mkdirSync(path.join(root, dir), { recursive: true });
    writeFileSync(path.join(root, dir, 'package.json'), JSON.stringify({ version }));
    return path.join(root, dir);
  };
  const packages = [
    { name: '@x/sheet', plan: 'community' as const, dir: add('sheet', '8.1.0') },
    { name: '@x/sheet-pro', plan: 'pro' as const, dir: add('pro', '8.2.0') },
  ];
  const dir = add('pro/node_modules/@x/sheet', '8.2.0');
  const pages = [page('Sheet', '8.1.0', []), page('SheetPro', '8.2.0', [], 'pro')];
  expect(broughtProducts([{ slug: 'sheet', packages }], pages)).toEqual([
    { slug: 'sheet', packages: [{ ...packages[0], dir }], without: ['SheetPro'] },
  ]);
  add('pro/node_modules/@x/sheet', '8.1.0');
  expect(broughtProducts([{ slug: 'sheet', packages }], pages)).toEqual([]);
  rmSync(root, { recursive: true });
});
