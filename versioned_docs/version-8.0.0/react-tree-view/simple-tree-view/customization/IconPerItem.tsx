import BusIcon from '@mui/icons-material/DirectionsBusOutlined';
import StarIcon from '@mui/icons-material/StarBorder';
import TrainIcon from '@mui/icons-material/TrainOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function IconPerItem() {
  return (
    <SimpleTreeView
      aria-label="Connections"
      defaultExpandedItems={['saved']}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TreeItem
        itemId="saved"
        label="Saved connections"
        slots={{ icon: StarIcon }}
        slotProps={{ icon: { color: 'primary' } }}
      >
        <TreeItem itemId="ic-12" label="IC 12" slots={{ endIcon: TrainIcon }} />
        <TreeItem itemId="bus-7" label="Bus 7" slots={{ endIcon: BusIcon }} />
      </TreeItem>
      <TreeItem itemId="recent" label="Recent connections">
        <TreeItem itemId="ic-40" label="IC 40" slots={{ endIcon: TrainIcon }} />
      </TreeItem>
    </SimpleTreeView>
  );
}
