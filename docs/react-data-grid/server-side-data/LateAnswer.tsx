import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { useState } from 'react';
import { loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

// The answer to the second request comes last.
const server = createServer(loans, { delay: (request) => (request === 2 ? 4000 : 400) });

const columns: GridColDef<Loan>[] = [
  { field: 'id', headerName: 'Number', width: 100 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
];

export default function LateAnswer() {
  const [events, setEvents] = useState<string[]>([]);
  const [dataSource] = useState<GridDataSource>(() => ({
    async getRows({ start, end }) {
      const range = `rows ${start} to ${end}`;
      setEvents((old) => [...old, `Asked for ${range}`]);
      const { rows, total } = await server.getRange({ start: Number(start), end });
      setEvents((old) => [...old, `Got ${range}`]);
      return { rows, rowCount: total };
    },
  }));

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="log" aria-label="What happened" sx={{ height: 130, overflow: 'hidden' }}>
        {events.slice(-5).map((event, index) => (
          <Box key={Math.max(0, events.length - 5) + index}>{event}</Box>
        ))}
      </Box>
      <Box sx={{ height: 274 }}>
        <DataGrid
          label="Numbers of loans"
          columns={columns}
          dataSource={dataSource}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
          disableColumnFilter
          disableColumnSorting
          density="compact"
        />
      </Box>
    </Box>
  );
}
