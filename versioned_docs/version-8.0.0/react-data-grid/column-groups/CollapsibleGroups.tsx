import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

const weeks = Array.from({ length: 8 }, (_, index) => `week${index + 1}`);
const earlier = weeks.slice(0, -2);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  ...weeks.map((field, index): GridColDef<Employee> => ({
    field,
    headerName: `Week ${index + 30}`,
    type: 'number',
    width: 90,
    valueGetter: (_, row) => row.hours[index],
  })),
];

// #region taught
function HoursHeader() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const closed = earlier.every((field) => model[field] === false);
  const toggle = () => {
    const changed = Object.fromEntries(earlier.map((field) => [field, closed]));
    apiRef.current.setColumnVisibilityModel({ ...model, ...changed });
  };
  return (
    <Button
      size="small"
      aria-expanded={!closed}
      onClick={toggle}
      startIcon={closed ? <ChevronRightIcon /> : <ChevronLeftIcon />}
    >
      {closed ? 'Hours: all weeks' : 'Hours: two weeks'}
    </Button>
  );
}
// #endregion taught

const groups: GridColumnGroupingModel = [
  {
    groupId: 'hours',
    // #region taught
    renderHeaderGroup: () => <HoursHeader />,
    // #endregion taught
    children: weeks.map((field) => ({ field })),
  },
];

const initialState = {
  columns: { columnVisibilityModel: Object.fromEntries(earlier.map((field) => [field, false])) },
};

export default function CollapsibleGroups() {
  return (
    <Box sx={{ height: 375, width: '100%' }}>
      <DataGrid
        aria-label="Hours"
        rows={employees}
        columns={columns}
        columnGroupingModel={groups}
        initialState={initialState}
      />
    </Box>
  );
}
