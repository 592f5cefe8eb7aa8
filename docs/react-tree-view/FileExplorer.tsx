import * as React from 'react';
import Box from '@mui/material/Box';
import CodeIcon from '@mui/icons-material/Code';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import TextIcon from '@mui/icons-material/ArticleOutlined';
import type { Theme } from '@mui/material/styles';
import { useTreeItemModel, useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { fileItems, type FileItem } from 'sample-data/files';

const icons = { folder: FolderIcon, code: CodeIcon, image: ImageIcon, text: TextIcon };

// #region taught
const FileTreeItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function FileTreeItem(props, ref) {
    const { itemId, children, label } = props;
    const file = useTreeItemModel<FileItem>(itemId);
    const { status } = useTreeItemUtils({ itemId, children });
    const Icon = status.expanded ? FolderOpenIcon : icons[file?.kind ?? 'text'];

    return (
      <TreeItem
        {...props}
        ref={ref}
        label={
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Icon fontSize="small" color={file?.kind === 'folder' ? 'primary' : 'action'} />
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{label}</Box>
            <Box sx={{ color: 'text.secondary', typography: 'caption' }}>{file?.size} kB</Box>
          </Box>
        }
      />
    );
  },
);
// #endregion taught

/** A line along the children of each open folder, and an outline around the selected row. */
const look = {
  '& .MuiTreeItem-groupTransition': {
    borderInlineStart: 1,
    borderColor: 'divider',
    marginInlineStart: 1.75,
  },
  '& .MuiTreeItem-content': { borderRadius: 1, paddingBlock: 0.5 },
  '& .MuiTreeItem-content[data-selected]': {
    boxShadow: (theme: Theme) => `inset 0 0 0 1px ${(theme.vars ?? theme).palette.primary.main}`,
  },
};

export default function FileExplorer() {
  return (
    <RichTreeView
      aria-label="Files of the shop"
      items={fileItems}
      // #region taught
      slots={{ item: FileTreeItem }}
      // #endregion taught
      itemChildrenIndentation={0}
      defaultExpandedItems={['src', 'src/checkout']}
      defaultSelectedItems="src/checkout/Payment.tsx"
      sx={{ width: '100%', maxWidth: 480, ...look }}
    />
  );
}
