import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { artworks, conditions, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'room', headerName: 'Room', width: 140 },
  { field: 'condition', headerName: 'Condition', width: 130, sortable: false, filterable: false },
];

export default function FixedRules() {
  const apiRef = useGridApiRef();
  const [condition, setCondition] = useState<string | null>(null);
  const choose = (value: string | null) =>
    apiRef.current?.setFilterModel({
      items: value ? [{ field: 'condition', operator: 'equals', value }] : [],
    });
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Condition"
        value={condition}
        onChange={(_, value: string | null) => choose(value)}
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        {conditions.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Condition of works"
          apiRef={apiRef}
          rows={artworks}
          columns={columns}
          // Without Pro, another filter replaces this one.
          onFilterModelChange={({ items }) =>
            setCondition(items.find(({ field }) => field === 'condition')?.value ?? null)
          }
          hideFooter
        />
      </Box>
    </Box>
  );
}
