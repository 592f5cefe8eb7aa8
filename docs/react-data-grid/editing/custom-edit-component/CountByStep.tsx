import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { useLayoutEffect, useRef } from 'react';
import { books, type Book } from 'sample-data/library';

function StepEditor({
  id,
  field,
  value,
  hasFocus,
  colDef,
}: GridRenderEditCellParams<Book, number>) {
  const apiRef = useGridApiContext();
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);

  const set = (next: number | string) =>
    apiRef.current.setEditCellValue({ id, field, value: next });

  const step = (sign: string, by: number) => (
    <Button
      aria-label={by > 0 ? 'One more' : 'One less'}
      tabIndex={-1}
      onClick={() => set(Math.max(0, (value ?? 0) + by))}
      sx={{ minWidth: 36 }}
    >
      {sign}
    </Button>
  );

  return (
    <>
      {step('−', -1)}
      <InputBase
        inputRef={input}
        value={value ?? ''}
        onChange={(event) => set(event.target.value.replace(/\D/g, ''))}
        inputProps={{ 'aria-label': colDef.headerName, inputMode: 'numeric' }}
        sx={{ flex: 1, '& input': { textAlign: 'center' } }}
      />
      {step('+', 1)}
    </>
  );
}

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  {
    field: 'copies',
    headerName: 'Copies',
    type: 'number',
    width: 150,
    editable: true,
    renderEditCell: (params) => <StepEditor {...params} />,
  },
];
const rows = books.slice(0, 6);

export default function CountByStep() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid label="Copies" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
