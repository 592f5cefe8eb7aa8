import * as React from 'react';
import Button from '@mui/material/Button';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { trails } from 'sample-data/park';

const ChosenItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function ChosenItem(props, ref) {
  const { itemId, label, children } = props;
  const { interactions, status } = useTreeItemUtils({ itemId, children });

  return (
    <TreeItem
      {...props}
      ref={ref}
      aria-label={String(label)}
      // #region taught
      // A click on the row expands, but does not select.
      slotProps={{
        content: {
          onClick: (event: React.MouseEvent & { defaultMuiPrevented?: boolean }) => {
            event.defaultMuiPrevented = true;
            interactions.handleExpansion(event);
          },
        },
      }}
      // #endregion taught
      label={
        <span style={{ display: 'flex', justifyContent: 'space-between' }}>
          {label}
          {/* #region taught */}
          <Button
            size="small"
            tabIndex={-1}
            sx={{ py: 0 }}
            aria-label={`Choose ${label}`}
            onClick={(event) => {
              event.stopPropagation();
              interactions.handleSelection(event);
            }}
          >
            {status.selected ? 'Chosen' : 'Choose'}
          </Button>
          {/* #endregion taught */}
        </span>
      }
    />
  );
});

export default function SelectByButton() {
  return (
    <RichTreeView
      aria-label="Trails with buttons"
      items={trails}
      multiSelect
      // #region taught
      slots={{ item: ChosenItem }}
      // #endregion taught
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
