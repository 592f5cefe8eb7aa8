import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import {
  TreeItemLabelInput,
  type TreeItemLabelInputProps,
} from '@mui/x-tree-view/TreeItemLabelInput';
import { departments } from 'sample-data/departments';

const problemOf = (name: string) => {
  if (name.trim() === '') return 'A name is needed';
  return /[/\\]/.test(name) ? 'No slashes, please' : '';
};

/** Passes Enter on only when the name is right, and says what is wrong with it. */
function CheckedInput({ onKeyDown, onBlur, ...other }: TreeItemLabelInputProps) {
  const id = React.useId();
  const problem = problemOf(other.value ?? '');

  return (
    <React.Fragment>
      <TreeItemLabelInput
        {...other}
        aria-label="Name"
        aria-invalid={problem !== ''}
        aria-describedby={id}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !problem) onKeyDown?.(event);
        }}
        onBlur={(event) => {
          if (problem) event.target.focus();
          else onBlur?.(event);
        }}
      />
      <span id={id} role="alert" style={{ flexShrink: 0, fontSize: 12 }}>
        {problem}
      </span>
    </React.Fragment>
  );
}

const CheckedItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function CheckedItem(props, ref) {
    return <TreeItem {...props} ref={ref} slots={{ labelInput: CheckedInput }} />;
  },
);

export default function CheckedNames() {
  return (
    <RichTreeView
      aria-label="Departments with checked names"
      items={departments}
      isItemEditable
      slots={{ item: CheckedItem }}
      sx={{ width: '100%', maxWidth: 400 }}
    />
  );
}
