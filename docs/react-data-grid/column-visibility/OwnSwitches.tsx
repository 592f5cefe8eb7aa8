import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 120 },
  { field: 'bonus', headerName: 'Bonus', type: 'number', width: 110 },
  { field: 'level', headerName: 'Level', width: 110 },
];

// #region taught
function PaySwitch() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  return (
    <Toolbar>
      <FormGroup sx={{ flex: 1, px: 1 }}>
        <FormControlLabel
          label="Show pay"
          control={<Checkbox size="small" checked={model.salary !== false} />}
          onChange={(_, shown) =>
            apiRef.current.setColumnVisibilityModel({ ...model, salary: shown, bonus: shown })
          }
        />
      </FormGroup>
    </Toolbar>
  );
}
// #endregion taught

export default function OwnSwitches() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Pay"
        rows={employees}
        columns={columns}
        // #region taught
        disableColumnSelector
        showToolbar
        slots={{ toolbar: PaySwitch }}
        // #endregion taught
        initialState={{ columns: { columnVisibilityModel: { salary: false, bonus: false } } }}
      />
    </Box>
  );
}
