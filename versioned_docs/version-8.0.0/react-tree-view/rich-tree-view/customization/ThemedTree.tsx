import { ThemeProvider, type Theme } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { departments } from 'sample-data/departments';

/** The theme around it, with its own look for trees. */
const withTrees = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiRichTreeView: { defaultProps: { itemChildrenIndentation: 24 } },
    MuiTreeItem: {
      styleOverrides: {
        content: { borderRadius: 16 },
        label: { fontWeight: 500 },
      },
    },
  },
});

export default function ThemedTree() {
  return (
    <ThemeProvider theme={withTrees}>
      <RichTreeView
        aria-label="Departments in your theme"
        items={departments}
        defaultExpandedItems={['sales']}
        defaultSelectedItems="tickets"
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </ThemeProvider>
  );
}
