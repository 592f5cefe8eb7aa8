import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments } from 'sample-data/departments';

const withoutAnimation = { slotProps: { groupTransition: { timeout: 0 } } };

export default function NoAnimation() {
  return (
    <RichTreeView
      aria-label="Departments that open at once"
      items={departments}
      slotProps={{ item: withoutAnimation }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
