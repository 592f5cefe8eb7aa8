import { useState } from 'react';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

/** A cell may use hooks once it is a component of its own. */
// #region taught
function AlarmCell({ row, hasFocus }: GridRenderCellParams<Artwork>) {
  const [armed, setArmed] = useState(!row.onLoan);
  return (
    <Switch
      size="small"
      checked={armed}
      onChange={(event) => setArmed(event.target.checked)}
      onKeyDown={(event) => {
        // The grid would scroll a page down, and the switch would never hear of it.
        if (event.key === ' ') event.stopPropagation();
      }}
      slotProps={{
        input: { 'aria-label': `Alarm of ${row.title}`, tabIndex: hasFocus ? 0 : -1 },
      }}
    />
  );
}
// #endregion taught

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'room', headerName: 'Room', width: 140 },
  {
    field: 'alarm',
    headerName: 'Alarm',
    width: 110,
    sortable: false,
    filterable: false,
    display: 'flex',
    // #region taught
    renderCell: (params) => <AlarmCell {...params} />,
    // #endregion taught
  },
];

export default function FocusableCells() {
  return (
    <Box sx={{ height: 319, width: '100%' }}>
      <DataGrid aria-label="Alarms" rows={artworks} columns={columns} />
    </Box>
  );
}
