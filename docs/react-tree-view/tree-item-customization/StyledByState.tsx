import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { exhibitions } from 'sample-data/museum';

// #region taught
const RoundItem = styled(TreeItem)(({ theme }) => ({
  [`& > .${treeItemClasses.content}`]: {
    borderRadius: 20,
    marginBlock: 2,
    '&[data-expanded] .MuiTreeItem-label': { fontWeight: 700 },
    '&[data-selected], &[data-selected]:hover': {
      backgroundColor: (theme.vars ?? theme).palette.primary.main,
      color: (theme.vars ?? theme).palette.primary.contrastText,
    },
    '&[data-focused]': {
      outline: `2px solid ${(theme.vars ?? theme).palette.text.primary}`,
      outlineOffset: 1,
    },
    '&[data-disabled]': { textDecoration: 'line-through' },
  },
  // #endregion taught
  // A line along the children of an open item.
  [`& .${treeItemClasses.groupTransition}`]: {
    marginInlineStart: 15,
    borderInlineStart: `1px dashed ${(theme.vars ?? theme).palette.divider}`,
  },
}));

export default function StyledByState() {
  return (
    <RichTreeView
      aria-label="Exhibitions with round rows"
      items={exhibitions}
      defaultExpandedItems={['under-the-ice']}
      defaultSelectedItems="prologue"
      isItemDisabled={(item) => item.id === 'family-sunday'}
      // #region taught
      slots={{ item: RoundItem }}
      // #endregion taught
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
