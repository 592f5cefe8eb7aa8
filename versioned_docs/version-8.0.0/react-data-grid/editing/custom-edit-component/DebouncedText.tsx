import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { useLayoutEffect, useRef, useState } from 'react';
import { artworks, type Artwork } from 'sample-data/exhibits';

function SlowText({ id, field, value, hasFocus, error, colDef }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState<string>(value ?? '');

  useLayoutEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);

  return (
    <InputBase
      fullWidth
      inputRef={input}
      error={error}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        apiRef.current.setEditCellValue({
          id,
          field,
          value: event.target.value,
          debounceMs: 400,
        });
      }}
      inputProps={{ 'aria-label': colDef.headerName, 'aria-invalid': error }}
      sx={{ px: 1 }}
    />
  );
}

const columns: GridColDef<Artwork>[] = [
  {
    field: 'title',
    headerName: 'Title',
    flex: 1,
    minWidth: 180,
    editable: true,
    renderEditCell: (params) => <SlowText {...params} />,
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: String(props.value).trim() === '',
    }),
  },
  { field: 'room', headerName: 'Room', width: 110 },
];
const rows = artworks.slice(0, 5);

export default function DebouncedText() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid label="Titles" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
