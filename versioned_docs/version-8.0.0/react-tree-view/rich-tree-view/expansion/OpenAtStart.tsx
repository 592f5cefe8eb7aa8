import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { wildlife } from 'sample-data/park';

export default function OpenAtStart() {
  return (
    <RichTreeView
      aria-label="Wildlife"
      items={wildlife}
      defaultExpandedItems={['birds', 'raptors']}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
