import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { archiveChildren, type ArchiveItem } from 'sample-data/archive';

export default function RootState() {
  const [state, setState] = React.useState<'loading' | 'failed' | 'ready'>('loading');
  const [dataSource] = React.useState(() => {
    let attempts = 0;
    return {
      getChildrenCount: (item: ArchiveItem) => item.childrenCount,
      getTreeItems: async (parentId?: string) => {
        await new Promise((resolve) => {
          setTimeout(resolve, 1000);
        });
        if (parentId) return archiveChildren(parentId);
        attempts += 1;
        // The first attempt fails, so that you see it.
        setState(attempts === 1 ? 'failed' : 'ready');
        if (attempts === 1) throw new Error('The archive does not answer');
        return archiveChildren().slice(0, 4);
      },
    };
  });

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 136 }}>
      {state === 'loading' && <LinearProgress aria-label="Loading the archive" />}
      {state === 'failed' && (
        // Without a tree on the page: the next one asks for its root again.
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => setState('loading')}>
              Try again
            </Button>
          }
        >
          No answer
        </Alert>
      )}
      {state !== 'failed' && (
        <RichTreeViewPro
          aria-label="Archive with a slow start"
          aria-busy={state === 'loading'}
          items={[] as ArchiveItem[]}
          dataSource={dataSource}
        />
      )}
    </Stack>
  );
}
