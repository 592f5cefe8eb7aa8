import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { instruments } from 'sample-data/music';

export default function FocusInClosedBranch() {
  const apiRef = useTreeViewApiRef();

  const goTo = (event: React.SyntheticEvent, itemId: string) => {
    const api = apiRef.current;
    // The item must be in the page before it can have the focus.
    flushSync(() => {
      let parentId = api?.getParentId(itemId);
      while (parentId) {
        api?.setItemExpansion({ itemId: parentId, shouldBeExpanded: true });
        parentId = api?.getParentId(parentId);
      }
    });
    api?.focusItem(event, itemId);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Button variant="outlined" onClick={(event) => goTo(event, 'double-basses')}>
        Go to Double basses
      </Button>
      <RichTreeView apiRef={apiRef} aria-label="Closed instruments" items={instruments} />
    </Stack>
  );
}
