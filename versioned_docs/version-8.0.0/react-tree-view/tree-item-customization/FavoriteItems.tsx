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

// #region taught
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
// #endregion taught

const HeartItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function HeartItem(props, ref) {
  const input = { 'aria-label': `Favorite ${props.label}` };
  return (
    <TreeItem
      {...props}
      ref={ref}
      // #region taught
      slots={{ checkbox: Heart, content: ReversedContent }}
      slotProps={{ checkbox: { size: 'small', slotProps: { input } } as object }}
      // #endregion taught
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
      // #region taught
      slots={{ item: HeartItem }}
      // #endregion taught
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
