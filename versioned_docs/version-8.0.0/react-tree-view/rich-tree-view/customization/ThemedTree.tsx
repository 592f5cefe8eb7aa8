import { ThemeProvider, type Theme } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { floors } from 'sample-data/museum';

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
        aria-label="Museum floors in your theme"
        items={floors}
        defaultExpandedItems={['second-floor']}
        defaultSelectedItems="design"
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </ThemeProvider>
  );
}
