import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { useRef } from 'react';
import { conditions, artworks, type Artwork } from 'sample-data/exhibits';

function PickCondition({ id, field, value, colDef }: GridRenderEditCellParams<Artwork, string>) {
  const apiRef = useGridApiContext();
  const isChosen = useRef(false);
  return (
    <Select
      fullWidth
      defaultOpen
      value={value ?? ''}
      onChange={async (event) => {
        isChosen.current = true;
        const isValid = await apiRef.current.setEditCellValue({
          id,
          field,
          value: event.target.value,
        });
        if (isValid) apiRef.current.stopCellEditMode({ id, field });
      }}
      onClose={() => {
        // The menu keeps Esc to itself, so the grid doesn't hear of it.
        if (!isChosen.current) {
          apiRef.current.stopCellEditMode({ id, field, ignoreModifications: true });
        }
      }}
      inputProps={{ 'aria-label': colDef.headerName }}
    >
      {conditions.map((condition) => (
        <MenuItem key={condition} value={condition}>
          {condition}
        </MenuItem>
      ))}
    </Select>
  );
}

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  {
    field: 'condition',
    headerName: 'Condition',
    width: 150,
    editable: true,
    renderEditCell: (params) => <PickCondition {...params} />,
  },
];
const rows = artworks.slice(5, 10);

export default function SaveOnChoice() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid label="Condition" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
