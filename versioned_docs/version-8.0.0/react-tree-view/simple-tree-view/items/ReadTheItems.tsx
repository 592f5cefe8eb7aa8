import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ReadTheItems() {
  const apiRef = useTreeViewApiRef();
  const [report, setReport] = React.useState('Open a region, then ask');

  const ask = () => {
    const regions = apiRef.current?.getItemOrderedChildrenIds(null) ?? [];
    const depots = apiRef.current?.getItemOrderedChildrenIds('north') ?? [];
    const parent = apiRef.current?.getParentId('harbor') ?? 'no parent';
    setReport(`Regions: ${regions.length}. In north: ${depots.length}. Above harbor: ${parent}.`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <SimpleTreeView apiRef={apiRef} aria-label="Depots" sx={{ width: '100%', minHeight: 128 }}>
        <TreeItem itemId="north" label="North">
          <TreeItem itemId="harbor" label="Harbor depot" />
          <TreeItem itemId="airport" label="Airport depot" />
        </TreeItem>
        <TreeItem itemId="south" label="South" />
      </SimpleTreeView>
      <Button onClick={ask}>Ask the tree</Button>
      <Typography variant="body2" aria-live="polite">
        {report}
      </Typography>
    </Stack>
  );
}
