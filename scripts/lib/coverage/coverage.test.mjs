import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPage } from '../../../src/content/mdx/readPage';
import { coverageOf, missingLines, percent, tableOf, verdictOf } from './check.mjs';
import { evidenceOf, inlineEvidence } from './evidence.mjs';
import { evidenceOfPage, readGuides } from './guides.mjs';
import { membersOf } from './members.mjs';
import { readSurface } from './surface';

const member = (deprecated = null) => ({ deprecated });
const component = (name, parts = {}) => ({
  kind: 'component',
  name,
  path: `/api/tree/${name.toLowerCase()}/`,
  deprecated: null,
  props: {},
  slots: [],
  classes: [],
  ...parts,
});

const tree = component('Tree', {
  props: { items: member(), multiSelect: member(), old: member('Use items.') },
  slots: [{ name: 'item' }, { name: 'row' }],
  classes: [
    { key: 'root', className: 'MuiTree-root' },
    { key: 'expanded', className: 'Mui-expanded' },
  ],
});
const proTree = component('TreePro', { props: { items: member(), lazy: member() } });
const surface = {
  hooks: [
    { name: 'useItem', fields: ['getRootProps', 'status', 'status.expanded'] },
    { name: 'useProps', fields: ['items', 'multiSelect', 'x', 'x.a', 'x.b', 'x.c'] },
  ],
  methods: [
    { component: 'Tree', names: ['focusItem'] },
    { component: 'NoPage', names: ['focusItem'] },
  ],
  deprecated: [{ component: 'Tree', slots: ['row'], classes: ['expanded'] }],
};
const members = membersOf([tree, proTree], surface, '/api/tree/');
const shown = ({ kind, owner, name }) => `${kind} ${owner} ${name}`.trim();

describe('members', () => {
  it('are all public ones that are not deprecated', () => {
    expect(members.map(shown)).toEqual([
      'prop Tree items',
      'prop Tree multiSelect',
      'slot Tree item',
      'class Tree root',
      'method Tree focusItem',
      'prop TreePro items',
      'prop TreePro lazy',
      'hook useItem',
      'hook useItem getRootProps',
      'hook useItem status',
      'hook useItem status.expanded',
      'hook useProps',
    ]);
    expect(members[0].owners).toEqual(['Tree', 'TreePro']);
  });

  it('list methods under their interface page, and omit deprecated components', () => {
    const api = { ...component('TreeApi'), kind: 'interface', props: { focusItem: member() } };
    const old = component('OldTree', { deprecated: 'Use Tree.', props: { items: member() } });
    expect(membersOf([tree, api, old], surface, '/').map(shown)).toEqual([
      'prop Tree items',
      'prop Tree multiSelect',
      'slot Tree item',
      'class Tree root',
      'interface member TreeApi focusItem',
      'hook useItem',
      'hook useItem getRootProps',
      'hook useItem status',
      'hook useItem status.expanded',
      'hook useProps',
    ]);
  });
});

describe('the surface of a package', { timeout: 60_000 }, () => {
  it('has hooks with their fields, methods, and deprecated slots and classes', () => {
    const dir = path.join(import.meta.dirname, '__fixtures__/x-tree');
    const packages = [{ name: '@fixture/x-tree', plan: 'community', dir }];
    expect(readSurface({ slug: 'tree', packages })).toEqual({
      hooks: [
        {
          name: 'useItem',
          fields: ['getRootProps', 'status', 'status.expanded', 'publicAPI', 'names'],
        },
        { name: 'useModel', fields: [] },
      ],
      methods: [{ component: 'Tree', names: ['focusItem'] }],
      deprecated: [{ component: 'Tree', slots: ['row'], classes: ['expanded'] }],
    });
  });
});

const sorted = (evidence) =>
  Object.fromEntries(Object.entries(evidence).map(([key, set]) => [key, [...set].sort()]));

describe('what code names', () => {
  it.each([
    ['<Tree items={all} multiSelect />', ['items', 'multiSelect']],
    ["import { useItem as use } from 'x';", ['useItem']],
    [
      'const { getRootProps, status: { expanded } } = useItem(id);',
      ['expanded', 'getRootProps', 'status', 'useItem'],
    ],
    ["apiRef.current?.focusItem(event, 'a');", ['current', 'focusItem']],
    ["field: 'total',\nwidth: 100,", ['field', 'width']],
    ["items={['a']} multiSelect", ['items', 'multiSelect']],
    ['slots={parts}', ['parts', 'slots']],
    ["field: 'total'", ['field']],
    ["type A = TreeProps['items'];", ['items']],
    ['// items are here\nconst items = 1; /* multiSelect */', []],
  ])('%s', (code, words) => {
    expect(sorted(evidenceOf(code)).words).toEqual(words);
  });

  it.each([
    ['<Tree slots={{ item: Row }} slotProps={{ label: { sx: {} } }} />', ['item', 'label']],
    ['const slotProps: P = { icon: () => ({ color: 1 }) };', ['icon']],
    ['const slots = React.useMemo(() => ({ item: Row }), []);', ['item']],
    ['props.slots.item', ['item']],
    ['<Tree items={[{ label: 1 }]} item={a} />', []],
  ])('slots in %s', (code, slots) => {
    const found = sorted(evidenceOf(code)).slots;
    expect(found.filter((name) => name !== 'color')).toEqual(slots);
  });

  it.each([
    [
      "sx={{ '& .MuiTree-root': {}, [`& .${treeClasses.item}`]: {} }}",
      ['MuiTree-root', 'treeClasses.item'],
    ],
    ["<Tree classes={{ root: 'a' }} />", ['classes.root']],
    ["const a = '.Mui-expanded.MuiTree-item';", ['Mui-expanded', 'MuiTree-item']],
  ])('classes in %s', (code, classes) => {
    expect(sorted(evidenceOf(code)).classes).toEqual(classes);
  });

  it('counts inline code as words and classes, and as slots if the context mentions slots', () => {
    expect(sorted(inlineEvidence('getItemId', '')).words).toEqual(['getItemId']);
    expect(sorted(inlineEvidence('label', 'The label.')).slots).toEqual([]);
    expect(sorted(inlineEvidence('label', 'The slot of the label.')).slots).toEqual(['label']);
    expect(sorted(inlineEvidence('slots.label', '')).slots).toEqual(['label']);
    expect(sorted(inlineEvidence('.MuiTree-root', '')).classes).toEqual(['MuiTree-root']);
    expect(sorted(inlineEvidence('.MuiTree-row--open', '')).classes).toEqual(['MuiTree-row--open']);
  });

  it('reads inline code, fences, and demos of a page, but not its prose', () => {
    const text = [
      '---\ntitle: multiSelect\n---\n',
      'The items are `items`. {/* `lazy` */}\n',
      '## Slots\n',
      '| Part | Use |\n| - | - |\n| `icon` | a |\n',
      '### Other\n\n`inner`\n\n## Rest\n\n`outer`\n',
      '<Demo src="./A.tsx" />\n',
      '```css\n.MuiTree-root {}\n```\n\n```bash\nnpm install useItem\n```\n',
    ].join('\n');
    const found = sorted(
      evidenceOfPage(readPage(text), (src) => src === './A.tsx' && '<Tree lines />'),
    );
    expect(found.words).toEqual(['icon', 'inner', 'items', 'lines', 'outer']);
    expect(found.slots).toEqual(['icon', 'inner']);
    expect(found.classes).toEqual(['MuiTree-root']);
  });

  it('includes a page with a second title, which other checks report', () => {
    const found = sorted(evidenceOfPage(readPage('# Again\n\n`items`\n'), () => undefined));
    expect(found.words).toEqual(['items']);
  });
});

const guide = (file, components, code, text = '') => ({
  file,
  path: `/${file.replace(/^docs\/|index\.mdx$/g, '')}`,
  title: '',
  components,
  evidence: evidenceOfPage(readPage(`${text}\n\n\`\`\`tsx\n${code}\n\`\`\`\n`), () => undefined),
});

describe('coverage', () => {
  const guides = [
    guide('docs/tree/items/index.mdx', ['TreePro'], '<TreePro items={a} />'),
    guide(
      'docs/tree/look/index.mdx',
      ['Tree'],
      '<Tree slots={{ item: A }} />',
      '`useItem` has `status`.',
    ),
    guide(
      'docs/tree/keys/index.mdx',
      [],
      'a.focusItem(); <Tree multiSelect lazy getRootProps={treeClasses.root} />',
    ),
  ];
  const coverage = coverageOf({ id: 'x-tree', complete: true }, members, guides);

  it("counts a prop on pages about its component, and a hook's field on pages that name the hook", () => {
    expect(coverage.rows).toEqual([
      { kind: 'prop', named: 2, total: 4 },
      { kind: 'slot', named: 1, total: 1 },
      { kind: 'class', named: 1, total: 1 },
      { kind: 'method', named: 0, total: 1 },
      { kind: 'hook', named: 2, total: 5 },
    ]);
    expect(tableOf([coverage]).at(-1)).toEqual(['x-tree', 'all (complete)', 6, 12, '50.0 %']);
  });

  it('lists each missing member with its API page and the guide it belongs in', () => {
    expect(missingLines(coverage)).toEqual([
      'docs/tree/look/index.mdx: prop Tree multiSelect (/api/tree/tree/) is named in no guide about it.',
      'docs/tree/look/index.mdx: method Tree apiRef.current.focusItem() (/api/tree/tree/) is named in no guide about it.',
      'docs/tree/items/index.mdx: prop TreePro lazy (/api/tree/treepro/) is named in no guide about it.',
      'docs/tree/items/index.mdx: hook useItem().getRootProps (/api/tree/) is named in no guide about it.',
      'docs/tree/items/index.mdx: hook useItem().status.expanded (/api/tree/) is named in no guide about it.',
      'docs/tree/items/index.mdx: hook useProps() (/api/tree/) is named in no guide about it.',
    ]);
  });

  it('fails only a product that is declared complete but is not', () => {
    expect(verdictOf([coverage])).toMatchObject({
      code: 1,
      sentences: [
        'x-tree is declared complete in src/products/registry.ts, but its guides do not name 6 of its members.',
      ],
    });
    expect(verdictOf([{ ...coverage, complete: false }]).code).toBe(0);
    expect(verdictOf([{ ...coverage, missing: [] }]).code).toBe(0);
  });

  it('shows 100% only when nothing is missing', () => {
    expect(percent(1999, 2000)).toBe('99.9 %');
    expect(percent(2000, 2000)).toBe('100.0 %');
    expect(percent(0, 0)).toBe('100.0 %');
  });
});

it('reads the guides of a product, not its reference', () => {
  const guides = readGuides(path.resolve(import.meta.dirname, '../../..'), [
    '/react-tree-view',
    '/api/tree-view',
  ]);
  const quickstart = guides.find(({ path: at }) => at === '/react-tree-view/quickstart/');
  expect(quickstart.components).toContain('RichTreeView');
  expect(quickstart.evidence.words.has('expandedItems')).toBe(true);
  expect(guides.every(({ file }) => file.startsWith('docs/react-tree-view/'))).toBe(true);
});

it('names the file and the line of a page that is not valid MDX', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'guides-'));
  mkdirSync(path.join(root, 'docs/react-tree-view'), { recursive: true });
  writeFileSync(path.join(root, 'docs/react-tree-view/index.mdx'), 'Text.\n\n<Demo\n');
  expect(() => readGuides(root, ['/react-tree-view'])).toThrow(
    /^docs\/react-tree-view\/index\.mdx:\d+: this is not valid MDX: /,
  );
  rmSync(root, { recursive: true });
});
