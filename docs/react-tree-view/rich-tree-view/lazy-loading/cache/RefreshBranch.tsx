import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { BranchCache } from './BranchCache';
import { folderChildren, type InboxItem } from './inbox';

export default function RefreshBranch() {
  const apiRef = useTreeViewApiRef();
  const [cache] = React.useState(() => new BranchCache());
  const [dataSource] = React.useState(() => ({
    getTreeItems: folderChildren,
    getChildrenCount: (item: InboxItem) => item.childrenCount,
  }));

  const refresh = () => {
    cache.expire('inbox');
    // Closing and opening asks again for what is no longer fresh.
    apiRef.current?.setItemExpansion({ itemId: 'inbox', shouldBeExpanded: false });
    apiRef.current?.setItemExpansion({ itemId: 'inbox', shouldBeExpanded: true });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button size="small" onClick={refresh}>
        Refresh the inbox
      </Button>
      <RichTreeViewPro
        aria-label="Mail"
        apiRef={apiRef}
        items={[] as InboxItem[]}
        dataSource={dataSource}
        dataSourceCache={cache}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
