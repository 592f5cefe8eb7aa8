import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { trails } from 'sample-data/park';

export default function OneBranch() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>(['long-distance']);

  const keepOnePerLevel = (itemId: string, isExpanded: boolean) => {
    const parentId = apiRef.current?.getParentId(itemId) ?? null;
    const siblings = apiRef.current?.getItemOrderedChildrenIds(parentId) ?? [];
    const others = expanded.filter((id) => !siblings.includes(id));
    setExpanded(isExpanded ? [...others, itemId] : expanded.filter((id) => id !== itemId));
  };

  return (
    <RichTreeView
      apiRef={apiRef}
      aria-label="Trails, one open at a time"
      items={trails}
      expandedItems={expanded}
      onItemExpansionToggle={(event, itemId, isExpanded) => keepOnePerLevel(itemId, isExpanded)}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
