import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { entriesIn } from '../../node/readEntries';
import { entriesOfGuide, guidesIn } from '../../node/readGuides';
import { readPage } from '../../../content/mdx/readPage';
import { checkUpgrade } from './check';
import { isByHand } from './match';

const guides = guidesIn(path.resolve(import.meta.dirname, '../../../../docs'));
const entries = guides.flatMap(entriesOfGuide);

function check(files: Record<string, string>) {
  const sources = Object.entries(files).map(([file, text]) => ({ path: file, text }));
  const { findings, unseen } = checkUpgrade(sources, entries, { from: 5, to: 6 });
  return {
    found: findings.map(({ entry, file, line }) => `${entry.id} ${file}:${line}`),
    unseen: unseen.map(({ file, why }) => `${file}: ${why}`),
  };
}

const table = `import { DataGrid, DataGridProps } from '@mui/x-data-grid';
export default function Table({ page, ...more }: DataGridProps & { page: string }) {
  return <DataGrid {...more} />;
}`;
const use = '<Table page="a" rowsPerPageOptions={[5]} />;';

describe('the modules of the reader', () => {
  it.each([
    ['next to it', './ui/Table', {}],
    ['behind an alias', '@/ui/Table', {}],
    ['behind an alias of its folder', '@ui/Table', {}],
    ['through other modules', './ui', { 'src/ui/index.ts': "export * from './grids';" }],
  ])('pass a component on: %s', (_, source, more) => {
    const { found, unseen } = check({
      'src/App.tsx': `import ${source === './ui' ? '{ Table }' : 'Table'} from '${source}';\n${use}`,
      ...more,
      'src/ui/grids.ts': "export { default as Table } from './Table';",
      'src/ui/Table.tsx': table,
    });
    // `page` is the table's own.
    expect(found.filter((each) => each.includes('App.tsx'))).toEqual([
      'rows-per-page-options src/App.tsx:2',
    ]);
    expect(unseen).not.toContainEqual(expect.stringContaining('Table is exported again'));
  });

  it('are not packages of the same name', () => {
    const files = { 'src/App.tsx': `import Table from 'table';\n${use}`, 'src/table.tsx': table };
    const { found, unseen } = check(files);
    expect(found.filter((each) => each.includes('App.tsx'))).toEqual([]);
    expect(unseen).toContain(
      'src/table.tsx: Table is exported again; uses through this file are not found',
    );
  });

  it.each([
    ['columns', "import { columns } from './columns';", 'columns'],
    ['columns from a function', "import get from './columns';", 'get(t)'],
    [
      'columns in a memo',
      "import get from './columns';\nconst columns = useMemo(() => get(t), [t]);",
      'columns',
    ],
  ])('hold %s', (_, code, columns) => {
    const files = {
      'src/App.jsx': `import { DataGrid } from '@mui/x-data-grid';\n${code}\n<DataGrid columns={${columns}} />;`,
      'src/columns.js': `export const columns = [\n{ field: 'a', hide: true }];
export default function get() { return columns; }`,
    };
    expect(check(files)).toEqual({ found: ['hide src/columns.js:2'], unseen: [] });
  });

  it('may import each other', () => {
    const files = {
      'a.tsx': "import { B } from './b';\nexport const A = styled(B)({});\n<A error={1} />;",
      'b.tsx': `import { A } from './a';\nexport * from './a';\nexport const B = styled(A)({});`,
    };
    expect(check(files).found).toEqual([]);
  });
});

describe('the entries of the guides', () => {
  it('are found in their own code, or listed to be checked by hand', () => {
    const missed = guides.flatMap((guide) => {
      const own = entriesOfGuide(guide);
      return entriesIn(readPage(guide.text).tree).flatMap(({ id, fences }) => {
        const before = fences.filter(({ release }) => release !== `v${guide.to}`);
        const isListed = own.some((entry) => entry.id === id && isByHand(entry));
        if (before.length === 0 || isListed) return [];
        const files = before.map(({ code, language }, at) => ({
          path: `${at}.${language}`,
          text: code,
        }));
        const { findings } = checkUpgrade(files, own, { from: guide.to - 1, to: guide.to });
        return findings.some(({ entry }) => entry.id === id) ? [] : [`${guide.page}#${id}`];
      });
    });
    expect(missed).toEqual([]);
  });
});
