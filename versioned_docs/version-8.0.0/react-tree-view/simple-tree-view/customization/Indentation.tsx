import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function Indentation() {
  const [indentation, setIndentation] = React.useState<number | string>(24);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <ToggleButtonGroup
        aria-label="Indentation"
        exclusive
        value={indentation}
        onChange={(event, value) => value !== null && setIndentation(value)}
      >
        <ToggleButton value={0}>0</ToggleButton>
        <ToggleButton value={24}>24</ToggleButton>
        <ToggleButton value="3rem">3rem</ToggleButton>
      </ToggleButtonGroup>
      <SimpleTreeView
        aria-label="Chapters"
        defaultExpandedItems={['part', 'chapter']}
        itemChildrenIndentation={indentation}
      >
        <TreeItem itemId="part" label="Part one">
          <TreeItem itemId="chapter" label="Chapter 1">
            <TreeItem itemId="section" label="Section 1.1" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
