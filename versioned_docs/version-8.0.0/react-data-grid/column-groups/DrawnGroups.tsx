import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import BrushIcon from '@mui/icons-material/Brush';
import StraightenIcon from '@mui/icons-material/Straighten';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'artist', headerName: 'By', width: 150 },
  { field: 'year', headerName: 'In', width: 80 },
  { field: 'height', headerName: 'Height', type: 'number', width: 90 },
  { field: 'width', headerName: 'Width', type: 'number', width: 90 },
];

function withIcon(icon: ReactNode) {
  return function GroupHeader({ headerName, fields }: GridColumnGroupHeaderParams) {
    return (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {icon}
        <span>
          {headerName} ({fields.length})
        </span>
      </Stack>
    );
  };
}

const groups: GridColumnGroupingModel = [
  {
    groupId: 'Made',
    headerClassName: 'made',
    renderHeaderGroup: withIcon(<BrushIcon fontSize="small" />),
    children: [{ field: 'artist' }, { field: 'year' }],
  },
  {
    groupId: 'Size in cm',
    headerAlign: 'center',
    headerClassName: ({ fields }) => (fields.includes('height') ? 'size' : ''),
    renderHeaderGroup: withIcon(<StraightenIcon fontSize="small" />),
    children: [{ field: 'height' }, { field: 'width' }],
  },
];

export default function DrawnGroups() {
  return (
    <Box
      sx={{
        height: 375,
        width: '100%',
        '& .made': { bgcolor: 'primary.main', color: 'primary.contrastText' },
        '& .size': { bgcolor: 'action.selected' },
      }}
    >
      <DataGrid
        aria-label="Works"
        rows={artworks}
        columns={columns}
        columnGroupingModel={groups}
        columnHeaderHeight={48}
        columnGroupHeaderHeight={36}
      />
    </Box>
  );
}
