import Box from '@mui/material/Box';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ArrowDropUpIcon from '@mui/icons-material/ArrowDropUp';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from 'sample-data/trains';

const columns: GridColDef<Departure>[] = [
  { field: 'train', headerName: 'Train', width: 110 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 150 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 120 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 140, hideSortIcons: true },
];

interface IconProps {
  className?: string;
}

function Ascending({ className }: IconProps) {
  return <ArrowDropUpIcon fontSize="small" className={className} />;
}

function Descending({ className }: IconProps) {
  return <ArrowDropDownIcon fontSize="small" className={className} />;
}

export default function SharedIcons() {
  return (
    <Box sx={{ height: 319, width: '100%' }}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        getRowId={(row) => row.train}
        slots={{
          columnSortedAscendingIcon: Ascending,
          columnSortedDescendingIcon: Descending,
        }}
        sx={{
          '& .MuiDataGrid-iconButtonContainer': { visibility: 'visible', width: 'auto' },
          '& .MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--sorted) .MuiDataGrid-sortButton':
            { opacity: 0.6 },
        }}
      />
    </Box>
  );
}
