import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments } from 'sample-data/departments';

const alwaysOpen = ['sales'];

export default function AlwaysOpen() {
  const [expanded, setExpanded] = React.useState(alwaysOpen);

  return (
    <RichTreeView
      aria-label="Departments, Sales always open"
      items={departments}
      expandedItems={expanded}
      onExpandedItemsChange={(event, itemIds) =>
        setExpanded([...new Set([...alwaysOpen, ...itemIds])])
      }
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
