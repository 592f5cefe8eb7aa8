import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { agenda, type RoomPlan, type Session } from 'sample-data/agenda';

const hours = [9, 10, 11, 12, 13, 14, 15];

const columns: GridColDef<RoomPlan>[] = [
  { field: 'room', headerName: 'Room', width: 140 },
  // #region taught
  ...hours.map((hour): GridColDef<RoomPlan, Session | undefined, string> => ({
    field: `from${hour}`,
    headerName: `${hour}:00`,
    width: 110,
    valueGetter: (_, row) => row.sessions.find(({ from, to }) => from <= hour && hour < to),
    valueFormatter: (session: Session | undefined) => session?.title ?? '',
    colSpan: (session?: Session) => (session ? session.to - hour : 1),
    cellClassName: ({ value }) => (value ? 'session' : ''),
    display: 'flex',
    renderCell: ({ value }) =>
      value && (
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }} noWrap>
            {value.title}
          </Typography>
          <Typography variant="caption" component="div" noWrap>
            {value.speaker}
          </Typography>
        </Box>
      ),
  })),
  // #endregion taught
];

export default function DayPlan(props: Partial<DataGridProps>) {
  return (
    <Box sx={{ height: 314, width: '100%', '& .session': { bgcolor: 'action.selected' } }}>
      <DataGrid
        aria-label="Day plan"
        rows={agenda}
        columns={columns}
        rowHeight={64}
        showCellVerticalBorder
        disableColumnSorting
        disableColumnMenu
        hideFooter
        {...props}
      />
    </Box>
  );
}
