import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { useLayoutEffect, useRef, useState } from 'react';
import { books, type Book } from 'sample-data/library';

const subjects = [...new Set(books.flatMap((book) => book.subjects))].sort();
// A new array on each render would empty the input.
const none: string[] = [];

function ChooseSubjects({ id, field, value, hasFocus }: GridRenderEditCellParams<Book, string[]>) {
  const apiRef = useGridApiContext();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);

  return (
    <Autocomplete
      multiple
      fullWidth
      size="small"
      limitTags={1}
      options={subjects}
      value={value || none}
      onChange={(_, next) => apiRef.current.setEditCellValue({ id, field, value: next })}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onKeyDown={(event) => {
        // Enter chooses an option of the open list. Without a list it goes on to the grid, which saves.
        if (open && event.key === 'Enter') event.stopPropagation();
      }}
      renderInput={(params) => (
        <TextField {...params} inputRef={input} label="Subjects" variant="standard" />
      )}
    />
  );
}

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 120 },
  {
    field: 'subjects',
    headerName: 'Subjects',
    width: 260,
    editable: true,
    // A typed character opens the cell with an empty text as its value.
    valueFormatter: (value: string[] | '') => value && value.join(', '),
    renderEditCell: (params) => <ChooseSubjects {...params} />,
  },
];
const rows = books.slice(6, 11);

export default function SubjectsEditor() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid label="Subjects" rows={rows} columns={columns} rowHeight={68} hideFooter />
    </Box>
  );
}
