import { useState, type MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { openingQuotes, type Quote } from 'sample-data/market';

const columns: GridColDef<Quote>[] = [
  { field: 'symbol', headerName: 'Symbol', width: 110 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'group', headerName: 'Group', width: 110 },
];

interface Target {
  cell: HTMLElement;
  field: string;
  value: string;
}

export default function CellContextMenu() {
  const apiRef = useGridApiRef();
  const [target, setTarget] = useState<Target | null>(null);

  const openMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const cell = event.currentTarget;
    const field = cell.dataset.field ?? '';
    const id = cell.parentElement?.dataset.id ?? '';
    setTarget({ cell, field, value: String(apiRef.current?.getCellValue(id, field)) });
  };
  const onlyThese = () => {
    if (!target) return;
    const { field, value } = target;
    apiRef.current?.setFilterModel({ items: [{ field, operator: 'equals', value }] });
    setTarget(null);
  };

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Commodities"
        apiRef={apiRef}
        rows={openingQuotes}
        columns={columns}
        getRowId={(row) => row.symbol}
        hideFooter
        slotProps={{ cell: { onContextMenu: openMenu } }}
      />
      <Menu open={target !== null} anchorEl={target?.cell} onClose={() => setTarget(null)}>
        <MenuItem onClick={onlyThese}>Only {target?.value}</MenuItem>
        <MenuItem onClick={() => setTarget(null)}>Cancel</MenuItem>
      </Menu>
    </Box>
  );
}
