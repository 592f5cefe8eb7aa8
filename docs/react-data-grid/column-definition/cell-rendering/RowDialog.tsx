import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

const rows = artworks.slice(0, 8);

export default function RowDialog() {
  const [open, setOpen] = useState(false);
  const [work, setWork] = useState<Artwork | null>(null);

  const columns = useMemo<GridColDef<Artwork>[]>(
    () => [
      {
        field: 'details',
        headerName: 'Details',
        width: 100,
        sortable: false,
        filterable: false,
        disableColumnMenu: true,
        disableExport: true,
        // #region taught
        renderCell: ({ row, hasFocus }) => (
          <Button
            size="small"
            aria-label={`Show ${row.title}`}
            tabIndex={hasFocus ? 0 : -1}
            onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
            onClick={() => {
              setWork(row);
              setOpen(true);
            }}
          >
            Show
          </Button>
        ),
        // #endregion taught
      },
      { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
      { field: 'artist', headerName: 'Artist', width: 160 },
    ],
    [],
  );

  const close = () => setOpen(false);

  return (
    <Box sx={{ height: 319, width: '100%' }}>
      <DataGrid label="Works with details" rows={rows} columns={columns} hideFooter />
      {/* #region taught */}
      <Dialog open={open} onClose={close}>
        <DialogTitle>{work?.title}</DialogTitle>
        <DialogContent>{`${work?.artist}, ${work?.year}. ${work?.medium}.`}</DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
      {/* #endregion taught */}
    </Box>
  );
}
