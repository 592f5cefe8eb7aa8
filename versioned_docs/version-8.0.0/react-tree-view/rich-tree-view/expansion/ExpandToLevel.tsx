import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { wildlife, type ParkItem } from 'sample-data/park';

// #region taught
/** The parents that must be open to show so many levels. */
function parentsTo(level: number, items: ParkItem[]): string[] {
  if (level <= 1) return [];
  return items.flatMap(({ id, children }) =>
    children ? [id, ...parentsTo(level - 1, children)] : [],
  );
}
// #endregion taught

export default function ExpandToLevel() {
  const [expanded, setExpanded] = React.useState(parentsTo(2, wildlife));
  const level = [1, 2, 3].find((n) => parentsTo(n, wildlife).join() === expanded.join());

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <ToggleButtonGroup
        aria-label="Levels shown"
        exclusive
        size="small"
        value={level}
        onChange={(event, value: number | null) => value && setExpanded(parentsTo(value, wildlife))}
      >
        <ToggleButton value={1}>1 level</ToggleButton>
        <ToggleButton value={2}>2 levels</ToggleButton>
        <ToggleButton value={3}>3 levels</ToggleButton>
      </ToggleButtonGroup>
      {/* #region taught */}
      <RichTreeView
        aria-label="Wildlife by level"
        items={wildlife}
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
      />
      {/* #endregion taught */}
    </Stack>
  );
}
