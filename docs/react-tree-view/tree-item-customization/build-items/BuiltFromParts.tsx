import * as React from 'react';
import Chip from '@mui/material/Chip';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import { team, type Colleague } from 'sample-data/team';

// #region taught
const PartsItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function PartsItem(props, ref) {
  const { id, itemId, label, disabled, children } = props;
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  const person = useTreeItemModel<Colleague>(itemId);

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemCheckbox {...item.getCheckboxProps()} />
          <TreeItemLabel {...item.getLabelProps()} />
          {person?.away && <Chip size="small" label="Away" />}
          {/* The arrow, at the other end. */}
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});
// #endregion taught

export default function BuiltFromParts() {
  return (
    <RichTreeView
      aria-label="Team with the arrow at the end"
      items={team}
      defaultExpandedItems={['amara', 'jonas']}
      // #region taught
      slots={{ item: PartsItem }}
      // #endregion taught
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
