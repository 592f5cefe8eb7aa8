import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { useState } from 'react';
import { books, branches, type Book } from 'sample-data/library';

const storageKey = 'books-filter';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  {
    field: 'branch',
    headerName: 'Branch',
    type: 'singleSelect',
    valueOptions: branches,
    width: 120,
  },
];

/** What was stored; no filter when that cannot be read. */
function stored(): GridFilterModel {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '') as GridFilterModel;
  } catch {
    return { items: [] };
  }
}

/** Stores the filter, or forgets it. */
function store(model?: GridFilterModel) {
  try {
    if (model) localStorage.setItem(storageKey, JSON.stringify(model));
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked or full: the grid works without it, until the page is left.
  }
}

export default function FilterInStorage() {
  const [visit, setVisit] = useState(1);
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setVisit(visit + 1)}>Leave and come back</Button>
      <Button
        onClick={() => {
          store();
          setVisit(visit + 1);
        }}
      >
        Forget the filter
      </Button>
      <Box sx={{ height: 340 }}>
        <DataGrid
          // A new key: the grid starts again, as on a new visit.
          key={visit}
          label="Books"
          rows={books}
          columns={columns}
          initialState={{ filter: { filterModel: stored() } }}
          onFilterModelChange={store}
          showToolbar
          density="compact"
        />
      </Box>
    </Box>
  );
}
