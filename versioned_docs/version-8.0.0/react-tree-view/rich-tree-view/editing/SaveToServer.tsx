import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { PlaylistItem } from './PlaylistItem';
import { labelOf, playlists, withChange, type Playlist } from './playlists';
import { saveLabel } from './server';

export default function SaveToServer() {
  const [items, setItems] = React.useState(playlists);
  const [failure, setFailure] = React.useState('');
  const change = (id: string, values: Partial<Playlist>) =>
    setItems((current) => withChange(current, id, values));

  const rename = async (id: string, newLabel: string) => {
    const oldLabel = labelOf(items, id);
    if (newLabel === oldLabel) return;
    setFailure('');
    change(id, { label: newLabel, saving: true });
    try {
      // The server has the last word: this one removes spaces at the ends.
      change(id, { label: await saveLabel(id, newLabel), saving: false });
    } catch (error) {
      change(id, { label: oldLabel, saving: false });
      setFailure(`“${newLabel}” was not saved: ${(error as Error).message}`);
    }
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Playlists"
        items={items}
        defaultExpandedItems={['work']}
        slots={{ item: PlaylistItem }}
        isItemEditable={(playlist) => !playlist.saving}
        onItemLabelChange={rename}
      />
      <Alert severity={failure ? 'error' : 'info'} role="status">
        {failure || 'A name with “fail” in it is refused.'}
      </Alert>
    </Stack>
  );
}
