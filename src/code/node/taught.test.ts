import { describe, expect, it } from 'vitest';
import { nameIn } from './namedPlaces';
import { cutOf } from './taught';

const source = `import { useState } from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', flex: 1 },
  {
    field: 'weight',
    type: 'number',
    width: 110,
    headerName: 'Weight',
    sortComparator: (a, b) => {
      if (a === null) return 1;
      return a - b;
    },
    align: 'left',
  },
];

export default function Sorted() {
  const [sortModel, setSortModel] = useState<GridSortModel>([]);
  const [count, setCount] = useState(0);

  function change(next: GridSortModel) {
    setCount(count + 1);
    setSortModel(next);
  }

  return (
    <div>
      <Button size="small" onClick={() => setSortModel([])}>
        Clear
      </Button>
      <p>Changed {count} times</p>
      <p>One</p>
      <p>Two</p>
      <p>Three</p>
      <p>Four</p>
      <DataGrid
        label="Stock"
        rows={[]}
        columns={columns}
        density="compact"
        sortModel={sortModel}
        onSortModelChange={change}
        hideFooter
      />
    </div>
  );
}
`;

/** The preview as it looks, with taught lines marked by ">". */
function preview(...near: string[][]): string {
  const { parts, taught } = cutOf(source, { near, before: [] });
  const lines = source.split('\n');
  return parts
    .map(({ first, last }) =>
      lines
        .slice(first - 1, last)
        .map((line, index) => (taught.includes(first + index) ? '>' : ' ') + line)
        .join('\n'),
    )
    .join('\n...\n');
}

const taught = (...near: string[]): number[] => cutOf(source, { near: [near], before: [] }).taught;

describe('nameIn', () => {
  it.each([
    ['sortModel', 'sortModel'],
    ['initialState.sorting.sortModel', 'sortModel'],
    ['apiRef.current?.setRows()', 'setRows'],
    ['sortingMode="server"', 'sortingMode'],
    ['<DataGrid />', 'DataGrid'],
    ['.MuiDataGrid-cell', 'MuiDataGrid-cell'],
    ['Array.prototype.sort()', undefined],
    ["'asc'", 'asc'],
    ["'not one word'", undefined],
    ['null', undefined],
    ['42', undefined],
    ['Crème', undefined],
  ])('%s is about %s', (code, name) => {
    expect(nameIn(code)).toBe(name);
  });
});

describe('cutOf', () => {
  it('shows the start of the returned JSX if the prose names nothing of the source', () => {
    const { parts, taught, names } = cutOf(source, { near: [['unknown', 'null']], before: [] });
    expect({ parts, taught, names }).toEqual({
      parts: [{ first: 30, last: 41, isCut: true }],
      taught: [],
      names: [],
    });
  });

  it('shows a prop in its tag, with the handler that it refers to', () => {
    expect(preview(['onSortModelChange'])).toBe(`\
   function change(next: GridSortModel) {
     setCount(count + 1);
     setSortModel(next);
   }
...
       <DataGrid
         label="Stock"
         rows={[]}
         columns={columns}
         density="compact"
         sortModel={sortModel}
>        onSortModelChange={change}
         hideFooter
       />`);
  });

  it('shows a property with the heads of what is around it, and where that is used', () => {
    expect(preview(['sortComparator'])).toBe(`\
 const columns: GridColDef[] = [
   { field: 'name', flex: 1 },
   {
     field: 'weight',
...
>    sortComparator: (a, b) => {
>      if (a === null) return 1;
>      return a - b;
>    },
...
       <DataGrid
         label="Stock"
         rows={[]}
         columns={columns}`);
  });

  it('prefers a prop to a key, and both to other uses', () => {
    expect(taught('density')).toEqual([43]);
    expect(taught('rows')).toEqual([41]);
    expect(taught('columns')).toEqual([42]);
  });

  it('prefers a place near those of other names', () => {
    expect(taught('field')).toEqual([6]);
    expect(taught('field', 'type').sort()).toEqual([8, 9]);
  });

  it('uses all blocks since the last demo, or else the nearest one before it that names something', () => {
    const names = (near: string[][], before: string[][]) => cutOf(source, { near, before }).names;
    expect(names([['hideFooter'], ['width', 'hideFooter']], [['label']])).toEqual([
      'hideFooter',
      'width',
    ]);
    expect(names([['nothing']], [['null'], ['hideFooter'], ['label']])).toEqual(['hideFooter']);
  });

  it('finds values, calls, types and words of templates', () => {
    const code = `import { useGridApiRef, type GridApi } from '@mui/x-data-grid';

type Api = GridApi;

export default function A() {
  const apiRef = useGridApiRef();
  const text = 'an auto row';
  const sx = { color: \`rgb(from var(--pinned) r g b)\` };

${Array.from({ length: 12 }, (_, index) => `  use(${index});`).join('\n')}
  const height = () => 'auto';
  return <DataGrid apiRef={apiRef} getRowHeight={height} sx={sx} text={text} />;
}
`;
    const line = (...names: string[]) => {
      const [first = 0] = cutOf(code, { near: [names], before: [] }).taught;
      return code.split('\n')[first - 1]?.trim();
    };
    expect(line("'auto'")).toBe("const height = () => 'auto';");
    expect(line('useGridApiRef()')).toBe('const apiRef = useGridApiRef();');
    expect(line('GridApi')).toBe('type Api = GridApi;');
    expect(line('--pinned')).toMatch(/^const sx/);
  });

  it('shows at most 16 lines with the gaps: first what is named nearest to the demo', () => {
    const near = ['hideFooter', 'flex', 'type', 'width', 'setCount', 'size', 'density', 'Button'];
    const { parts, names, taught } = cutOf(source, { near: [near, ['count']], before: [] });
    const count = parts.reduce((sum, { first, last }) => sum + last - first + 1, parts.length - 1);
    expect(count).toBeLessThanOrEqual(16);
    expect(names).toEqual([...near, 'count']);
    expect(taught).toEqual([46, 6, 9, 10, 25, 31, 43]);
  });
});
