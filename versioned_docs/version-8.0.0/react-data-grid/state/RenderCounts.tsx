import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFocusCellSelector,
  gridRowSelectionCountSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import { people, type Person } from 'sample-data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'office', headerName: 'Office', width: 110 },
];

const selectors = {
  gridSortModelSelector,
  gridRowSelectionCountSelector,
  gridFocusCellSelector,
  'The whole state': (apiRef: { current: GridApi }) => apiRef.current.state,
};

function Renders({ name }: { name: keyof typeof selectors }) {
  const apiRef = useGridApiContext();
  useGridSelector(apiRef, selectors[name] as typeof gridSortModelSelector);
  const output = useRef<HTMLElement>(null);
  const count = useRef(0);
  useEffect(() => {
    count.current += 1;
    if (output.current) output.current.textContent = String(count.current);
  });
  return (
    <li>
      {name}: <strong ref={output} />
    </li>
  );
}

function CountsFooter() {
  return (
    <Box component="ul" sx={{ m: 0, py: 1, borderTop: 1, borderColor: 'divider', fontSize: 14 }}>
      {Object.keys(selectors).map((name) => (
        <Renders key={name} name={name as keyof typeof selectors} />
      ))}
    </Box>
  );
}

export default function RenderCounts() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="People, with renders counted"
        rows={people}
        columns={columns}
        slots={{ footer: CountsFooter }}
      />
    </Box>
  );
}
