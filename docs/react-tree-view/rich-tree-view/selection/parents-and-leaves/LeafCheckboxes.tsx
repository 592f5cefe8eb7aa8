import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { tourFiles, type FileItem } from 'sample-data/files';

const idsOfLeaves = (items: FileItem[]): string[] =>
  items.flatMap(({ id, children }) => (children ? idsOfLeaves(children) : [id]));

const leaves = new Set(idsOfLeaves(tourFiles));

/** Names the checkbox of a file and hides the one of a folder. */
function leafCheckbox({ itemId, label }: { itemId: string; label: string }) {
  const checkbox = {
    style: leaves.has(itemId) ? undefined : { display: 'none' },
    slotProps: { input: { 'aria-label': `Select ${label}` } },
  };
  return { slotProps: { checkbox } };
}

export default function LeafCheckboxes() {
  const [selected, setSelected] = React.useState<string[]>(['stage/Contact.txt']);

  return (
    <RichTreeView
      aria-label="Files to download"
      items={tourFiles}
      multiSelect
      checkboxSelection
      defaultExpandedItems={['stage', 'stage/lists']}
      selectedItems={selected}
      // Space and Ctrl + A reach folders too.
      onSelectedItemsChange={(event, itemIds) =>
        setSelected(itemIds.filter((itemId) => leaves.has(itemId)))
      }
      slotProps={{ item: leafCheckbox }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
