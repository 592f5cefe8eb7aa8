import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

const excelOptions: GridExcelExportOptions = {
  fileName: 'order-totals',
  columnsStyles: {
    total: { numFmt: '#,##0.00 [$USD]', font: { bold: true } },
  },
  async exceljsPreProcess({ workbook, worksheet }) {
    workbook.creator = 'Order desk';
    worksheet.name = 'Totals';
    worksheet.addRow(['Orders, May to September 2026']);
    worksheet.addRow([]);
  },
  async exceljsPostProcess({ worksheet }) {
    // The title, an empty row and the headers stay in sight.
    worksheet.views = [{ state: 'frozen', ySplit: 3 }];
    const last = worksheet.rowCount;
    worksheet.addRow(['Sum', null, { formula: `SUM(C4:C${last})` }]);
  },
};

export default function StyledWorkbook() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        label="Order totals"
        rows={orders}
        columns={columns}
        showToolbar
        slotProps={{ toolbar: { excelOptions, printOptions: { disableToolbarButton: true } } }}
      />
    </Box>
  );
}
