import LockIcon from '@mui/icons-material/LockOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Folder {
  id: string;
  label: string;
  shared?: boolean;
  children?: Folder[];
}

const folders: Folder[] = [
  {
    id: 'photos',
    label: 'Photos',
    children: [
      { id: 'alps', label: 'Alps in winter' },
      { id: 'family', label: 'Family', shared: true },
    ],
  },
  { id: 'invoices', label: 'Invoices', shared: true },
  { id: 'drafts', label: 'Drafts' },
];

const isShared = (id: string) => id === 'family' || id === 'invoices';

export default function SomeItems() {
  return (
    <RichTreeView
      aria-label="Folders, shared ones keep their name"
      items={folders}
      defaultExpandedItems={['photos']}
      isItemEditable={(folder) => !folder.shared}
      slotProps={{
        item: ({ itemId }) => ({ slots: { endIcon: isShared(itemId) ? LockIcon : undefined } }),
      }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
