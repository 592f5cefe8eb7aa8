import { useState } from 'react';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

function ExpandableText({ value, row, hasFocus, colDef }: GridRenderCellParams<Employee, string>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      {/* #region taught */}
      <Box
        component="button"
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        tabIndex={hasFocus ? 0 : -1}
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
        sx={{ ...clipped, width: '100%', p: 0, border: 0, bgcolor: 'transparent', font: 'inherit' }}
        style={{ color: 'inherit', textAlign: 'start', cursor: 'pointer' }}
      >
        {value}
      </Box>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': `About ${row.name}` } }}
      >
        <Typography sx={{ p: 2, width: colDef.computedWidth + 60 }}>{value}</Typography>
      </Popover>
      {/* #endregion taught */}
    </>
  );
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'office', headerName: 'Office', width: 120 },
  {
    field: 'about',
    headerName: 'About',
    width: 240,
    display: 'flex',
    // #region taught
    renderCell: (params) => <ExpandableText {...params} />,
    // #endregion taught
  },
];

export default function ReadInFull() {
  return (
    <Box sx={{ height: 319, width: '100%' }}>
      <DataGrid aria-label="People" rows={employees} columns={columns} />
    </Box>
  );
}
