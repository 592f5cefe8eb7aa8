import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { thesisFiles, type FileItem } from 'sample-data/files';

// #region taught
/** Keeps the items whose label contains the text, and the parents of such items. */
function filterItems(items: FileItem[], text: string): FileItem[] {
  return items.flatMap((item) => {
    const children = filterItems(item.children ?? [], text);
    const isMatch = item.label.toLowerCase().includes(text);
    return isMatch || children.length > 0 ? [{ ...item, children }] : [];
  });
}
// #endregion taught

const parentsOf = (items: FileItem[]): string[] =>
  items.flatMap(({ id, children = [] }) =>
    children.length > 0 ? [id, ...parentsOf(children)] : [],
  );

export default function FilterItems() {
  const [text, setText] = React.useState('dis');
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const query = text.trim().toLowerCase();
  const items = React.useMemo(
    () => (query ? filterItems(thesisFiles, query) : thesisFiles),
    [query],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 230 }}>
      <TextField
        label="Find a file"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Typography variant="body2" role="status">
        {items.length === 0 && `No file is called “${text.trim()}”`}
      </Typography>
      {/* #region taught */}
      {items.length > 0 && (
        <RichTreeView
          aria-label="Files found"
          items={items}
          expandedItems={query ? parentsOf(items) : expanded}
          onExpandedItemsChange={(event, itemIds) => setExpanded(query ? expanded : itemIds)}
        />
      )}
      {/* #endregion taught */}
    </Stack>
  );
}
