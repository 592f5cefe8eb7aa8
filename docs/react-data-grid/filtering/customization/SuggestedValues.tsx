import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  getGridStringOperators,
  gridRowsLookupSelector,
  type GridColDef,
  type GridFilterInputValueProps,
} from '@mui/x-data-grid';
import { people, type Person } from 'sample-data/people';

function Suggestions({ item, applyValue, apiRef, focusElementRef }: GridFilterInputValueProps) {
  const rows = Object.values(gridRowsLookupSelector(apiRef));
  const options = [...new Set(rows.map((row) => String(row[item.field] ?? '')))].sort();
  return (
    <Autocomplete
      freeSolo
      options={options}
      value={item.value ?? ''}
      inputValue={item.value ?? ''}
      onInputChange={(_, value) => applyValue({ ...item, value })}
      renderInput={(params) => <TextField {...params} label="Value" inputRef={focusElementRef} />}
    />
  );
}

const withText = ['contains', 'equals', 'startsWith'];
const filterOperators = getGridStringOperators().map((operator) =>
  withText.includes(operator.value) ? { ...operator, InputComponent: Suggestions } : operator,
);
const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'office', headerName: 'Office', width: 130, filterOperators },
];

export default function SuggestedValues() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        label="People by office"
        rows={people}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'office', operator: 'equals' }] } },
        }}
        showToolbar
      />
    </Box>
  );
}
