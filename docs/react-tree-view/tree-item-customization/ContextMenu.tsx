import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { thesisFiles } from 'sample-data/files';

interface OpenMenu {
  itemId: string;
  top: number;
  left: number;
}

export default function ContextMenu() {
  const [menu, setMenu] = React.useState<OpenMenu | null>(null);
  const [done, setDone] = React.useState('Nothing yet');

  // #region taught
  const itemProps = React.useCallback(
    ({ itemId }: { itemId: string }) => ({
      onContextMenu: (event: React.MouseEvent) => {
        // Not the browser's menu, and not that of the parents of this item.
        event.preventDefault();
        event.stopPropagation();
        setMenu({ itemId, top: event.clientY, left: event.clientX });
      },
    }),
    [],
  );
  // #endregion taught

  const choose = (action: string) => {
    setDone(`${action}: ${menu?.itemId}`);
    setMenu(null);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Files with a menu"
        items={thesisFiles}
        defaultExpandedItems={['chapters']}
        // #region taught
        slotProps={{ item: itemProps }}
      />
      <Menu
        open={menu !== null}
        onClose={() => setMenu(null)}
        anchorReference="anchorPosition"
        anchorPosition={menu ?? undefined}
        // #endregion taught
      >
        <MenuItem onClick={() => choose('Open')}>Open</MenuItem>
        <MenuItem onClick={() => choose('Copy path')}>Copy path</MenuItem>
      </Menu>
      <Typography role="status" variant="body2">
        {done}
      </Typography>
    </Stack>
  );
}
