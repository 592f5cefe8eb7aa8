import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { archiveChildren, type ArchiveItem } from 'sample-data/archive';

const path = ['1951', '1951/07', '1951/07/2'];

const dataSource = {
  getChildrenCount: (item: ArchiveItem) => item.childrenCount,
  getTreeItems: async (parentId?: string) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    return archiveChildren(parentId);
  },
};

const years = archiveChildren().slice(0, 2);

export default function OpenPath() {
  const apiRef = useTreeViewApiRef();
  const expanded = React.useRef<string[]>([]);

  // Opens one level; the next follows when onItemExpansionToggle says that this one is there.
  const openLevel = (level: number) => {
    const itemId = path[level] ?? '';
    const isLast = level === path.length - 1;
    if (isLast) apiRef.current?.setItemSelection({ itemId, shouldBeSelected: true });
    // Nothing runs for an item that is expanded already.
    else if (expanded.current.includes(itemId)) openLevel(level + 1);
    else apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: true });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button size="small" onClick={() => openLevel(0)}>
        Show document 2 of July 1951
      </Button>
      <RichTreeViewPro
        aria-label="Archive that opens by itself"
        apiRef={apiRef}
        items={years}
        dataSource={dataSource}
        onExpandedItemsChange={(event, itemIds) => {
          expanded.current = itemIds;
        }}
        onItemExpansionToggle={(event, itemId, isExpanded) => {
          if (!event && isExpanded) openLevel(path.indexOf(itemId) + 1);
        }}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
