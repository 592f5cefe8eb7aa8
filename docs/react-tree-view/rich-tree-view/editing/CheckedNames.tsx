import * as React from 'react';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import {
  TreeItemLabelInput,
  type TreeItemLabelInputProps,
} from '@mui/x-tree-view/TreeItemLabelInput';
import { cookbook } from 'sample-data/kitchen';

const problemOf = (name: string) => {
  if (name.trim() === '') return 'A name is needed';
  return /[/\\]/.test(name) ? 'No slashes, please' : '';
};

interface CheckedInputProps extends TreeItemLabelInputProps {
  onCancel?: (event: React.FocusEvent<HTMLInputElement>) => void;
}

/** Lets Enter save a right name only; leaving a wrong one brings the old name back. */
// #region taught
function CheckedInput({ onKeyDown, onBlur, onCancel, ...other }: CheckedInputProps) {
  // #endregion taught
  const id = React.useId();
  const problem = problemOf(other.value ?? '');

  return (
    <React.Fragment>
      {/* #region taught */}
      <TreeItemLabelInput
        {...other}
        aria-label="Name"
        aria-invalid={problem !== ''}
        aria-describedby={id}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !problem) onKeyDown?.(event);
        }}
        onBlur={(event) => (problem ? onCancel?.(event) : onBlur?.(event))}
      />
      <span id={id} role="alert" style={{ flexShrink: 0, fontSize: 12 }}>
        {problem}
      </span>
      {/* #endregion taught */}
    </React.Fragment>
  );
}

const CheckedItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function CheckedItem(props, ref) {
    const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
    const labelInput = { onCancel: interactions.handleCancelItemLabelEditing } as object;
    return (
      <TreeItem
        {...props}
        ref={ref}
        // #region taught
        slots={{ labelInput: CheckedInput }}
        // #endregion taught
        slotProps={{ labelInput }}
      />
    );
  },
);

export default function CheckedNames() {
  return (
    <RichTreeView
      aria-label="Cookbook with checked names"
      items={cookbook}
      isItemEditable
      // #region taught
      slots={{ item: CheckedItem }}
      // #endregion taught
      sx={{ width: '100%', maxWidth: 400 }}
    />
  );
}
