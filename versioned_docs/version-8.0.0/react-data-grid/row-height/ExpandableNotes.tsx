import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { stock, type StockItem } from 'sample-data/warehouse';

// #region taught
function Note({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  if (text.length < 80) return text;
  return (
    <div>
      {whole ? text : `${text.slice(0, 60)}… `}
      <Link component="button" onClick={() => setWhole(!whole)} sx={{ ml: 0.5 }}>
        {whole ? 'Show less' : 'Show more'}
      </Link>
    </div>
  );
}
// #endregion taught

const columns: GridColDef<StockItem>[] = [
  { field: 'product', headerName: 'Product', width: 200 },
  // #region taught
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 200,
    renderCell: ({ row }) => <Note text={row.note} />,
  },
  // #endregion taught
];

const withNotes = stock.filter(({ note }) => note.length > 40);
const fitContent = () => 'auto' as const;

export default function ExpandableNotes() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Notes"
        rows={withNotes}
        columns={columns}
        // #region taught
        getRowHeight={fitContent}
        // #endregion taught
        hideFooter
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
      />
    </Box>
  );
}
