import { useLayoutEffect, useRef, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { books, type Book } from 'sample-data/library';

const rows = books.slice(12, 18);
const authors = [...new Set(books.map(({ author }) => author))].sort();

// #region taught
function AuthorEditor({ id, field, value, hasFocus }: GridRenderEditCellParams<Book, string>) {
  const apiRef = useGridApiContext();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(true);

  useLayoutEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);

  return (
    <Autocomplete
      options={authors}
      value={value || null}
      onChange={async (_, next) => {
        // Deleting the text to type another name isn't a choice.
        if (next === null) return;
        const isValid = await apiRef.current.setEditCellValue({ id, field, value: next });
        if (isValid) apiRef.current.stopCellEditMode({ id, field });
      }}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onKeyDown={(event) => {
        // Enter takes the option first; without a list it goes on to the grid, which saves.
        if (open && event.key === 'Enter') event.stopPropagation();
      }}
      // #endregion taught
      fullWidth
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={input}
          variant="standard"
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': 'Author' } }}
        />
      )}
    />
  );
}

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 120 },
  {
    field: 'author',
    headerName: 'Author',
    width: 190,
    editable: true,
    renderEditCell: (params) => <AuthorEditor {...params} />,
  },
];

export default function Suggestions() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid label="Authors" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
