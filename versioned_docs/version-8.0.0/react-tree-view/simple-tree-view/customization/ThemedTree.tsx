import { ThemeProvider, type Theme } from '@mui/material/styles';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const compactTrees: Theme['components'] = {
  MuiSimpleTreeView: { defaultProps: { itemChildrenIndentation: 20 } },
  MuiTreeItem: {
    styleOverrides: {
      content: { paddingTop: 0, paddingBottom: 0 },
      label: { fontSize: '0.875rem' },
    },
  },
};

export default function ThemedTree() {
  return (
    <ThemeProvider
      theme={(outer: Theme) => ({ ...outer, components: { ...outer.components, ...compactTrees } })}
    >
      <SimpleTreeView
        aria-label="Tools"
        defaultExpandedItems={['workshop']}
        sx={{ width: '100%', maxWidth: 320 }}
      >
        <TreeItem itemId="workshop" label="Workshop">
          <TreeItem itemId="drill" label="Drill" />
          <TreeItem itemId="saw" label="Saw" />
        </TreeItem>
        <TreeItem itemId="garage" label="Garage" />
      </SimpleTreeView>
    </ThemeProvider>
  );
}
