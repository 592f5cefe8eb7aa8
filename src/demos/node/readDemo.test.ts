import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packagePins } from '../../products/pins';
import { ContentError } from '../../utils/problems';
import { readDemo } from './readDemo';
import { renderDemo } from './render';
import { sourcesOf } from './__fixtures__/sourcesOf';

/** Files of a small site: good demos, and one for each mistake. */
const files: Record<string, string> = {
  'sample-data/orders.ts': `export interface Order {
  id: number;
}

export const orders: Order[] = [{ id: 1 }];
`,
  'docs/orders/Orders.tsx': `import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from 'sample-data/orders';
import { widths } from './widths';

const columns: GridColDef<Order>[] = [{ field: 'id', width: widths.id }];

export default function Orders() {
  return (
    <div style={{ height: 300 }}>
      <DataGrid rows={orders} columns={columns} />
    </div>
  );
}
`,
  'docs/orders/widths.ts': 'export const widths = { id: 80 };\n',
  'docs/orders/Picker.tsx': `import Icon from '@mui/material/Icon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';

const Picker = () => <Icon adapter={AdapterLuxon}>event</Icon>;

export default Picker;
`,
  'docs/orders/Marked.tsx': `import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { items } from './items';

// #region taught
function LoudItem(props: TreeItemProps) {
  return <TreeItem {...props} label="Loud" />;
}
// #endregion taught

export default function Marked() {
  return (
    <div>
      <RichTreeView
        aria-label="Letters, each of them louder than the one before"
        items={items}
        // #region taught
        slots={{ item: LoudItem }}
        // #endregion taught
      />
    </div>
  );
}
`,
  'docs/orders/items.ts':
    "// #region taught\nexport const items = [{ id: 'a', label: 'A' }];\n// #endregion taught\n",
  'docs/orders/HalfMark.tsx': '// #region taught\nexport default () => <b />;\n',
  'docs/orders/ProTree.tsx':
    "import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';\nexport default function ProTree() {\n  return <RichTreeViewPro items={[]} />;\n}\n",
  'docs/orders/ProTable.tsx':
    "import { Table } from './Table';\nexport default function ProTable() {\n  return <Table />;\n}\n",
  'docs/orders/Table.tsx':
    "import { DataGridPro } from '@mui/x-data-grid-pro';\nexport const Table = () => <DataGridPro rows={[]} columns={[]} />;\n",
  'docs/orders/PremiumTable.tsx':
    "import { DataGridPremium } from '@mui/x-data-grid-premium';\nexport default function PremiumTable() {\n  return <DataGridPremium rows={[]} columns={[]} />;\n}\n",
  'docs/orders/NoDefault.tsx': 'export function NoDefault() {}\n',
  'docs/orders/NoComponent.tsx': 'export default { a: 1 };\n',
  'docs/orders/NoPin.tsx':
    "import debounce from 'lodash/debounce';\nexport default () => debounce;\n",
  'docs/orders/Outside.tsx': "import { a } from '../../secret';\nexport default () => a;\n",
  'docs/orders/NoSample.tsx': "import { a } from 'sample-data/nothing';\nexport default () => a;\n",
  'docs/orders/NoLocal.tsx': "import { a } from './nothing';\nexport default () => a;\n",
  'docs/orders/Alias.tsx': "import { a } from '@site/src/products';\nexport default () => a;\n",
  'docs/orders/BadAdapter.tsx':
    "import { A } from '@mui/x-date-pickers/AdapterTemporal';\nexport default () => A;\n",
  'docs/orders/BadSyntax.tsx': 'export default () => {\n  return <div>;\n}\n',
  'docs/orders/AnEnum.tsx': 'enum A { b }\nexport default () => A.b;\n',
};

const siteDir = mkdtempSync(path.join(tmpdir(), 'demos-'));
for (const [name, text] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
  writeFileSync(path.join(siteDir, name), text);
}
afterAll(() => rmSync(siteDir, { recursive: true }));

const folder = path.join(siteDir, 'docs/orders');
const place = 'docs/orders/index.mdx:12';
const read = (name: string) =>
  readDemo(path.join(folder, `${name}.tsx`), path.join(folder, 'index.mdx'), place, siteDir);

describe('readDemo', () => {
  it('reads the demo, files from its folder, and sample data, with their sandbox paths', () => {
    const demo = read('Orders');
    expect(demo.name).toBe('Orders');
    expect(demo.files.map(({ path: file }) => file)).toEqual(['Orders.tsx', 'widths.ts']);
    expect(demo.shared.map(({ path: file }) => file)).toEqual(['data/orders.ts']);
    expect(demo.files[0]?.source).toContain("from './data/orders'");
    expect(demo.height).toBe(300);
    expect(demo.needsIconFont).toBeUndefined();
    expect(Object.keys(demo.packages.dependencies)).toContain('@mui/x-data-grid');
  });

  it('finds the date library of an adapter and the need for an icon font', () => {
    const demo = read('Picker');
    expect(demo.packages.dependencies.luxon).toBe(packagePins.luxon);
    expect(demo.needsIconFont).toBe(true);
  });

  it('detects a paid grid in the demo or in a file next to it, and a Pro tree', () => {
    expect(read('Orders').paid).toBeUndefined();
    expect(read('PremiumTable').paid).toBe('grid');
    expect(read('ProTable').paid).toBe('grid');
    expect(read('ProTree').paid).toBe('tree');
  });

  it.each([
    ['Missing', 'the demo docs/orders/Missing.tsx does not exist'],
    ['NoDefault', 'docs/orders/NoDefault.tsx:1: it has no default export'],
    ['NoComponent', "docs/orders/NoComponent.tsx:1: its default export isn't a component"],
    ['NoPin', 'docs/orders/NoPin.tsx:1: the package "lodash" has no pinned version'],
    ['Alias', 'docs/orders/Alias.tsx:1: the package "@site/src" has no pinned version'],
    ['Outside', 'docs/orders/Outside.tsx:1: "../../secret" is outside the page\'s folder'],
    [
      'NoSample',
      'docs/orders/NoSample.tsx:1: no sample data "sample-data/nothing" in sample-data/',
    ],
    ['NoLocal', 'docs/orders/NoLocal.tsx:1: "./nothing" does not exist'],
    ['BadSyntax', 'docs/orders/BadSyntax.tsx:'],
    ['HalfMark', 'docs/orders/HalfMark.tsx:1: this "#region taught" has no "#endregion taught"'],
    ['AnEnum', 'docs/orders/AnEnum.tsx:1: an enum has no JavaScript counterpart'],
    ['BadAdapter', 'docs/orders/BadAdapter.tsx:1: unknown date adapter "AdapterTemporal"'],
  ])("rejects %s, with the page's line", (name, message) => {
    expect(() => read(name)).toThrow(ContentError);
    expect(() => read(name)).toThrow(`${place}: `);
    expect(() => read(name)).toThrow(message);
  });
});

describe('renderDemo', () => {
  it('includes both languages, a preview, and the packages of a sandbox, but no sample data', async () => {
    const { html, lines, hasVariants } = await renderDemo(read('Orders'), { singleQuote: true });
    expect(hasVariants).toBe(true);
    expect(lines).toEqual([3, 3]);
    expect(html).toContain('data-packages="{&quot;dependencies&quot;');
    expect(html.match(/data-path="[^"]+"/g)).toEqual([
      'data-path="Orders.tsx"',
      'data-path="widths.ts"',
    ]);
    expect(html.match(/data-variant="(?:TS|JS)"/g)).toHaveLength(2);
    expect(html).toContain('<span data-preview style="--x-indent:4">');
    expect(html).not.toContain('id: 1');
  });

  it('counts all lines in both languages when the code starts open', async () => {
    const demo = read('Orders');
    const { html, lines } = await renderDemo(demo, { singleQuote: true }, { isOpen: true });
    expect(lines[0]).toBe(demo.files[0]?.source.trimEnd().split('\n').length);
    const js = html.split('<pre')[2]?.replace(/^[^]*?<code>|<\/code>[^]*$/g, '');
    expect(lines[1]).toBe(js?.split('\n').length);
    expect(html).toContain('<span data-preview');
  });

  it('previews the marked regions in both languages, and contains all code without the marks', async () => {
    const { html, lines } = await renderDemo(read('Marked'), { singleQuote: true });
    expect(lines).toEqual([5, 5]);
    expect(html).not.toContain('region');
    const variants = html.split('<pre').slice(1, 3);
    for (const variant of variants) {
      const [first = '', second = '', ...more] =
        variant.match(/<span data-preview[^]*?(?=<span data-rest|<\/code)/g) ?? [];
      expect(first).toMatch(/^<span data-preview style="--x-indent:0">[^]*LoudItem[^]*\n[^]*Loud/);
      expect(second).toMatch(/^<span data-preview style="--x-indent:8">[^\n]*slots[^\n]*LoudItem/);
      expect(more).toEqual([]);
    }
    const text = (variants[0] ?? '').replace(/^[^]*<code>|<\/code>[^]*$|<[^>]+>/g, '');
    expect(text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')).toBe(
      read('Marked').files[0]?.source.trimEnd(),
    );
    for (const variant of ['TS', 'JS'] as const) {
      const sources = await sourcesOf(read('Marked'), variant, { singleQuote: true });
      expect(Object.values(sources).join('')).not.toContain('region');
    }
  });

  it('returns the source of every file for a sandbox', async () => {
    const sources = await sourcesOf(read('Orders'), 'JS', { singleQuote: true });
    expect(Object.keys(sources)).toEqual(['Orders.jsx', 'widths.js', 'data/orders.js']);
    expect(sources['data/orders.js']).toBe('export const orders = [{ id: 1 }];\n');
    expect(sources['Orders.jsx']).not.toContain('GridColDef');
  });
});
