import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { rangers } from 'sample-data/park';

const key = 'rangers.expanded';

// #region taught
function readExpanded(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return []; // Storage is blocked, or holds something else.
  }
}
// #endregion taught

export default function RememberExpansion() {
  const [expanded, setExpanded] = React.useState(readExpanded);

  // #region taught
  const change = (itemIds: string[]) => {
    setExpanded(itemIds);
    try {
      localStorage.setItem(key, JSON.stringify(itemIds));
    } catch {
      // The tree works without it, until the page is left.
    }
  };
  // #endregion taught

  return (
    <RichTreeView
      aria-label="Ranger teams, open as you left them"
      items={rangers}
      // #region taught
      expandedItems={expanded}
      onExpandedItemsChange={(event, itemIds) => change(itemIds)}
      // #endregion taught
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
