import { describe, expect, it } from 'vitest';
import { allFiles, inOneFile } from './oneFile';

const demo = `import { DataGrid } from '@mui/x-data-grid';
import { orders, type Order } from './data/orders';

export default function Orders() {
  return <DataGrid<Order> rows={orders} />;
}`;
const data = `export interface Order {
  id: number;
}

export const orders: Order[] = [{ id: 1 }];`;

describe('inOneFile', () => {
  it('puts the data before the demo, without the import of it', () => {
    expect(inOneFile('Orders.tsx', { 'Orders.tsx': demo, 'data/orders.ts': data }))
      .toBe(`import { DataGrid } from '@mui/x-data-grid';

interface Order {
  id: number;
}

const orders: Order[] = [{ id: 1 }];

export default function Orders() {
  return <DataGrid<Order> rows={orders} />;
}`);
  });

  it('joins files that import others, and a component', () => {
    const joined = inOneFile('A.tsx', {
      'A.tsx': "import B from './B';\nexport default function A() {\n  return <B />;\n}",
      'B.tsx':
        "import Box from '@mui/material/Box';\nimport {\n  rows,\n} from './data/rows';\n\nexport default function B() {\n  return <Box>{rows}</Box>;\n}",
      'data/rows.ts': "import { make } from './make';\n\nexport const rows = make();",
      'data/make.ts': "export function make() {\n  return ['row'];\n}",
    });
    expect(joined).not.toMatch(/from '\./);
    expect(joined?.match(/^\S+ .*(?:make|rows|B|A|Box)\b.*$/gm)).toEqual([
      "import Box from '@mui/material/Box';",
      'function make() {',
      'const rows = make();',
      'function B() {',
      'export default function A() {',
    ]);
  });

  it.each([
    ['a long file', { 'data/orders.ts': `${data}\n${'//\n'.repeat(160)}` }],
    ['a name that both declare', { 'data/orders.ts': `${data}\nconst DataGrid = 1;` }],
    ['a file that is not there', {}],
    ['a missing name', { 'data/orders.ts': 'export const orders = [];' }],
  ])('refuses %s', (_, files) => {
    expect(inOneFile('Orders.tsx', { 'Orders.tsx': demo, ...files })).toBeUndefined();
  });

  it('refuses an import under another name', () => {
    const renamed = demo.replace('orders, type', 'orders as rows, type');
    expect(
      inOneFile('Orders.tsx', { 'Orders.tsx': renamed, 'data/orders.ts': data }),
    ).toBeUndefined();
  });
});

it('puts each file below its path', () => {
  expect(allFiles({ 'A.tsx': 'a();', 'data/b.ts': 'b();' })).toBe(
    '// A.tsx\n\na();\n\n// data/b.ts\n\nb();\n',
  );
});
