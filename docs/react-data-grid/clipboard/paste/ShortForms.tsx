import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { employees, type Employee } from 'sample-data/employees';

/** Takes `85k`, `$85,000` and `85000`; anything else leaves the cell as it is. */
function parseMoney(text: string) {
  const [, digits = '', thousand] = /^\$?([\d.,]+)(k?)$/i.exec(text.trim()) ?? [];
  const amount = Number.parseFloat(digits.replaceAll(',', ''));
  if (Number.isNaN(amount)) return undefined;
  return thousand ? amount * 1000 : amount;
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 120,
    editable: true,
    pastedValueParser: parseMoney,
  },
];

export default function ShortForms() {
  return (
    <Box sx={{ height: 319, width: '100%' }}>
      <DataGridPremium
        label="Salaries"
        rows={employees}
        columns={columns}
        cellSelection
        rowSelection={false}
        hideFooter
      />
    </Box>
  );
}
