import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { useState, useSyncExternalStore } from 'react';
import { loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans', delay: 100 });

const dataSource: GridDataSource = {
  async getRows({ start, end }) {
    const { rows, total } = await server.getRange({ start: Number(start), end });
    return { rows, rowCount: total };
  },
};

const columns: GridColDef<Loan>[] = [
  { field: 'card', headerName: 'Card', width: 110 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
];

export default function Throttled() {
  const [throttle, setThrottle] = useState(500);
  const log = useSyncExternalStore(server.subscribe, server.getLog);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Wait before asking"
        value={throttle}
        onChange={(_, value: number | null) => value !== null && setThrottle(value)}
      >
        {[0, 500, 1500].map((value) => (
          <ToggleButton key={value} value={value}>
            {value} ms
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" sx={{ my: 1 }}>
        Requests: {log.length}
      </Typography>
      <Box sx={{ height: 360 }}>
        <DataGridPro
          label="Cards of readers"
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          lazyLoadingRequestThrottleMs={throttle}
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
          disableColumnFilter
          disableColumnSorting
          density="compact"
        />
      </Box>
    </Box>
  );
}
