import { useState, type SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from 'sample-data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 160 },
  { field: 'office', headerName: 'Office', width: 120 },
];

const read = (element: Element | null | undefined) =>
  [...(element?.attributes ?? [])]
    .filter(({ name }) => /^(?:role|aria-(?!colspan|rowspan))/.test(name))
    .map(({ name, value }) => `${name}="${value}"`)
    .join(' ');

export default function WhatIsAnnounced(props: Partial<DataGridProps<Person>>) {
  const [cell, setCell] = useState('Click a cell, then use the keyboard.');
  const [row, setRow] = useState('');

  // After a key, too: Enter and Space change attributes without moving the focus.
  const update = (event: SyntheticEvent) => {
    const focused = (event.target as Element).closest('[role=gridcell], [role=columnheader]');
    if (!focused) return;
    setCell(read(focused));
    setRow(read(focused.closest('[role=row]')));
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 300 }} onFocus={update} onKeyUp={update}>
        <DataGrid label="Staff" rows={people} columns={columns} hideFooter {...props} />
      </Box>
      <Typography variant="body2" component="code" sx={{ display: 'block', mt: 1, minHeight: 80 }}>
        {cell}
        <br />
        {row}
      </Typography>
    </Box>
  );
}
