import * as React from 'react';
import Box from '@mui/material/Box';
import CodeIcon from '@mui/icons-material/Code';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import TextIcon from '@mui/icons-material/ArticleOutlined';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { fileItems, type FileItem } from 'sample-data/files';

const icons = { folder: FolderIcon, code: CodeIcon, image: ImageIcon, text: TextIcon };

const FileTreeItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function FileTreeItem(props, ref) {
    const file = useTreeItemModel<FileItem>(props.itemId);
    const Icon = icons[file?.kind ?? 'text'];

    return (
      <TreeItem
        {...props}
        ref={ref}
        label={
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Icon fontSize="small" color={file?.kind === 'folder' ? 'primary' : 'action'} />
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{props.label}</Box>
            <Box sx={{ color: 'text.secondary', typography: 'caption' }}>{file?.size} kB</Box>
          </Box>
        }
      />
    );
  },
);

export default function FileExplorer() {
  return (
    <RichTreeView
      aria-label="Files of the shop"
      items={fileItems}
      slots={{ item: FileTreeItem }}
      defaultExpandedItems={['src', 'src/checkout']}
      defaultSelectedItems="src/checkout/Payment.tsx"
      sx={{ width: '100%', maxWidth: 480 }}
    />
  );
}
