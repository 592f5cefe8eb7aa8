import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function NamedByHeading() {
  const id = React.useId();

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={`${id}-name`} sx={{ fontWeight: 600 }}>
        Stops on the coast line
      </Typography>
      <Typography id={`${id}-hint`} variant="body2" color="textSecondary">
        Press the star key to open all regions.
      </Typography>
      <SimpleTreeView aria-labelledby={`${id}-name`} aria-describedby={`${id}-hint`}>
        <TreeItem itemId="north" label="North">
          <TreeItem itemId="harbor" label="Harbor" />
          <TreeItem itemId="lighthouse" label="Lighthouse" />
        </TreeItem>
        <TreeItem itemId="south" label="South">
          <TreeItem itemId="dunes" label="Dunes" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
