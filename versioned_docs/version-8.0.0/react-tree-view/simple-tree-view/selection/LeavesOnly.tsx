import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const shelves: Record<string, string[]> = {
  Poetry: ['Odes', 'Sonnets'],
  Travel: ['Mountains', 'Rivers'],
};

export default function LeavesOnly() {
  const [book, setBook] = React.useState<string | null>(null);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <SimpleTreeView
        aria-label="Books to borrow"
        defaultExpandedItems={['Poetry']}
        selectedItems={book}
        onSelectedItemsChange={(event, itemId) => {
          if (itemId === null || !(itemId in shelves)) setBook(itemId);
        }}
        sx={{ minHeight: 192 }}
      >
        {Object.entries(shelves).map(([shelf, books]) => (
          <TreeItem key={shelf} itemId={shelf} label={shelf}>
            {books.map((title) => (
              <TreeItem key={title} itemId={title} label={title} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
      <Typography variant="body2" aria-live="polite">
        {book ? `You borrow ${book}` : 'Choose a book; a shelf only opens'}
      </Typography>
    </Stack>
  );
}
