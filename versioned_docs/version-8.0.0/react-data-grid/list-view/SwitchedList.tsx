import ListIcon from '@mui/icons-material/ViewList';
import TableIcon from '@mui/icons-material/TableRows';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, type GridColDef, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { useState } from 'react';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'artist', headerName: 'Artist', width: 170 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'room', headerName: 'Room', width: 130 },
];

const listViewColumn: GridListViewColDef<Artwork> = {
  field: 'label',
  renderCell: ({ row }) => (
    <Box sx={{ py: 1.5, lineHeight: 1.5, whiteSpace: 'normal' }}>
      <strong>{row.title}</strong>
      <div>
        {row.artist}, {row.year}
      </div>
      <div>
        {row.medium}, {row.height} × {row.width} cm
      </div>
    </Box>
  ),
};

export default function SwitchedList() {
  const [view, setView] = useState<'list' | 'table'>('list');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_, next: 'list' | 'table' | null) => next && setView(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="list" aria-label="List">
          <ListIcon />
        </ToggleButton>
        <ToggleButton value="table" aria-label="Table">
          <TableIcon />
        </ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 440 }}>
        <DataGridPro
          label="Works of the museum"
          rows={artworks}
          columns={columns}
          listView={view === 'list'}
          listViewColumn={listViewColumn}
          getRowHeight={() => (view === 'list' ? 'auto' : null)}
          initialState={{ sorting: { sortModel: [{ field: 'year', sort: 'asc' }] } }}
          showToolbar
        />
      </Box>
    </Box>
  );
}
