import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

const CENTIMETERS_PER_INCH = 2.54;

export default function KeepWidths() {
  const [inches, setInches] = useState(false);
  const [chosen, setChosen] = useState<Record<string, number>>({});

  // Changing the unit makes new columns. They start with the widths that people chose.
  const columns = useMemo(() => {
    const size = (value: number) => (inches ? value / CENTIMETERS_PER_INCH : value).toFixed(0);
    const unit = inches ? 'in' : 'cm';
    const list: GridColDef<Artwork>[] = [
      { field: 'title', headerName: 'Title', width: 200 },
      { field: 'height', headerName: `Height (${unit})`, width: 130, valueFormatter: size },
      { field: 'width', headerName: `Width (${unit})`, width: 130, valueFormatter: size },
    ];
    return list.map((column) => ({ ...column, width: chosen[column.field] ?? column.width }));
  }, [inches, chosen]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Inches"
        control={<Switch checked={inches} />}
        onChange={(_, checked) => setInches(checked)}
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Sizes"
          rows={artworks}
          columns={columns}
          onColumnWidthChange={({ colDef, width }) =>
            setChosen((before) => ({ ...before, [colDef.field]: width }))
          }
        />
      </Box>
    </Box>
  );
}
