import * as React from 'react';
import Button from '@mui/material/Button';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const counters = [
  { id: 'tickets', label: 'Tickets' },
  { id: 'luggage', label: 'Left luggage' },
  { id: 'lost', label: 'Lost and found' },
  { id: 'café', label: 'Café' },
];

interface ActionLabelProps extends React.ComponentProps<typeof TreeItemLabel> {
  onClose?: () => void;
}

function ActionLabel({ onClose, children, ...other }: ActionLabelProps) {
  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', justifyContent: 'space-between' }}>
      {children}
      {/* #region taught */}
      <Button
        size="small"
        aria-label={`Close ${children}`}
        tabIndex={-1}
        sx={{ py: 0 }}
        onClick={(event) => {
          // The row neither expands nor gets selected.
          event.stopPropagation();
          onClose?.();
        }}
      >
        Close
      </Button>
      {/* #endregion taught */}
    </TreeItemLabel>
  );
}

const ClosableItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function ClosableItem(props, ref) {
    const { itemId, children } = props;
    // #region taught
    const { publicAPI, status } = useTreeItemUtils({ itemId, children });
    const close = () => publicAPI.setIsItemDisabled({ itemId, shouldBeDisabled: true });
    // #endregion taught
    const label: Partial<ActionLabelProps> = { onClose: close };

    return (
      <TreeItem
        {...props}
        ref={ref}
        aria-label={String(props.label)}
        // #region taught
        slots={{ label: status.disabled ? undefined : ActionLabel }}
        // #endregion taught
        slotProps={{ label: status.disabled ? {} : label }}
        onKeyDown={(event) => {
          if (event.key === 'Delete' && event.target === event.currentTarget) close();
        }}
      />
    );
  },
);

export default function RowActions() {
  return (
    <RichTreeView
      aria-label="Counters to close"
      items={counters}
      // #region taught
      slots={{ item: ClosableItem }}
      // #endregion taught
      disabledItemsFocusable
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
