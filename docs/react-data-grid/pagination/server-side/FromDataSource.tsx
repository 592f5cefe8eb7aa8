import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { branches, loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans' });

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'branch', headerName: 'Branch', type: 'singleSelect', valueOptions: branches },
  { field: 'fee', headerName: 'Fee (€)', type: 'number', width: 100 },
];

const dataSource: GridDataSource = {
  async getRows({ paginationModel, sortModel, filterModel }) {
    const { page, pageSize } = paginationModel ?? { page: 0, pageSize: 5 };
    const query = { page, pageSize, sort: sortModel, filter: filterModel };
    const { rows, total } = await server.getPage(query);
    return { rows, rowCount: total };
  },
};

export default function FromDataSource() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        label="Fees"
        columns={columns}
        dataSource={dataSource}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
      />
    </Box>
  );
}
