import AddBoxIcon from '@mui/icons-material/AddBoxOutlined';
import MinusBoxIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import DotIcon from '@mui/icons-material/FiberManualRecord';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { collection } from 'sample-data/museum';

export default function OwnIcons() {
  return (
    <RichTreeView
      aria-label="Museum collection"
      items={collection}
      slots={{ expandIcon: AddBoxIcon, collapseIcon: MinusBoxIcon, endIcon: DotIcon }}
      slotProps={{ endIcon: { style: { fontSize: 8 } } }}
      defaultExpandedItems={['antiquity']}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
