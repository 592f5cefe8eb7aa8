import * as React from 'react';
import Button from '@mui/material/Button';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { wildlife } from 'sample-data/park';

const MoreItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function MoreItem(props, ref) {
  const { itemId, label, children } = props;
  // #region taught
  const { interactions, status } = useTreeItemUtils({ itemId, children });
  // #endregion taught

  return (
    <TreeItem
      {...props}
      ref={ref}
      aria-label={String(label)}
      // #region taught
      label={
        <span style={{ display: 'flex', justifyContent: 'space-between' }}>
          {label}
          {status.expandable && (
            <Button
              size="small"
              tabIndex={-1}
              sx={{ py: 0 }}
              aria-label={`${status.expanded ? 'Less' : 'More'} of ${label}`}
              onClick={interactions.handleExpansion}
            >
              {status.expanded ? 'Less' : 'More'}
            </Button>
          )}
        </span>
      }
      // #endregion taught
    />
  );
});

export default function ExpandByButton() {
  return (
    <RichTreeView
      aria-label="Wildlife with buttons"
      items={wildlife}
      expansionTrigger="iconContainer"
      // #region taught
      slots={{ item: MoreItem, expandIcon: () => null, collapseIcon: () => null }}
      // #endregion taught
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
