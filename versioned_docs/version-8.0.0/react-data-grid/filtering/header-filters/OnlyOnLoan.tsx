import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import { artworks, type Artwork } from 'sample-data/exhibits';

function LoanFilter({ item, inputRef }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  return (
    <FormControlLabel
      label="Only these"
      control={
        <Checkbox
          size="small"
          checked={Boolean(item.value)}
          onChange={(_, checked) =>
            checked
              ? apiRef.current.upsertFilterItem({ ...item, value: true })
              : apiRef.current.deleteFilterItem(item)
          }
          slotProps={{
            input: { ref: inputRef as React.RefObject<HTMLInputElement>, tabIndex: -1 },
          }}
        />
      }
    />
  );
}

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  {
    field: 'onLoan',
    headerName: 'On loan',
    type: 'boolean',
    width: 150,
    renderHeaderFilter: (params) => <LoanFilter {...params} />,
  },
  { field: 'room', headerName: 'Room', width: 110, renderHeaderFilter: () => null },
];

export default function OnlyOnLoan() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPro
        aria-label="Artworks"
        rows={artworks}
        columns={columns}
        headerFilters
        // Room for the checkbox: with this density, 56 pixels.
        headerFilterHeight={80}
        density="compact"
      />
    </Box>
  );
}
