import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const atOnce = { groupTransition: { timeout: 0 } };
const slowly = { groupTransition: { timeout: 1000 } };

export default function NoAnimation() {
  return (
    <SimpleTreeView aria-label="Drawers" sx={{ width: '100%', maxWidth: 320, minHeight: 192 }}>
      <TreeItem itemId="top" label="Opens at once" slotProps={atOnce}>
        <TreeItem itemId="pens" label="Pens" />
        <TreeItem itemId="paper" label="Paper" />
      </TreeItem>
      <TreeItem itemId="bottom" label="Opens in a second" slotProps={slowly}>
        <TreeItem itemId="cables" label="Cables" />
        <TreeItem itemId="lamp" label="Lamp" />
      </TreeItem>
    </SimpleTreeView>
  );
}
