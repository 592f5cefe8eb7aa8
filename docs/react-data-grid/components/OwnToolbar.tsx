import Box from '@mui/material/Box';
import FilterListIcon from '@mui/icons-material/FilterList';
import Typography from '@mui/material/Typography';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'office', headerName: 'Office', width: 120 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
];

function ReviewToolbar() {
  return (
    <Toolbar>
      <Typography component="p" sx={{ flex: 1, mx: 0.5, fontWeight: 500 }}>
        Reviews
      </Typography>
      <ColumnsPanelTrigger render={<ToolbarButton aria-label="Choose columns" />}>
        <ViewColumnIcon fontSize="small" />
      </ColumnsPanelTrigger>
      <FilterPanelTrigger render={<ToolbarButton aria-label="Filter reviews" />}>
        <FilterListIcon fontSize="small" />
      </FilterPanelTrigger>
    </Toolbar>
  );
}

export default function OwnToolbar() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Reviews"
        rows={employees}
        columns={columns}
        showToolbar
        slots={{ toolbar: ReviewToolbar }}
        hideFooter
      />
    </Box>
  );
}
