import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupingColDefOverrideParams,
} from '@mui/x-data-grid-premium';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'premiere', headerName: 'Cinema', width: 120 },
  { field: 'genre', headerName: 'Genre', width: 130 },
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'subtitled', headerName: 'Subtitles', type: 'boolean', width: 110 },
];

function definitionOf({ fields }: GridGroupingColDefOverrideParams) {
  return fields.includes('premiere')
    ? { headerName: 'Shown at', width: 160 }
    : { headerName: 'Kind', width: 170 };
}

export default function DefinedByField() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Films by cinema and genre"
        rows={films}
        columns={columns}
        initialState={{ rowGrouping: { model: ['premiere', 'genre'] } }}
        rowGroupingColumnMode="multiple"
        defaultGroupingExpansionDepth={1}
        groupingColDef={definitionOf}
      />
    </Box>
  );
}
