import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { trails } from 'sample-data/park';

const alwaysOpen = ['long-distance'];

export default function AlwaysOpen() {
  const [expanded, setExpanded] = React.useState(alwaysOpen);

  return (
    <RichTreeView
      aria-label="Trails, Long distance always open"
      items={trails}
      expandedItems={expanded}
      onExpandedItemsChange={(event, itemIds) =>
        setExpanded([...new Set([...alwaysOpen, ...itemIds])])
      }
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
