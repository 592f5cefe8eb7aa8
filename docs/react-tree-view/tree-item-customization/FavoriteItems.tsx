import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import EmptyIcon from '@mui/icons-material/FavoriteBorder';
import FullIcon from '@mui/icons-material/Favorite';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemContent, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const albums = ['Jazz', 'Classical', 'Folk'].map((label) => ({ id: label.toLowerCase(), label }));

interface HeartProps extends React.ComponentProps<typeof Checkbox> {
  visible?: boolean;
}

/** Everything it gets goes on, but for `visible`, which is not of the box itself. */
function Heart({ visible, ...other }: HeartProps) {
  return visible ? <Checkbox {...other} icon={<EmptyIcon />} checkedIcon={<FullIcon />} /> : null;
}

/** The heart at the end of the row. */
const ReversedContent = React.forwardRef<
  HTMLDivElement,
  React.ComponentProps<typeof TreeItemContent>
>(function ReversedContent(props, ref) {
  return <TreeItemContent {...props} ref={ref} sx={{ flexDirection: 'row-reverse' }} />;
});

const HeartItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function HeartItem(props, ref) {
  const input = { 'aria-label': `Favorite ${props.label}` };
  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ checkbox: Heart, content: ReversedContent }}
      slotProps={{ checkbox: { size: 'small', slotProps: { input } } as object }}
    />
  );
});

export default function FavoriteItems() {
  return (
    <RichTreeView
      aria-label="Favorite albums"
      items={albums}
      multiSelect
      checkboxSelection
      defaultSelectedItems={['jazz']}
      slots={{ item: HeartItem }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
