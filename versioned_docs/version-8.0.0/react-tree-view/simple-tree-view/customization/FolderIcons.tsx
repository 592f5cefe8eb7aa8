import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import FolderOpenIcon from '@mui/icons-material/FolderOpenOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FolderIcons() {
  return (
    <SimpleTreeView
      aria-label="Folders"
      defaultExpandedItems={['photos']}
      slots={{ expandIcon: FolderIcon, collapseIcon: FolderOpenIcon, endIcon: FileIcon }}
      slotProps={{ endIcon: { color: 'disabled' } }}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TreeItem itemId="photos" label="Photos">
        <TreeItem itemId="lake.jpg" label="lake.jpg" />
        <TreeItem itemId="bridge.jpg" label="bridge.jpg" />
      </TreeItem>
      <TreeItem itemId="letters" label="Letters">
        <TreeItem itemId="may.txt" label="may.txt" />
      </TreeItem>
    </SimpleTreeView>
  );
}
