import * as React from 'react';
import CodeIcon from '@mui/icons-material/Code';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpenOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import TextIcon from '@mui/icons-material/ArticleOutlined';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { gameFiles, type FileItem } from 'sample-data/files';

const icons = { folder: FolderIcon, code: CodeIcon, image: ImageIcon, text: TextIcon };

// #region taught
const FileTreeItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function FileTreeItem(props, ref) {
    const file = useTreeItemModel<FileItem>(props.itemId);
    const endIcon = icons[file?.kind ?? 'text'];
    return (
      <TreeItem
        {...props}
        ref={ref}
        slots={{ expandIcon: FolderIcon, collapseIcon: FolderOpenIcon, endIcon }}
      />
    );
  },
);
// #endregion taught

export default function IconByKind() {
  return (
    <RichTreeView
      aria-label="Files of a game"
      items={gameFiles}
      // #region taught
      slots={{ item: FileTreeItem }}
      // #endregion taught
      defaultExpandedItems={['sprites', 'game']}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
