import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridDateOperators,
  useGridApiContext,
  type GridColDef,
  type GridColTypeDef,
  type GridFilterInputValueProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { employees, type Employee } from 'sample-data/employees';

// #region taught
function EditDate({ id, field, value, colDef }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  return (
    <DatePicker
      value={value ?? null}
      onChange={(date) => apiRef.current.setEditCellValue({ id, field, value: date })}
      slotProps={{
        field: { autoFocus: true },
        textField: { size: 'small', fullWidth: true, 'aria-label': colDef.headerName },
      }}
    />
  );
}

/** The day as text, such as `2026-05-04`. The grid reads the day of a filter in UTC. */
function dayOf(date: Date) {
  const [year, ...rest] = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(String);
  return [year?.padStart(4, '0'), ...rest.map((part) => part.padStart(2, '0'))].join('-');
}

function FilterDate({ item: { value, ...item }, applyValue }: GridFilterInputValueProps) {
  return (
    <DatePicker
      label="Value"
      value={typeof value === 'string' ? new Date(`${value}T00:00`) : (value ?? null)}
      onChange={(date) => {
        const isDay = date !== null && !Number.isNaN(date.getTime());
        applyValue({ ...item, value: isDay ? dayOf(date) : date });
      }}
      slotProps={{ textField: { size: 'small' } }}
    />
  );
}
// #endregion taught

const pickedDate: GridColTypeDef<Date, string> = {
  type: 'date',
  width: 190,
  editable: true,
  // A half-typed date stays in the editor.
  preProcessEditCellProps: ({ props }) => ({
    ...props,
    error: Number.isNaN(props.value?.getTime() ?? Number.NaN),
  }),
  // #region taught
  renderEditCell: (params) => <EditDate {...params} />,
  filterOperators: getGridDateOperators().map((operator) => ({
    ...operator,
    // "is empty" and "is not empty" ask for nothing.
    InputComponent: operator.InputComponent && FilterDate,
  })),
  // #endregion taught
};

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'team', headerName: 'Team', width: 120 },
  { ...pickedDate, field: 'hired', headerName: 'Hired' },
];

export default function PickerColumn() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <Box sx={{ height: 420, width: '100%' }}>
        <DataGrid label="Hiring dates" showToolbar rows={employees} columns={columns} />
      </Box>
    </LocalizationProvider>
  );
}
