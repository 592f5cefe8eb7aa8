import type { SxProps, Theme } from '@mui/material/styles';
import { DataGrid, gridClasses as grid, type GridColDef } from '@mui/x-data-grid';
import { paints, type Paint } from 'sample-data/paints';

const columns: GridColDef<Paint>[] = [
  {
    field: 'name',
    headerName: 'Color',
    flex: 1,
    minWidth: 290,
    cellClassName: 'color',
    renderCell: ({ row }) => <span style={{ borderColor: row.hex }}>{row.name}</span>,
  },
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'finish', headerName: 'Finish', width: 110 },
  { field: 'price', headerName: '€ / liter', type: 'number', width: 110 },
];

const look: SxProps<Theme> = [
  {
    '--paper': '#f3ece1',
    '--card': '#fffdf9',
    '--DataGrid-rowBorderColor': 'transparent',
    height: 500,
    px: 2,
    border: 'none',
    borderRadius: 6,
    bgcolor: 'var(--paper)',
    fontFamily: "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif",
    '& > *': {
      '--DataGrid-t-color-background-base': 'var(--card)',
      '--DataGrid-t-header-background-base': 'var(--paper)',
      '--DataGrid-t-color-border-base': 'transparent',
    },
    [`& .${grid.columnHeaderTitle}`]: { fontSize: 15, fontStyle: 'italic', fontWeight: 400 },
    [`& .${grid.row}`]: { bgcolor: 'var(--card)', borderRadius: 4 },
    [`& .${grid.row}:hover`]: { boxShadow: '0 6px 18px rgb(60 40 20 / 0.18)' },
    [`& .${grid.cell}`]: { fontSize: 16, fontVariantNumeric: 'lining-nums tabular-nums' },
    [`& .${grid.cell}.color`]: { display: 'flex', p: 0, borderRadius: 4, fontSize: 23 },
    '& .color > span': { borderInlineStart: '108px solid', paddingInlineStart: 2.5 },
    [`& .${grid.row}:hover .color > span`]: { borderInlineStartWidth: 132 },
  },
  (theme) => theme.applyStyles('dark', { '--paper': '#191512', '--card': '#251f1b' }),
];

export default function PaintLibrary() {
  return (
    <DataGrid
      label="Paint library"
      rows={paints}
      columns={columns}
      rowHeight={76}
      getRowSpacing={() => ({ top: 5, bottom: 5 })}
      hideFooter
      sx={look}
    />
  );
}
