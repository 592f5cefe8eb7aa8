import * as React from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import type { Playlist } from './playlists';

interface SavingLabelProps extends React.ComponentProps<typeof TreeItemLabel> {
  saving?: boolean;
}

/** The usual label, with a spinner while its name is on the way. */
function SavingLabel({ saving, children, ...other }: SavingLabelProps) {
  return (
    <TreeItemLabel {...other}>
      {children}
      {saving && <CircularProgress size={12} sx={{ marginInlineStart: 1 }} aria-label="Saving" />}
    </TreeItemLabel>
  );
}

export const PlaylistItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function PlaylistItem(props, ref) {
    const playlist = useTreeItemModel<Playlist>(props.itemId);
    const label: Partial<SavingLabelProps> = { saving: playlist?.saving };

    return (
      <TreeItem
        {...props}
        ref={ref}
        slots={{ label: SavingLabel }}
        slotProps={{ label, labelInput: { 'aria-label': 'Name', maxLength: 40 } }}
      />
    );
  },
);
