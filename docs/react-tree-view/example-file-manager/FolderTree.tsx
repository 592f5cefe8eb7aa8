import * as React from 'react';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import type { Folder } from './files';

const Drop = React.createContext((_folder: string) => {});

/** A folder that takes what is dropped on it. */
const DropItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function DropItem(props, ref) {
  const onDrop = React.useContext(Drop);
  const content = {
    onDragOver: (event: React.DragEvent) => event.preventDefault(),
    onDrop: (event: React.DragEvent) => {
      event.preventDefault();
      onDrop(props.itemId);
    },
  };
  return <TreeItem {...props} ref={ref} slotProps={{ ...props.slotProps, content }} />;
});

interface FolderTreeProps {
  folders: Folder[];
  shown: string;
  onShow: (folder: string) => void;
  onRename: (folder: string, name: string) => void;
  onDrop: (folder: string) => void;
}

export default function FolderTree({ folders, shown, onShow, onRename, onDrop }: FolderTreeProps) {
  return (
    <Drop.Provider value={onDrop}>
      <RichTreeView
        aria-label="Folders"
        items={folders}
        defaultExpandedItems={['shop', 'src']}
        selectedItems={shown}
        onSelectedItemsChange={(_, folder) => folder && folder !== shown && onShow(folder)}
        isItemEditable
        onItemLabelChange={onRename}
        slots={{
          item: DropItem,
          expandIcon: FolderIcon,
          collapseIcon: FolderOpenIcon,
          endIcon: FolderIcon,
        }}
      />
    </Drop.Provider>
  );
}
