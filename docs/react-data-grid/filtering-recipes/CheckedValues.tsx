import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import {
  DataGrid,
  getGridStringOperators,
  gridRowsLookupSelector,
  type GridColDef,
  type GridFilterInputValueProps,
} from '@mui/x-data-grid';
import { repairs, type Repair } from 'sample-data/repairs';

function ValueList({ item, applyValue, apiRef, focusElementRef }: GridFilterInputValueProps) {
  const rows = Object.values(gridRowsLookupSelector(apiRef));
  const values = [...new Set(rows.map((row) => String(row[item.field] ?? '')))].sort();
  const chosen: string[] = item.value ?? [];
  const toggle = (value: string) => {
    const others = chosen.filter((one) => one !== value);
    applyValue({ ...item, value: chosen.includes(value) ? others : [...chosen, value] });
  };
  return (
    <FormGroup role="group" aria-label="Values">
      {values.map((value, index) => (
        <FormControlLabel
          key={value}
          label={value}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
              slotProps={{ input: { ref: index === 0 ? focusElementRef : undefined } }}
            />
          }
        />
      ))}
    </FormGroup>
  );
}

const filterOperators = getGridStringOperators()
  .filter(({ value }) => value === 'isAnyOf')
  .map((operator) => ({ ...operator, InputComponent: ValueList }));
const columns: GridColDef<Repair>[] = [
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 180 },
  { field: 'mechanic', headerName: 'Mechanic', width: 130, filterOperators },
];

export default function CheckedValues() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Repairs by mechanic"
        rows={repairs}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'mechanic', operator: 'isAnyOf' }] } },
        }}
        showToolbar
      />
    </Box>
  );
}
