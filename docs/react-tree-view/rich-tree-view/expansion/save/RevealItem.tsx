import * as React from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { fileItems } from 'sample-data/files';

const links = { 'Payment.tsx': 'src/checkout/Payment.tsx', 'hero.webp': 'public/hero.webp' };

export default function RevealItem() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [selected, setSelected] = React.useState<string | null>(null);

  // #region taught
  React.useEffect(() => {
    const reveal = () => {
      const itemId = new URLSearchParams(window.location.hash.slice(1)).get('file');
      if (itemId === null) return;
      const parents: string[] = [];
      let parentId = apiRef.current?.getParentId(itemId);
      while (parentId) {
        parents.push(parentId);
        parentId = apiRef.current?.getParentId(parentId);
      }
      setExpanded((current) => [...new Set([...current, ...parents])]);
      setSelected(itemId);
    };
    reveal();
    window.addEventListener('hashchange', reveal);
    return () => window.removeEventListener('hashchange', reveal);
  }, [apiRef]);
  // #endregion taught

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      {Object.entries(links).map(([name, itemId]) => (
        <Link key={itemId} href={`#file=${encodeURIComponent(itemId)}`}>
          Show {name}
        </Link>
      ))}
      <RichTreeView
        apiRef={apiRef}
        aria-label="Files with a link to two of them"
        items={fileItems}
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
      />
    </Stack>
  );
}
