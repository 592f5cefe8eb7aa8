import { describe, expect, it } from 'vitest';
import { cutOf, nameIn } from './taught';

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
function preview(...blocks: string[][]): string {
  const { parts, taught } = cutOf(source, blocks);
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

describe('nameIn', () => {
  it.each([
    ['sortModel', 'sortModel'],
    ['initialState.sorting.sortModel', 'sortModel'],
    ['apiRef.current?.setRows()', 'setRows'],
    ['sortingMode="server"', 'sortingMode'],
    ['<DataGrid />', 'DataGrid'],
    ['.MuiDataGrid-cell', 'MuiDataGrid-cell'],
    ['Array.prototype.sort()', undefined],
    ["'asc'", undefined],
    ['null', undefined],
    ['42', undefined],
    ['Crème', undefined],
  ])('%s is about %s', (code, name) => {
    expect(nameIn(code)).toBe(name);
  });
});

describe('cutOf', () => {
  it('shows the start of the returned JSX if the prose names nothing of the source', () => {
    const { parts, taught, names } = cutOf(source, [['unknown', 'null']]);
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
    expect(cutOf(source, [['density']]).taught).toEqual([43]);
    expect(cutOf(source, [['rows']]).taught).toEqual([41]);
    expect(cutOf(source, [['columns']]).taught).toEqual([42]);
  });

  it('prefers a place near those of other names', () => {
    expect(cutOf(source, [['field']]).taught).toEqual([6]);
    expect(cutOf(source, [['field', 'type']]).taught.sort()).toEqual([8, 9]);
  });

  it('uses the nearest block that names something', () => {
    expect(cutOf(source, [['nothing'], ['hideFooter'], ['sortComparator']]).names).toEqual([
      'hideFooter',
    ]);
  });

  it('never shows more than 24 lines, and every name if they fit', () => {
    const codes = ['flex', 'type', 'headerName', 'setCount', 'size', 'hideFooter', 'density'];
    const { parts, names } = cutOf(source, [codes]);
    const count = parts.reduce((sum, { first, last }) => sum + last - first + 1, parts.length - 1);
    expect(count).toBeLessThanOrEqual(24);
    expect(names.sort()).toEqual(codes.sort());
  });
});
