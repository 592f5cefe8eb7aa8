import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { oceans } from 'sample-data/earth';

const renders = new Map<unknown, number>();

const columns: GridColDef<(typeof oceans)[number]>[] = [
  { field: 'label', headerName: 'Ocean', flex: 1, minWidth: 90 },
  { field: 'meanDepth', headerName: 'Depth (m)', type: 'number', width: 100 },
  {
    field: 'renders',
    headerName: 'Renders',
    width: 110,
    sortable: false,
    renderCell: ({ id }) => {
      const count = (renders.get(id) ?? 0) + 1;
      renders.set(id, count);
      return count;
    },
  },
];

export default function UpdateRows() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(oceans);
  const deeperArctic = () => {
    const row = apiRef.current?.getRow('arctic');
    return { ...row, meanDepth: row.meanDepth + 1 };
  };
  const updateOne = () => apiRef.current?.updateRows([deeperArctic()]);
  const replaceAll = () => {
    const arctic = deeperArctic();
    setRows(rows.map((row) => (row.id === 'arctic' ? arctic : row)));
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={updateOne}>updateRows() for the Arctic</Button>
      <Button onClick={replaceAll}>New array, new Arctic</Button>
      <Box sx={{ height: 318, mt: 1 }}>
        <DataGrid label="Oceans" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
