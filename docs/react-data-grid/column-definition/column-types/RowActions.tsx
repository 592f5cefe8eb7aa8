import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ArchiveIcon from '@mui/icons-material/Archive';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

export default function RowActions() {
  const [rows, setRows] = useState(artworks.slice(0, 8));
  const [message, setMessage] = useState('');

  const copy = async (title: string) => {
    try {
      await navigator.clipboard.writeText(title);
      setMessage(`Copied: ${title}`);
    } catch {
      setMessage('The browser didn’t allow copying.');
    }
  };

  const columns: GridColDef<Artwork>[] = [
    { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      width: 110,
      // #region taught
      getActions: ({ id, row }) => [
        <GridActionsCellItem
          key="archive"
          icon={<ArchiveIcon />}
          label={`Archive ${row.title}`}
          disabled={row.onLoan}
          onClick={() => setMessage(`Archived: ${row.title}`)}
        />,
        <GridActionsCellItem
          key="copy"
          showInMenu
          icon={<ContentCopyIcon fontSize="small" />}
          label="Copy the title"
          onClick={() => void copy(row.title)}
        />,
        <GridActionsCellItem
          key="delete"
          showInMenu
          icon={<DeleteIcon fontSize="small" />}
          label="Delete"
          onClick={() => setRows((before) => before.filter((other) => other.id !== id))}
        />,
      ],
      // #endregion taught
    },
    { field: 'artist', headerName: 'Artist', width: 160 },
  ];

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 371 }}>
        <DataGrid aria-label="Works with actions" rows={rows} columns={columns} />
      </Box>
      <Typography role="status" variant="body2" sx={{ height: 24 }}>
        {message}
      </Typography>
    </Box>
  );
}
