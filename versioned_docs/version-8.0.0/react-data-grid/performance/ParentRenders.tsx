import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { summits } from 'sample-data/earth';

const renders = new Map<unknown, number>();

const columns: GridColDef<(typeof summits)[number]>[] = [
  { field: 'name', headerName: 'Summit', flex: 1, minWidth: 110 },
  {
    field: 'renders',
    headerName: 'Renders',
    width: 110,
    sortable: false,
    renderCell: ({ id }) => {
      const count = (renders.get(id) ?? 0) + 1;
      renders.set(id, count);
      return count;
    },
  },
];

const getName = (summit: (typeof summits)[number]) => summit.name;
type Inline = 'nothing' | 'columns' | 'slotProps';

export default function ParentRenders() {
  const [clicks, setClicks] = useState(0);
  const [inline, setInline] = useState<Inline>('nothing');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Written inline"
        value={inline}
        onChange={(_, value: Inline | null) => value && setInline(value)}
      >
        <ToggleButton value="nothing">Nothing inline</ToggleButton>
        <ToggleButton value="columns">columns</ToggleButton>
        <ToggleButton value="slotProps">slotProps</ToggleButton>
      </ToggleButtonGroup>
      <Button onClick={() => setClicks(clicks + 1)} sx={{ display: 'block', my: 1 }}>
        Render the parent ({clicks})
      </Button>
      <Box sx={{ height: 310 }}>
        <DataGrid
          label="Summits"
          rows={summits}
          columns={inline === 'columns' ? [...columns] : columns}
          getRowId={getName}
          density="compact"
          hideFooter
          {...(inline === 'slotProps' && { slotProps: { row: {} } })}
        />
      </Box>
    </Box>
  );
}
