import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';
import { shipments, type Shipment } from 'sample-data/shipments';

function SizeInput(props: GridFilterInputValueProps) {
  const { item, applyValue, inputRef, clearButton, headerFilterMenu } = props;
  return (
    <>
      <TextField
        select
        fullWidth
        variant="standard"
        label="Containers"
        value={item.value ?? ''}
        onChange={(event) => applyValue({ ...item, value: event.target.value })}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
        inputRef={inputRef}
        slotProps={{
          select: { native: true },
          inputLabel: { shrink: true },
          htmlInput: { tabIndex: props.tabIndex },
        }}
      >
        <option value="">Any number</option>
        <option value="1-2">1 or 2</option>
        <option value="3-5">3 to 5</option>
        <option value="6-99">6 and more</option>
      </TextField>
      {clearButton}
      {headerFilterMenu}
    </>
  );
}

const ofSize: GridFilterOperator<Shipment, number> = {
  value: 'ofSize',
  label: 'is',
  headerLabel: 'Size',
  getApplyFilterFn: ({ value }) => {
    if (!value) return null;
    const [least, most] = String(value).split('-').map(Number) as [number, number];
    return (count) => count >= least && count <= most;
  },
  InputComponent: SizeInput,
};

const columns: GridColDef<Shipment>[] = [
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 170 },
  {
    field: 'size',
    headerName: 'Containers',
    width: 190,
    valueGetter: (_, row) => row.containers,
    filterOperators: [ofSize],
  },
];

export default function SizeChoice() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments"
        rows={shipments}
        columns={columns}
        headerFilters
        // Room for the label above the field: with this density, 66 pixels.
        headerFilterHeight={94}
        slots={{ headerFilterMenu: null }}
        density="compact"
      />
    </Box>
  );
}
