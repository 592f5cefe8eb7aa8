import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { genres } from 'sample-data/music';

export default function TreeFromData() {
  return (
    <RichTreeView
      aria-label="Music library"
      items={genres}
      defaultExpandedItems={['jazz']}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
