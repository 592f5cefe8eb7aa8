import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Shelf {
  number: number;
  subject: string;
  books: number;
  children?: Shelf[];
}

const shelves: Shelf[] = [
  {
    number: 500,
    subject: 'Science',
    books: 412,
    children: [
      { number: 510, subject: 'Mathematics', books: 96 },
      { number: 520, subject: 'Astronomy', books: 58 },
    ],
  },
  { number: 700, subject: 'Arts', books: 230 },
];

// Outside the component: a new function would make the tree read all items again.
const getItemId = (shelf: Shelf) => String(shelf.number);
const getItemLabel = (shelf: Shelf) => `${shelf.subject} (${shelf.books})`;

export default function OwnFields() {
  return (
    <RichTreeView
      aria-label="Shelves of the library"
      items={shelves}
      getItemId={getItemId}
      getItemLabel={getItemLabel}
      defaultExpandedItems={['500']}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
